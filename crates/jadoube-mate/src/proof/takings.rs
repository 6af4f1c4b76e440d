//! The captures and pawn steps that may follow moves that can be taken back.

use jadoube_chess::{Kind, Side};

use crate::attacks::{LAST_RANKS, bit, pawn_steps, squares};
use crate::proof::kings::Kings;
use crate::proof::reach::Reach;
use crate::proof::stuck::Capture;

/// A piece that may capture another on some squares.
pub(crate) struct Taking {
    pub(crate) taker: usize,
    pub(crate) taken: usize,
    pub(crate) on: u64,
}

/// The captures that may be made, each pair of pieces once, wherever the one may capture the other.
/// Of pieces that are alike and may stand on the same squares one is enough.
///
/// `None` if a pawn may be promoted, or if there are more captures and pawn steps than `most`: each
/// of them costs one look, and with no more looks than that the last would not be seen.
pub(crate) fn takings(quiet: &Reach, kings: &Kings, by: Side, most: usize) -> Option<Vec<Taking>> {
    let pieces = quiet.pieces.as_slice();
    let mut left = most;
    for rover in pieces[2..].iter().filter(|rover| rover.piece.kind == Kind::Pawn) {
        for from in squares(rover.reach) {
            let steps = pawn_steps(rover.piece.side, from, quiet.steady);
            if steps & LAST_RANKS != 0 {
                return None;
            }
            left = left.checked_sub(steps.count_ones() as usize)?;
        }
    }
    let mut takings = Vec::new();
    for (taker, rover) in pieces.iter().enumerate() {
        if pieces[..taker].contains(rover) {
            continue;
        }
        let theirs = pieces[2..]
            .iter()
            .filter(|other| other.piece.side != rover.piece.side)
            .fold(0, |all, other| all | other.reach);
        let (_, captures) = quiet.targets(rover, theirs);
        if captures == 0 {
            continue;
        }
        for (taken, other) in pieces.iter().enumerate().skip(2) {
            if other.piece.side == rover.piece.side || pieces[..taken].contains(other) {
                continue;
            }
            let capture = Capture { quiet, kings, taker, taken };
            let on = squares(captures & other.reach)
                .filter(|&on| !capture.ends_without_mate(on, by))
                .fold(0, |all, on| all | bit(on));
            if on == 0 {
                continue;
            }
            if rover.piece.kind == Kind::Pawn && on & LAST_RANKS != 0 {
                return None;
            }
            left = left.checked_sub(1)?;
            takings.push(Taking { taker, taken, on });
        }
    }
    Some(takings)
}
