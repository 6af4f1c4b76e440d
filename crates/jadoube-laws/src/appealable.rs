//! What is known of decisions, for appeals against them; nothing here asks a law.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{ConductEffect, Effect, ParseWordsError};

/// A decision that can be appealed against, with all that it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) entry: u32,
    pub(crate) at: u64,
    pub(crate) effects: Vec<Effect>,
    /// The entry that had raised the question, if it answered one: both are one matter.
    pub(crate) asked_in: Option<u32>,
}

impl Decision {
    /// Whether this decision and another are one matter.
    pub(crate) fn belongs_to(&self, other: &Self) -> bool {
        self.entry == other.entry
            || self.asked_in == Some(other.entry)
            || other.asked_in == Some(self.entry)
    }
}

/// What a player can appeal against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appealable {
    /// How the game ended.
    Result,
    /// A warning (12.9.1).
    Warning,
    /// Time that was added or taken, or a clock that was set.
    Time,
    /// Points that are given or taken when the game is over (12.9.4, 12.9.5).
    Points,
    /// A fine (12.9.7).
    Fine,
    /// An exclusion from rounds (12.9.8).
    Exclusion,
    /// An expulsion (12.9.9).
    Expulsion,
    /// What is on the board.
    Position,
    /// That a claim was rejected.
    Rejection,
}

const WORDS: [(Appealable, &str); 9] = [
    (Appealable::Result, "the result"),
    (Appealable::Warning, "the warning"),
    (Appealable::Time, "the time"),
    (Appealable::Points, "the points"),
    (Appealable::Fine, "the fine"),
    (Appealable::Exclusion, "the exclusion"),
    (Appealable::Expulsion, "the expulsion"),
    (Appealable::Position, "the position"),
    (Appealable::Rejection, "the rejection"),
];

impl Appealable {
    /// Whether an effect is of this kind.
    pub(crate) const fn is(self, effect: &Effect) -> bool {
        match self {
            Self::Result => matches!(effect, Effect::GameEnded(_) | Effect::ResultReplaced { .. }),
            Self::Warning => matches!(effect, Effect::Warned { .. }),
            Self::Time => matches!(
                effect,
                Effect::TimeAdded { .. } | Effect::TimeTaken { .. } | Effect::ClockSet { .. }
            ),
            Self::Points => matches!(
                effect,
                Effect::OfConduct(ConductEffect::PointsWait { .. }) | Effect::ResultReplaced { .. }
            ),
            Self::Fine => matches!(effect, Effect::OfConduct(ConductEffect::Fined { .. })),
            Self::Exclusion => matches!(effect, Effect::OfConduct(ConductEffect::Excluded { .. })),
            Self::Expulsion => matches!(effect, Effect::OfConduct(ConductEffect::Expelled { .. })),
            Self::Position => matches!(
                effect,
                Effect::PositionRestored { .. }
                    | Effect::TurnReturned { .. }
                    | Effect::BecomesQueen { .. }
                    | Effect::StartedAnew { .. }
                    | Effect::MoveStands { .. }
                    | Effect::CastlingLost { .. }
            ),
            Self::Rejection => matches!(effect, Effect::ClaimRejected),
        }
    }

    /// Reads the words, if they stand next.
    pub(crate) fn read(words: &mut Words<'_>) -> Option<Self> {
        WORDS.into_iter().find(|(_, phrase)| words.take(phrase)).map(|(what, _)| what)
    }
}

impl fmt::Display for Appealable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = WORDS.iter().find(|(what, _)| what == self).map(|(_, words)| *words);
        f.write_str(words.unwrap_or_default())
    }
}

impl FromStr for Appealable {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let all = || WORDS.map(|(_, words)| words).join(" | ");
        let what = Self::read(&mut words).ok_or_else(|| words.wrong(all()))?;
        words.end()?;
        Ok(what)
    }
}
