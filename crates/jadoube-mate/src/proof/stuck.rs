//! Whether a side has no move at all after a piece of the other has captured something.
//!
//! That ends the game without a mate by the side that cannot move, so nothing need be shown of what
//! would follow; and without a mate by the other side, if the capture gives no check. It is proved for all positions of an abstraction at once, by what holds in each of
//! them after the capture:
//! - *certain* squares are occupied: those of pieces with one square only, and that of the taker;
//! - a pawn of the side has a certain piece before it and nothing to take on the squares it attacks;
//!   no capture en passant is possible, because the last move was a capture;
//! - another piece of the side attacks, from wherever it may stand and up to the certain pieces, only
//!   squares that certainly hold pieces of its own side;
//! - its king, wherever it may stand, has beside it only such squares and squares that are attacked
//!   by a pawn or knight with one square, by the taker, or by the king that took. Where the kings
//!   would stand beside each other, or two pieces on one square, the capture was not possible.
//!
//! Nobody is in check whose opponent has the move. So a capture gives check only by the taker, from
//! where it stands then, or by another piece along a line that the taker has left: the square of the
//! piece taken is occupied again. A line is shut by certain pieces on it.
//!
//! Castling is no way out: the abstraction has no rights to it. Pins only take moves away.

use jadoube_chess::{Kind, Piece, Side, Square};

use crate::attacks::{attacks, bit, pawn_steps, squares};
use crate::proof::kings::{Kings, beside_any};
use crate::proof::pieces::Rover;
use crate::proof::reach::Reach;

/// A piece that captures another, wherever the abstraction has them.
pub(crate) struct Capture<'a> {
    pub(crate) quiet: &'a Reach,
    /// Where the kings may stand before it.
    pub(crate) kings: &'a Kings,
    pub(crate) taker: usize,
    pub(crate) taken: usize,
}

impl Capture<'_> {
    /// Whether the game ends with the capture on a square, if it is possible there, and not by mate
    /// given by `by`.
    pub(crate) fn ends_without_mate(&self, on: Square, by: Side) -> bool {
        let pieces = self.quiet.pieces.as_slice();
        let side = pieces[self.taken].piece.side;
        let after = After::new(pieces, self.taker, self.taken, on, side);
        let rest = |index: usize, rover: &Rover| {
            index > 1 && index != self.taken && rover.piece.side == side
        };
        if pieces
            .iter()
            .enumerate()
            .any(|(index, rover)| rest(index, rover) && !after.is_fixed(rover))
        {
            return false;
        }
        let taker = pieces[self.taker].piece;
        // Usually the king has a move wherever it may stand, and that is easier to see.
        if self.kings.may_stand_after(side, taker.kind, on, after.has_exit()) {
            return false;
        }
        let kings = self.kings.after_capture(taker, bit(on)).of(side);
        after.is_king_fixed(kings) && (side == by || !self.may_check(&after, kings))
    }

    /// Whether the capture may give check to a king on one of some squares.
    fn may_check(&self, after: &After, kings: u64) -> bool {
        let pieces = self.quiet.pieces.as_slice();
        let taker = &pieces[self.taker];
        // A pawn captures from where a pawn of the other side would attack.
        let back = Piece { side: after.side, kind: taker.piece.kind };
        let from = attacks(back, after.on, 0) & taker.reach;
        let certain = after.certain & !kings;
        attacks(taker.piece, after.on, certain) & kings != 0
            || squares(kings).any(|king| {
                let from = match taker.piece.kind {
                    Kind::King => from & self.kings.of_with(!after.side, king, !after.side),
                    _ => from,
                };
                squares(from).any(|from| {
                    pieces.iter().enumerate().skip(2).any(|(index, rover)| {
                        // Attacks that exist only if nothing stands where the capturing piece came
                        // from.
                        let open = attacks(rover.piece, king, certain & !bit(from));
                        let shut = attacks(rover.piece, king, certain | bit(from));
                        index != self.taker
                            && rover.piece.side != after.side
                            && matches!(rover.piece.kind, Kind::Bishop | Kind::Rook | Kind::Queen)
                            && open & !shut & rover.reach != 0
                    })
                })
            })
    }
}

