//! What is known about announcements and about two boards, and how entries change it; nothing here
//! asks a law.

use jadoube_chess::{Attempt, BySide, Side};

use crate::game::table::Hand;
use crate::game::turn::Tables;
use crate::{Actor, BlindEffect, Game, Rules};

/// The state of the announcements of Appendix D.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blind {
    /// The move that the player who has the move announced last.
    pub(crate) announced: Option<Attempt>,
    /// Whether that player has announced anything in this turn.
    pub(crate) said: bool,
    /// Whether that player had announced another move before.
    pub(crate) slipped: bool,
    /// The last ply that was announced, as the number of plies including it.
    pub(crate) ply: Option<usize>,
    /// Whether the opponent has repeated it.
    pub(crate) is_repeated: bool,
    /// The player who has asked for moves and times and has not yet been answered by the assistant.
    pub(crate) asked: Option<Side>,
}

impl Blind {
    /// A move was made, and with it there are this many plies.
    pub(crate) fn take_move(&mut self, plies: usize) {
        let ply = self.announced.map(|_| plies);
        *self = Self { ply, asked: self.asked, ..Self::default() };
    }
}

impl Game {
    /// Folds in the rulings about announcements, boards and assistants.
    pub(crate) fn take_effect_of_blind(&mut self, effect: &BlindEffect) {
        match *effect {
            BlindEffect::TwoBoards => {
                if let Tables::One(table) = &self.tables {
                    self.tables = Tables::Two(Box::new(BySide::from_fn(|_| (**table).clone())));
                }
            }
            BlindEffect::AssistantAccepted { side, ref duties } => {
                let mut regulations = self.rules.regulations().clone();
                regulations.assistants.push(side);
                regulations.assistant_duties[side] = duties.clone();
                self.rules = Rules::new(regulations).into();
            }
            BlindEffect::Heard { side, attempt } if side == self.now.to_move() => {
                self.blind.slipped |= self.blind.said && self.blind.announced != attempt;
                self.blind.said = true;
                self.blind.announced = attempt;
            }
            BlindEffect::Heard { .. } => {
                self.blind.ply = Some(self.line.len());
                self.blind.is_repeated = false;
            }
            BlindEffect::Repeated { .. } => self.blind.is_repeated = true,
            BlindEffect::Told { side, .. } => self.blind.asked = Some(side),
            BlindEffect::MustRepeat { .. }
            | BlindEffect::MustAnnounce { .. }
            | BlindEffect::NotYetMade { .. } => {}
        }
    }

    /// Notes that an assistant has answered.
    pub(crate) fn take_answer(&mut self, by: Actor) {
        if let Actor::AssistantOf(side) = by
            && self.blind.asked == Some(side)
        {
            self.blind.asked = None;
        }
    }

    /// The hand with which somebody does something. On a board of their own whatever players do is
    /// a move, theirs or the opponent's (D.2.1).
    pub(crate) fn hand(&self, by: Actor) -> Hand {
        let is_mover = by.side() == Some(self.now.to_move());
        let moves = by.side().is_some() && (is_mover || matches!(self.tables, Tables::Two(_)));
        Hand {
            by,
            moves,
            stood: *self.now.board(),
            plies: self.has_begun().then_some(self.line.len()),
        }
    }

    /// The board on which someone moves pieces. An assistant makes moves on the board that is
    /// behind, even if it is the opponent's (D.2.10.1).
    pub(crate) fn board_handled(&self, by: Actor) -> Option<Side> {
        let side = by.side()?;
        let is_behind = |side| self.tables.of(side).told != *self.now.board();
        match (by, &self.tables) {
            (Actor::AssistantOf(_), Tables::Two(_)) if !is_behind(side) && is_behind(!side) => {
                Some(!side)
            }
            _ => Some(side),
        }
    }
}
