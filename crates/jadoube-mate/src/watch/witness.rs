//! What proves, move after move of a game, that a side can give mate.

use jadoube_chess::{BySide, Move, Position, Side};

use crate::watch::raid::Raid;
use crate::watch::script::Script;

/// A way to mate that follows a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    by: Side,
    script: Script,
    /// Another script, or the same with a change, on trial.
    trial: Script,
    last: Option<(Side, Move)>,
}

impl Witness {
    pub(crate) fn new(by: Side) -> Self {
        Self { by, script: Script::opening(by), trial: Script::default(), last: None }
    }

    /// Follows a move of the game.
    pub(crate) fn follow(&mut self, side: Side, mv: Move) {
        self.last = Some((side, mv));
        self.script.follow(side, self.by, mv);
    }

    /// Looks for a new line with little work; returns whether there is one.
    pub(crate) fn find_raid(
        &mut self,
        raid: Raid,
        position: &Position,
        line: &mut Vec<Move>,
    ) -> bool {
        // As if it were asked afresh.
        self.trial.waits = BySide::default();
        let is_found = raid(position, self.by, &mut self.trial, line);
        if is_found {
            self.keep_trial();
        }
        is_found
    }

    /// Makes the script on trial the one to go on with.
    const fn keep_trial(&mut self) {
        std::mem::swap(&mut self.script, &mut self.trial);
    }

    /// Looks for a line to mate by what was found before, as it is or after the last move is taken
    /// back; returns whether there is one.
    pub(crate) fn find_script(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        self.script.looks_like_mate(position, self.by)
            && self.script.play_out(position, self.by, line)
            || self.finds_trial(position, line)
    }

    fn finds_trial(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        let Some((side, mv)) = self.last else { return false };
        if !self.script.can_take_back(side, mv) {
            return false;
        }
        self.trial.copy(&self.script);
        self.trial.take_back(side, mv);
        let is_found = self.trial.looks_like_mate(position, self.by)
            && self.trial.play_out(position, self.by, line);
        if is_found {
            self.keep_trial();
        }
        is_found
    }

    /// Keeps the line that was found elsewhere for the next moves.
    pub(crate) fn learn(&mut self, position: &Position, line: &[Move]) {
        let first = position.to_move();
        self.trial.set_line(first, line);
        self.trial.shorten();
        if !self.trial.play_out(position, self.by, &mut Vec::new()) {
            self.trial.set_line(first, line);
        }
        self.keep_trial();
    }
}
