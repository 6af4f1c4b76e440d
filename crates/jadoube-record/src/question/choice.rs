use std::fmt;
use std::str::FromStr;

use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::words::{Words, write_time};
use crate::{ParseWordsError, Score};

/// One of the decisions that the Laws leave to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The clocks stay as they are (7.1).
    ClocksStay,
    /// The clocks show what they showed at the restored position (7.1).
    ClocksAsTheyWere,
    /// The king's move was a castling not yet finished; it is finished (4.7.2).
    FinishCastling,
    /// It was an illegal move.
    IllegalMove,
    /// It was an accident, without consequence.
    Accident,
    /// The touch counts as intended (4.2.2).
    TouchCounts,
    /// The touch does not count (4.2.2).
    TouchDoesNotCount,
    /// Play goes on.
    PlayOn,
    /// A new game is played.
    NewGame,
    /// The position is restored.
    Restore,
    /// That side wins.
    Win(Side),
    /// The game is drawn.
    Draw,
    /// There is no penalty.
    NoPenalty,
    /// A warning (12.9.1).
    Warning,
    /// What a late clock reported is taken into the game.
    TakeReport,
    /// What a late clock reported is left aside.
    IgnoreReport,
    /// A player who stopped the clock had a valid reason (6.11.4).
    ReasonValid,
    /// The clocks show what they would by the right setting (6.10.2).
    ClocksBySetting,
    /// Ten minutes less for a player whose clock an assistant presses (6.2.6).
    TenMinutesLess,
    /// The clock has failed (6.10.1).
    ClockFailed,
    /// What was sealed has a clear meaning; the arbiter says which (I.8.2).
    MeaningClear,
    /// The move on the board counts, not the one that was announced (D.2.8).
    MoveOnBoard,
    /// The announced move counts (D.2.8).
    MoveAnnounced,
    /// Both players get five seconds more for each move (III.4).
    Increment,
    /// Both players get a delay of five seconds for each move (III.4, older wording).
    Delay,
    /// The clocks stay as they are set (III.4).
    NoIncrement,
    /// The arbiter decides later about a claim (III.5.2).
    PutOff,
    /// The same, and the opponent gets two minutes (III.5.2).
    PutOffWithTime,
    /// A claim is rejected (III.5.3).
    RejectClaim,
    /// The game has this score (8.7, 11.7, 11.8, 12.9.6).
    Score(Score),
    /// The result stays (8.7).
    ResultStands,
    /// A spectator must leave the playing venue (12.7).
    SendOut,
    /// The time is taken although the flag falls (12.9.3).
    TimeTaken,
    /// The last position before an irregularity that can be identified (7.5.1, 7.6).
    PositionAfter {
        /// After whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ClocksStay => "the clocks stay",
            Self::ClocksAsTheyWere => "the clocks as they were",
            Self::FinishCastling => "the castling is finished",
            Self::IllegalMove => "an illegal move",
            Self::Accident => "an accident",
            Self::TouchCounts => "the touch counts",
            Self::TouchDoesNotCount => "the touch does not count",
            Self::PlayOn => "play goes on",
            Self::NewGame => "a new game",
            Self::Restore => "the position is restored",
            Self::Win(Side::White) => "White wins",
            Self::Win(Side::Black) => "Black wins",
            Self::Draw => "the game is drawn",
            Self::NoPenalty => "no penalty",
            Self::Warning => "a warning",
            Self::TakeReport => "the report counts",
            Self::IgnoreReport => "the report does not count",
            Self::ResultStands => "the result stands",
            Self::SendOut => "leaving the venue",
            Self::TimeTaken => "the time is taken",
            Self::ReasonValid => "the reason is valid",
            Self::ClocksBySetting => "the clocks by the right setting",
            Self::TenMinutesLess => "ten minutes less",
            Self::ClockFailed => "the clock has failed",
            Self::MeaningClear => "the meaning is clear",
            Self::MoveOnBoard => "the move on the board",
            Self::MoveAnnounced => "the announced move",
            Self::Increment => "five seconds a move",
            Self::Delay => "a delay of five seconds a move",
            Self::NoIncrement => "no increment",
            Self::PutOff => "the decision is put off",
            Self::PutOffWithTime => "the decision is put off with 2:00 to the opponent",
            Self::RejectClaim => "the claim is rejected",
            Self::Score(score) => return write!(f, "{score}"),
            Self::PositionAfter { side, number } => {
                return write!(f, "the position after {side}'s move {number}");
            }
        })
    }
}

