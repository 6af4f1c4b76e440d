//! Whether the squares that the pieces can reach allow a mate at all.
//!
//! In a mate the king stands on a square `k` of its reach; a piece of the other side gives check from
//! a square of its own; and each square beside `k` either holds a piece of the mated side, each its
//! own one, or is attacked by the mating side. Where no choice of squares does all that, there is
//! no mate in any position of the abstraction. Lines are taken as open unless a steady piece shuts
//! them, which allows more than there is.

use jadoube_chess::{Piece, Side, Square};

use crate::attacks::{attacks, bit, squares};
use crate::fill::attacks_from;
use crate::proof::kings::{beside, beside_any};
use crate::proof::pieces::{Rover, Which};
use crate::proof::reach::Reach;

/// Whether a mate by `by` cannot be ruled out.
pub(crate) fn may_mate(reach: &Reach, by: Side) -> bool {
    Pattern::new(reach, by).is_possible()
}

struct Pattern<'a> {
    reach: &'a Reach,
    by: Side,
    /// What blocks lines; the king to be mated does not block the line behind itself.
    walls: u64,
    /// The mating side's pieces except the king, with everything they may ever attack.
    attackers: [(Rover, u64); 32],
    attackers_len: usize,
    /// The union of all these attacks.
    attacked: u64,
    /// By square: the mated side's pieces, except the king, that may stand there.
    blockers: [Which; 64],
    blocked: u64,
}

impl<'a> Pattern<'a> {
    fn new(reach: &'a Reach, by: Side) -> Self {
        let walls = reach.steady & !reach.pieces.king(!by).reach;
        let filler = (*reach.pieces.king(by), 0);
        let mut pattern = Self {
            reach,
            by,
            walls,
            attackers: [filler; 32],
            attackers_len: 0,
            attacked: 0,
            blockers: [0; 64],
            blocked: 0,
        };
        for (index, rover) in reach.pieces.as_slice().iter().enumerate().skip(2) {
            if rover.piece.side == by {
                let seen = attacks_from(rover.piece, rover.reach, walls);
                pattern.attackers[pattern.attackers_len] = (*rover, seen);
                pattern.attackers_len += 1;
                pattern.attacked |= seen;
            } else {
                pattern.blocked |= rover.reach;
                squares(rover.reach).for_each(|on| pattern.blockers[on.index()] |= 1 << index);
            }
        }
        pattern
    }

    fn is_possible(&self) -> bool {
        let blocked = self.blocked;
        squares(self.reach.pieces.king(!self.by).reach & self.attacked).any(|victim| {
            let zone = beside(victim);
            // A first look without considering which piece stands where: what remains only a king
            // can guard.
            let open = zone & !blocked & !self.attacked;
            let is_mate = |kings: u64| {
                let kings = kings & !zone & !bit(victim);
                (open == 0 || squares(kings & ring(zone)).any(|king| open & !beside(king) == 0))
                    && (0..self.attackers_len)
                        .any(|checker| self.is_mate(victim, kings, checker, blocked))
            };
            // All its squares are more than those in a mate and allow more, and are already known;
            // usually even they allow no mate.
            is_mate(self.reach.pieces.king(self.by).reach)
                && is_mate(self.reach.kings_in_mate(self.by, victim))
        })
    }

    /// Whether a piece may mate a king on a square, with the other king on one of some squares.
    fn is_mate(&self, victim: Square, kings: u64, checker: usize, blocked: u64) -> bool {
        let (rover, seen) = self.attackers[checker];
        if seen & bit(victim) == 0 {
            return false;
        }
        let others = self.attackers[..self.attackers_len]
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != checker)
            .fold(0, |all, (_, &(_, seen))| all | seen);
        let zone = beside(victim);
        let near = kings & ring(zone);
        // A line is the same from both ends; a pawn looks the other way.
        let back = Piece { side: !rover.piece.side, ..rover.piece };
        let from = attacks(back, victim, self.walls) & rover.reach;
        squares(from).any(|from| {
            let seen = attacks(rover.piece, from, self.walls & !bit(from));
            let flights = zone & !(others | seen);
            // The king has to guard what nobody can block. Farther away it guards nothing.
            let guarded = flights & !blocked;
            let is_far = guarded == 0 && kings & !near & !bit(from) != 0;
            is_far && self.can_block(flights, from)
                || squares(near & !bit(from)).any(|king| {
                    let king = beside(king);
                    guarded & !king == 0 && self.can_block(flights & !king, from)
                })
        })
    }

    /// Whether pieces of the mated side may stand on all these squares at the same time, one on
    /// each.
    fn can_block(&self, flights: u64, checker: Square) -> bool {
        flights & bit(checker) == 0 && self.can_stand(flights, 0)
    }

    /// Whether each square gets a piece of its own, not one of those used elsewhere.
    fn can_stand(&self, on: u64, used: Which) -> bool {
        let Some(square) = squares(on).next() else { return true };
        let mut pieces = self.blockers[square.index()] & !used;
        while pieces != 0 {
            let rover = pieces & pieces.wrapping_neg();
            if self.can_stand(on & (on - 1), used | rover) {
                return true;
            }
            pieces &= !rover;
        }
        false
    }
}

/// The squares from which a king guards one of some squares beside a king.
const fn ring(zone: u64) -> u64 {
    beside_any(zone) & !zone
}
