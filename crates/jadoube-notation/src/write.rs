//! Writing a move.

use std::fmt;

use jadoube_chess::{Arrangement, CastlingText, Kind, Move, Position, SquareSet, Wing};

use crate::language::figurine;
use crate::signs::DRAW_OFFER;
use crate::{Form, Style};

impl Style {
    /// Writes a move, which must be legal in the position.
    ///
    /// ```
    /// use jadoube_chess::Position;
    /// use jadoube_notation::{Language, Style};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1").unwrap();
    /// let knight = position.move_from_uci("g1f3").unwrap();
    /// let written = Style::fide(Language::Slovak).write(&position, knight);
    /// assert_eq!(written.to_string(), "Jgf3");
    /// assert_eq!(written.offering_draw().to_string(), "Jgf3 (=)");
    /// ```
    ///
    /// Law: C.8, C.9, C.10, C.11, C.12, C.13
    pub fn write<'a>(&self, position: &'a Position, mv: Move) -> Notated<'a> {
        Notated { style: *self, position: Some(position), mv, offers_draw: false }
    }

    /// Writes a move in an arrangement that may be illegal under the Laws. If it is, the short form
    /// has no meaning: both squares are written, and no check.
    ///
    /// Law: A.5.2
    pub fn write_on<'a>(&self, arrangement: &'a Arrangement, mv: Move) -> Notated<'a> {
        let position = match arrangement {
            Arrangement::Position(position) => Some(position),
            Arrangement::Irregular(_) => None,
        };
        Notated { style: *self, position, mv, offers_draw: false }
    }
}

/// The text of a move in a style.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{Style, notate};
/// let position = Position::start();
/// let pawn = position.move_from_uci("e2e4").unwrap();
/// assert_eq!(notate(&position, pawn, &Style::pgn()), "e4");
/// ```
pub fn notate(position: &Position, mv: Move, style: &Style) -> String {
    style.write(position, mv).to_string()
}

/// A move that displays itself in a style.
#[derive(Clone, Copy, Debug)]
pub struct Notated<'a> {
    style: Style,
    /// None if the board is illegal.
    position: Option<&'a Position>,
    mv: Move,
    offers_draw: bool,
}

impl Notated<'_> {
    /// The move with the sign of a draw offer.
    ///
    /// Law: C.12
    #[must_use]
    pub const fn offering_draw(self) -> Self {
        Self { offers_draw: true, ..self }
    }

    fn letter(&self, kind: Kind) -> &'static str {
        match self.style.form {
            Form::Figurine => figurine(kind),
            Form::Short | Form::Abbreviated | Form::Long | Form::Uci => {
                self.style.language.letter(kind)
            }
        }
    }

    /// Writes the piece, its origin as far as needed, the capture and the square of arrival.
    fn body(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mv = self.mv;
        let signs = self.style.written_signs();
        f.write_str(self.letter(mv.kind()))?;
        match self.position {
            Some(position) if self.style.form != Form::Long => origin(f, position, mv)?,
            _ => write!(f, "{}", mv.from())?,
        }
        if mv.captured().is_some() {
            f.write_str(signs.capture.text())?;
        }
        write!(f, "{}", mv.to())?;
        if let Some(kind) = mv.promotion() {
            write!(f, "{}{}", signs.promotion.text(), self.letter(kind))?;
        }
        f.write_str(if mv.is_en_passant() { signs.en_passant.text() } else { "" })
    }

    /// Writes the sign of check or checkmate.
    ///
    /// Law: C.13.4, C.13.5
    fn check(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = self.style.written_signs();
        let Some(position) = self.position.filter(|_| signs.show_check()) else { return Ok(()) };
        let after = position.play(self.mv);
        if !after.is_check() {
            return Ok(());
        }
        f.write_str(if after.has_legal_move() { signs.check.text() } else { signs.mate.text() })
    }
}

/// Writes what tells a piece from others of its kind that could go to the same square.
///
/// Only legal moves count: a pinned piece makes no move ambiguous. A capturing pawn always has its
/// file.
///
/// Law: C.9.3, C.10
fn origin(f: &mut fmt::Formatter<'_>, position: &Position, mv: Move) -> fmt::Result {
    let from = mv.from();
    if mv.kind() == Kind::Pawn {
        return match mv.captured() {
            Some(_) => write!(f, "{}", from.file()),
            None => Ok(()),
        };
    }
    let others = position.origins(mv.kind(), mv.to()).without(SquareSet::from(from));
    if others.is_empty() {
        return Ok(());
    }
    let shares_file = others.meets(SquareSet::file(from.file()));
    let shares_rank = others.meets(SquareSet::rank(from.rank()));
    match (shares_file, shares_rank) {
        (false, _) => write!(f, "{}", from.file()),
        (true, false) => write!(f, "{}", from.rank()),
        (true, true) => write!(f, "{from}"),
    }
}

impl fmt::Display for Notated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.style.form == Form::Uci {
            write!(f, "{}", self.mv.uci(CastlingText::KingTwoSquares))?;
        } else {
            match self.mv.castling() {
                None => self.body(f)?,
                Some(wing) => {
                    let sign = self.style.signs.castling.text();
                    match wing {
                        Wing::KingSide => write!(f, "{sign}-{sign}")?,
                        Wing::QueenSide => write!(f, "{sign}-{sign}-{sign}")?,
                    }
                }
            }
            self.check(f)?;
        }
        if self.offers_draw { write!(f, " {DRAW_OFFER}") } else { Ok(()) }
    }
}
