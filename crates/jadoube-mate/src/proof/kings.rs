//! The squares on which the two kings may stand at the same time, and who is to move then.
//!
//! Kings never stand beside each other, so in a narrow place they cannot pass each other; and a
//! side that can move nothing else must move its king. What each king may reach alone does not show
//! that.

use jadoube_chess::{BySide, Kind, Piece, Side, Square};

use crate::attacks::{bit, squares};

/// Pairs of squares: by the side to move and the square of White's king, the squares of Black's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kings(BySide<[u64; 64]>);

impl Kings {
    const NONE: Self = Self(BySide::new([0; 64], [0; 64]));

    /// One pair.
    pub(crate) fn new(white: Square, black: Square, to_move: Side) -> Self {
        let mut kings = Self::NONE;
        kings.0[to_move][white.index()] = bit(black);
        kings
    }

    /// Adds the pairs to which moves of the kings onto these squares lead, and moves of other
    /// pieces, if a side has any, until there are no more.
    pub(crate) fn walk(&mut self, free: BySide<u64>, others_move: BySide<bool>) {
        let mut changed = BySide::from_fn(|to_move| occupied(&self.0[to_move]));
        while changed != BySide::new(0, 0) {
            // Everything that has changed comes first, and only then what that changes in turn.
            for from in squares(std::mem::take(&mut changed.black)) {
                let black = self.0.black[from.index()];
                let steps = beside_any(black) & free.black & !near(from);
                let waits = if others_move.black { black } else { 0 };
                changed.white |= self.add(Side::White, from, steps | waits);
            }
            for from in squares(std::mem::take(&mut changed.white)) {
                let white = self.0.white[from.index()];
                if others_move.white {
                    changed.black |= self.add(Side::Black, from, white);
                }
                for to in squares(beside(from) & free.white) {
                    changed.black |= self.add(Side::Black, to, white & !near(to));
                }
            }
        }
    }

    /// Adds squares of Black's king; returns that of White's if any is new.
    fn add(&mut self, to_move: Side, white: Square, black: u64) -> u64 {
        let row = &mut self.0[to_move][white.index()];
        let is_new = black & !*row != 0;
        *row |= black;
        if is_new { bit(white) } else { 0 }
    }

    /// Where a side's king may stand.
    pub(crate) fn of(&self, side: Side) -> u64 {
        match side {
            Side::White => occupied(&self.0.white) | occupied(&self.0.black),
            Side::Black => self.0.white.iter().chain(&self.0.black).fold(0, |all, row| all | row),
        }
    }

    /// Where a side's king may stand while the other's stands on a square.
    pub(crate) fn of_with(&self, side: Side, other: Square, to_move: Side) -> u64 {
        let rows = &self.0[to_move];
        match side {
            Side::White => rows
                .iter()
                .enumerate()
                .fold(0, |all, (square, row)| all | (row >> other.index() & 1) << square),
            Side::Black => rows[other.index()],
        }
    }

    /// The pairs after a piece, other than a king, has gone to one of some squares.
    pub(crate) fn after_move(&self, side: Side, on: u64) -> Self {
        let mut after = Self::NONE;
        let taken = if on.is_power_of_two() { on } else { 0 };
        for white in squares(self.of(Side::White) & !taken) {
            let black = self.0[side][white.index()] & !taken;
            after.0[!side][white.index()] = black;
        }
        after
    }

    /// The pairs after a side's king has gone to one of some squares.
    pub(crate) fn after_step(&self, side: Side, on: u64) -> Self {
        let mut after = Self::NONE;
        let before = &self.0[side];
        for to in squares(on) {
            match side {
                Side::White => {
                    let black = squares(beside(to)).fold(0, |all, from| all | before[from.index()]);
                    after.0.black[to.index()] = black & !near(to);
                }
                Side::Black => {
                    for white in squares(!near(to)) {
                        if before[white.index()] & beside(to) != 0 {
                            after.0.white[white.index()] |= bit(to);
                        }
                    }
                }
            }
        }
        after
    }

    /// Whether the king of a side may stand on one of some squares after a piece of the other has
    /// captured something on a square: [`after_capture`](Self::after_capture) without all its
    /// pairs.
    pub(crate) fn may_stand_after(&self, side: Side, taker: Kind, on: Square, among: u64) -> bool {
        let before = &self.0[!side];
        // Where the king of the capturing side came from, or stood.
        let (shut, from) = match taker {
            Kind::King => (near(on), beside(on)),
            _ => (bit(on), !bit(on)),
        };
        let among = among & !shut;
        match side {
            Side::White => squares(among).any(|white| before[white.index()] & from != 0),
            Side::Black => squares(from).any(|white| before[white.index()] & among != 0),
        }
    }

    /// The pairs after a piece has captured something on one of some squares.
    pub(crate) fn after_capture(&self, taker: Piece, on: u64) -> Self {
        match taker.kind {
            Kind::King => self.after_step(taker.side, on),
            _ => self.after_move(taker.side, on),
        }
    }
}

