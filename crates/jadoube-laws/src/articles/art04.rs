//! Article 4: the act of moving the pieces.

pub(crate) mod adjusting;
pub(crate) mod castling;
pub(crate) mod commit;
pub(crate) mod complaint;
pub(crate) mod duty;
pub(crate) mod king_released;
pub(crate) mod promotion;
pub(crate) mod taken_back;
pub(crate) mod touch_move;
