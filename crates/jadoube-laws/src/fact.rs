use std::fmt;
use std::str::FromStr;

use jadoube_chess::{Side, Square};
use serde::{Deserialize, Serialize};

use crate::fact_clock::ClockFact;
use crate::fact_conduct::ConductFact;
use crate::words::Words;
use crate::{AdjournmentFact, BlindFact, ParseWordsError};

/// Something about the game that an arbiter can notice or be told.
///
/// `Display` says what is so (`White's move 12 is illegal`), as the arbiter alone is told it.
/// [`Fact::noticed`] and `FromStr` name only where the arbiter looks (`White's move 12`): whether
/// anything is wrong there, the engine finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A completed move is illegal.
    Move {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A move was legal, but not with the piece that had been touched.
    TouchMove {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A flag has fallen.
    Flag {
        /// Whose.
        side: Side,
    },
    /// The men as they stand are not a legal position.
    Position,
    /// A man stands where it does not belong.
    Man {
        /// Where.
        on: Square,
    },
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on the last rank.
    PawnNotPromoted {
        /// Where.
        on: Square,
    },
    /// A move was made with two hands.
    BothHands {
        /// By whom.
        side: Side,
    },
    /// The clock was pressed though no move had been made.
    PressedWithoutMove {
        /// By whom.
        side: Side,
    },
    /// The game began from a wrong position.
    InitialPosition,
    /// The board lies turned by a quarter.
    BoardTurned,
    /// The players have each other's colour.
    Colours,
    /// The clock is not set as the regulations say.
    ClockSetting,
    /// The clock does not work.
    ClockFailed,
    /// A scoresheet does not say what was played.
    Sheet {
        /// Whose.
        side: Side,
    },
    /// The two boards of a game with a visually disabled player differ.
    BoardsDiffer,
    /// The position on the board has occurred so often.
    Occurred {
        /// How often, this time included.
        times: u32,
    },
    /// So many moves by each player without capture or pawn move.
    QuietMoves {
        /// How many.
        moves: u32,
    },
    /// A player adjusts pieces while the opponent is away.
    AdjustingAlone {
        /// Who adjusts.
        side: Side,
    },
    /// A draw was offered at another time than after the move and before the press.
    OfferAtWrongTime {
        /// By whom.
        side: Side,
    },
    /// A draw was offered again, though the opponent had declined and offered none himself.
    OfferRepeated {
        /// By whom.
        side: Side,
    },
    /// The clock was pressed with the hand that did not move.
    OtherHand {
        /// By whom.
        side: Side,
    },
    /// Something about the clock, or about how the game begins.
    OfClock(ClockFact),
    /// Something about scoresheets or conduct.
    OfConduct(ConductFact),
    /// Something about an adjourned game.
    OfAdjournment(AdjournmentFact),
    /// Something about a visually disabled player's game.
    OfBlind(BlindFact),
}

impl Fact {
    /// The words for where an arbiter looks, as in `Arbiter notices …`.
    pub fn noticed(self) -> String {
        match self {
            Self::Move { side, number } | Self::TouchMove { side, number } => {
                format!("{side}'s move {number}")
            }
            Self::Flag { side } => format!("the flag of {side}"),
            Self::Position => "the position".to_owned(),
            Self::Man { on } => format!("the man on {on}"),
            Self::InitialPosition => "the initial position".to_owned(),
            Self::BoardTurned => "how the board lies".to_owned(),
            Self::Colours => "who has which colour".to_owned(),
            Self::ClockSetting => "the clock setting".to_owned(),
            Self::Sheet { side } => format!("{side}'s sheet"),
            Self::OfClock(fact) => fact.noticed().map_or_else(|| fact.to_string(), str::to_owned),
            Self::OfConduct(fact) => fact.noticed().unwrap_or_else(|| fact.to_string()),
            Self::OfAdjournment(fact) => {
                fact.noticed().map_or_else(|| fact.to_string(), str::to_owned)
            }
            other => other.to_string(),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { side, number } => write!(f, "{side}'s move {number} is illegal"),
            Self::TouchMove { side, number } => {
                write!(f, "{side}'s move {number} is not with the touched piece")
            }
            Self::Flag { side } => write!(f, "{side}'s flag has fallen"),
            Self::Position => f.write_str("the position is illegal"),
            Self::Man { on } => write!(f, "the man on {on} is displaced"),
            Self::BothKingsInCheck => f.write_str("both kings are in check"),
            Self::PawnNotPromoted { on } => write!(f, "the pawn {on} is not promoted"),
            Self::BothHands { side } => write!(f, "{side} used both hands"),
            Self::PressedWithoutMove { side } => write!(f, "{side} pressed without a move"),
            Self::InitialPosition => f.write_str("the initial position is wrong"),
            Self::BoardTurned => f.write_str("the board lies turned"),
            Self::Colours => f.write_str("the colours are exchanged"),
            Self::ClockSetting => f.write_str("the clock setting is wrong"),
            Self::ClockFailed => f.write_str("the clock has failed"),
            Self::Sheet { side } => write!(f, "{side}'s sheet differs from the board"),
            Self::BoardsDiffer => f.write_str("the boards differ"),
            Self::Occurred { times } => write!(f, "the position has occurred {times} times"),
            Self::QuietMoves { moves } => {
                write!(f, "{moves} moves without capture or pawn move")
            }
            Self::AdjustingAlone { side } => {
                write!(f, "{side} adjusts in the opponent's absence")
            }
            Self::OfferAtWrongTime { side } => write!(f, "{side} offered at the wrong time"),
            Self::OfferRepeated { side } => write!(f, "{side} offered again"),
            Self::OtherHand { side } => write!(f, "{side} pressed with the other hand"),
            Self::OfClock(fact) => write!(f, "{fact}"),
            Self::OfConduct(fact) => write!(f, "{fact}"),
            Self::OfAdjournment(fact) => write!(f, "{fact}"),
            Self::OfBlind(fact) => write!(f, "{fact}"),
        }
    }
}

impl FromStr for Fact {
    type Err = ParseWordsError;

    /// Reads the words that stand after `notices`.
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let fact = read(&mut words)?;
        words.end()?;
        Ok(fact)
    }
}