impl FromStr for Choice {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        if words.take("the position after") {
            let side = words.sides().ok_or_else(|| words.wrong("White's or Black's"))?;
            words.expect("move")?;
            let number = words.number()?;
            words.end()?;
            return Ok(Self::PositionAfter { side, number });
        }
        if let Ok(score) = text.trim().parse() {
            return Ok(Self::Score(score));
        }
        let named = Self::samples().into_iter().filter(|choice| choice.has_no_value());
        let known: Vec<(String, Self)> = named.map(|choice| (choice.to_string(), choice)).collect();
        let found = known.iter().find(|(words, _)| words == text.trim());
        found.map(|(_, choice)| *choice).ok_or_else(|| {
            let all: Vec<&str> = known.iter().map(|(words, _)| words.as_str()).collect();
            ParseWordsError::new(text, all.join(" | "))
        })
    }
}

impl Choice {
    /// Whether its words are always the same.
    const fn has_no_value(self) -> bool {
        !matches!(self, Self::Score(_) | Self::PositionAfter { .. })
    }
}

/// The penalties of 12.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// 12.9.1
    Warning,
    /// 12.9.2
    OpponentGains {
        /// How much.
        ms: i64,
    },
    /// 12.9.3
    Loses {
        /// How much.
        ms: i64,
    },
    /// 12.9.4: the opponent gets the most that the game has.
    OpponentFull,
    /// 12.9.5: the offender gets less than he scored.
    Lowered,
    /// 12.9.6, with the opponent's score.
    Score(Score),
    /// 12.9.6
    Loss,
    /// 12.9.7
    Fine,
    /// 12.9.8
    Exclusion {
        /// From how many rounds.
        rounds: u8,
    },
    /// 12.9.9
    Expulsion,
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Warning => f.write_str("a warning"),
            Self::OpponentGains { ms } => write!(f, "{} to the opponent", write_time(*ms)),
            Self::Loses { ms } => write!(f, "minus {}", write_time(*ms)),
            Self::OpponentFull => f.write_str("the full point to the opponent"),
            Self::Lowered => f.write_str("a lower score"),
            Self::Score(score) => write!(f, "{score}"),
            Self::Loss => f.write_str("the loss"),
            Self::Fine => f.write_str("a fine"),
            Self::Exclusion { rounds } => write!(f, "exclusion from {rounds} rounds"),
            Self::Expulsion => f.write_str("expulsion"),
        }
    }
}

impl FromStr for Penalty {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let penalty = if words.take("a warning") {
            Self::Warning
        } else if words.take("minus") {
            Self::Loses { ms: words.time()? }
        } else if words.take("the full point to the opponent") {
            Self::OpponentFull
        } else if words.take("a lower score") {
            Self::Lowered
        } else if words.take("the loss") {
            Self::Loss
        } else if words.take("a fine") {
            Self::Fine
        } else if words.take("expulsion") {
            Self::Expulsion
        } else if words.take("exclusion from") {
            let rounds = words.number()?;
            words.expect("rounds")?;
            Self::Exclusion { rounds }
        } else if words.rest().ends_with("to the opponent") {
            let ms = words.time()?;
            words.expect("to the opponent")?;
            Self::OpponentGains { ms }
        } else {
            Self::Score(words.parsed("a penalty such as `a warning` or `2:00 to the opponent`")?)
        };
        words.end()?;
        Ok(penalty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_and_penalties_are_read_as_they_are_written() {
        for choice in Choice::samples() {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        let after = Choice::PositionAfter { side: Side::Black, number: 12 };
        assert_eq!(after.to_string().parse(), Ok(after));
        let all = [
            "a warning",
            "2:00 to the opponent",
            "minus 1:30",
            "the full point to the opponent",
            "a lower score",
            "the loss",
            "0-0",
            "a fine",
            "exclusion from 2 rounds",
            "expulsion",
        ];
        for words in all {
            assert_eq!(
                words.parse::<Penalty>().map(|penalty| penalty.to_string()),
                Ok(words.to_owned())
            );
        }
        assert!("a slap".parse::<Penalty>().is_err());
    }
}
