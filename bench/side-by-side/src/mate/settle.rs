//! Who is right if two programs contradict each other: every position is looked at, one after the
//! other.

use std::collections::HashSet;

use jadoube_chess::{Position, Side};

/// More than this is left undecided; each position takes about 150 bytes.
const MOST: usize = 20_000_000;

/// Whether a side can mate, by looking at everything that can arise, without a single shortcut.
pub(super) fn exhaust(start: &Position, by: Side) -> Option<bool> {
    let mut seen = HashSet::from([*start]);
    let mut waiting = vec![*start];
    while let Some(position) = waiting.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() && position.to_move() != by {
            return Some(true);
        }
        for mv in moves {
            let next = position.play(mv);
            if seen.insert(next) {
                waiting.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_worlds_are_exhausted() {
        for (fen, by, right) in [
            ("7k/P7/6K1/8/8/8/8/8 w - - 0 1", Side::White, true),
            ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Side::White, false),
            // A wall of pawns, and kings alone.
            ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1", Side::Black, false),
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!(exhaust(&position, by), Some(right), "{fen}");
        }
    }
}
