//! Pieces that are not upright on the square where they belong.

use jadoube_chess::{Board, Piece, Side, Square};

use crate::game::table::Table;
use crate::{Event, Place};

/// A piece that fell, was shifted, is in a hand or off the board, and still belongs to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Astray {
    pub(super) piece: Piece,
    /// Where it belongs; nowhere if the position does not have it.
    pub(super) home: Option<Square>,
    pub(super) place: Place,
    /// How many plies had been made when it was displaced; nothing is said of what was displaced
    /// before the game began.
    pub(super) since: Option<usize>,
    /// Whether it fell or was set up wrongly, and was not only taken in hand out of turn.
    pub(super) fell: bool,
    /// The player who displaced it.
    pub(super) by: Option<Side>,
}

impl Astray {
    /// A piece that hands have left somewhere when so many plies had been made.
    pub(super) const fn left(
        piece: Piece,
        home: Option<Square>,
        place: Place,
        plies: usize,
    ) -> Self {
        Self { piece, home, place, since: Some(plies), fell: false, by: None }
    }

    /// Whether it is at its own square, only not as it should stand there.
    pub(super) fn is_at_home(&self) -> bool {
        self.home.is_some() && self.place.square() == self.home
    }

    /// Whether it is still of interest in this position.
    pub(super) fn follow(&mut self, after: &Board) -> bool {
        let Some(home) = self.home else { return true };
        if after.piece_at(home) == Some(self.piece) {
            return true;
        }
        // It was captured; the wood is still there.
        self.home = None;
        match self.place {
            // Or it is the piece that has moved.
            Place::On(on) | Place::Lying(on) | Place::Shifted(on) => {
                on != home && after.piece_at(on) != Some(self.piece)
            }
            Place::Between { .. } => true,
            Place::InHand(_) | Place::TakenOff | Place::Beside => false,
        }
    }
}

/// A piece that an act has left where it does not belong.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Left {
    /// Where it is, or was if it is on no square.
    pub(crate) on: Square,
    /// Where it belongs.
    pub(crate) home: Option<Square>,
    /// Whether it had fallen before and was set up wrongly.
    pub(crate) fell: bool,
    /// The player who had displaced it.
    pub(crate) by: Option<Side>,
}

impl Left {
    const fn of(astray: &Astray, on: Square) -> Self {
        Self { on, home: astray.home, fell: astray.fell, by: astray.by }
    }
}

/// A piece found at a square.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found {
    Upright(Piece),
    /// Its place among the pieces astray.
    Astray(usize),
}

impl Table {
    /// Whether pieces are displaced.
    pub(crate) const fn is_displaced(&self) -> bool {
        !self.astray.is_empty()
    }

    /// How many plies had been made when the first of the pieces was displaced that are off their
    /// squares now.
    pub(crate) fn displaced_since(&self) -> Option<usize> {
        let is_held = |astray: &Astray| matches!(astray.place, Place::InHand(_));
        let off = self.astray.iter().filter(|astray| !astray.is_at_home() && !is_held(astray));
        off.map(|astray| astray.since.unwrap_or(0)).min()
    }

    /// Whether every piece is at the square where this position has it, upright or not.
    pub(crate) fn shows(&self, position: &Board) -> bool {
        self.told == *position && self.astray.iter().all(Astray::is_at_home)
    }

    /// Whether the piece that the position has there stands there.
    pub(crate) fn upright(&self, on: Square) -> Option<Piece> {
        self.told.piece_at(on).filter(|_| !self.is_astray(on))
    }

    pub(super) fn is_astray(&self, home: Square) -> bool {
        self.astray.iter().any(|astray| astray.home == Some(home))
    }

    /// What a hand that goes to a square finds there: what stands upright, else what lies there or
    /// stands there wrongly, else what was moved from there to between squares.
    pub(super) fn find(&self, on: Square) -> Option<Found> {
        if let Some(piece) = self.upright(on) {
            return Some(Found::Upright(piece));
        }
        let at = |astray: &Astray| astray.place.square() == Some(on);
        let near = |astray: &Astray| match astray.place {
            Place::Between { one, other } => {
                [Some(one), Some(other), astray.home].contains(&Some(on))
            }
            _ => false,
        };
        let found = self.astray.iter().position(at).or_else(|| self.astray.iter().position(near));
        found.map(Found::Astray)
    }

    pub(super) fn piece_found(&self, on: Square) -> Option<Piece> {
        Some(match self.find(on)? {
            Found::Upright(piece) => piece,
            Found::Astray(index) => self.astray[index].piece,
        })
    }

    /// The pieces as they stood when the game began, if some were set up wrongly since they were
    /// displaced before.
    pub(crate) fn as_begun(&self, initial: &Board) -> Board {
        let mut board = *initial;
        for astray in self.astray.iter().filter(|it| it.since.is_none() && !it.is_at_home()) {
            if let Some(home) = astray.home {
                board.remove(home);
            }
            if let Some(on) = astray.place.square() {
                board.put(astray.piece, on);
            }
        }
        board
    }

    /// The piece that this act has left where it does not belong.
    pub(crate) fn left_by(&self, event: &Event) -> Option<Left> {
        let on = match *event {
            Event::PieceReleased { on, .. }
            | Event::PieceReleasedBeside { on, .. }
            | Event::PiecePut { on, .. }
            | Event::PiecePutBack { on, .. } => on,
            Event::PieceTakenOff { from, .. } => {
                let gone = |it: &&Astray| it.home == Some(from) && it.place == Place::TakenOff;
                return self.astray.iter().find(gone).map(|it| Left::of(it, from));
            }
            _ => return None,
        };
        let wrong = |it: &&Astray| it.place == Place::On(on) && it.home != Some(on);
        self.astray.iter().find(wrong).map(|it| Left::of(it, on))
    }

    /// Puts the pieces on the board that anybody sees.
    pub(super) fn show(&mut self) {
        self.board = self.told;
        for astray in &self.astray {
            if let Some(home) = astray.home {
                self.board.remove(home);
            }
        }
        for astray in &self.astray {
            if let Some(on) = astray.place.square()
                && self.board.piece_at(on).is_none()
            {
                self.board.put(astray.piece, on);
            }
        }
    }
}
