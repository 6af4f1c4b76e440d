//! What holds of the whole crate.

mod answers;
mod exhaustive;
mod helpmate_table;
mod material;
mod symmetry;
mod watcher;
