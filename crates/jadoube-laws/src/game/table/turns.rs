//! What becomes of the table when a move is made, and when the other player takes the turn.

use jadoube_chess::{Board, Piece, Side, Square};

use crate::game::table::astray::Astray;
use crate::game::table::{Held, Table};
use crate::{Actor, Place};

impl Table {
    /// The position after a move: what is astray stays so if it was not captured.
    pub(crate) fn follow(&mut self, after: &Board, mover: Side, plies: usize) {
        if let Some((piece, on)) = self.left_standing.take() {
            self.astray.push(Astray::left(piece, None, Place::On(on), plies));
        }
        self.held[mover] = self.held[mover].filter(|held| held.from.is_some());
        self.keep_what_is_held(after, plies);
        self.told = *after;
        self.base = *after;
        self.astray.retain_mut(|astray| astray.follow(after));
        self.at_hand[mover] = None;
        self.begin_turn();
    }

    /// The other player takes the turn: what hands have done to the position is no part of a move
    /// any more, and pieces that they took from their squares are astray.
    pub(crate) fn leave(&mut self, standing: &Board, plies: usize) {
        self.keep_what_is_held(standing, plies);
        let mut came = from_their_side(&self.told);
        came.retain(|&(on, it)| standing.piece_at(on) != Some(it));
        for (home, piece) in from_their_side(standing) {
            let is_there = self.told.piece_at(home) == Some(piece) || self.is_astray(home);
            if is_there {
                continue;
            }
            let place = match came.iter().position(|&(_, it)| it == piece) {
                Some(index) => Place::On(came.remove(index).0),
                None => Place::TakenOff,
            };
            self.astray.push(Astray::left(piece, Some(home), place, plies));
        }
        let strange = came.into_iter().map(|(on, piece)| (piece, on)).chain(self.left_standing);
        let strange: Vec<Astray> =
            strange.map(|(piece, on)| Astray::left(piece, None, Place::On(on), plies)).collect();
        self.astray.extend(strange);
        self.told = *standing;
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        self.released = None;
        self.both_hands = false;
        self.left_standing = None;
        self.shifted.clear();
        self.show();
    }

    /// What is in a hand and stands in the position is in that hand and not taken off.
    fn keep_what_is_held(&mut self, standing: &Board, plies: usize) {
        for side in Side::ALL {
            let Some(mut held) = self.held[side] else { continue };
            let stands = held.from.is_some_and(|on| standing.piece_at(on) == Some(held.piece));
            match (stands, held.stands) {
                (true, false) => {
                    let place = Place::InHand(Actor::Player(side));
                    self.astray.push(Astray::left(held.piece, held.from, place, plies));
                    held.stands = true;
                    self.held[side] = Some(held);
                }
                // It was captured while somebody held it.
                (false, true) => self.held[side] = Some(Held { from: None, ..held }),
                // It was moved or captured, or it comes from beside the board.
                (false, false) => self.held[side] = held.from.is_none().then_some(held),
                (true, true) => {}
            }
        }
    }
}

/// The pieces in the order of their squares as their players see them: alike for both colours.
fn from_their_side(board: &Board) -> Vec<(Square, Piece)> {
    let mut pieces: Vec<_> = board.pieces().collect();
    pieces.sort_by_key(|&(on, piece)| match piece.side {
        Side::White => on.index(),
        Side::Black => on.mirrored().index(),
    });
    pieces
}
