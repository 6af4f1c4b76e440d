//! A proof that no mate can arise, by what the men can reach, split on the moves that cannot be
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

use crate::kings::Kings;
use crate::men::{Men, attacks, bit, squares};
use crate::pattern::may_mate;
use crate::reach::{LAST_RANKS, Reach, pawn_steps};
use crate::stuck::Capture;

/// Whether `by` can be shown never to give mate, looking at so many abstractions at the most.
pub(crate) fn is_walled_in(position: &Position, by: Side, most: usize) -> bool {
    Men::of(position).is_some_and(|men| {
        let [white, black] = Side::ALL.map(|side| position.king(side));
        let kings = Kings::new(white, black, position.to_move());
        Split { by, left: most, dead: Vec::new() }.is_dead(&men, &kings)
    })
}

struct Split {
    by: Side,
    /// How many more abstractions may be looked at.
    left: usize,
    /// Those already shown dead.
    dead: Vec<(Men, Kings)>,
}

impl Split {
    fn is_dead(&mut self, men: &Men, kings: &Kings) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mut men = *men;
        for side in Side::ALL {
            men.as_mut_slice()[side as usize].reach = kings.of(side);
        }
        // Without a place for the kings this does not arise.
        if men.king(Side::White).reach == 0 {
            return true;
        }
        let men = &men;
        if !men.as_slice().iter().skip(2).any(|man| man.piece.side == self.by) {
            return true;
        }
        let all = Reach::by_all_moves(men);
        if !all.promotes && !may_mate(&all, self.by) {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        let quiet = Reach::by_quiet_moves(men, kings);
        if may_mate(&quiet, self.by) {
            return false;
        }
        let Some(kings) = quiet.kings else { return false };
        let known = (quiet.men, kings);
        if self.dead.contains(&known) {
            return true;
        }
        let is_dead = self.are_dead_after_pawns(&quiet, &kings)
            && self.are_dead_after_captures(&quiet, &kings);
        if is_dead {
            self.dead.push(known);
        }
        is_dead
    }

    /// Goes through the steps of pawns, and the captures en passant that may follow at once.
    fn are_dead_after_pawns(&mut self, quiet: &Reach, kings: &Kings) -> bool {
        for (index, man) in quiet.men.as_slice().iter().enumerate().skip(2) {
            if man.piece.kind != Kind::Pawn {
                continue;
            }
            for from in squares(man.reach) {
                for to in squares(pawn_steps(man.piece.side, from, quiet.steady)) {
                    if bit(to) & LAST_RANKS != 0 {
                        return false;
                    }
                    let mut after = quiet.men;
                    place(&mut after, index, bit(to));
                    let kings = kings.after_move(man.piece.side, bit(to));
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
        men: &Men,
        kings: &Kings,
        pawn: usize,
        home: Square,
    ) -> bool {
        let side = men.as_slice()[pawn].piece.side;
        let passed = match side {
            Side::White => bit(home) << 8,
            Side::Black => bit(home) >> 8,
        };
        for (taker, man) in men.as_slice().iter().enumerate().skip(2) {
            let takes = man.piece.kind == Kind::Pawn
                && man.piece.side != side
                && squares(man.reach).any(|from| attacks(man.piece, from, 0) & passed != 0);
            if takes {
                let mut after = *men;
                place(&mut after, taker, passed);
                after.remove(pawn);
                if !self.is_dead(&after, &kings.after_move(!side, passed)) {
                    return false;
                }
            }
        }
        true
    }

    /// Goes through the captures, each pair of men once, wherever the one may take the other. Of men
    /// that are alike and may stand on the same squares one is enough.
    fn are_dead_after_captures(&mut self, quiet: &Reach, kings: &Kings) -> bool {
        let men = quiet.men.as_slice();
        for (taker, man) in men.iter().enumerate() {
            if men[..taker].contains(man) {
                continue;
            }
            let theirs = men[2..]
                .iter()
                .filter(|other| other.piece.side != man.piece.side)
                .fold(0, |all, other| all | other.reach);
            let (_, captures) = quiet.targets(man, theirs);
            if captures == 0 {
                continue;
            }
            for (taken, other) in men.iter().enumerate().skip(2) {
                if other.piece.side == man.piece.side || men[..taken].contains(other) {
                    continue;
                }
                let capture = Capture { quiet, kings, taker, taken };
                let on = squares(captures & other.reach)
                    .filter(|&on| !capture.ends_without_mate(on, self.by))
                    .fold(0, |all, on| all | bit(on));
                if on == 0 {
                    continue;
                }
                if man.piece.kind == Kind::Pawn && on & LAST_RANKS != 0 {
                    return false;
                }
                let mut after = quiet.men;
                place(&mut after, taker, on);
                after.remove(taken);
                if !self.is_dead(&after, &kings.after_capture(man.piece, on)) {
                    return false;
                }
            }
        }
        true
    }
}

/// Puts a man on one of some squares; if it is one, nothing else stands there.
fn place(men: &mut Men, index: usize, on: u64) {
    for man in men.as_mut_slice() {
        if on.is_power_of_two() {
            man.reach &= !on;
        }
    }
    men.as_mut_slice()[index].reach = on;
}
