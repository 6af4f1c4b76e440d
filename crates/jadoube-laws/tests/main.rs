//! One binary for all tests of the law engine.

mod acts;
mod audience;
mod bases;
mod decisions;
mod envelope;
mod looking;
mod messages;
mod mirrored;
mod points;
mod regulations;
mod simulation;
mod timing;
mod touch_move;
mod words;