fn read(words: &mut Words<'_>) -> Result<Fact, ParseWordsError> {
    if let Some(fact) = ConductFact::read(words) {
        return Ok(Fact::OfConduct(fact));
    }
    if let Some(fact) = ClockFact::read(words) {
        return Ok(Fact::OfClock(fact));
    }
    if let Some(fact) = AdjournmentFact::read(words) {
        return Ok(Fact::OfAdjournment(fact));
    }
    if let Some(fact) = BlindFact::read(words) {
        return Ok(Fact::OfBlind(fact));
    }
    let simple = [
        ("the position has occurred", None),
        ("the initial position", Some(Fact::InitialPosition)),
        ("the position", Some(Fact::Position)),
        ("both kings are in check", Some(Fact::BothKingsInCheck)),
        ("how the board lies", Some(Fact::BoardTurned)),
        ("who has which colour", Some(Fact::Colours)),
        ("the clock setting", Some(Fact::ClockSetting)),
        ("the clock has failed", Some(Fact::ClockFailed)),
        ("the boards differ", Some(Fact::BoardsDiffer)),
    ];
    for (phrase, fact) in simple {
        if words.take(phrase) {
            let Some(fact) = fact else {
                let times = words.number()?;
                words.expect("times")?;
                return Ok(Fact::Occurred { times });
            };
            return Ok(fact);
        }
    }
    if words.take("the flag of") {
        return Ok(Fact::Flag { side: words.side()? });
    }
    if words.take("the man on") {
        return Ok(Fact::Man { on: words.square()? });
    }
    if words.take("the pawn") {
        let on = words.square()?;
        words.expect("is not promoted")?;
        return Ok(Fact::PawnNotPromoted { on });
    }
    if let Some(side) = words.sides() {
        if words.take("sheet") {
            return Ok(Fact::Sheet { side });
        }
        words.expect("move")?;
        return Ok(Fact::Move { side, number: words.number()? });
    }
    if words.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let moves = words.number()?;
        words.expect("moves without capture or pawn move")?;
        return Ok(Fact::QuietMoves { moves });
    }
    if !words.rest().starts_with(['W', 'B']) {
        return Err(words.wrong("a fact such as `White's move 12` or `the flag of White`"));
    }
    let side = words.side()?;
    let by_side = [
        ("used both hands", Fact::BothHands { side }),
        ("pressed without a move", Fact::PressedWithoutMove { side }),
        ("pressed with the other hand", Fact::OtherHand { side }),
        ("offered at the wrong time", Fact::OfferAtWrongTime { side }),
        ("offered again", Fact::OfferRepeated { side }),
        ("adjusts in the opponent's absence", Fact::AdjustingAlone { side }),
    ];
    let found = by_side.into_iter().find(|(phrase, _)| words.take(phrase));
    found
        .map(|(_, fact)| fact)
        .ok_or_else(|| words.wrong("`used both hands` or `pressed without a move`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_as_they_are_noticed() {
        let all = [
            Fact::Move { side: Side::White, number: 12 },
            Fact::Flag { side: Side::Black },
            Fact::Position,
            Fact::Man { on: Square::E4 },
            Fact::BothKingsInCheck,
            Fact::PawnNotPromoted { on: Square::A8 },
            Fact::BothHands { side: Side::Black },
            Fact::PressedWithoutMove { side: Side::White },
            Fact::InitialPosition,
            Fact::BoardTurned,
            Fact::Colours,
            Fact::ClockSetting,
            Fact::ClockFailed,
            Fact::Sheet { side: Side::White },
            Fact::BoardsDiffer,
            Fact::Occurred { times: 3 },
            Fact::QuietMoves { moves: 50 },
            Fact::OtherHand { side: Side::White },
            Fact::OfConduct(ConductFact::TimeTrouble { side: Side::Black }),
            Fact::OfClock(ClockFact::CounterBehind),
            Fact::OfClock(ClockFact::ScheduleSuffers),
            Fact::OfClock(ClockFact::OrderUnknown),
            Fact::OfClock(ClockFact::Absent { side: Side::Black }),
            Fact::OfClock(ClockFact::TooManyGames),
            Fact::OfClock(ClockFact::NotRecorded),
            Fact::OfClock(ClockFact::TimesDiffer),
        ];
        for fact in all {
            assert_eq!(fact.noticed().parse(), Ok(fact));
        }
        assert!("the weather".parse::<Fact>().is_err());
    }
}
