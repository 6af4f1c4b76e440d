//! Where a piece is, on the board or off it, and a table full of pieces with their places.

use std::fmt;
use std::str::FromStr;

use jadoube_chess::{Board, Piece, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::forms::list;
use crate::words::{Read, Readable, Words};
use crate::{Actor, ParseWordsError};

/// Where a piece is. The Laws' account of the game ([`Standing`](crate::Standing)) does not change because a piece
/// fell over; this says where the wood is.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "place")]
pub enum Place {
    /// It lies at a square.
    #[word("lying at {0}")]
    #[tell(square = it)]
    Lying(Square),
    /// It stands on a square, but not in its middle.
    #[word("askew on {0}")]
    #[tell(square = it)]
    Shifted(Square),
    /// It stands between two squares, so that nobody can say on which.
    #[word("between {one} and {other}")]
    Between {
        /// One of the squares.
        one: Square,
        /// The other square.
        other: Square,
    },
    /// Somebody holds it.
    #[word("in the hand of {0}")]
    #[tell(who = it)]
    InHand(Actor),
    /// It was captured or otherwise taken off the board.
    #[word("off the board")]
    TakenOff,
    /// It stands ready beside the board, as a second queen does for a promotion.
    #[word("beside the board")]
    Beside,
    /// It stands on a square. A captured piece may still stand there with the piece that captured it.
    #[word("{0}")]
    #[tell(square = it)]
    #[serde(untagged)]
    On(Square),
}

impl Place {
    /// The square at which it is found, if that can be said.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::On(square) | Self::Lying(square) | Self::Shifted(square) => Some(square),
            Self::Between { .. } | Self::InHand(_) | Self::TakenOff | Self::Beside => None,
        }
    }
}

/// Forms of their own, beside those of all words.
pub(crate) mod forms {
    pub(crate) use crate::words::forms::*;

    /// Where a piece went: `to e3`, `over to e3`, `between e3 and e4`.
    pub(crate) mod went {
        use std::fmt;

        use jadoube_chess::Square;

        use crate::words::{Longest, Read, Readable, Words};
        use crate::{Actor, Place};

        pub(crate) fn write(place: &Place, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match place {
                Place::On(square) => write!(f, "to {square}"),
                Place::Lying(square) => write!(f, "over to {square}"),
                Place::InHand(who) => write!(f, "into the hand of {who}"),
                Place::Shifted(_) | Place::Between { .. } | Place::TakenOff | Place::Beside => {
                    fmt::Display::fmt(place, f)
                }
            }
        }

        pub(crate) fn read(words: &mut Words<'_>) -> Read<Place> {
            let mut longest = Longest::new(words.mark());
            longest.attempt(words, |words| {
                words.literal("to ")?;
                Readable::read(words).map(Place::On)
            });
            longest.attempt(words, |words| {
                words.literal("over to ")?;
                Readable::read(words).map(Place::Lying)
            });
            longest.attempt(words, |words| {
                words.literal("into the hand of ")?;
                Readable::read(words).map(Place::InHand)
            });
            longest.attempt(words, |words| {
                let start = words.mark();
                match Place::read(words)? {
                    // That it stands on a square is said with `to`.
                    Place::On(_) | Place::Lying(_) | Place::InHand(_) => {
                        words.back(start);
                        Err(words.miss("where it went"))
                    }
                    place => Ok(place),
                }
            });
            longest.taken(words)
        }

        pub(crate) fn samples() -> Vec<Place> {
            let (one, other) = (Square::E4, Square::E5);
            vec![
                Place::On(one),
                Place::Lying(one),
                Place::Shifted(one),
                Place::Between { one, other },
                Place::TakenOff,
                Place::Beside,
                Place::InHand(Actor::Bystander),
            ]
        }
    }
}

/// A piece and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Where it is.
    pub place: Place,
}

/// All the pieces of a game with their places, as hands and accidents have left them.
///
/// It is written as a list, each piece by its letter in FEN:
///
/// ```
/// use jadoube_record::Table;
/// let table: Table = "K e1, Q lying at d1, k e8, p between e6 and e7".parse().unwrap();
/// assert_eq!(table.pieces().len(), 4);
/// assert_eq!(table.to_string(), "K e1, Q lying at d1, k e8, p between e6 and e7");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Table {
    pieces: Vec<Placed>,
}

