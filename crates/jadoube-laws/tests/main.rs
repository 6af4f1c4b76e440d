//! One binary for all tests of the law engine.

mod audience;
mod decisions;
mod envelope;
mod messages;
mod points;
mod simulation;
mod touch_move;
