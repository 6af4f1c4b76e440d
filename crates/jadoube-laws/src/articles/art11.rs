//! Article 11: the conduct of the players, and appeals.

pub(crate) mod appeals;
pub(crate) mod conduct;
pub(crate) mod devices;
pub(crate) mod offence;
