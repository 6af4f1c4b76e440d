//! How many moves pieces need to squares if pawns that block each other stay where they are.
//!
//! It only serves to guess what is close; no answer depends on it.

use jadoube_chess::{Board, BySide, Kind, Piece, Side, Square};

use crate::attacks::{attacks, attacks_of, bit, squares};
use crate::search::steps::to_promotion;

/// Moves to each square, or [`FAR`].
pub(crate) type Map = [u8; 64];

/// Marks a square that cannot be reached.
pub(crate) const FAR: u8 = 100;

/// What is in the way.
#[derive(Clone, Copy)]
pub(crate) struct Walls {
    /// Pawns that block each other.
    pub(crate) pawns: u64,
    /// What those of each side attack.
    pub(crate) held: BySide<u64>,
}

impl Walls {
    pub(crate) fn of(board: &Board) -> Self {
        let white = board.of(Side::White, Kind::Pawn).bits();
        let black = board.of(Side::Black, Kind::Pawn).bits();
        let met = white & (black >> 8);
        let mut pawns = met | met << 8;
        // Pawns behind those are blocked too.
        for _ in 0..3 {
            pawns |= white & (pawns >> 8) | black & (pawns << 8);
        }
        let held = BySide::from_fn(|side| {
            let own = pawns & board.of(side, Kind::Pawn).bits();
            squares(own).fold(0, |all, from| all | attacks_of(Kind::Pawn, side, from, 0))
        });
        Self { pawns, held }
    }

    /// Where a piece cannot go.
    fn shut(&self, piece: Piece) -> u64 {
        match piece.kind {
            Kind::King => self.pawns | self.held[!piece.side],
            _ => self.pawns,
        }
    }

    /// The moves of a piece to each square from the nearest of some, or from each to the nearest.
    pub(crate) fn map(&self, piece: Piece, from: u64) -> Map {
        let mut map = [FAR; 64];
        let shut = self.shut(piece);
        let (mut met, mut new, mut moves) = (from, from, 0);
        while new != 0 && moves < FAR {
            let mut next = 0;
            for square in squares(new) {
                map[square.index()] = moves;
                next |= attacks(piece, square, self.pawns);
            }
            new = next & !shut & !met;
            met |= new;
            moves += 1;
        }
        map
    }

    /// The square of promotion and the steps to it, if nothing steady is in the way.
    pub(crate) fn promotion(&self, pawn: Square, side: Side) -> Option<(Square, u8)> {
        let steps = to_promotion(pawn, side);
        let ahead = if side == Side::White { 1 } else { -1 };
        let is_free = (1..=steps).all(|step| {
            let square = pawn.offset(0, ahead * step as i8);
            square.is_some_and(|square| bit(square) & self.pawns == 0)
        });
        let last = pawn.offset(0, ahead * steps as i8)?;
        is_free.then_some((last, steps as u8))
    }
}
