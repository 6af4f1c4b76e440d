//! Finding the move that a text means in a position.

use jadoube_chess::{Attempt, File, Kind, Move, Position, Rank, Square, SquareSet};

use crate::explain::explain;
use crate::{Arrival, Body, Doubt, Language, ReadError, Written, WrittenCheck};

/// A move as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadMove {
    /// The move.
    pub mv: Move,
    /// Whether it is written with the sign of a draw offer.
    ///
    /// Law: C.12
    pub offers_draw: bool,
    /// What in the text contradicts the move, or goes against custom.
    pub doubts: Vec<Doubt>,
}

/// Reads a move as a player may write it, in a position.
///
/// Wrong and missing signs are tolerated, but nothing is guessed: a text that fits two legal moves
/// is ambiguous, and one that fits none gives an error that says why. Only legal moves count, so a
/// pinned piece makes no text ambiguous; saying more than needed, `Ng1f3`, does no harm. Letters
/// are those of the language; figurines are read in every language, see [`Written::parse`].
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{Language, read_move};
/// let position = Position::start();
/// let read = read_move("Sf3! (=)", &position, Language::Polish).unwrap();
/// assert_eq!(read.mv, position.move_from_uci("g1f3").unwrap());
/// assert!(read.offers_draw);
///
/// let error = read_move("Sf3", &position, Language::Slovak).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`Sf3` is illegal: a bishop does not go from c1 to f3, and a bishop does not go from f1 to f3"
/// );
/// ```
///
/// Law: C.2, C.3, C.8, C.9, C.10, C.11, C.12, C.13
pub fn read_move(
    text: &str,
    position: &Position,
    language: Language,
) -> Result<ReadMove, ReadError> {
    Written::parse(text, language)?.find(text, position)
}

impl Written {
    /// Finds the move that is written; `text` is used in errors.
    pub fn find(&self, text: &str, position: &Position) -> Result<ReadMove, ReadError> {
        let mv = match self.body {
            Body::Castling(wing) => check(text, position, Attempt::Castling(wing))?,
            Body::Move { kind, file, rank, to } => {
                let wanted = Wanted { kind, file, rank, promotion: self.promotion };
                match to {
                    Arrival::File(to) => wanted.by_files(text, position, to)?,
                    Arrival::Square(to) => wanted.by_square(text, position, to, self.captures)?,
                }
            }
        };
        let mut doubts = self.doubts.clone();
        self.compare_signs(position, mv, &mut doubts);
        Ok(ReadMove { mv, offers_draw: self.offers_draw, doubts })
    }

    /// Looks for signs that contradict the move.
    fn compare_signs(&self, position: &Position, mv: Move, doubts: &mut Vec<Doubt>) {
        if self.captures && mv.captured().is_none() {
            doubts.push(Doubt::NoCapture);
        }
        if self.en_passant && !mv.is_en_passant() {
            doubts.push(Doubt::NoEnPassant);
        }
        if let Body::Move { file: None, .. } = self.body
            && mv.kind() == Kind::Pawn
            && mv.captured().is_some()
        {
            doubts.push(Doubt::PawnFileMissing);
        }
        if self.check == WrittenCheck::Nothing {
            return;
        }
        let after = position.play(mv);
        let contradiction = match self.check {
            WrittenCheck::Nothing => None,
            WrittenCheck::Check => (!after.is_check()).then_some(Doubt::NoCheck),
            WrittenCheck::TwoPluses if after.checkers().len() > 1 => None,
            WrittenCheck::TwoPluses | WrittenCheck::Mate => {
                (!after.is_checkmate()).then_some(Doubt::NoCheckmate)
            }
        };
        doubts.extend(contradiction);
    }
}

/// What is known about a move besides its square of arrival.
struct Wanted {
    kind: Option<Kind>,
    file: Option<File>,
    rank: Option<Rank>,
    promotion: Option<Kind>,
}

