//! What is known of announcements and of two boards, and how entries change it; nothing here asks a
//! law.

use jadoube_chess::{Attempt, Side};

use crate::record::index;
use crate::turn::Tables;
use crate::{Actor, BlindEffect, Effect, Event, Game, Rules};

/// Where the announcements of Appendix D are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blind {
    /// The move that the player who has the move announced last.
    pub(crate) announced: Option<Attempt>,
    /// Whether he has announced anything in this turn.
    pub(crate) said: bool,
    /// Whether he had announced another one before.
    pub(crate) slipped: bool,
    /// The last ply that was announced, by how many plies there were with it.
    pub(crate) ply: Option<usize>,
    /// Whether the opponent has repeated it.
    pub(crate) is_repeated: bool,
    /// Who has asked for moves and times and not yet been answered by his assistant.
    pub(crate) asked: Option<Side>,
}

impl Game {
    /// Takes in what an effect says of announcements, boards and assistants.
    pub(crate) fn take_blind(&mut self, effect: &Effect) {
        match effect {
            Effect::MoveMade { .. } => {
                let ply = self.blind.announced.map(|_| self.line.len());
                self.blind = Blind { ply, asked: self.blind.asked, ..Blind::default() };
            }
            Effect::OfBlind(effect) => self.take_blind_effect(effect),
            _ => {}
        }
    }

    fn take_blind_effect(&mut self, effect: &BlindEffect) {
        match *effect {
            BlindEffect::TwoBoards => {
                if let Tables::One(table) = self.tables {
                    self.tables = Tables::Two([table; 2]);
                }
            }
            BlindEffect::AssistantAccepted { side, ref duties } => {
                let mut regulations = self.rules.regulations().clone();
                regulations.assistants.push(side);
                regulations.assistant_duties[index(side)] = duties.clone();
                self.rules = Rules::new(regulations);
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
    pub(crate) fn take_answer(&mut self, by: Actor, event: &Event) {
        if let (Actor::AssistantOf(side), Event::Said { .. }) = (by, event)
            && self.blind.asked == Some(side)
        {
            self.blind.asked = None;
        }
    }

    /// On whose board somebody moves men. An assistant carries out moves on the board that is
    /// behind, be it the opponent's (D.2.10.1).
    pub(crate) fn board_handled(&self, by: Actor) -> Option<Side> {
        let side = by.side()?;
        let is_behind = |side| self.tables.of(side).board != *self.now.board();
        match (by, &self.tables) {
            (Actor::AssistantOf(_), Tables::Two(_)) if !is_behind(side) && is_behind(!side) => {
                Some(!side)
            }
            _ => Some(side),
        }
    }
}
