//! Tests of the whole crate.

mod afresh;
mod answers;
mod exhaustive;
mod helpmate_table;
mod material;
mod symmetry;
mod watcher;
