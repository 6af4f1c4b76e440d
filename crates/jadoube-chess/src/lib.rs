#![doc = include_str!("../README.md")]

mod accelerated;
mod arrangement;
mod attacks;
mod attempt;
mod board;
mod by_side;
mod castling;
mod check;
mod check_castling;
mod check_pawn;
pub mod chess960;
mod counter;
mod double_step;
mod fen;
mod fen_castling;
mod fen_error;
mod fen_lenient;
mod fen_mended;
mod fen_read;
mod fen_write;
mod find;
mod find_flaws;
mod flaws;
mod generate;
mod illegality;
mod irregular;
mod key;
mod last_move;
mod legal;
mod lines;
mod mover;
mod moves;
mod node;
mod occurrences;
mod perft;
mod piece;
mod play;
mod position;
mod reach;
mod setup;
mod side;
mod sink;
mod sliders;
mod square;
mod square_set;
mod throne;
mod uci;

pub use arrangement::Arrangement;
pub use attempt::Attempt;
pub use board::Board;
pub use by_side::BySide;
pub use castling::Wing;
pub use fen::{CastlingLetters, EnPassantField, Fen};
pub use fen_error::{FenFault, FenField, ParseFenError, ParsePositionError};
pub use fen_mended::Mended;
pub use find::NotFound;
pub use flaws::{Flaw, Flaws, Tier};
pub use illegality::{Ending, Illegality, Placed};
pub use irregular::Irregular;
pub use moves::Move;
pub use occurrences::Occurrences;
pub use piece::{Kind, Piece};
pub use position::Position;
pub use setup::Setup;
pub use side::{ParseSideError, Side};
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
pub use uci::{CastlingText, ParseAttemptError, UciError};

/// The example on the project's front page, tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