/// The rows that are not empty.
fn occupied(rows: &[u64; 64]) -> u64 {
    rows.iter().enumerate().fold(0, |all, (square, &row)| all | u64::from(row != 0) << square)
}

/// The squares beside one square, by table.
#[inline]
pub(crate) fn beside(square: Square) -> u64 {
    static BESIDE: [u64; 64] = {
        let mut table = [0; 64];
        let mut square = 0;
        while square < 64 {
            table[square] = beside_any(1 << square);
            square += 1;
        }
        table
    };
    BESIDE[square.index()]
}

fn near(square: Square) -> u64 {
    beside(square) | bit(square)
}

/// The squares beside any of some squares.
pub(crate) const fn beside_any(squares: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = (squares & NOT_H) << 1 | (squares & NOT_A) >> 1;
    let three = row | squares;
    row | three << 8 | three >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    const RANK: u64 = 0xff;

    #[test]
    fn beside_is_where_a_king_can_step() {
        for square in squares(!0) {
            let king = Piece { side: Side::White, kind: Kind::King };
            assert_eq!(beside(square), crate::attacks::attacks(king, square, 0), "{square}");
        }
    }

    #[test]
    fn kings_do_not_pass_each_other_on_a_single_rank() {
        let mut kings = Kings::new(Square::A1, Square::H1, Side::White);
        kings.walk(BySide::both(RANK), BySide::both(true));
        assert_eq!(kings.of(Side::White), 0x3f);
        assert_eq!(kings.of(Side::Black), 0xfc);
        assert_eq!(kings.of_with(Side::Black, Square::C1, Side::White), 0xf0);
        assert_eq!(kings.of_with(Side::White, Square::C1, Side::Black), 0x01);
        // Nor on two; on three they do.
        kings.walk(BySide::both(0xffff), BySide::both(true));
        assert_eq!(kings.of_with(Side::White, Square::C1, Side::Black), 0x0101);
        kings.walk(BySide::both(0xff_ffff), BySide::both(true));
        let far = 0xff_ffff & !near(Square::C1);
        assert_eq!(kings.of_with(Side::White, Square::C1, Side::Black), far);
    }

    /// A king with two squares, and nothing else to move on either side.
    #[test]
    fn who_has_no_other_move_must_step() {
        let mut kings = Kings::new(Square::A1, Square::H8, Side::White);
        kings.walk(BySide::new(0b11, 0), BySide::new(false, true));
        assert_eq!(kings.of_with(Side::White, Square::H8, Side::Black), 0b11);
        let mut kings = Kings::new(Square::A1, Square::H8, Side::White);
        kings.walk(BySide::new(0b11, 0), BySide::both(false));
        assert_eq!(kings.of_with(Side::White, Square::H8, Side::Black), 0b10);
        assert_eq!(kings.of_with(Side::Black, Square::A1, Side::White), bit(Square::H8));
        assert_eq!(kings.of_with(Side::Black, Square::B1, Side::White), 0);
    }

    #[test]
    fn where_a_king_may_stand_after_a_capture_is_seen_without_the_pairs() {
        let mut kings = Kings::new(Square::A1, Square::E6, Side::Black);
        // A board with walls, and kings that cannot go everywhere.
        let free = BySide::new(0x00ff_81bd_a5a5_3cff, 0x7e42_ff00_fe3c_18ff);
        kings.walk(free, BySide::new(false, true));
        let mut seen = [0; 2];
        for (side, taker) in [Side::White, Side::Black]
            .into_iter()
            .flat_map(|side| [Kind::King, Kind::Bishop].map(|kind| (side, kind)))
        {
            for on in squares(!0) {
                let after = kings.after_capture(Piece { side: !side, kind: taker }, bit(on));
                for square in squares(!0) {
                    let may_stand = after.of(side) & bit(square) != 0;
                    let is_seen = kings.may_stand_after(side, taker, on, bit(square));
                    assert_eq!(is_seen, may_stand, "{side} {taker:?} {on} {square}");
                    seen[usize::from(may_stand)] += 1;
                }
            }
        }
        assert!(seen.iter().all(|&seen| seen > 1000), "{seen:?}");
    }

    #[test]
    fn a_step_keeps_what_the_other_king_can_do_then() {
        let mut kings = Kings::new(Square::A1, Square::H1, Side::White);
        kings.walk(BySide::both(RANK), BySide::both(true));
        let after = kings.after_step(Side::White, bit(Square::B2));
        assert_eq!(after.of(Side::White), bit(Square::B2));
        assert_eq!(after.of(Side::Black), 0xf8);
        let after = kings.after_step(Side::Black, bit(Square::G2));
        assert_eq!(after.of(Side::White), 0x1f);
        assert_eq!(after.after_move(Side::White, bit(Square::A1)).of(Side::White), 0x1e);
        assert_eq!(after.after_move(Side::Black, bit(Square::A1)).of(Side::White), 0);
    }
}