impl Wanted {
    /// Finds the move to a square.
    fn by_square(
        &self,
        text: &str,
        position: &Position,
        to: Square,
        captures: bool,
    ) -> Result<Move, ReadError> {
        if let (Some(file), Some(rank)) = (self.file, self.rank) {
            return self.between(text, position, Square::new(file, rank), to);
        }
        let kind = self.kind.unwrap_or(Kind::Pawn);
        let among = self.departures(kind, to, captures);
        let found = position.origins(kind, to) & among;
        match found.only() {
            Some(from) => check(text, position, self.attempt(from, to)),
            None if found.is_empty() => {
                Err(explain(text, position, kind, among, to, self.promotion))
            }
            None => Err(self.ambiguous(text, position, found, to)),
        }
    }

    /// The squares from which the move may come, as far as it is written.
    fn departures(&self, kind: Kind, to: Square, captures: bool) -> SquareSet {
        let file = match (self.file, kind) {
            (Some(file), _) => SquareSet::file(file),
            // The file of a capturing pawn must be given; so without it, and without the sign of a
            // capture, the pawn goes straight ahead.
            (None, Kind::Pawn) if !captures => SquareSet::file(to.file()),
            (None, Kind::Pawn) => beside(to.file()),
            (None, _) => SquareSet::ALL,
        };
        file & self.rank.map_or(SquareSet::ALL, SquareSet::rank)
    }

    /// Finds the move from one square to another.
    fn between(
        &self,
        text: &str,
        position: &Position,
        from: Square,
        to: Square,
    ) -> Result<Move, ReadError> {
        let stands = position.board().of(position.to_move(), self.kind.unwrap_or(Kind::Pawn));
        if let Some(kind) = self.kind
            && !stands.contains(from)
        {
            return Err(ReadError::no_such_piece(text, position, kind, SquareSet::from(from)));
        }
        check(text, position, self.attempt(from, to))
    }

    /// Finds a pawn's capture from one file to another, `ed`.
    fn by_files(&self, text: &str, position: &Position, to: File) -> Result<Move, ReadError> {
        let from = self.file.map_or(SquareSet::EMPTY, SquareSet::file);
        let mut found = position.legal_moves();
        found.retain(|mv| {
            let promotion = self.promotion.is_none() || mv.promotion() == self.promotion;
            mv.kind() == Kind::Pawn && from.contains(mv.from()) && mv.to().file() == to && promotion
        });
        match found.as_slice() {
            [] => Err(ReadError::NoPawnCapture { text: text.to_owned() }),
            [mv] => Ok(*mv),
            [first, rest @ ..] => {
                let same = |mv: &Move| (mv.from(), mv.to()) == (first.from(), first.to());
                if rest.iter().all(same) {
                    return Err(ReadError::promotion_missing(text, first.to()));
                }
                Err(ReadError::Ambiguous { text: text.to_owned(), candidates: found })
            }
        }
    }

    fn attempt(&self, from: Square, to: Square) -> Attempt {
        Attempt::Move { from, to, promotion: self.promotion }
    }

    fn ambiguous(&self, text: &str, position: &Position, from: SquareSet, to: Square) -> ReadError {
        let candidates = position
            .legal_moves()
            .into_iter()
            .filter(|mv| from.contains(mv.from()) && mv.to() == to && mv.castling().is_none())
            .filter(|mv| self.promotion.is_none() || mv.promotion() == self.promotion)
            .collect();
        ReadError::Ambiguous { text: text.to_owned(), candidates }
    }
}

/// The files beside a file.
fn beside(file: File) -> SquareSet {
    let files = File::ALL.into_iter().filter(|&other| (other as u8).abs_diff(file as u8) == 1);
    files.fold(SquareSet::EMPTY, |files, file| files | SquareSet::file(file))
}

/// The legal move that an attempt is, or why it is not one.
fn check(text: &str, position: &Position, attempt: Attempt) -> Result<Move, ReadError> {
    position.check(attempt).map_err(|reason| ReadError::illegal(text, attempt, reason))
}
