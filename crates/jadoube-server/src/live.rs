//! Live connections: to one game and to a whole competition, and why each of them ends.

mod closing;
pub(crate) mod competition;
pub(crate) mod game;
