//! PGN, the portable game notation: read in any shape, written by the standard.
//!
//! [`Reader`] gives what stands in a file as borrowed events, [`Games`] whole games with their moves
//! found on the board, and [`Writer`] writes them.

mod comment;
mod event;
mod game;
mod games;
mod input;
mod lexer;
mod lexer_moves;
mod lines;
mod nag;
mod reader;
mod resolve;
mod result;
mod scan;
mod scan_tag;
mod tag;
mod text;
mod trouble;
mod words;
mod wrap;
mod writer;

pub use comment::{Command, Comment, Evaluation};
pub use event::{Event, Item, Mark, MoveText};
pub use game::{Game, Problem, Step};
pub use games::{Games, MOST_STEPS};
pub use input::{Input, Slice, Stream};
pub use nag::Nag;
pub use reader::Reader;
pub use result::{GameResult, ParseResultError};
pub use tag::Tag;
pub use text::decode;
pub use trouble::{Fault, Trouble};
pub use writer::Writer;

/// The longest comment, line or tag in bytes; longer ones are reported and passed over.
pub const LONGEST_TOKEN: usize = 1 << 20;

/// The longest word among the moves in bytes, as the standard has it.
pub const LONGEST_SYMBOL: usize = 255;
