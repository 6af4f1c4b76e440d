//! What proves, move after move of a game, that a side can give mate.

use jadoube_chess::{Move, Position, Side};

use crate::raid::{raid, raid_after_a_move};
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
    is_found: bool,
}

/// So many scripts are kept.
const SCRIPTS: usize = 2;

impl Witness {
    pub(crate) fn new(by: Side) -> Self {
        Self {
            by,
            scripts: vec![Script::opening(by)],
            trial: Script::default(),
            last: None,
            is_found: false,
        }
    }

    /// Goes on with a move of the game.
    pub(crate) fn follow(&mut self, side: Side, mv: Move) {
        self.last = Some((side, mv));
        for script in &mut self.scripts {
            script.follow(side, self.by, mv);
        }
        self.is_found = false;
    }

    /// Looks for a line to mate with little work; whether there is one.
    pub(crate) fn find(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
        self.is_found = self.finds_script(position, line) || {
            let mut script = self.take_oldest();
            let is_found = raid(position, self.by, &mut script, line)
                || raid_after_a_move(position, self.by, &mut script, line);
            if is_found {
                self.scripts.insert(0, script);
            }
            is_found
        };
        self.is_found
    }

    fn take_oldest(&mut self) -> Script {
        match self.scripts.len() {
            SCRIPTS => self.scripts.pop().unwrap_or_default(),
            _ => Script::default(),
        }
    }

    /// Whether a script leads to mate as it is, or after the last move is taken back.
    fn finds_script(&mut self, position: &Position, line: &mut Vec<Move>) -> bool {
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
        self.trial.clone_from(&self.scripts[index]);
        let is_found = self.trial.take_back(side, mv)
            && self.trial.looks_like_mate(position, self.by)
            && self.trial.play_out(position, self.by, line);
        if is_found {
            std::mem::swap(&mut self.trial, &mut self.scripts[index]);
        }
        is_found
    }

    /// Keeps the line that was found elsewhere for the moves to come.
    pub(crate) fn learn(&mut self, position: &Position, line: &[Move]) {
        if self.is_found {
            return;
        }
        let mut script = self.take_oldest();
        let first = position.to_move();
        script.set_line(first, line);
        script.shorten();
        if !script.play_out(position, self.by, &mut Vec::new()) {
            script.set_line(first, line);
        }
        self.scripts.insert(0, script);
    }
}
