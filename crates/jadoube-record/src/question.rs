//! What is left to the arbiter: questions, what a decision is about, and the choices that the arbiter has.
//!
//! Which choices are lawful in a game may not stand here: the articles say so when they ask.

pub(crate) mod adjournment;
pub(crate) mod blind;
pub(crate) mod choice;
pub(crate) mod conduct;
pub(crate) mod quickplay;
pub(crate) mod topic;

use jadoube_chess::{Illegality, Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::{AdjournmentQuestion, BlindQuestion, ConductQuestion, Duty, QuickplayQuestion};

/// What was wrong with a move that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// It was illegal.
    Illegal(Illegality),
    /// The pieces were moved in a way that is no move.
    NoMove,
    /// The pawn was left on the last rank (7.5.2).
    Unpromoted,
    /// It was legal, but not with the piece that had been touched.
    TouchMove(Duty),
    /// It was legal, but made with two hands (7.5.4).
    BothHands,
    /// The clock was pressed and no piece had been moved (7.5.3).
    Pass,
}

impl Wrong {
    /// Whether it counts as an illegal move (7.5.1 to 7.5.4).
    pub const fn is_illegal_move(self) -> bool {
        match self {
            Self::Illegal(_) | Self::NoMove | Self::Unpromoted | Self::BothHands | Self::Pass => {
                true
            }
            Self::TouchMove(_) => false,
        }
    }
}

/// What an arbiter was asked, with what is needed to carry out the answer.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[is(side: Option<Side> = None, square: Option<Square> = None, alone: bool = false)]
#[tell(word)]
#[word(apart)]
pub enum Question {
    /// Which times the clocks show after the position was restored (7.1).
    #[word("the clocks")]
    Clocks {
        /// White's time at that position.
        white_ms: i64,
        /// Black's time at that position.
        black_ms: i64,
    },
    /// Whether a king on its castling square was a castling not yet finished (4.7.2).
    #[word("{side}'s castling")]
    #[is(side = Some(*side))]
    Castling {
        /// The player who moved the king.
        side: Side,
    },
    /// Whether a press was an accident (7.5.3).
    #[word("{side}'s press")]
    #[is(side = Some(*side))]
    Press {
        /// The player who pressed.
        side: Side,
    },
    /// Whether a touch was intended (4.2.2).
    #[word("{side}'s touch of {on}")]
    #[says(on = Square::E4)]
    #[is(side = Some(*side), square = Some(*on))]
    Touch {
        /// The player who touched a piece.
        side: Side,
        /// The square of the piece.
        on: Square,
    },
    /// Whether what a late clock reported is taken into the game.
    #[word("{side}'s reported press")]
    #[is(side = Some(*side), alone = true)]
    Report {
        /// The player who pressed.
        side: Side,
        /// When the press was, in game time.
        at: u64,
    },
    /// Whether a player who came late has lost (6.7.1).
    #[word("{side}'s arrival")]
    #[is(side = Some(*side))]
    Arrival {
        /// The player who came late.
        side: Side,
    },
    /// Whether the players may agree to a draw (9.1.1).
    #[word("the agreement")]
    Agreement,
    /// Whether a player is given a penalty of 12.9.
    #[word("{side}'s penalty")]
    #[is(side = Some(*side), alone = true)]
    Penalty {
        /// The player who may be penalised.
        side: Side,
    },
    /// Whether a player who stopped the clock had a reason for it (6.11.4).
    #[word("{side}'s stopping of the clock")]
    #[is(side = Some(*side))]
    Stop {
        /// The player who stopped the clock.
        side: Side,
    },
    /// Which times the clocks show after a wrong setting was put right (6.10.2).
    #[word("the clock setting")]
    Setting {
        /// White's time by the right setting.
        white_ms: i64,
        /// Black's time by the right setting.
        black_ms: i64,
    },
    /// What a player's clock shows if an assistant presses it (6.2.6).
    #[word("{side}'s assistant")]
    #[is(side = Some(*side))]
    Deduction {
        /// The player who has the assistant.
        side: Side,
    },
    /// Whether a clock works (6.10.1).
    #[word("the clock")]
    Defect,
    /// What follows, as both flags are down and nobody knows which fell first.
    #[word("both flags")]
    BothFlags,
    /// About an adjourned game.
    #[word(nested)]
    OfAdjournment(AdjournmentQuestion),
    /// About a quickplay finish.
    #[word(nested)]
    OfQuickplay(QuickplayQuestion),
    /// About a visually disabled player's game.
    #[word(nested)]
    OfBlind(BlindQuestion),
    /// About conduct, a penalty or a result.
    #[word(nested)]
    OfConduct(ConductQuestion),
    /// Whether a position stands although it came about wrongly.
    #[word("the position")]
    Position,
}

impl Wrong {
    /// At least one of every kind, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        vec![
            Self::Illegal(Illegality::EmptySquare { from: Square::E4 }),
            Self::NoMove,
            Self::Unpromoted,
            Self::TouchMove(Duty::Free),
            Self::BothHands,
            Self::Pass,
        ]
    }
}

impl crate::words::Sample for Wrong {
    fn samples() -> Vec<Self> {
        Self::samples()
    }
}
