//! What holds of the whole crate.
