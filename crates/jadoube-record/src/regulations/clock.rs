//! What the organiser chose about the clock, the start and the supervision.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{ParseWordsError, Regulations, Side};

/// Where the clock stands (6.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockPlace {
    /// On Black's right, as is usual.
    #[default]
    BlackRight,
    /// On Black's left.
    BlackLeft,
}

/// Whether the clock tells which flag fell first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// It does, by a sign on its display.
    #[default]
    Electronic,
    /// It does not: two hands and two flags.
    Mechanical,
}

/// Who loses the time that passes while neither player is there (6.7.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BothAbsent {
    /// White, until he comes.
    #[default]
    White,
    /// Nobody, until the first of them comes.
    Nobody,
}

impl ClockPlace {
    const fn words(self) -> &'static str {
        match self {
            Self::BlackRight => "right",
            Self::BlackLeft => "left",
        }
    }

    /// Reads `Black's right`, or the same place as White sees it.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseWordsError> {
        let side = words.sides().ok_or_else(|| words.wrong("White's or Black's"))?;
        let right = match words.word() {
            "right" => true,
            "left" => false,
            word => return Err(ParseWordsError::new(word, "right or left")),
        };
        Ok(match right == (side == Side::Black) {
            true => Self::BlackRight,
            false => Self::BlackLeft,
        })
    }
}

impl fmt::Display for ClockPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Black's {}", self.words())
    }
}

impl FromStr for ClockPlace {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let place = Self::read(&mut words)?;
        words.end()?;
        Ok(place)
    }
}

impl Regulations {
    /// Sets a field of these by its name; tells whether it was one of them.
    pub(crate) fn set_of_clock(
        &mut self,
        name: &str,
        words: &mut Words<'_>,
    ) -> Result<bool, ParseWordsError> {
        match name {
            "clock-place" => self.clock_place = ClockPlace::read(words)?,
            "clock-kind" => {
                self.clock_kind = match words.word() {
                    "electronic" => ClockKind::Electronic,
                    "mechanical" => ClockKind::Mechanical,
                    word => return Err(ParseWordsError::new(word, "electronic or mechanical")),
                };
            }
            "both-absent" => {
                self.both_absent = match words.word() {
                    "white" => BothAbsent::White,
                    "nobody" => BothAbsent::Nobody,
                    word => return Err(ParseWordsError::new(word, "white or nobody")),
                };
            }
            "disabled" => self.disabled.push(words.side()?),
            "assistant-time" => {
                self.assistant_time_ms = Some(u32::try_from(words.time()?).unwrap_or(u32::MAX));
            }
            "games-per-arbiter" => self.games_per_arbiter = Some(words.number()?),
            "games-recorded" => self.games_recorded = Some(crate::regulations::read::on(words)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The settings of these fields in words, as [`Regulations::set`] reads them, without those
    /// that are as usual.
    pub fn clock_settings(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.clock_place != ClockPlace::default() {
            lines.push(format!("clock-place {}", self.clock_place));
        }
        if self.clock_kind == ClockKind::Mechanical {
            lines.push("clock-kind mechanical".to_owned());
        }
        if self.both_absent == BothAbsent::Nobody {
            lines.push("both-absent nobody".to_owned());
        }
        lines.extend(self.disabled.iter().map(|side| format!("disabled {side}")));
        if let Some(ms) = self.assistant_time_ms {
            lines.push(format!("assistant-time {}", crate::write_time(i64::from(ms))));
        }
        if let Some(games) = self.games_per_arbiter {
            lines.push(format!("games-per-arbiter {games}"));
        }
        if let Some(recorded) = self.games_recorded {
            lines.push(format!("games-recorded {}", if recorded { "on" } else { "off" }));
        }
        lines
    }

    /// Whether a player has a disability, so that an assistant costs him no time (6.2.6).
    pub fn is_disabled(&self, side: Side) -> bool {
        self.disabled.contains(&side) || self.visually_disabled.contains(&side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_name_the_same_place() {
        assert_eq!("White's left".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("Black's right".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("White's right".parse(), Ok(ClockPlace::BlackLeft));
        assert!("the middle".parse::<ClockPlace>().is_err());
    }
}