impl Table {
    /// The pieces, in the order in which they were named.
    pub fn pieces(&self) -> &[Placed] {
        &self.pieces
    }

    /// The pieces of which it can be said at which square they are, fallen or not. Of two at one
    /// square the later one counts.
    pub fn board(&self) -> Board {
        let mut board = Board::empty();
        for Placed { piece, place } in &self.pieces {
            if let Some(square) = place.square() {
                board.put(*piece, square);
            }
        }
        board
    }
}

impl FromIterator<Placed> for Table {
    fn from_iter<T: IntoIterator<Item = Placed>>(pieces: T) -> Self {
        Self { pieces: pieces.into_iter().collect() }
    }
}

/// Every piece upright on its square.
impl From<&Board> for Table {
    fn from(board: &Board) -> Self {
        let on = |square| Some(Placed { piece: board.piece_at(square)?, place: Place::On(square) });
        Square::all().filter_map(on).collect()
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.piece.fen_letter(), self.place)
    }
}
impl Readable for Placed {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        let piece = words.letters(1, "the letter of a piece such as K or p", |text| {
            text.chars().next().and_then(Piece::from_fen_letter)
        })?;
        words.literal(" ")?;
        Ok(Self { piece, place: Place::read(words)? })
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list::write(&self.pieces, ", ", f)
    }
}

impl FromStr for Table {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        Words::whole(text, |words| list::read(words, ", ")).map(|pieces| Self { pieces })
    }
}

/// A letter and a place: `["K", "e1"]`.
impl Serialize for Placed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.piece.fen_letter(), self.place).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (letter, place) = <(char, Place)>::deserialize(deserializer)?;
        let piece = Piece::from_fen_letter(letter).ok_or_else(|| {
            serde::de::Error::custom(format!("`{letter}` is not the letter of a piece in FEN"))
        })?;
        Ok(Self { piece, place })
    }
}

impl Table {
    /// Tables with a piece in every kind of place, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let pieces = "KqRbNpk".chars().filter_map(Piece::from_fen_letter);
        let placed = pieces.cycle().zip(Place::samples());
        vec![Self::default(), placed.map(|(piece, place)| Placed { piece, place }).collect()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::Position;

    #[test]
    fn a_table_is_written_and_read() {
        for table in Table::samples().into_iter().filter(|table| !table.pieces.is_empty()) {
            assert_eq!(table.to_string().parse(), Ok(table.clone()));
            let json = serde_json::to_string(&table).expect("JSON");
            assert_eq!(serde_json::from_str::<Table>(&json).expect("a table"), table, "{json}");
        }
        let json = r#"[["K","e1"],["q",{"lying":"d8"}],["p",{"between":{"one":"e6","other":"e7"}}],["P","beside"]]"#;
        let table: Table = serde_json::from_str(json).expect("a table");
        let words = "K e1, q lying at d8, p between e6 and e7, P beside the board";
        assert_eq!(table.to_string(), words);
        assert_eq!(serde_json::to_string(&table).expect("JSON"), json);
    }

    #[test]
    fn what_is_no_table_is_refused() {
        for wrong in ["", "K", "Ke1", "X e1", "K e9", "K e1,", "K over to e1"] {
            assert!(wrong.parse::<Table>().is_err(), "{wrong}");
        }
        for wrong in [r#"[["X","e1"]]"#, r#"[["K","e9"]]"#, r#"[["K"]]"#, r#"[["K",{"on":"e1"}]]"#]
        {
            assert!(serde_json::from_str::<Table>(wrong).is_err(), "{wrong}");
        }
    }

    /// A fallen piece is still at its square; one in a hand, beside the board or between squares is
    /// at none.
    #[test]
    fn the_board_of_a_table_keeps_what_fell_over() {
        let start = Position::start();
        let table = Table::from(start.board());
        assert_eq!(table.pieces().len(), 32);
        assert_eq!(&table.board(), start.board());
        let table: Table =
            "K lying at e1, Q askew on d1, R between a1 and b1, N in the hand of White"
                .parse()
                .expect("a table");
        assert_eq!(table.board().piece_at(Square::E1), Piece::from_fen_letter('K'));
        assert_eq!(table.board().piece_at(Square::D1), Piece::from_fen_letter('Q'));
        assert_eq!(Table::from(&table.board()).pieces().len(), 2);
    }
}
