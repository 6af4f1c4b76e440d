//! A proof that no mate can arise, by what the pieces can reach, split on the moves that cannot be
//! taken back.
//!
//! An abstraction is *dead* if one of these holds:
//! - All moves together lead to no promotion and to no pattern of mate; or
//! - the moves that can be taken back lead to no pattern of mate, and after every capture or pawn
//!   move that is possible then, the abstraction of what follows is dead.
//!
//! The second is an induction over the captures and pawn moves of a game, of which there are only so
//! many: up to the next one all positions belong to the quiet abstraction, and the one after it to
//! that of what follows. Nothing follows a capture that leaves the other side without a move.

use jadoube_chess::{Kind, Position, Side, Square};

use crate::attacks::{LAST_RANKS, attacks, bit, pawn_steps, squares};
use crate::proof::kings::Kings;
use crate::proof::pattern::may_mate;
use crate::proof::pieces::Pieces;
use crate::proof::reach::Reach;
use crate::proof::takings::{Taking, takings};

/// Whether `by` can be shown never to give mate, looking at no more than this many abstractions.
pub(crate) fn is_walled_in(position: &Position, by: Side, most: usize) -> bool {
    Pieces::of(position).is_some_and(|pieces| {
        let [white, black] = Side::ALL.map(|side| position.king(side));
        let kings = Kings::new(white, black, position.to_move());
        Split { by, left: most, dead: Vec::new() }.is_dead(&pieces, &kings)
    })
}

struct Split {
    by: Side,
    /// How many more abstractions may be looked at.
    left: usize,
    /// Those already shown dead.
    dead: Vec<(Pieces, Kings)>,
}

impl Split {
    fn is_dead(&mut self, pieces: &Pieces, kings: &Kings) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mut pieces = *pieces;
        for side in Side::ALL {
            pieces.king_mut(side).reach = kings.of(side);
        }
        // Without a place for the kings this does not arise.
        if pieces.king(Side::White).reach == 0 {
            return true;
        }
        let pieces = &pieces;
        if !pieces.as_slice().iter().skip(2).any(|rover| rover.piece.side == self.by) {
            return true;
        }
        let all = Reach::by_all_moves(pieces, self.by);
        if !all.promotes && !may_mate(&all, self.by) {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        let quiet = Reach::by_quiet_moves(pieces, kings, self.by);
        if may_mate(&quiet, self.by) {
            return false;
        }
        let Some(kings) = quiet.kings else { return false };
        let known = (quiet.pieces, kings);
        if self.dead.contains(&known) {
            return true;
        }
        let Some(takings) = takings(&quiet, &kings, self.by, self.left) else { return false };
        let is_dead = self.are_dead_after_pawns(&quiet, &kings)
            && self.are_dead_after_captures(&quiet, &kings, &takings);
        if is_dead {
            self.dead.push(known);
        }
        is_dead
    }

    /// Goes through the steps of pawns, and the captures en passant that may follow at once.
    fn are_dead_after_pawns(&mut self, quiet: &Reach, kings: &Kings) -> bool {
        for (index, rover) in quiet.pieces.as_slice().iter().enumerate().skip(2) {
            if rover.piece.kind != Kind::Pawn {
                continue;
            }
            for from in squares(rover.reach) {
                for to in squares(pawn_steps(rover.piece.side, from, quiet.steady)) {
                    if bit(to) & LAST_RANKS != 0 {
                        return false;
                    }
                    let mut after = quiet.pieces;
                    place(&mut after, index, bit(to));
                    let kings = kings.after_move(rover.piece.side, bit(to));
                    if !self.is_dead(&after, &kings) {
                        return false;
                    }
                    let is_double = from.index().abs_diff(to.index()) == 16;
                    if is_double && !self.are_dead_after_en_passant(&after, &kings, index, from) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Goes through the captures of a pawn that has just gone two squares from `home`.
    fn are_dead_after_en_passant(
        &mut self,
        pieces: &Pieces,
        kings: &Kings,
        pawn: usize,
        home: Square,
    ) -> bool {
        let side = pieces.as_slice()[pawn].piece.side;
        let passed = match side {
            Side::White => bit(home) << 8,
            Side::Black => bit(home) >> 8,
        };
        for (taker, rover) in pieces.as_slice().iter().enumerate().skip(2) {
            let takes = rover.piece.kind == Kind::Pawn
                && rover.piece.side != side
                && squares(rover.reach).any(|from| attacks(rover.piece, from, 0) & passed != 0);
            if takes {
                let mut after = *pieces;
                place(&mut after, taker, passed);
                after.remove(pawn);
                if !self.is_dead(&after, &kings.after_move(!side, passed)) {
                    return false;
                }
            }
        }
        true
    }

    /// Goes through the captures, wherever the one piece may take the other.
    fn are_dead_after_captures(
        &mut self,
        quiet: &Reach,
        kings: &Kings,
        takings: &[Taking],
    ) -> bool {
        takings.iter().all(|&Taking { taker, taken, on }| {
            let mut after = quiet.pieces;
            place(&mut after, taker, on);
            after.remove(taken);
            let piece = quiet.pieces.as_slice()[taker].piece;
            self.is_dead(&after, &kings.after_capture(piece, on))
        })
    }
}

/// Puts a piece on one of some squares; if it is one, nothing else stands there.
fn place(pieces: &mut Pieces, index: usize, on: u64) {
    for rover in pieces.as_mut_slice() {
        if on.is_power_of_two() {
            rover.reach &= !on;
        }
    }
    pieces.as_mut_slice()[index].reach = on;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_dead(fen: &str, by: Side, most: usize) -> bool {
        is_walled_in(&Position::from_fen(fen).expect("a position"), by, most)
    }

    /// Neither of two pawns that walk towards each other can pass, though both can move.
    #[test]
    fn pawns_of_a_file_keep_their_order() {
        let apart = "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";
        for by in Side::ALL {
            assert!(is_dead(apart, by, 1), "{by}");
        }
        // With something to capture on the next file, a pawn may get past.
        let beside = "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/1N6/8/P1P1P1P1/3K4 w - - 0 1";
        assert!(!is_dead(beside, Side::Black, 1));
    }

    /// In the corridor neither king gets past the other, and whatever White takes there stalemates.
    #[test]
    fn kings_in_a_corridor_and_captures_that_stalemate() {
        let corridor = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
        let cage = "8/8/7p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1";
        assert!(is_dead(corridor, Side::White, 8));
        assert!(is_dead(corridor, Side::Black, 8));
        assert!(is_dead(cage, Side::Black, 50));
        // With the kings in each other's place, the one inside takes the wall down.
        let inside = "3K1b2/k1p1pBp1/1pP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
        assert!(!is_dead(inside, Side::White, 50));
    }
}
