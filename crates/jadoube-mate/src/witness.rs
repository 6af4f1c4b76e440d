//! What proves, move after move of a game, that a side can give mate.

use jadoube_chess::{Move, Position, Side};

use crate::raid::raid;
use crate::script::Script;
use crate::undo::Undo;

/// A way to mate that goes along with a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    by: Side,
    script: Script,
    /// The script with a change on trial.
    trial: Script,
    undo: Undo,
    last: Option<(Side, Move)>,
    found: Found,
}

/// Where the line for the position now comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Script,
    Undo,
    Nowhere,
}

impl Witness {
    pub(crate) fn new(by: Side) -> Self {
        Self {
            by,
            script: Script::opening(by),
            trial: Script::default(),
            undo: Undo::default(),
            last: None,
            found: Found::Nowhere,
        }
    }

    /// Goes on with a move of the game.
    pub(crate) fn follow(&mut self, side: Side, mv: Move) {
        self.last = Some((side, mv));
        self.script.follow(side, self.by, mv);
        self.undo.follow(mv);
        self.found = Found::Nowhere;
    }

    /// Looks for a line to mate with little work; whether there is one.
    pub(crate) fn find(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        self.found = if self.finds_script(position, line) {
            Found::Script
        } else if self.undo.play_out(position, self.by, line) {
            Found::Undo
        } else if raid(position, self.by, &mut self.script, line) {
            Found::Script
        } else {
            Found::Nowhere
        };
        self.found != Found::Nowhere
    }

    /// Whether the script leads to mate as it is, or after the last move is taken back.
    fn finds_script(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        if self.script.play_out(position, self.by, line) {
            return true;
        }
        let Some((side, mv)) = self.last else { return false };
        self.trial.clone_from(&self.script);
        let is_found =
            self.trial.take_back(side, mv) && self.trial.play_out(position, self.by, line);
        if is_found {
            std::mem::swap(&mut self.trial, &mut self.script);
        }
        is_found
    }

    /// Keeps the line that was found, here or elsewhere, for the moves to come.
    pub(crate) fn learn(&mut self, position: &Position, line: &[Move]) {
        if self.found == Found::Nowhere {
            let first = position.to_move();
            self.script.set_line(first, line);
            self.script.shorten();
            let mut short = Vec::new();
            if !self.script.play_out(position, self.by, &mut short) {
                self.script.set_line(first, line);
            }
        }
        if self.found != Found::Undo {
            self.undo.remember(line);
        }
    }
}
