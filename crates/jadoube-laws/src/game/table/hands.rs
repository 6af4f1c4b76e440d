//! What hands do with pieces, on purpose or not.

use jadoube_chess::{Kind, Piece, Side, Square};

use crate::Place;
use crate::game::table::astray::{Astray, Found};
use crate::game::table::{Hand, Held, Shifted, Table};

impl Table {
    pub(super) fn touch(&mut self, hand: &Hand, on: Square) {
        if let Some(side) = hand.by.side()
            && self.piece_found(on).is_some_and(|piece| piece.side == side)
        {
            self.at_hand[side] = Some(on);
        }
    }

    pub(super) fn lift(&mut self, hand: &Hand, from: Square) {
        let (Some(side), Some(found)) = (hand.by.side(), self.find(from)) else { return };
        let place = Place::InHand(hand.by);
        let held = match found {
            Found::Upright(piece) if hand.moves => {
                self.told.remove(from);
                Held { piece, from: Some(from), stands: false, shifted: None }
            }
            Found::Upright(piece) => {
                let home = Some(from);
                self.astray.push(hand.astray(piece, home, place));
                Held { piece, from: home, stands: true, shifted: None }
            }
            Found::Astray(index) => {
                let astray = &mut self.astray[index];
                let shifted = shifted(astray);
                astray.place = place;
                Held { piece: astray.piece, from: astray.home, stands: true, shifted }
            }
        };
        self.at_hand[side] = None;
        self.held[side] = Some(held);
    }

    /// The piece in the hand, or else the piece of their own that the player touched last. A piece
    /// of the opponent's stays in the hand if one of the player's own was touched after it: that is
    /// how a piece is captured.
    fn take_up(&mut self, hand: &Hand) -> Option<Held> {
        let side = hand.by.side()?;
        let at_hand = self.at_hand[side].take();
        let held = self.held[side].take();
        if held.is_some_and(|held| held.piece.side == side || at_hand.is_none()) {
            return held;
        }
        let touched = at_hand.filter(|&on| self.piece_found(on).is_some_and(|it| it.side == side));
        touched.into_iter().for_each(|from| self.lift(hand, from));
        std::mem::replace(&mut self.held[side], held)
    }

    pub(super) fn release(&mut self, hand: &Hand, on: Square) {
        let Some(held) = self.take_up(hand) else { return };
        let Held { piece, from, stands, shifted } = held;
        let own = hand.by.side() == Some(piece.side);
        // Whoever does not have the move moves nothing; and what belongs to the opponent, or to
        // nobody any more, is set up and not moved.
        if !hand.moves || stands && (!own || from.is_none()) {
            self.set_down(hand, held, Place::On(on));
            return;
        }
        if stands {
            self.astray.retain(|astray| astray.home != from);
            if from == Some(on) {
                return;
            }
            self.leave_square(from);
            self.shifted.extend(shifted);
        }
        if from.is_none() {
            self.promote(piece, on);
        }
        self.place(piece, on);
        self.released = from.map(|from| (from, on)).or(self.released);
    }

    /// The piece that it captures is still there.
    pub(super) fn release_beside(&mut self, hand: &Hand, on: Square) {
        let side = hand.by.side();
        let there = self.upright(on).filter(|piece| hand.moves && Some(piece.side) != side);
        self.release(hand, on);
        if self.told.piece_at(on).is_some_and(|piece| Some(piece.side) == side) {
            self.left_standing = there.map(|piece| (piece, on));
        }
    }

    /// It stands on no square, so that nothing is moved (4.7).
    pub(super) fn release_between(&mut self, hand: &Hand, place: Place) {
        let Some(held) = self.take_up(hand) else { return };
        if let (Some(from), false) = (held.from, held.stands) {
            self.told.put(held.piece, from);
        }
        self.set_down(hand, held, place);
    }

    /// A piece is held on a square: the one in the hand or touched before, or one from beside the
    /// board.
    pub(super) fn hold(&mut self, hand: &Hand, piece: Piece, on: Square) {
        let side = piece.side;
        if self.held[side].is_some_and(|held| held.piece == piece) {
            return;
        }
        let promotes = on.rank() == side.last_rank();
        let touched = self.at_hand[side].filter(|&from| self.piece_found(from) == Some(piece));
        match touched.filter(|_| !promotes) {
            Some(from) => self.lift(hand, from),
            None => {
                self.held[side] = Some(Held { piece, from: None, stands: false, shifted: None });
            }
        }
    }

