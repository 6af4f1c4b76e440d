//! A line found before the last moves of a game, played after those moves are taken back.
//!
//! The moves by which they are taken back are found among the legal moves, and so are those of the
//! line.

use jadoube_chess::{Move, Position, Side};

use crate::men::bit;
use crate::script::Step;
use crate::wait::waiting_move;

/// A line, and the moves of the game since it was found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Undo {
    /// Begun by the side that made the first of the moves.
    line: Vec<Move>,
    moves: Vec<Move>,
    /// Whether a move was made that cannot be taken back.
    is_lost: bool,
}

/// So many moves are taken back at the most.
const MOST: usize = 8;

impl Undo {
    /// Remembers a line for the position now.
    pub(crate) fn remember(&mut self, line: &[Move]) {
        self.moves.clear();
        self.is_lost = false;
        self.line.clear();
        self.line.extend_from_slice(line);
    }

    /// Goes on with a move of the game.
    pub(crate) fn follow(&mut self, mv: Move) {
        let is_lost = mv.resets_quiet_plies() || mv.castling().is_some();
        if is_lost || self.moves.len() == MOST {
            self.is_lost = true;
        } else {
            self.moves.push(mv);
        }
    }

    /// Takes the moves back and plays the line; whether that leads to mate by a side.
    pub(crate) fn play_out(&self, start: &Position, by: Side, line: &mut Vec<Move>) -> bool {
        if self.is_lost || self.line.is_empty() {
            return false;
        }
        line.clear();
        let mut replay = Replay { position: *start, line };
        self.replay(&mut replay).is_some()
            && replay.position.is_checkmate()
            && replay.position.to_move() != by
    }

    fn replay(&self, replay: &mut Replay<'_>) -> Option<()> {
        if self.moves.len().is_multiple_of(2) {
            // The side that began takes back first, then the other.
            for pair in self.moves.chunks_exact(2).rev() {
                replay.take_back(pair[0])?;
                replay.take_back(pair[1])?;
            }
        } else {
            // The side that has the move waits until all is taken back but that.
            let used = self.moves.iter().fold(0, |used, mv| used | bit(mv.from()) | bit(mv.to()));
            let wait = waiting_move(&replay.position, used)?;
            replay.play(wait);
            for &mv in self.moves.iter().rev() {
                replay.take_back(mv)?;
            }
            replay.take_back(wait)?;
        }
        for &mv in &self.line {
            let again = match mv.castling() {
                Some(wing) => replay.position.find_castling(wing),
                None => Step::from(mv).find(&replay.position),
            };
            replay.play(again?);
        }
        Some(())
    }
}

struct Replay<'a> {
    position: Position,
    line: &'a mut Vec<Move>,
}

impl Replay<'_> {
    fn play(&mut self, mv: Move) {
        self.line.push(mv);
        self.position.play_mut(mv);
    }

    fn take_back(&mut self, mv: Move) -> Option<()> {
        let back = Step::from(mv).back().find(&self.position)?;
        self.play(back);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(position: &mut Position, attempts: &[&str]) -> Vec<Move> {
        let play = |attempt: &&str| {
            let mv = position.check(attempt.parse().expect("a move")).expect("legal");
            position.play_mut(mv);
            mv
        };
        attempts.iter().map(play).collect()
    }

    #[test]
    fn the_moves_since_are_taken_back_whoever_has_the_move() {
        let line = moves(&mut Position::start(), &["f2f3", "e7e5", "g2g4", "d8h4"]);
        let mut undo = Undo::default();
        undo.remember(&line);
        let mut position = Position::start();
        for attempt in ["g1h3", "b8c6", "h3g5", "c6b4", "b1a3"] {
            for mv in moves(&mut position, &[attempt]) {
                undo.follow(mv);
            }
            let mut line = Vec::new();
            assert!(undo.play_out(&position, Side::Black, &mut line), "{attempt}");
            assert!(crate::ask::is_mate_after(&position, &line, Side::Black), "{attempt}");
            assert!(!undo.play_out(&position, Side::White, &mut line), "{attempt}");
        }
        // No pawn goes back.
        for mv in moves(&mut position, &["a7a6"]) {
            undo.follow(mv);
        }
        assert!(!undo.play_out(&position, Side::Black, &mut Vec::new()));
    }
}
