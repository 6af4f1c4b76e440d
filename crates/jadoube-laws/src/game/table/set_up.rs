//! Pieces are displaced, and set up again.

use jadoube_chess::{Piece, Square};

use crate::game::table::astray::{Astray, Found};
use crate::game::table::{Hand, Held, Table};
use crate::{Actor, Place};

impl Table {
    /// A piece from beside the board: one that had fallen from it is set up again; any other is new.
    pub(super) fn put(&mut self, hand: &Hand, piece: Piece, on: Square) {
        let same = |astray: &Astray| astray.piece == piece && astray.home == Some(on);
        let off = |astray: &Astray| {
            let is_off = matches!(astray.place, Place::TakenOff | Place::Beside);
            astray.piece == piece && astray.home.is_some() && is_off
        };
        let promotes = hand.moves && on.rank() == piece.side.last_rank();
        if let Some(index) = self.astray.iter().position(same) {
            self.astray.remove(index);
        } else if let Some(index) = self.astray.iter().position(off).filter(|_| !promotes) {
            self.astray[index].place = Place::On(on);
        } else if hand.moves {
            self.promote(piece, on);
            self.place(piece, on);
        } else {
            let (home, place) = (None, Place::On(on));
            self.astray.push(hand.astray(piece, home, place));
        }
    }

    pub(super) fn displace(&mut self, hand: &Hand, from: Square, place: Place) {
        let piece = match self.find(from) {
            Some(Found::Upright(_)) if place == Place::On(from) => return,
            Some(Found::Upright(piece)) => {
                let home = Some(from);
                self.astray.push(Astray { fell: true, ..hand.astray(piece, home, place) });
                Held { piece, from: home, stands: true, shifted: None }
            }
            Some(Found::Astray(index)) => {
                let astray = &mut self.astray[index];
                astray.place = place;
                Held { piece: astray.piece, from: astray.home, stands: true, shifted: None }
            }
            None => return,
        };
        if let Place::InHand(Actor::Player(side) | Actor::AssistantOf(side)) = place {
            self.held[side] = Some(piece);
        }
        self.astray.retain(|astray| astray.home.map(Place::On) != Some(astray.place));
    }

    /// A displaced piece is set up: the one that belongs to `on`, the one that belongs to `from`, or
    /// whatever is at `from`.
    pub(super) fn put_back(&mut self, hand: &Hand, from: Square, on: Square) {
        let at = |it: &Astray| it.place.square() == Some(from);
        let meant: [&dyn Fn(&Astray) -> bool; 3] =
            [&|it| at(it) && it.home == Some(on), &|it| it.home == Some(from), &at];
        let found = meant.into_iter().find_map(|is| self.astray.iter().position(is));
        match (found, self.told.piece_at(from), hand.stood.piece_at(from)) {
            (Some(index), _, _) => {
                let astray = self.astray[index];
                if let Place::InHand(Actor::Player(side) | Actor::AssistantOf(side)) = astray.place
                {
                    self.held[side] = None;
                }
                self.astray[index].place = Place::On(on);
            }
            (None, Some(piece), _) => {
                let (home, place) = (Some(from), Place::On(on));
                self.astray.push(Astray { fell: true, ..hand.astray(piece, home, place) });
            }
            // The player who has the move had taken it off.
            (None, None, Some(piece)) => {
                self.told.put(piece, from);
                let (home, place) = (Some(from), Place::On(on));
                self.astray.push(Astray { fell: true, ..hand.astray(piece, home, place) });
            }
            (None, None, None) => {}
        }
        self.astray.retain(|astray| astray.home.map(Place::On) != Some(astray.place));
    }
}
