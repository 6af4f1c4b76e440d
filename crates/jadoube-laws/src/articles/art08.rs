//! Article 8: the recording of the moves, and the signed result.

pub(crate) mod completing;
pub(crate) mod recording;
pub(crate) mod result;
pub(crate) mod sheets;
