//! PGN, the portable game notation: read in any shape, written by the standard.
//!
//! [`Reader`] gives the contents of a file as borrowed events, [`Replay`] plays them through,
//! [`Games`] gives whole games with their moves found on the board, and [`Writer`] writes them.

mod comment;
mod event;
mod game;
mod games;
mod input;
mod lexer;
mod lexer_moves;
mod line_count;
mod lines_of_play;
mod nag;
mod raw;
mod reader;
mod replay;
mod replay_event;
mod resolve;
mod result;
mod scan;
mod scan_tag;
mod split;
mod start;
mod tag;
mod text;
mod token;
mod trouble;
mod words;
mod wrap;
mod writer;
mod writer_text;

pub use comment::{Command, Comment, Evaluation};
pub use event::{Event, Item, Mark, MoveText};
pub use game::{Game, Problem, Step};
pub use games::Games;
pub use input::{Input, Slice, Stream};
pub use nag::Nag;
pub use raw::{MOST_PROBLEMS, MOST_STEPS, MOST_TEXT};
pub use reader::Reader;
pub use replay::Replay;
pub use replay_event::{Played, ReplayEvent, ReplayItem};
pub use result::{GameResult, ParseResultError};
pub use split::split;
pub use tag::Tag;
pub use text::decode;
pub use trouble::{Fault, Trouble};
pub use writer::Writer;

/// The longest comment, line or tag in bytes; longer ones are reported and skipped.
pub const LONGEST_TOKEN: usize = 1 << 20;

/// The longest word among the moves in bytes, as in the standard.
pub const LONGEST_SYMBOL: usize = 255;

/// The deepest variation that is played; deeper ones are read but not played.
pub const DEEPEST_VARIATION: usize = 1 << 10;
