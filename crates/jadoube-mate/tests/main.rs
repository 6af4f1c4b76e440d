//! What holds of the whole crate.

mod answers;
mod material;
mod symmetry;
