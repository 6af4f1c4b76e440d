//! Those who watch a game: what happens reaches each connection as its role is shown it.

use std::sync::{Arc, Weak};

use jadoube_laws::Role;
use jadoube_room::{ROLES, place};

use crate::rooms::outlet::{Outlet, Shown};

/// The connections to a room.
#[derive(Default)]
pub(crate) struct Watched {
    watchers: Vec<(Role, Weak<Outlet>)>,
    /// Something was shown and is not sent yet.
    is_unsent: bool,
}

/// An entry as each role that watches is to be shown it.
pub(crate) struct Views([Option<Shown>; ROLES.len()]);

impl Watched {
    pub(crate) fn by_anybody(&self) -> bool {
        self.watchers.iter().any(|(_, outlet)| outlet.strong_count() > 0)
    }

    /// Whether somebody watches as this role.
    pub(crate) fn by(&self, sees: Role) -> bool {
        self.watchers.iter().any(|(role, outlet)| *role == sees && outlet.strong_count() > 0)
    }

    /// One more who watches as this role.
    pub(crate) fn join(&mut self, sees: Role, outlet: &Arc<Outlet>) {
        let outlet = Arc::downgrade(outlet);
        // Those who have gone make room, and nobody is shown anything twice.
        self.watchers.retain(|(_, it)| it.strong_count() > 0 && !it.ptr_eq(&outlet));
        self.watchers.push((sees, outlet));
    }

    /// What all who watch are to be shown of an entry; `view` is asked once for each role as which
    /// somebody does.
    pub(crate) fn views(&self, mut view: impl FnMut(Role) -> Option<Shown>) -> Views {
        Views(ROLES.map(|sees| if self.by(sees) { view(sees) } else { None }))
    }

    /// Shows an entry to all who watch. It is on its way after [`Watched::send`].
    pub(crate) fn show(&mut self, views: &Views) {
        for (sees, outlet) in &self.watchers {
            if let (Some(view), Some(outlet)) = (&views.0[place(*sees)], outlet.upgrade()) {
                outlet.show(view);
                self.is_unsent = true;
            }
        }
    }

    /// Sends what was shown, all to each at once.
    pub(crate) fn send(&mut self) {
        if std::mem::take(&mut self.is_unsent) {
            self.outlets().for_each(|outlet| outlet.send());
        }
    }

    fn outlets(&self) -> impl Iterator<Item = Arc<Outlet>> {
        self.watchers.iter().filter_map(|(_, outlet)| outlet.upgrade())
    }
}

/// Whoever still watches when the room closes looks for the next one.
impl Drop for Watched {
    fn drop(&mut self) {
        self.outlets().for_each(|outlet| outlet.close_room());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rooms::outlet::Task;
    use jadoube_laws::Side;

    const WHITE: Role = Role::Player(Side::White);

    fn shown(number: u32) -> Option<Shown> {
        Some(Shown { number, json: number.to_string().into() })
    }

    fn join(watched: &mut Watched, sees: Role) -> Arc<Outlet> {
        let outlet = Arc::new(Outlet::new(0, false));
        watched.join(sees, &outlet);
        outlet
    }

    /// Shows an entry to the arbiter alone, or to all.
    fn show(watched: &mut Watched, number: u32, arbiter_alone: bool) {
        let views = watched.views(|sees| {
            if arbiter_alone && sees != Role::Arbiter { None } else { shown(number) }
        });
        watched.show(&views);
    }

    /// The numbers of the views that wait; nothing if there is something else to do.
    fn waiting(outlet: &Outlet) -> Option<Vec<u32>> {
        match outlet.task(false) {
            Task::Show(views) => Some(views.iter().map(|view| view.number).collect()),
            Task::Rest => Some(Vec::new()),
            Task::CatchUp | Task::JoinAgain | Task::Send => None,
        }
    }

    #[test]
    fn each_is_shown_what_is_for_him_and_in_order() {
        let mut watched = Watched::default();
        let (white, arbiter) = (join(&mut watched, WHITE), join(&mut watched, Role::Arbiter));
        show(&mut watched, 1, false);
        show(&mut watched, 2, true);
        show(&mut watched, 3, false);
        assert_eq!(waiting(&arbiter), Some(vec![1, 2, 3]));
        assert_eq!(waiting(&white), Some(vec![1, 3]), "the second was not for White");
        assert_eq!((waiting(&white), waiting(&arbiter)), (Some(vec![]), Some(vec![])));
    }

    #[test]
    fn only_roles_that_somebody_watches_as_are_asked_for() {
        let mut watched = Watched::default();
        let asked = |watched: &mut Watched| {
            let mut asked = Vec::new();
            watched.views(|sees| {
                asked.push(sees);
                None
            });
            asked
        };
        assert!(!watched.by_anybody());
        assert_eq!(asked(&mut watched), []);
        let first = join(&mut watched, Role::Spectator);
        let second = join(&mut watched, Role::Spectator);
        let arbiter = join(&mut watched, Role::Arbiter);
        let both = [Role::Arbiter, Role::Spectator];
        assert_eq!(asked(&mut watched), both);
        drop(first);
        assert_eq!(asked(&mut watched), both, "one is still there");
        drop(second);
        assert_eq!(asked(&mut watched), [Role::Arbiter]);
        drop(arbiter);
        assert!(!watched.by_anybody());
    }

    #[test]
    fn a_slow_one_is_told_that_he_missed_some() {
        let mut watched = Watched::default();
        let slow = join(&mut watched, WHITE);
        for number in 1..=40 {
            show(&mut watched, number, false);
        }
        assert_eq!(waiting(&slow), Some((1..=32).collect()));
        assert!(matches!(slow.task(true), Task::CatchUp), "the rest is in the record");
        assert!(matches!(slow.task(true), Task::Rest));
    }

    #[test]
    fn those_who_stay_longer_than_the_room_look_for_another() {
        let mut watched = Watched::default();
        let white = join(&mut watched, WHITE);
        show(&mut watched, 1, false);
        drop(watched);
        assert_eq!(waiting(&white), Some(vec![1]), "what White was shown comes first");
        assert!(matches!(white.task(true), Task::JoinAgain));
        white.leave_room();
        assert!(matches!(white.task(true), Task::Rest));
    }
}
