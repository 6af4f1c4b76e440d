use jadoube_chess::{File, Kind, Rank, Square, Wing};

use crate::Doubt;

/// What a text says about a move, without a position.
///
/// This is the step between the text and the move: [`Written::parse`] reads the text,
/// [`Written::find`] finds the move in a position.
///
/// ```
/// use jadoube_chess::{Kind, Square};
/// use jadoube_notation::{Arrival, Body, Language, Written};
/// let written = Written::parse("Sbd2 (=)", Language::Polish).unwrap();
/// assert!(written.offers_draw);
/// assert!(matches!(
///     written.body,
///     Body::Move { kind: Some(Kind::Knight), to: Arrival::Square(Square::D2), .. }
/// ));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// What goes where.
    pub body: Body,
    /// The piece that a pawn becomes.
    ///
    /// Law: C.11
    pub promotion: Option<Kind>,
    /// Whether the sign of a capture is written.
    ///
    /// Law: C.9
    pub captures: bool,
    /// What is written about check and checkmate.
    ///
    /// Law: C.13.4, C.13.5
    pub check: WrittenCheck,
    /// Whether `e.p.` is written.
    ///
    /// Law: C.13.6
    pub en_passant: bool,
    /// Whether a draw is offered.
    ///
    /// Law: C.12
    pub offers_draw: bool,
    /// What is against custom in the text, whatever the position.
    pub doubts: Vec<Doubt>,
}

/// What goes where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// Castling, by its sign.
    ///
    /// Law: C.13.1, C.13.2
    Castling(Wing),
    /// A piece or pawn.
    ///
    /// Law: C.8, C.9, C.10
    Move {
        /// The piece that moves, if a letter says so. Without a letter it is a pawn, or whatever
        /// stands on the square of departure if that is written in full.
        kind: Option<Kind>,
        /// The file it comes from.
        file: Option<File>,
        /// The rank it comes from.
        rank: Option<Rank>,
        /// The square or file it goes to.
        to: Arrival,
    },
}

/// Where a move goes, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// A square.
    Square(Square),
    /// Somewhere on a file, in a pawn's capture.
    File(File),
}

/// What is written about check and checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrittenCheck {
    /// Nothing is written.
    Nothing,
    /// The sign of a check.
    Check,
    /// `++`: a checkmate by the Laws, a double check in older books.
    TwoPluses,
    /// The sign of a checkmate.
    Mate,
}

impl Written {
    /// A move of which only the body is written.
    pub(crate) fn bare(body: Body) -> Self {
        Self {
            body,
            promotion: None,
            captures: false,
            check: WrittenCheck::Nothing,
            en_passant: false,
            offers_draw: false,
            doubts: Vec::new(),
        }
    }

    pub(crate) fn doubt(&mut self, doubt: Doubt) {
        if !self.doubts.contains(&doubt) {
            self.doubts.push(doubt);
        }
    }
}
