//! Appendix D: visually disabled players and assistants.

pub(crate) mod assistant;
pub(crate) mod blind;
pub(crate) mod boards;
pub(crate) mod made;
