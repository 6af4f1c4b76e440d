//! Moves by which a side lets the other go ahead.

use jadoube_chess::{BySide, Kind, Move, Position, Side};

use crate::attacks::{attacks_of, between, bit, squares};
use crate::watch::script::{Script, Step};

impl Script {
    /// A move that changes nothing, if there is one: the one used last, or a new one.
    pub(crate) fn wait(
        &mut self,
        position: &Position,
        by: Side,
        done: BySide<usize>,
        line: &[Move],
    ) -> Option<Move> {
        let side = position.to_move();
        if let Some(step) = self.waits[side] {
            // A piece that went away to wait comes back to wait.
            let before = line.len().checked_sub(2).map(|before| Step::from(line[before]));
            let step = if before == Some(step) { step.back() } else { step };
            let mv = step.find(position).filter(|mv| mv.captured().is_none());
            if mv.is_some() {
                return mv;
            }
        }
        let mv = self.new_wait(position, by, done)?;
        self.waits[side] = (mv.kind() != Kind::Pawn).then(|| mv.into());
        Some(mv)
    }

    fn new_wait(&self, position: &Position, by: Side, done: BySide<usize>) -> Option<Move> {
        let used = self.used(position, by, done);
        if let Some(mv) = quiet_move(position, used) {
            return Some(mv);
        }
        let is_quiet = |mv: &Move| {
            mv.captured().is_none() && mv.castling().is_none() && mv.promotion().is_none()
        };
        let is_used = |square| i32::from(used & bit(square) != 0);
        let moves = position.legal_moves().into_iter().filter(is_quiet);
        moves.min_by_key(|mv| is_used(mv.from()) + 2 * is_used(mv.to()))
    }

    /// The squares that the rest of the script needs as they are.
    fn used(&self, position: &Position, by: Side, done: BySide<usize>) -> u64 {
        let mut victim = position.king(!by);
        let mut used = 0;
        for side in Side::ALL {
            for step in &self.steps[side][done[side]..] {
                used |= bit(step.from) | bit(step.to) | between(step.kind, step.from, step.to);
                if step.kind == Kind::King && side != by {
                    victim = step.to;
                }
            }
        }
        let zone = attacks_of(Kind::King, by, victim, 0);
        if position.to_move() == by {
            // A piece that guards a square beside the king has to stay.
            let board = position.board();
            for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
                for from in squares(board.of(by, kind).bits() & !used) {
                    let seen = attacks_of(kind, by, from, board.occupied().bits());
                    used |= if seen & zone == 0 { 0 } else { bit(from) };
                }
            }
        }
        used | zone | bit(victim)
    }
}

/// The kinds of pieces that can best make a move that changes nothing.
const WAITING: [Kind; 4] = [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen];

/// A move that captures nothing and gives no check, made by a piece and to a square not in use.
fn quiet_move(position: &Position, used: u64) -> Option<Move> {
    let side = position.to_move();
    let board = position.board();
    let occupied = board.occupied().bits();
    let king = position.king(!side);
    WAITING.into_iter().find_map(|kind| {
        let shut = used | occupied | attacks_of(kind, side, king, occupied);
        squares(board.of(side, kind).bits() & !used).find_map(|from| {
            let to = squares(attacks_of(kind, side, from, occupied) & !shut);
            to.take(2).find_map(|to| Step::new(kind, from, to).find(position))
        })
    })
}
