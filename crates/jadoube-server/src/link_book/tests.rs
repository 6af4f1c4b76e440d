//! Who is trusted, by every way in which links are made, vouched for and revoked.

use super::*;
use crate::link_books::note;
use crate::secret::Secret;

/// A competition and a game in it, made at times 1 and 2, and what is done with their links.
struct Story {
    tokens: Vec<Token>,
    notes: Vec<LinkNote>,
}

impl Story {
    fn begin() -> Self {
        let mut story = Self { tokens: Vec::new(), notes: Vec::new() };
        for role in ["organiser", "appeals", "arbiter-1", "arbiter-2"] {
            story.add(role, 1);
        }
        for role in ["white", "black", "white-assistant"] {
            story.add(role, 2);
        }
        story
    }

    fn add(&mut self, role: &str, created: u64) -> usize {
        let role: LinkRole = role.parse().expect("a role");
        let game = (!role.is_official()).then_some("game");
        self.tokens.push(Secret::random().token("open", game, role, "", created));
        self.tokens.len() - 1
    }

    /// The first link of a role: the one that was made with the game.
    fn of(&self, role: &str) -> usize {
        self.tokens.iter().position(|token| token.role == role).expect("a link")
    }

    fn deed(&mut self, by: usize, deed: &str, link: usize) {
        let by = &self.tokens[by];
        let by = format!("{} {}", by.role, short_name(by));
        let at = 100 + self.notes.len() as u64;
        self.notes.push(note(&self.tokens[link], deed, by, at));
    }

    fn make(&mut self, by: usize, role: &str) -> usize {
        let link = self.add(role, 100);
        self.deed(by, MADE, link);
        link
    }

    fn vouch(&mut self, by: usize, link: usize) {
        self.deed(by, VOUCHED, link);
    }

    fn book(&self) -> Book {
        Book::of(self.tokens.clone(), &self.notes)
    }

    fn is_trusted(&self, link: usize) -> bool {
        self.book().links[link].is_trusted
    }

    /// Whether somebody's word would be taken.
    fn counts(&self, by: usize, link: usize) -> bool {
        self.book().counts(&self.tokens[by].hash, &self.tokens[link].hash)
    }
}

#[test]
fn what_was_made_with_the_game_is_trusted_and_what_came_later_is_not() {
    let mut story = Story::begin();
    assert!(story.book().links().all(|link| link.is_trusted));
    for role in ["black", "arbiter-3", "organiser", "appeals"] {
        let maker = story.of("organiser");
        let late = story.make(maker, role);
        assert!(!story.is_trusted(late), "{role}");
    }
}

#[test]
fn one_who_made_a_link_does_not_vouch_for_it() {
    let mut story = Story::begin();
    let arbiter = story.of("arbiter-1");
    let link = story.make(arbiter, "black");
    assert!(!story.counts(arbiter, link));
    story.vouch(arbiter, link);
    assert!(!story.is_trusted(link));
}

#[test]
fn a_second_official_vouches() {
    for role in ["organiser", "arbiter-2", "appeals"] {
        for made in ["black", "arbiter-3"] {
            let mut story = Story::begin();
            let link = story.make(story.of("arbiter-1"), made);
            let second = story.of(role);
            assert!(story.counts(second, link), "{role}");
            story.vouch(second, link);
            assert!(story.is_trusted(link), "{role}");
        }
    }
}

#[test]
fn the_player_vouches_by_another_link_of_his() {
    let mut story = Story::begin();
    let (arbiter, black, white) = (story.of("arbiter-1"), story.of("black"), story.of("white"));
    let link = story.make(arbiter, "black");
    for not_his in [white, story.of("white-assistant"), link] {
        assert!(!story.counts(not_his, link));
        story.vouch(not_his, link);
        assert!(!story.is_trusted(link));
    }
    assert!(story.counts(black, link));
    story.vouch(black, link);
    assert!(story.is_trusted(link));
    // And by that one for the next; but not for an arbiter.
    let next = story.make(arbiter, "black");
    story.vouch(link, next);
    assert!(story.is_trusted(next));
    let official = story.make(arbiter, "arbiter-3");
    assert!(!story.counts(black, official));
}

#[test]
fn a_link_that_is_not_trusted_vouches_for_none() {
    let mut story = Story::begin();
    let arbiter = story.of("arbiter-1");
    let (one, other) = (story.make(arbiter, "black"), story.make(arbiter, "black"));
    story.vouch(one, other);
    story.vouch(other, one);
    assert!(!story.is_trusted(one) && !story.is_trusted(other));
}

#[test]
fn those_whom_one_made_himself_are_no_second() {
    for role in ["arbiter-3", "appeals", "organiser"] {
        let mut story = Story::begin();
        let arbiter = story.of("arbiter-1");
        let own = story.make(arbiter, role);
        // The arbiter makes the link and has an own one vouch; the other way round; and one through another.
        let link = story.make(arbiter, "black");
        story.vouch(own, link);
        assert!(!story.is_trusted(link), "{role}");
        let link = story.make(own, "black");
        story.vouch(arbiter, link);
        assert!(!story.is_trusted(link), "{role}");
        let third = story.make(own, "arbiter-4");
        let link = story.make(third, "black");
        for by in [arbiter, own, third] {
            assert!(!story.counts(by, link), "{role}");
            story.vouch(by, link);
            assert!(!story.is_trusted(link), "{role}");
        }
        // Somebody else is.
        let second = story.of("organiser");
        story.vouch(second, link);
        assert!(story.is_trusted(link), "{role}");
    }
}

#[test]
fn whoever_is_trusted_answers_for_himself_from_then_on() {
    let mut story = Story::begin();
    let (arbiter, organiser) = (story.of("arbiter-1"), story.of("organiser"));
    let third = story.make(arbiter, "arbiter-3");
    let before = story.make(third, "black");
    story.vouch(organiser, third);
    assert!(story.is_trusted(third));
    let after = story.make(arbiter, "black");
    story.vouch(third, after);
    assert!(story.is_trusted(after));
    story.vouch(arbiter, before);
    assert!(
        !story.is_trusted(before),
        "when it was made, the first arbiter answered for its maker"
    );
}

#[test]
fn a_link_of_which_nobody_noted_the_maker_needs_two() {
    let mut story = Story::begin();
    let (arbiter, organiser) = (story.of("arbiter-1"), story.of("organiser"));
    let link = story.add("black", 50);
    assert!(!story.is_trusted(link));
    assert!(story.counts(arbiter, link));
    story.vouch(arbiter, link);
    assert!(!story.is_trusted(link));
    assert!(!story.counts(arbiter, link), "the same one again");
    let own = story.make(arbiter, "arbiter-3");
    assert!(!story.counts(own, link), "the same one by another link");
    story.vouch(organiser, link);
    assert!(story.is_trusted(link));
}

#[test]
fn to_revoke_and_make_anew_changes_nothing() {
    let mut story = Story::begin();
    let (arbiter, black) = (story.of("arbiter-1"), story.of("black"));
    story.tokens[black].revoked = Some(90);
    story.deed(arbiter, REVOKED, black);
    let link = story.make(arbiter, "black");
    assert!(!story.is_trusted(link));
    let book = story.book();
    let shown = book.links[black].shown(&story.tokens[link].hash);
    assert_eq!(shown.revoked.expect("a deed").by, "arbiter-1");
    assert_eq!(shown.made.by, "creation");
    assert!(book.links[link].shown(&story.tokens[link].hash).yours);
}
