//! Article 12: the role of the arbiter.

pub(crate) mod arbiter;
pub(crate) mod duties;
pub(crate) mod penalties;
pub(crate) mod spectators;
