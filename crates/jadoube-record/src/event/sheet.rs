//! What happens to the scoresheets, but for the writing itself (Article 8).

use std::fmt;

use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::actor::ActorKind;
use crate::words::{Words, write_time};
use crate::{Event, ParseWordsError};

/// Something that happened to a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetEvent {
    /// An arbiter gave a player another scoresheet.
    Replaced {
        /// Whom.
        side: Side,
    },
    /// A player handed a sheet in after the game.
    HandedIn {
        /// Which.
        sheet: Handed,
    },
    /// A player asked for the opponent's scoresheet to bring his own up to date.
    LoanAsked,
    /// A player gave back the opponent's scoresheet.
    LoanReturned,
    /// An arbiter had the game reconstructed on a second board.
    ReconstructionOrdered,
    /// The reconstruction ended; an arbiter put down how many moves it proved.
    ReconstructionEnded {
        /// Completed moves of the player whose flag fell; nothing if nobody knows.
        moves: Option<u32>,
    },
    /// An arbiter accepted somebody who records for a player.
    RecorderAccepted {
        /// For whom.
        side: Side,
        /// What the arbiter takes from the player's time for it.
        minus_ms: Option<i64>,
    },
}

/// What a player hands in after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handed {
    /// The scoresheet itself.
    Original,
    /// The copy under it.
    Copy,
}

impl SheetEvent {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::HandedIn { .. } | Self::LoanAsked | Self::LoanReturned => ActorKind::Player,
            Self::Replaced { .. }
            | Self::ReconstructionOrdered
            | Self::ReconstructionEnded { .. }
            | Self::RecorderAccepted { .. } => ActorKind::Arbiter,
        }
    }

    fn find(words: &mut Words<'_>) -> Result<Option<Self>, ParseWordsError> {
        let simple = [
            ("hands in the original", Self::HandedIn { sheet: Handed::Original }),
            ("hands in the copy", Self::HandedIn { sheet: Handed::Copy }),
            ("asks for the opponent's sheet", Self::LoanAsked),
            ("gives back the opponent's sheet", Self::LoanReturned),
            ("has the game reconstructed", Self::ReconstructionOrdered),
            ("ends the reconstruction: nobody knows", Self::ReconstructionEnded { moves: None }),
        ];
        if let Some((_, event)) = simple.into_iter().find(|(phrase, _)| words.take(phrase)) {
            return Ok(Some(event));
        }
        let sides =
            |words: &mut Words<'_>| words.sides().ok_or_else(|| words.wrong("White's or Black's"));
        let event = if words.take("ends the reconstruction:") {
            let moves = words.number()?;
            words.expect("moves")?;
            Self::ReconstructionEnded { moves: Some(moves) }
        } else if words.take("replaces") {
            let side = sides(words)?;
            words.expect("sheet")?;
            Self::Replaced { side }
        } else if words.rest().starts_with("accepts ") {
            words.expect("accepts")?;
            let side = sides(words)?;
            words.expect("recorder")?;
            let minus_ms = if words.take("minus") { Some(words.time()?) } else { None };
            Self::RecorderAccepted { side, minus_ms }
        } else {
            return Ok(None);
        };
        Ok(Some(event))
    }
}

/// Reads an act with a scoresheet, if it is one.
pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
    Ok(SheetEvent::find(words)?.map(Event::OfSheet))
}

impl fmt::Display for SheetEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Replaced { side } => write!(f, "replaces {side}'s sheet"),
            Self::HandedIn { sheet: Handed::Original } => f.write_str("hands in the original"),
            Self::HandedIn { sheet: Handed::Copy } => f.write_str("hands in the copy"),
            Self::LoanAsked => f.write_str("asks for the opponent's sheet"),
            Self::LoanReturned => f.write_str("gives back the opponent's sheet"),
            Self::ReconstructionOrdered => f.write_str("has the game reconstructed"),
            Self::ReconstructionEnded { moves: None } => {
                f.write_str("ends the reconstruction: nobody knows")
            }
            Self::ReconstructionEnded { moves: Some(moves) } => {
                write!(f, "ends the reconstruction: {moves} moves")
            }
            Self::RecorderAccepted { side, minus_ms } => {
                write!(f, "accepts {side}'s recorder")?;
                minus_ms.map_or(Ok(()), |ms| write!(f, " minus {}", write_time(ms)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Event;

    #[test]
    fn acts_with_sheets_are_read_as_they_are_written() {
        let all = [
            "replaces White's sheet",
            "hands in the original",
            "hands in the copy",
            "asks for the opponent's sheet",
            "gives back the opponent's sheet",
            "has the game reconstructed",
            "ends the reconstruction: nobody knows",
            "ends the reconstruction: 38 moves",
            "accepts White's recorder",
            "accepts Black's recorder minus 10:00",
        ];
        for words in all {
            let event = words.parse::<Event>().map(|event| event.to_string());
            assert_eq!(event.as_deref(), Ok(words));
        }
        assert!("accepts White's hat".parse::<Event>().is_err());
    }
}
