//! What one line of a law case says that somebody did.

use jadoube_chess::Attempt;
use jadoube_record_derive::Word;

use crate::section::Section;
use crate::{Event, Hands};

/// One act in words: an event, or a move with all that hands do for it.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash)]
#[is(section: Section)]
pub enum Act {
    /// A move with all that hands do for it: touches the piece, touches the piece to be taken, and
    /// releases.
    #[word("plays {attempt} [{hands}]")]
    #[says(
        "A move, legal or not, with all that the hand does for it: touches e2, touches what \
         stands on e4 if it is the opponent's, releases on e4. Castling `plays e1g1`: king, then \
         rook (in Chess960 king's square, then rook's: `plays e1h1`). Promotion `plays e7e8q`: \
         the pawn goes off and the queen is put; without a letter the pawn stays on e8."
    )]
    #[is(section = Hands)]
    Plays {
        /// The move.
        attempt: Attempt,
        /// Whether one hand or both made it.
        hands: Hands,
    },
    /// The move, and the clock pressed after it.
    #[word("completes {attempt} [{hands}]")]
    #[says("Plays it and presses the clock.")]
    #[is(section = Hands)]
    Completes {
        /// The move.
        attempt: Attempt,
        /// Whether one hand or both made it.
        hands: Hands,
    },
    /// Does one thing.
    #[word(nested)]
    Event(Event),
}
