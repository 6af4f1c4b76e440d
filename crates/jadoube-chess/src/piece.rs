use std::fmt;

use crate::Side;

/// The kind of a piece, whatever its colour.
///
/// Law: 2.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Kind {
    /// All six kinds, from pawn to king.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The kinds that a pawn may become on the last rank.
    ///
    /// Law: 3.7.3.3
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The kind with this English letter, `P` for a pawn, in upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'p' => Some(Self::Pawn),
            'n' => Some(Self::Knight),
            'b' => Some(Self::Bishop),
            'r' => Some(Self::Rook),
            'q' => Some(Self::Queen),
            'k' => Some(Self::King),
            _ => None,
        }
    }

    /// The English letter in lower case, `p` for a pawn.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// A piece of the set: its colour and its kind.
///
/// ```
/// use jadoube_chess::{Kind, Piece, Side};
/// let knight = Piece { side: Side::Black, kind: Kind::Knight };
/// assert_eq!(Piece::from_fen_letter('n'), Some(knight));
/// assert_eq!(knight.to_string(), "black knight");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Piece {
    /// The side it belongs to.
    pub side: Side,
    /// The kind of piece it is.
    pub kind: Kind,
}

impl Piece {
    /// The piece with this FEN letter: upper case for White.
    pub const fn from_fen_letter(letter: char) -> Option<Self> {
        match Kind::from_letter(letter) {
            Some(kind) => {
                let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
                Some(Self { side, kind })
            }
            None => None,
        }
    }

    /// The FEN letter: upper case for White.
    pub const fn fen_letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter().to_ascii_uppercase(),
            Side::Black => self.kind.letter(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.side {
            Side::White => "white",
            Side::Black => "black",
        };
        write!(f, "{colour} {}", self.kind)
    }
}
