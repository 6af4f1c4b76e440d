//! How far a game has progressed, for the articles.

use jadoube_chess::Side;

use crate::game::Phase;
use crate::game::turn::Tables;
use crate::{Effect, Game, Ply};

impl Game {
    /// Whether the game has begun: by the clock, or by the first move.
    pub(crate) fn has_begun(&self) -> bool {
        let moved = !self.line.is_empty() || !self.turn.contacts.is_empty();
        moved || self.clock.is_some() && self.phase != Phase::NotStarted
    }

    /// The side whose clock runs when play goes on: that of a player who still has to press,
    /// otherwise that of the player who has the move.
    pub(crate) fn side_to_run(&self) -> Side {
        let mut last_two = self.line.from(self.line.len().saturating_sub(2));
        let open = last_two.find(|ply| ply.completed_in.is_none());
        open.map_or(self.to_move(), Ply::side)
    }

    /// The moves that `side` has completed, including those that the clock did not count, without
    /// the presses that were none.
    pub(crate) fn completed_moves(&self, side: Side) -> u32 {
        let counted = self.clock.as_ref().map_or(0, |clock| clock.moves(side));
        counted.saturating_add(self.unpressed[side]).saturating_sub(self.bare_presses[side])
    }

    /// The number of moves of a kind that both sides have made.
    pub(crate) fn moves_by_each(&self, counts: impl Fn(&Ply) -> bool) -> usize {
        let made = |side| self.line.iter().filter(|ply| ply.side() == side && counts(ply)).count();
        made(Side::White).min(made(Side::Black))
    }

    /// The ruling that the present position is restored.
    pub(crate) fn restored_here(&self) -> Effect {
        Effect::PositionRestored {
            kept: u32::try_from(self.line.len()).unwrap_or(u32::MAX),
            standing: self.now,
            touched: self.turn.touched.clone(),
        }
    }

    /// Whether a player has a board with apertures: each has their own, and this player cannot see
    /// (D.1).
    pub(crate) fn has_special_board(&self, side: Side) -> bool {
        matches!(self.tables, Tables::Two(_)) && self.rules.regulations().is_visually_disabled(side)
    }

    /// Whether a player is sighted and the opponent is not (D.2.5).
    pub(crate) fn is_sighted_opponent(&self, side: Side) -> bool {
        let regulations = self.rules.regulations();
        matches!(self.tables, Tables::Two(_))
            && !regulations.is_visually_disabled(side)
            && regulations.is_visually_disabled(!side)
    }
}