    /// A new piece stands for a pawn that the player had taken off in an earlier turn.
    pub(super) fn promote(&mut self, piece: Piece, on: Square) {
        let pawn = Piece { kind: Kind::Pawn, ..piece };
        let step = if piece.side == Side::White { 1 } else { -1 };
        let comes_from =
            |home: Square| [-1, 0, 1].into_iter().any(|aside| home.offset(aside, step) == Some(on));
        let taken = |it: &Astray| {
            let is_off = it.piece == pawn && it.place == Place::TakenOff && !it.fell;
            is_off && it.home.is_some_and(comes_from)
        };
        if on.rank() == piece.side.last_rank()
            && let Some(index) = self.astray.iter().position(taken)
        {
            let astray = self.astray.remove(index);
            self.leave_square(astray.home);
        }
    }

    fn leave_square(&mut self, from: Option<Square>) {
        if let Some(from) = from {
            self.told.remove(from);
        }
    }

    /// A piece that is not moved is put down somewhere.
    fn set_down(&mut self, hand: &Hand, held: Held, place: Place) {
        let Held { piece, from: home, .. } = held;
        if let Place::On(on) = place
            && home != Some(on)
        {
            self.take_what_stands(hand, on);
        }
        let found = self.astray.iter().position(|it| home.is_some() && it.home == home);
        let was = found.map(|index| self.astray.remove(index));
        if home.is_none() || place.square() != home {
            let astray = was.unwrap_or_else(|| hand.astray(piece, home, place));
            self.astray.push(Astray { place, ..astray });
        }
    }

    /// A piece that somebody puts on a square out of turn takes the place of what stands there.
    fn take_what_stands(&mut self, hand: &Hand, on: Square) {
        match self.find(on) {
            Some(Found::Upright(piece)) => {
                self.astray.push(hand.astray(piece, Some(on), Place::TakenOff));
            }
            Some(Found::Astray(index)) => self.astray[index].place = Place::TakenOff,
            None => {}
        }
    }

    /// Puts a piece where the player who has the move means it to be, and takes off what stood
    /// there wrongly.
    pub(super) fn place(&mut self, piece: Piece, on: Square) {
        let here = |it: &&mut Astray| it.place.square() == Some(on) && it.home != Some(on);
        for astray in self.astray.iter_mut().filter(here) {
            self.shifted.extend(shifted(astray));
            astray.place = Place::TakenOff;
        }
        self.told.put(piece, on);
        let told = self.told;
        self.astray.retain_mut(|astray| astray.home != Some(on) || astray.follow(&told));
    }

    pub(super) fn take_off(&mut self, hand: &Hand, from: Square) {
        if hand.moves && self.left_standing.is_some_and(|(_, on)| on == from) {
            self.left_standing = None;
            return;
        }
        match self.find(from) {
            Some(Found::Upright(_)) if hand.moves => self.leave_square(Some(from)),
            Some(Found::Upright(piece)) => {
                let (home, place) = (Some(from), Place::TakenOff);
                self.astray.push(hand.astray(piece, home, place));
            }
            Some(Found::Astray(index)) if hand.moves => {
                let astray = self.astray.remove(index);
                self.shifted.extend(shifted(&astray));
                self.leave_square(astray.home);
            }
            Some(Found::Astray(index)) => self.astray[index].place = Place::TakenOff,
            None => {}
        }
    }
}

impl Hand {
    pub(super) const fn astray(&self, piece: Piece, home: Option<Square>, place: Place) -> Astray {
        Astray { piece, home, place, since: self.plies, fell: false, by: None }
    }
}

/// Where a piece stood that does not belong there.
fn shifted(astray: &Astray) -> Option<Shifted> {
    let (home, at) = (astray.home?, astray.place.square()?);
    (home != at).then_some(Shifted { home, at, since: astray.since.unwrap_or(0) })
}
