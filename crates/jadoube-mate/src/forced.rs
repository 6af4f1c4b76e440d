//! A proof that no mate can arise because every way on leads to where the men are walled in.
//!
//! The abstraction of the static proof does not know who is to move, so a single check or a last
//! free move can hide from it that all is locked. A position is *dead for a side* if
//! - the game is over in it without mate by that side, or material or the static proof says so; or
//! - every legal move leads to a position dead for that side, and it is no mate itself.
//!
//! Each series of moves begins with one of the legal moves, so the second follows from the first by
//! induction over the half-moves looked ahead.

use jadoube_chess::{Position, Side};

use crate::material::lacks_mating_material;
use crate::split::is_walled_in;

/// Half-moves to look ahead, and how many moves a side may have for that unless it is in check.
const AHEAD: u32 = 4;
const FEW: usize = 4;

/// Whether `by` can be shown never to give mate, looking at so many abstractions at the most for
/// each of a few positions.
pub(crate) fn is_walled_in_soon(position: &Position, by: Side, splits: usize) -> bool {
    is_dead(position, by, splits, AHEAD)
}

fn is_dead(position: &Position, by: Side, splits: usize, ahead: u32) -> bool {
    if lacks_mating_material(position.board(), by).is_some() && !position.is_checkmate() {
        return true;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.to_move() == by || !position.is_check();
    }
    if is_walled_in(position, by, splits) {
        return true;
    }
    let is_narrow = moves.len() <= FEW || position.is_check() && moves.len() <= 2 * FEW;
    ahead > 0
        && is_narrow
        && moves.iter().all(|&mv| is_dead(&position.play(mv), by, splits, ahead - 1))
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
        assert!(is_walled_in_soon(&position, Side::White, 8));
    }

    /// With White to move nobody is forced, and with an open board nothing is locked.
    #[test]
    fn what_can_be_mated_is_not_called_dead() {
        for fen in [
            "8/8/8/8/8/5k2/6q1/7K w - - 0 1",
            "7k/5K2/8/8/8/8/8/6Q1 b - - 0 1",
            "6rk/6pp/7N/8/8/8/8/K7 b - - 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a position");
            for by in Side::ALL {
                if crate::can_mate(&position, by, crate::Limit::NONE).is_yes() {
                    assert!(!is_walled_in_soon(&position, by, 100), "{fen} {by}");
                }
            }
        }
    }
}
