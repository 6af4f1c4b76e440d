//! What one line of a law case says that somebody did.

use jadoube_chess::Attempt;
use jadoube_record_derive::Word;

use crate::{Event, Hands};

/// One act in words: an event, or a move with all that hands do for it.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Touches the piece, touches the piece to be taken, and releases.
    #[word("plays {attempt} [{hands}]")]
    Plays {
        /// The move.
        attempt: Attempt,
        /// With what.
        hands: Hands,
    },
    /// Plays, and presses the clock.
    #[word("completes {attempt} [{hands}]")]
    Completes {
        /// The move.
        attempt: Attempt,
        /// With what.
        hands: Hands,
    },
    /// Does one thing.
    #[word(nested)]
    Event(Event),
}