/// What holds in all positions after the capture.
struct After {
    side: Side,
    on: Square,
    /// The squares that hold a piece, and those that hold one of the side to move.
    certain: u64,
    own: u64,
    /// The squares on which pieces of the other side, except the king, may stand.
    theirs: u64,
    /// What the other side attacks.
    held: u64,
}

impl After {
    fn new(pieces: &[Rover], taker: usize, taken: usize, on: Square, side: Side) -> Self {
        let mut after = Self {
            side,
            on,
            certain: bit(on),
            own: 0,
            theirs: if taker > 1 { bit(on) } else { 0 },
            held: match pieces[taker].piece.kind {
                Kind::King | Kind::Knight | Kind::Pawn => attacks(pieces[taker].piece, on, 0),
                _ => 0,
            },
        };
        for (index, rover) in pieces.iter().enumerate() {
            if index == taker || index == taken {
                continue;
            }
            let is_theirs = rover.piece.side != side;
            if is_theirs && index > 1 {
                after.theirs |= rover.reach;
            }
            if !rover.reach.is_power_of_two() {
                continue;
            }
            after.certain |= rover.reach;
            if !is_theirs {
                after.own |= rover.reach;
            } else if matches!(rover.piece.kind, Kind::King | Kind::Knight | Kind::Pawn) {
                let attacked = squares(rover.reach).map(|from| attacks(rover.piece, from, 0));
                after.held |= attacked.fold(0, |all, one| all | one);
            }
        }
        after
    }

    /// Whether a piece other than the king has no move.
    fn is_fixed(&self, rover: &Rover) -> bool {
        squares(rover.reach & !bit(self.on)).all(|from| {
            let certain = self.certain & !bit(from);
            let seen = attacks(rover.piece, from, certain);
            if rover.piece.kind == Kind::Pawn {
                seen & self.theirs == 0 && pawn_steps(self.side, from, certain) == 0
            } else {
                seen & !self.own == 0
            }
        })
    }

    /// The squares from which the king has a move.
    const fn has_exit(&self) -> u64 {
        beside_any(!(self.own | self.held))
    }

    fn is_king_fixed(&self, kings: u64) -> bool {
        // A king that has one square counts among the certain pieces, but it steps from there.
        let own = self.own & !kings;
        let king = Piece { side: self.side, kind: Kind::King };
        squares(kings).all(|from| attacks(king, from, 0) & !own & !self.held == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::pieces::Pieces;
    use crate::proof::split::is_walled_in;
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

    /// In random games, a side that is called stuck after a capture has no move after it.
    #[test]
    fn whoever_is_called_stuck_has_no_move() {
        let (mut called, mut number) = ([0; 2], 7_usize);
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
                    check_captures(&position, &mut called);
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
                    position = position.play(moves[(number >> 8) % moves.len()]);
                }
            }
        }
        assert!(called.iter().all(|&called| called > 20), "{called:?}");
    }

    /// Counts the captures that are said to end the game, and among them those without check.
    fn check_captures(position: &Position, called: &mut [usize; 2]) {
        let Some(pieces) = Pieces::of(position) else { return };
        let [white, black] = Side::ALL.map(|side| position.king(side));
        let kings = Kings::new(white, black, position.to_move());
        let [white, black] = Side::ALL.map(|by| Reach::by_quiet_moves(&pieces, &kings, by));
        let on = |square| pieces.as_slice().iter().position(|rover| rover.reach == bit(square));
        for mv in position.legal_moves() {
            let Some(taken) = mv.captured_on().and_then(on) else { continue };
            let Some(taker) = on(mv.from()) else { continue };
            if mv.captured_on() != Some(mv.to()) {
                continue;
            }
            let ends = |by| {
                let quiet = if by == Side::White { &white } else { &black };
                let kings = quiet.kings.as_ref().expect("asked for");
                Capture { quiet, kings, taker, taken }.ends_without_mate(mv.to(), by)
            };
            let next = position.play(mv);
            if ends(next.to_move()) {
                called[0] += 1;
                assert!(next.legal_moves().is_empty(), "{mv:?} in {position}");
            }
            if ends(position.to_move()) {
                called[1] += 1;
                assert!(next.is_stalemate(), "{mv:?} in {position}");
            }
        }
    }
}
