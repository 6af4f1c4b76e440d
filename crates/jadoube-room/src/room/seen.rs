//! Which entries each role was shown.

use std::ops::Range;

use jadoube_laws::{Entry, Role};

use crate::seen::{ROLES, place};

/// Who was shown what, folded from the entries.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// How many views each role has.
    counts: [u32; ROLES.len()],
    /// For each entry a bit for each role.
    roles: Vec<u8>,
}

impl Seen {
    /// Takes in the next entry.
    pub(super) fn take(&mut self, entry: &Entry) {
        let mut roles = 0;
        for (place, sees) in ROLES.into_iter().enumerate() {
            if entry.is_shown_to(sees) {
                roles |= 1 << place;
                self.counts[place] += 1;
            }
        }
        self.roles.push(roles);
    }

    /// How many entries there are.
    pub(super) fn entries(&self) -> u32 {
        u32::try_from(self.roles.len()).unwrap_or(u32::MAX)
    }

    /// How many views a role has.
    pub(super) const fn count(&self, sees: Role) -> u32 {
        self.counts[place(sees)]
    }

    /// How many views each role has, by the places of the roles.
    pub(super) const fn counts(&self) -> [u32; ROLES.len()] {
        self.counts
    }

    /// The number of the view that each role has of the last entry, if it was shown it.
    pub(super) fn last(&self) -> [Option<u32>; ROLES.len()] {
        let roles = self.roles.last().copied().unwrap_or_default();
        ROLES.map(|sees| was_shown(roles, sees).then(|| self.count(sees)))
    }

    /// The numbers of the views that a role has of some entries.
    pub(super) fn numbers(&self, sees: Role, entries: Range<u32>) -> Vec<u32> {
        let shown = (0..).zip(&self.roles).filter(|(_, roles)| was_shown(**roles, sees));
        let numbered = (1..).zip(shown.map(|(entry, _)| entry));
        numbered.filter(|(_, entry)| entries.contains(entry)).map(|(number, _)| number).collect()
    }
}

const fn was_shown(roles: u8, sees: Role) -> bool {
    roles & (1 << place(sees)) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Event, Game, Happening, Noticed, Regulations, Side};

    const WHITE: Role = Role::Player(Side::White);

    #[test]
    fn views_are_numbered_for_each_role_without_a_gap() {
        let mut game = Game::new(Regulations::standard(Edition::E2023));
        let mut seen = Seen::default();
        let mut happen = |by, event: Event| {
            let entry = game.happen(Happening::new(1, by, event).expect("an act"));
            seen.take(&entry);
        };
        let touched: Event = "touches e2".parse().expect("an act");
        happen(Actor::Player(Side::White), touched.clone());
        happen(Actor::Arbiter(1), Event::ArbiterNoticed { noticed: Noticed::Colours });
        happen(Actor::Player(Side::White), touched);
        assert_eq!((seen.count(WHITE), seen.count(Role::Arbiter)), (2, 3));
        assert_eq!(seen.last(), [Some(2), Some(2), Some(3), Some(2)]);
        assert_eq!(seen.numbers(WHITE, 1..3), [2], "the arbiter's look is not for White");
        assert_eq!(seen.numbers(Role::Arbiter, 1..3), [2, 3]);
    }
}
