#![doc = include_str!("../README.md")]

mod accelerated;
mod attacks;
mod attempt;
mod board;
mod castling;
pub mod chess960;
mod generate;
mod key;
mod legal;
mod lines;
mod moves;
mod perft;
mod piece;
mod play;
mod position;
mod setup;
mod side;
mod sliders;
mod square;
mod square_set;

pub use attempt::Attempt;
pub use board::Board;
pub use castling::Wing;
pub use moves::Move;
pub use piece::{Kind, Piece};
pub use position::Position;
pub use setup::Setup;
pub use side::{ParseSideError, Side};
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
