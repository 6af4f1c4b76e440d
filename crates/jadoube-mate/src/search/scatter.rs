//! Short searches from many positions nearby.
//!
//! If a side has only a few moves to spare, a search that goes on from what looks best wanders in
//! the wide open positions behind the first wrong move. Here all positions are met in the order of
//! the moves that lead to them, and from each that follows a capture or a pawn move a short search
//! starts.

use std::collections::{HashSet, VecDeque};

use jadoube_chess::{Move, Position, Side};

use crate::proof::material::lacks_mating_material;
use crate::search::dive::{Dive, Dived};
use crate::search::guide::Looks;
use crate::search::weights::STYLES;

/// A position met, and how.
struct Met {
    position: Position,
    before: usize,
    mv: Option<Move>,
}

/// Meets no more than this many positions, and does this much work from each start; returns a line
/// to mate, if one is found.
pub(crate) fn scatter(start: &Position, by: Side, most: usize, work: usize) -> Option<Vec<Move>> {
    let mut met = vec![Met { position: *start, before: 0, mv: None }];
    let mut seen = HashSet::from([*start]);
    let mut at = 0;
    while at < met.len() {
        let position = met[at].position;
        for mv in position.legal_moves() {
            let next = position.play(mv);
            if met.len() >= most || !seen.insert(next) {
                continue;
            }
            if mv.resets_quiet_plies() && lacks_mating_material(next.board(), by).is_some() {
                continue;
            }
            met.push(Met { position: next, before: at, mv: Some(mv) });
            if mv.resets_quiet_plies()
                && let Dived::Mate(rest) =
                    Dive::new(by, Looks { by, style: &STYLES[0] }).run(&next, work)
            {
                return Some([line_to(&met, met.len() - 1), rest].concat());
            }
        }
        at += 1;
    }
    None
}

fn line_to(met: &[Met], mut at: usize) -> Vec<Move> {
    let mut line = VecDeque::new();
    while let Some(mv) = met[at].mv {
        line.push_front(mv);
        at = met[at].before;
    }
    line.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::rounds::is_mate_after;

    /// Black has a few moves of one pawn before having to give mate; White's pawn becomes a queen
    /// by then, just in time.
    #[test]
    fn a_mate_behind_counted_moves_is_found() {
        let fen = "8/5p2/8/6P1/6pp/6pk/p5pr/rn4K1 b - - 0 1";
        let position = Position::from_fen(fen).expect("a position");
        let line = scatter(&position, Side::White, 1000, 300).expect("a line");
        assert!(is_mate_after(&position, &line, Side::White));
    }

    #[test]
    fn where_no_mate_is_possible_none_is_found() {
        let kings = Position::from_fen("8/8/4k3/8/3p4/8/4K3/8 w - - 0 1").expect("a position");
        assert!(scatter(&kings, Side::White, 1000, 300).is_none());
    }
}
