//! A proof that no mate can arise because every continuation leads to where the pieces are walled
//! in.
//!
//! The abstraction of the static proof does not know who is to move, so a single check or a last
//! free move can hide from it that all is locked. A position is *dead for a side* if
//! - the game is over in it without mate by that side, or material or the static proof says so; or
//! - every legal move leads to a position dead for that side, and it is not mate itself.
//!
//! Each series of moves begins with one of the legal moves, so the second follows from the first by
//! induction over the half-moves looked ahead. Only a few positions are looked at.

use jadoube_chess::{Position, Side};

use crate::proof::material::lacks_mating_material;
use crate::proof::split::is_walled_in;

/// The most moves a side may have for the proof to look further, and the most when it is in check.
const FEW: usize = 4;
const FEW_IN_CHECK: usize = 8;

/// Whether `by` can be shown never to give mate, looking at no more than this many positions, and
/// this many abstractions for each.
pub(crate) fn is_walled_in_soon(
    position: &Position,
    by: Side,
    mut positions: usize,
    splits: usize,
) -> bool {
    is_dead(position, by, &mut positions, splits)
}

fn is_dead(position: &Position, by: Side, positions: &mut usize, splits: usize) -> bool {
    if *positions == 0 {
        return false;
    }
    *positions -= 1;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.to_move() == by || !position.is_check();
    }
    if lacks_mating_material(position.board(), by).is_some() || is_walled_in(position, by, splits) {
        return true;
    }
    let few = if position.is_check() { FEW_IN_CHECK } else { FEW };
    moves.len() <= few.min(*positions)
        && moves.iter().all(|&mv| is_dead(&position.play(mv), by, positions, splits))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black is in check by a pawn that never lets the king back through the only gate.
    #[test]
    fn a_check_that_locks_the_gate_is_seen_through() {
        let locked = "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/2bB4/8/8 b - - 0 1";
        let position = Position::from_fen(locked).expect("a position");
        assert!(!is_walled_in(&position, Side::White, 1000));
        assert!(is_walled_in_soon(&position, Side::White, 12, 8));
    }
}
