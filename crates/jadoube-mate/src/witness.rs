//! What proves, move after move of a game, that a side can give mate.

use jadoube_chess::{Move, Position, Side};

use crate::raid::Raid;
use crate::script::Script;

/// Ways to mate that go along with a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    by: Side,
    /// The one that led to mate last comes first.
    scripts: Vec<Script>,
    /// A script with a change on trial.
    trial: Script,
    last: Option<(Side, Move)>,
}

/// So many scripts are kept.
const SCRIPTS: usize = 2;

impl Witness {
    pub(crate) fn new(by: Side) -> Self {
        Self { by, scripts: vec![Script::opening(by)], trial: Script::default(), last: None }
    }

    /// Goes on with a move of the game.
    pub(crate) fn follow(&mut self, side: Side, mv: Move) {
        self.last = Some((side, mv));
        for script in &mut self.scripts {
            script.follow(side, self.by, mv);
        }
    }

    /// Looks for a new line with little work; whether there is one.
    pub(crate) fn find_raid(
        &mut self,
        raid: Raid,
        position: &Position,
        line: &mut Vec<Move>,
    ) -> bool {
        // As if it were asked afresh.
        self.trial.waits = [None; 2];
        let is_found = raid(position, self.by, &mut self.trial, line);
        if is_found {
            self.keep_trial();
        }
        is_found
    }

    /// The script on trial becomes the first, and the oldest makes room for another.
    fn keep_trial(&mut self) {
        let oldest = match self.scripts.len() {
            SCRIPTS => self.scripts.pop().unwrap_or_default(),
            _ => Script::default(),
        };
        self.scripts.insert(0, std::mem::replace(&mut self.trial, oldest));
    }

    /// Looks for a line to mate by what was found before, as it is or after the last move is taken
    /// back; whether there is one.
    pub(crate) fn find_script(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        for index in 0..self.scripts.len() {
            let script = &mut self.scripts[index];
            let is_found = script.looks_like_mate(position, self.by)
                && script.play_out(position, self.by, line)
                || self.finds_trial(index, position, line);
            if is_found {
                self.scripts[..=index].rotate_right(1);
                return true;
            }
        }
        false
    }

    fn finds_trial(&mut self, index: usize, position: &Position, line: &mut Vec<Move>) -> bool {
        let Some((side, mv)) = self.last else { return false };
        if !self.scripts[index].can_take_back(side, mv) {
            return false;
        }
        self.trial.copy(&self.scripts[index]);
        self.trial.take_back(side, mv);
        let is_found = self.trial.looks_like_mate(position, self.by)
            && self.trial.play_out(position, self.by, line);
        if is_found {
            std::mem::swap(&mut self.trial, &mut self.scripts[index]);
        }
        is_found
    }

    /// Keeps the line that was found elsewhere for the moves to come.
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
