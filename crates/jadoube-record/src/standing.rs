use std::fmt;

use jadoube_chess::{Arrangement, Board, EnPassantField, Fen, Position, Setup, Side};
use serde::{Deserialize, Serialize};

/// What stands on the board by the Laws' account: a legal position, an illegal one on which play
/// can go on, or pieces among which a king is missing.
///
/// It is written as FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
pub enum Standing {
    /// Play can go on.
    Playable(Arrangement),
    /// No move can be judged any more, as after the capture of a king.
    Unplayable(Setup),
}

impl Standing {
    /// The pieces.
    pub const fn board(&self) -> &Board {
        match self {
            Self::Playable(arrangement) => arrangement.board(),
            Self::Unplayable(setup) => &setup.board,
        }
    }

    /// Who has the move.
    pub const fn to_move(&self) -> Side {
        match self {
            Self::Playable(arrangement) => arrangement.to_move(),
            Self::Unplayable(setup) => setup.to_move,
        }
    }

    /// All of it: pieces, move, rights and counts.
    pub const fn setup(&self) -> Setup {
        match self {
            Self::Playable(arrangement) => arrangement.setup(),
            Self::Unplayable(setup) => *setup,
        }
    }

    /// The arrangement, if play can go on.
    pub const fn arrangement(&self) -> Option<&Arrangement> {
        match self {
            Self::Playable(arrangement) => Some(arrangement),
            Self::Unplayable(_) => None,
        }
    }

    /// The position, if it is legal.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Playable(Arrangement::Position(position)) => Some(position),
            _ => None,
        }
    }

    /// The number of the next move on the scoresheet.
    pub const fn move_number(&self) -> u32 {
        match self {
            Self::Playable(Arrangement::Position(position)) => position.move_number(),
            Self::Playable(Arrangement::Irregular(irregular)) => irregular.move_number(),
            Self::Unplayable(setup) => setup.move_number,
        }
    }
}

impl From<Setup> for Standing {
    fn from(setup: Setup) -> Self {
        Arrangement::try_from(setup).map_or(Self::Unplayable(setup), Self::Playable)
    }
}

impl From<Arrangement> for Standing {
    fn from(arrangement: Arrangement) -> Self {
        Self::Playable(arrangement)
    }
}

impl From<Position> for Standing {
    fn from(position: Position) -> Self {
        Self::Playable(position.into())
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Playable(arrangement) => arrangement.fmt(f),
            Self::Unplayable(setup) => Fen::from(*setup).fmt(f),
        }
    }
}

impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The record keeps the square passed over even where no capture is legal: reading it back
        // must give the very same position.
        let fen = Fen::from(self.setup()).en_passant_field(EnPassantField::Always).to_string();
        // As one text: a serializer looks at each piece of text that it is given by itself.
        serializer.serialize_str(&fen)
    }
}

impl<'de> Deserialize<'de> for Standing {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Setup::from_fen(&text).map(Self::from).map_err(serde::de::Error::custom)
    }
}

impl Standing {
    /// Both kinds, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let empty = Setup { board: Board::empty(), ..Position::start().setup() };
        vec![Self::from(Position::start()), Self::Unplayable(empty)]
    }
}

impl crate::words::Sample for Standing {
    fn samples() -> Vec<Self> {
        Self::samples().into_iter().take(1).collect()
    }
}
