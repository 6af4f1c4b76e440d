//! What is known about one side in a game that is watched, and how it is found.

use jadoube_chess::{Move, Position, Side};

use crate::answer::{Answer, Limit};
use crate::search::rounds::search;
use crate::watch::raid::{raid, raid_after_a_move};
use crate::watch::way_back::WayBack;
use crate::watch::witness::Witness;

/// The most moves a way back may have; after that a new line is looked for.
const LONGEST: usize = 40;

/// The ways to a line of mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The line found before, after the way back to where it begins.
    Back,
    /// What the pieces did in a line found before, put together again.
    Script,
    /// A mate constructed from where the pieces stand.
    Raid,
    /// A mate constructed after one more move.
    RaidAfterMove,
    /// The question asked afresh, which always has an answer if there is no limit.
    Search,
}

impl Way {
    /// The cheap ones first.
    pub(crate) const ALL: [Self; 5] =
        [Self::Back, Self::Script, Self::Raid, Self::RaidAfterMove, Self::Search];
}

/// What is known about one side.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    answer: Answer,
    /// Whether that is the answer for the present position; otherwise it is the previous one.
    is_now: bool,
    /// The last line that was found, and the place on the way back where it begins.
    line: Vec<Move>,
    begins: Option<usize>,
    witness: Witness,
}

impl Known {
    pub(crate) fn new(by: Side) -> Self {
        Self {
            answer: Answer::Unknown,
            is_now: false,
            line: Vec::new(),
            begins: None,
            witness: Witness::new(by),
        }
    }

    /// The last answer.
    pub(crate) const fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The place on the way back that must not be lost.
    pub(crate) const fn begins(&self) -> Option<usize> {
        self.begins
    }

    /// Goes on with a move of the game by a side.
    pub(crate) fn follow(&mut self, side: Side, mv: Move, has_way_back: bool) {
        // If no mate is possible, no move can change that.
        if self.answer.is_no() {
            return;
        }
        self.is_now = false;
        self.witness.follow(side, mv);
        if !has_way_back || !self.can_be_begun_later() {
            self.begins = None;
        }
    }

    /// Whether there is an answer for the position now, known or found in this way.
    pub(crate) fn is_answered(
        &mut self,
        way: Way,
        position: &Position,
        by: Side,
        way_back: &WayBack,
        limit: Limit,
    ) -> bool {
        if self.is_now && self.answer != Answer::Unknown {
            return true;
        }
        self.is_now = self.find(way, position, by, way_back, limit);
        self.is_now
    }

    /// Whether a way leads to an answer; then that is the answer.
    fn find(
        &mut self,
        way: Way,
        position: &Position,
        by: Side,
        way_back: &WayBack,
        limit: Limit,
    ) -> bool {
        let is_found = match way {
            Way::Back => {
                let back = self.begins.map(|place| way_back.to(place));
                let back = back.filter(|back| back.len() <= LONGEST);
                if let Some(back) = back {
                    self.say_yes(back);
                }
                return back.is_some();
            }
            Way::Script => self.witness.find_script(position, &mut self.line),
            Way::Raid => self.witness.find_raid(raid, position, &mut self.line),
            Way::RaidAfterMove => {
                self.witness.find_raid(raid_after_a_move, position, &mut self.line)
            }
            Way::Search => match search(position, by, limit) {
                Answer::Yes(line) => {
                    self.line = line;
                    self.witness.learn(position, &self.line);
                    true
                }
                answer => {
                    self.begins = None;
                    self.answer = answer;
                    return true;
                }
            },
        };
        self.begins = is_found.then(|| way_back.place());
        if is_found {
            self.say_yes(&[]);
        }
        is_found
    }

    /// Answers with the line, after the moves that lead back to where it begins, the last first.
    fn say_yes(&mut self, back: &[Move]) {
        // The memory of the previous line is reused for this one.
        let mut line = match std::mem::replace(&mut self.answer, Answer::Unknown) {
            Answer::Yes(line) => line,
            Answer::No(_) | Answer::Unknown => Vec::new(),
        };
        line.clear();
        line.extend(back.iter().rev().chain(&self.line));
        self.answer = Answer::Yes(line);
    }

    /// Whether the line can be started when its position has arisen again, perhaps without rights
    /// to castle and to capture en passant.
    fn can_be_begun_later(&self) -> bool {
        self.line.first().is_none_or(|first| !first.is_en_passant())
            && self.line.iter().all(|mv| mv.castling().is_none())
    }
}
