//! What a room tells of its game: how it stands, and what each role has been shown.

use jadoube_laws::{Game, Role};

use super::{Extent, News, Room, State};
use crate::problem::Problem;
use crate::sent::{self, Board, GameClocks, Need};
use crate::shown::Showing;
use crate::state::state;
use crate::summary::summary;

impl Room {
    /// Tells how the game stands now, unless that is not known.
    pub(super) async fn tell<T>(&mut self, told: impl FnOnce(&Self) -> T) -> Result<T, Problem> {
        let _ = self.let_time_pass().await;
        self.show_delayed();
        match self.unsure {
            Some(_) => Err(Problem::unavailable()),
            None => Ok(told(self)),
        }
    }

    /// The game as a role sees it, and the game time for that.
    fn seen_by(&self, sees: Role) -> (&Game, u64) {
        match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => (delayed.game(), delayed.game().at()),
            // Nothing goes on in a game that is not written on.
            _ if self.broken.is_some() => (&self.game, self.game.at()),
            _ => (&self.game, self.time.now()),
        }
    }

    pub(super) fn state(&self, sees: Role) -> State {
        let (game, now) = self.seen_by(sees);
        let views = self.count(sees) as usize;
        let desk = Some(&self.desk);
        let mut state = state(game, &self.begun, &self.record, sees, now, views, desk);
        if let Some(why) = self.tell_broken(sees, state.clocks.as_mut()) {
            state.broken = Some(why);
            let desk = state.for_arbiter.as_mut().and_then(|it| it.desk.as_mut());
            desk.into_iter().for_each(put_first);
        }
        let position = game.standing().position().copied();
        (state, position.filter(|_| sees == Role::Arbiter))
    }

    pub(super) fn summary(&self, sees: Role) -> Board {
        let (game, now) = self.seen_by(sees);
        let mut summary = summary(game, &self.begun, &self.record, sees, now, Some(&self.desk));
        if let Some(why) = self.tell_broken(sees, summary.clocks.as_mut()) {
            summary.broken = Some(why);
            summary.for_arbiter.iter_mut().for_each(|it| put_first(&mut it.desk));
        }
        summary
    }

    /// Says that the record cannot be trusted, to the arbiter also why; then no clock runs.
    fn tell_broken(&self, sees: Role, clocks: Option<&mut GameClocks>) -> Option<String> {
        let why = self.broken.as_ref()?;
        if let Some(clocks) = clocks {
            clocks.running = None;
        }
        Some(if sees == Role::Arbiter { why.to_string() } else { String::new() })
    }

    /// How many views a role has been shown.
    pub(super) fn count(&self, sees: Role) -> u32 {
        match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => delayed.views(),
            _ => self.seen.count(sees),
        }
    }

    /// How much of the game a role may see now.
    pub(super) fn extent(&mut self, sees: Role) -> Extent {
        self.show_delayed();
        let entries = match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => delayed.entries(),
            _ => self.seen.entries(),
        };
        Extent { entries }
    }

    /// What a role has been shown after its first `since` views.
    pub(super) fn news(&mut self, sees: Role, since: u32) -> News {
        let extent = self.extent(sees);
        let count = self.count(sees);
        let recent = self.recent.views(&self.game, sees, since, count, extent.entries);
        recent.map_or(News::InRecord(extent), News::Views)
    }

    /// Lets spectators who see everything later see what is due.
    pub(super) fn show_delayed(&mut self) {
        let Some(delayed) = &mut self.delayed else { return };
        while let Some(due) = delayed.take_due() {
            let mut showing = Showing::new(&due.entry, delayed.game(), due.clocks);
            let views = self.watched.views(|sees| match sees {
                Role::Spectator => showing.to(sees, due.number?),
                _ => None,
            });
            self.watched.show(&views);
        }
    }
}

/// First among the boards that need the arbiter.
fn put_first(desk: &mut sent::Desk) {
    desk.need = Need::Decision;
}
