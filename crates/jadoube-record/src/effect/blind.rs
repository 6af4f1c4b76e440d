//! What the Laws make of games of visually disabled players (Appendix D).

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{Argument, Message};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::AssistantDuties;
use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::words::Ms;
use crate::words::forms;
use crate::{Appealable, Audience};

/// What the Laws make of announcements, boards and assistants.
#[derive(Word, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnBlind)]
pub enum BlindEffect {
    /// Each player has a board (D.1).
    #[word("the game is played on two boards")]
    #[is(kind = Decision, told = Everyone)]
    TwoBoards,
    /// A player has an assistant, for all duties or for those that are named (D.2.10, D.2.11).
    #[word("{side} has an assistant [{duties}]")]
    #[tell(message = assistant_accepted(*side, duties))]
    #[is(kind = Decision, told = Everyone)]
    AssistantAccepted {
        /// The player who has the assistant.
        side: Side,
        /// For which duties; all if none is named.
        #[serde(default, skip_serializing_if = "AssistantDuties::are_all")]
        duties: AssistantDuties,
    },
    /// A player announced a move (D.2.1).
    #[word("{side} announces {attempt}")]
    #[word("{side} announces no move", attempt = None)]
    #[tell(message = heard(*side, *attempt))]
    #[is(kind = Routine, told = Everyone)]
    Heard {
        /// The player who announced.
        side: Side,
        /// The move that was announced, if the words are a legal move.
        attempt: Option<Attempt>,
    },
    /// A player repeated the move that the opponent announced (D.2.1).
    #[word("{side} repeats the announcement")]
    #[is(kind = Routine, told = Everyone)]
    Repeated {
        /// The player who repeated the announcement.
        side: Side,
    },
    /// A player must repeat the opponent's announcement (D.2.1).
    #[word("{side} must repeat the announcement")]
    #[says(side = Side::Black)]
    #[is(kind = Decision, told = Everyone)]
    MustRepeat {
        /// The player who must repeat the announcement.
        side: Side,
    },
    /// A player must announce the move that was made (D.2.1).
    #[word("{side} must announce the move")]
    #[word(also "{side} must announce his move")]
    #[is(kind = Decision, told = Everyone)]
    MustAnnounce {
        /// The player who must announce.
        side: Side,
    },
    /// Something is still missing before a move counts as made (D.2.3).
    #[word("{side}'s move is not yet made")]
    #[is(kind = Decision, told = Everyone)]
    NotYetMade {
        /// The player whose move is not made yet.
        side: Side,
    },
    /// A player is told the moves and times that were asked for (D.2.10.4).
    #[word("{side} is told: {moves} moves, White {white_ms:time}, Black {black_ms:time}")]
    #[tell(side = side, count = moves, white = Ms(*white_ms), black = Ms(*black_ms))]
    #[says(white_ms = 3_000_000, black_ms = 2_700_000)]
    #[is(kind = Decision, told = ArbiterAnd(*side))]
    Told {
        /// The player who is told.
        side: Side,
        /// How many moves that player has completed.
        moves: u32,
        /// White's time, in milliseconds.
        white_ms: i64,
        /// Black's time, in milliseconds.
        black_ms: i64,
    },
}

impl From<BlindEffect> for crate::Effect {
    fn from(effect: BlindEffect) -> Self {
        Self::OfBlind(effect)
    }
}

fn assistant_accepted(side: Side, duties: &AssistantDuties) -> Message {
    let side = Argument::side(side);
    match duties.are_all() {
        true => Message::new("ruling-assistant-accepted").with("side", side),
        false => Message::new("ruling-assistant-accepted-for")
            .with("side", side)
            .with("articles", Argument::text(duties.articles())),
    }
}

fn heard(side: Side, attempt: Option<Attempt>) -> Message {
    let side = Argument::side(side);
    match attempt {
        Some(attempt) => Message::new("ruling-announced")
            .with("side", side)
            .with("move", Argument::text(attempt.to_string())),
        None => Message::new("ruling-announced-no-move").with("side", side),
    }
}
