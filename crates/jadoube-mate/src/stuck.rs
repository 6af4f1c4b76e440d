//! Whether a side has no move at all after a man of the other has taken something.
//!
//! That ends the game without a mate by the side that cannot move, so nothing need be shown of what
//! would follow. It is proved for all positions of an abstraction at once, by what holds in each of
//! them after the capture:
//! - *certain* squares are occupied: those of men with one square only, and that of the taker;
//! - a pawn of the side has a certain man before it and nothing to take on the squares it attacks;
//!   no capture en passant is possible, because the last move was a capture;
//! - another man of the side attacks, from wherever it may stand and up to the certain men, only
//!   squares that certainly hold men of its own side;
//! - its king, wherever it may stand, has beside it only such squares and squares that are attacked
//!   by a pawn or knight with one square, by the taker, or by the king that took. Where the kings
//!   would stand beside each other, or two men on one square, the capture was not possible.
//!
//! Castling is no way out: the abstraction has no rights to it. Pins only take moves away.

use jadoube_chess::{Kind, Piece, Side, Square};

use crate::men::{Man, attacks, bit, squares};
use crate::reach::{Reach, pawn_steps};

/// Whether the side of the man taken is left without a move when `taker` takes it on a square.
pub(crate) fn is_stuck_after(quiet: &Reach, taker: usize, taken: usize, on: Square) -> bool {
    let men = quiet.men.as_slice();
    let side = men[taken].piece.side;
    let after = After::new(men, taker, taken, on, side);
    let rest = |index: usize, man: &Man| index > 1 && index != taken && man.piece.side == side;
    men.iter().enumerate().all(|(index, man)| !rest(index, man) || after.is_fixed(man))
        && after.is_king_fixed(quiet.men.king(side))
}

/// What holds in all positions after the capture.
struct After {
    side: Side,
    /// The taker, where it stands now.
    taker: Piece,
    on: Square,
    /// The squares that hold a man, and those that hold one of the side to move.
    certain: u64,
    own: u64,
    /// Where men of the other side, the king apart, may stand.
    theirs: u64,
    /// What the other side attacks.
    held: u64,
}

impl After {
    fn new(men: &[Man], taker: usize, taken: usize, on: Square, side: Side) -> Self {
        let mut after = Self {
            side,
            taker: men[taker].piece,
            on,
            certain: bit(on),
            own: 0,
            theirs: if taker > 1 { bit(on) } else { 0 },
            held: match men[taker].piece.kind {
                Kind::King | Kind::Knight | Kind::Pawn => attacks(men[taker].piece, on, 0),
                _ => 0,
            },
        };
        for (index, man) in men.iter().enumerate() {
            if index == taker || index == taken {
                continue;
            }
            let is_theirs = man.piece.side != side;
            if is_theirs && index > 1 {
                after.theirs |= man.reach;
            }
            if !man.reach.is_power_of_two() {
                continue;
            }
            after.certain |= man.reach;
            if !is_theirs {
                after.own |= man.reach;
            } else if matches!(man.piece.kind, Kind::King | Kind::Knight | Kind::Pawn) {
                let attacked = squares(man.reach).map(|from| attacks(man.piece, from, 0));
                after.held |= attacked.fold(0, |all, one| all | one);
            }
        }
        after
    }

    /// Whether a man other than the king has no move.
    fn is_fixed(&self, man: &Man) -> bool {
        squares(man.reach & !bit(self.on)).all(|from| {
            let certain = self.certain & !bit(from);
            let seen = attacks(man.piece, from, certain);
            if man.piece.kind == Kind::Pawn {
                seen & self.theirs == 0 && pawn_steps(self.side, from, certain) == 0
            } else {
                seen & !self.own == 0
            }
        })
    }

    fn is_king_fixed(&self, king: &Man) -> bool {
        let mut from = king.reach & !bit(self.on);
        if self.taker.kind == Kind::King {
            from &= !attacks(self.taker, self.on, 0);
        }
        // A king that has one square counts among the certain men, but it steps from there.
        let own = self.own & !king.reach;
        squares(from).all(|from| attacks(king.piece, from, 0) & !own & !self.held == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::men::Men;
    use crate::reach::Moves;
    use crate::split::is_walled_in;
    use jadoube_chess::Position;

    const SHUT_IN: &str = "8/b1b5/k6p/2b2p1P/1b3p2/5PpK/6P1/8 b - - 0 1";

    /// White's king has two squares, and whatever Black's king takes leaves it none.
    #[test]
    fn captures_that_end_the_game_free_nobody() {
        let position = Position::from_fen(SHUT_IN).expect("a position");
        assert!(is_walled_in(&position, Side::White, 50));
        // With a square more for White's king the game goes on after the capture.
        let open = "8/b1b5/k6p/2b4P/1b3p2/5PpK/6P1/8 b - - 0 1";
        let position = Position::from_fen(open).expect("a position");
        assert!(!is_walled_in(&position, Side::White, 50));
    }

    /// In games played at random, whoever is called stuck after a capture has no move after it.
    #[test]
    fn whoever_is_called_stuck_has_no_move() {
        let (mut called, mut number) = (0, 7_usize);
        for fen in [
            SHUT_IN,
            "8/b1b5/7p/2b2p1P/1b3p1K/5Pp1/5kP1/8 b - - 0 1",
            "8/b1b5/6kp/2b2p1P/1b3p2/5PpK/6P1/8 b - - 0 1",
            "8/8/8/7p/5p1P/3k1PpK/2n3P1/8 b - - 0 1",
            "1k6/1P5p/BP1p1p2/1P5p/8/6K1/3P1P1P/8 b - - 0 1",
            "8/8/8/8/2n5/1p6/pP6/K1k5 b - - 0 1",
        ] {
            for _ in 0..100 {
                let mut position = Position::from_fen(fen).expect("a position");
                for _ in 0..40 {
                    called += check_captures(&position);
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
                    position = position.play(moves[(number >> 8) % moves.len()]);
                }
            }
        }
        assert!(called > 20, "{called}");
    }

    /// How many captures are called ends of the game; each is looked at.
    fn check_captures(position: &Position) -> usize {
        let Some(men) = Men::of(position) else { return 0 };
        let quiet = Reach::of(&men, Moves::Quiet);
        let on = |square| men.as_slice().iter().position(|man| man.reach == bit(square));
        let mut called = 0;
        for mv in position.legal_moves() {
            let Some(taken) = mv.captured_on().and_then(on) else { continue };
            let Some(taker) = on(mv.from()) else { continue };
            if mv.captured_on() == Some(mv.to()) && is_stuck_after(&quiet, taker, taken, mv.to()) {
                called += 1;
                assert!(position.play(mv).legal_moves().is_empty(), "{mv:?} in {position}");
            }
        }
        called
    }
}
