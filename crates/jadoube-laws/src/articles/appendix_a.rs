//! Appendices A and B: rapidplay and blitz.

pub(crate) mod rapid;
pub(crate) mod supervision;
pub(crate) mod take_back;
