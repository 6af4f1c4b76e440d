//! Article 9: the drawn game.

pub(crate) mod claims;
pub(crate) mod counts;
pub(crate) mod draws;
pub(crate) mod gives_way;
pub(crate) mod written_move;
