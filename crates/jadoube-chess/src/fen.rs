use std::str::FromStr;

use crate::double_step::{can_be_taken, takers};
use crate::fen_castling::{letter_of, rooks};
use crate::{
    Mended, ParseFenError, ParsePositionError, Position, Setup, Side, fen_lenient, fen_read,
};

/// A setup as FEN (Forsyth-Edwards Notation), and the way in which it is written.
///
/// Reading with [`parse`](str::parse) is strict: six fields separated by single spaces, each as it
/// would be written. What is read is written again in the same way. Any arrangement of pieces can
/// be read; whether it is legal is another question, see [`Setup::flaws`].
///
/// ```
/// use jadoube_chess::{CastlingLetters, EnPassantField, Fen};
/// let text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
/// let fen: Fen = text.parse().unwrap();
/// assert_eq!(fen.to_string(), text);
/// assert_eq!(
///     fen.castling_letters(CastlingLetters::Shredder)
///         .en_passant_field(EnPassantField::IfLegal)
///         .to_string(),
///     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 0 1"
/// );
/// ```
///
/// A castling right in [`Setup::castling`] that is not on a first rank has no letter and is left
/// out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
pub struct Fen {
    setup: Setup,
    pub(crate) castling_letters: CastlingLetters,
    pub(crate) en_passant_field: EnPassantField,
}

/// How FEN names the rooks that may castle.
///
/// ```
/// use jadoube_chess::{CastlingLetters, Fen};
/// // The rook on h1 is the outermost; to castle with the one on f1, its file must be given.
/// let fen: Fen = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1".parse().unwrap();
/// assert_eq!(fen.setup().castling.to_string(), "f1");
/// let fen: Fen = "4k3/8/8/8/8/8/8/4KR1R w K - 0 1".parse().unwrap();
/// assert_eq!(fen.setup().castling.to_string(), "h1");
/// assert_eq!(
///     fen.castling_letters(CastlingLetters::Shredder).to_string(),
///     "4k3/8/8/8/8/8/8/4KR1R w H - 0 1"
/// );
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingLetters {
    /// X-FEN: `K` and `Q` for the outermost rooks beyond the king, the letter of the file for an
    /// inner one. For positions of ordinary chess this is ordinary FEN.
    #[default]
    XFen,
    /// Shredder-FEN: the letter of the file for every rook.
    Shredder,
}

/// When FEN gives the square passed over by a double step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassantField {
    /// After every double step.
    Always,
    /// If a pawn of the other side stands next to the pawn that made it.
    IfCapturable,
    /// If a capture en passant is legal, so that equal text means the same position.
    #[default]
    IfLegal,
}

impl Fen {
    /// Reads FEN as people write it, and returns what had to be mended.
    ///
    /// Fields may be missing at the end, as in EPD; spacing, dashes, order of letters, case and
    /// counters may be wrong; rights to castle and to capture en passant that contradict the board
    /// are dropped. The pieces themselves are never mended. Text that [`parse`](str::parse) reads
    /// is read here with the same result except for such rights.
    ///
    /// ```
    /// use jadoube_chess::{Fen, FenField, Mended};
    /// let (fen, mended) = Fen::lenient("4k3/8/8/8/8/8/8/4K2R  w KQ -").unwrap();
    /// assert_eq!(fen.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    /// assert_eq!(
    ///     mended,
    ///     [
    ///         Mended::Spacing,
    ///         Mended::CastlingDropped('Q'),
    ///         Mended::FieldMissing(FenField::QuietPlies),
    ///         Mended::FieldMissing(FenField::MoveNumber),
    ///     ]
    /// );
    /// ```
    pub fn lenient(text: &str) -> Result<(Self, Vec<Mended>), ParseFenError> {
        fen_lenient::lenient(text)
    }

    /// The setup that is written.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// This FEN written with these castling letters.
    #[must_use]
    pub const fn castling_letters(self, castling_letters: CastlingLetters) -> Self {
        Self { castling_letters, ..self }
    }

    /// This FEN with the en passant field written by this rule.
    #[must_use]
    pub const fn en_passant_field(self, en_passant_field: EnPassantField) -> Self {
        Self { en_passant_field, ..self }
    }

    /// A setup read from text with this castling field, to be written in the same way.
    pub(crate) fn as_read(setup: Setup, castling: &str) -> Self {
        let mut in_x_fen = Side::ALL
            .into_iter()
            .flat_map(|side| rooks(setup.castling, side).map(move |rook| (side, rook)))
            .map(|(side, rook)| letter_of(&setup.board, side, rook, CastlingLetters::XFen));
        let castling_letters = if castling.contains(['K', 'Q', 'k', 'q'])
            || in_x_fen.all(|letter| castling.contains(letter))
        {
            CastlingLetters::XFen
        } else {
            CastlingLetters::Shredder
        };
        let en_passant_field = match setup.en_passant {
            Some(square) if takers(&setup, square).is_empty() => EnPassantField::Always,
            Some(square) if !can_be_taken(&setup, square) => EnPassantField::IfCapturable,
            _ => EnPassantField::IfLegal,
        };
        Self { setup, castling_letters, en_passant_field }
    }
}

impl From<Setup> for Fen {
    fn from(setup: Setup) -> Self {
        Self {
            setup,
            castling_letters: CastlingLetters::default(),
            en_passant_field: EnPassantField::default(),
        }
    }
}

impl From<&Position> for Fen {
    fn from(position: &Position) -> Self {
        position.setup().into()
    }
}

impl FromStr for Fen {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        fen_read::strict(text)
    }
}

impl Setup {
    /// Reads FEN strictly, whatever the arrangement of the pieces.
    ///
    /// ```
    /// use jadoube_chess::{Setup, Square};
    /// let setup = Setup::from_fen("8/8/8/3pP3/8/8/8/8 w - d6 0 1").unwrap();
    /// assert_eq!(setup.en_passant, Some(Square::D6));
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, ParseFenError> {
        text.parse().map(|fen: Fen| fen.setup)
    }
}

impl Position {
    /// Reads the FEN of a legal position strictly.
    ///
    /// ```
    /// use jadoube_chess::Position;
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// assert_eq!(position.perft(1), 15);
    /// // It is White's move, and White could take the king.
    /// let error = Position::from_fen("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1").unwrap_err();
    /// assert_eq!(error.to_string(), "White has the move and Black's king is attacked from e1");
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, ParsePositionError> {
        Ok(Self::try_from(Setup::from_fen(text)?)?)
    }

    /// The position as FEN: by default X-FEN, with the en passant square only if such a capture is
    /// legal.
    ///
    /// ```
    /// use jadoube_chess::{CastlingLetters, Position};
    /// let fen = Position::start().fen();
    /// assert_eq!(
    ///     fen.to_string(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    /// );
    /// assert_eq!(
    ///     fen.castling_letters(CastlingLetters::Shredder).to_string(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    /// );
    /// ```
    pub fn fen(&self) -> Fen {
        self.into()
    }
}

impl std::fmt::Display for Position {
    /// Writes the position as [`fen`](Self::fen) does.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.fen().fmt(f)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads text like [`from_fen`](Self::from_fen).
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        Self::from_fen(text)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Fen {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
