//! Pieces are displaced, and set up again.

use jadoube_chess::{Board, Piece, Square};

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
                self.astray.push(Astray {
                    fell: true,
                    by: hand.by.side(),
                    ..hand.astray(piece, home, place)
                });
                Held { piece, from: home, stands: true, shifted: None }
            }
            Some(Found::Astray(index)) => {
                let astray = &mut self.astray[index];
                (astray.place, astray.fell) = (place, true);
                astray.by = hand.by.side().or(astray.by);
                Held { piece: astray.piece, from: astray.home, stands: true, shifted: None }
            }
            None => return,
        };
        if let Place::InHand(Actor::Player(side) | Actor::AssistantOf(side)) = place {
            self.held[side] = Some(piece);
        }
    }

    /// Whether the position told has one of these pieces less than before the move.
    fn is_missing(&self, hand: &Hand, piece: Piece) -> bool {
        let of = |board: &Board| board.of(piece.side, piece.kind).len();
        of(&self.told) < of(&hand.stood)
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
                self.astray.push(Astray {
                    fell: true,
                    by: hand.by.side(),
                    ..hand.astray(piece, home, place)
                });
            }
            // The player who has the move had taken it off.
            (None, None, Some(piece)) if self.is_missing(hand, piece) => {
                self.told.put(piece, from);
                let (home, place) = (Some(from), Place::On(on));
                self.astray.push(Astray {
                    fell: true,
                    by: hand.by.side(),
                    ..hand.astray(piece, home, place)
                });
            }
            (None, None, _) => {}
        }
    }

    /// Pieces that stand where they belong are not astray. Two of a kind are as good as each other:
    /// one that stands where the other belongs is that other.
    pub(super) fn settle(&mut self, hand: &Hand) {
        for index in 0..self.astray.len() {
            let Astray { piece, home, place: Place::On(on), .. } = self.astray[index] else {
                continue;
            };
            let twin = |it: &Astray| it.piece == piece && it.home == Some(on);
            if home == Some(on) {
                continue;
            }
            if let Some(twin) = self.astray.iter().position(twin) {
                self.astray[index].home = Some(on);
                self.astray[twin].home = home;
                for (_, held) in self.held.iter_mut() {
                    if let Some(held) = held
                        && held.stands
                        && held.piece == piece
                        && held.from == Some(on)
                    {
                        held.from = home;
                    }
                }
            }
        }
        // One that was taken off in the move and stands there again has not moved.
        for it in &mut self.astray {
            if let (None, Place::On(on)) = (it.home, it.place)
                && hand.stood.piece_at(on) == Some(it.piece)
                && self.told.piece_at(on).is_none()
            {
                self.told.put(it.piece, on);
                it.home = Some(on);
            }
        }
        self.astray.retain(|it| match (it.home, it.place) {
            (Some(home), place) => place != Place::On(home),
            // What belongs nowhere is of interest only on the board.
            (None, Place::InHand(_) | Place::TakenOff | Place::Beside) => false,
            (None, _) => true,
        });
    }
}
