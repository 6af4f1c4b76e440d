//! Who is told of each word, as tables to be read by people. A row that is new or changed is read
//! against 12.6 before it is taken over: in doubt a word is the arbiter's alone.

use std::collections::BTreeSet;
use std::fmt::Write;

use jadoube_record::{Actor, Effect, Event, Role, Ruling, Side, art};

use crate::secret::events::doers;
use crate::secret::{OUTSIDERS, entry};

/// How much a role is told.
fn mark<T: PartialEq>(whole: &T, shown: Option<&T>) -> &'static str {
    match shown {
        None => "-",
        Some(shown) if shown == whole => "all",
        Some(_) => "part",
    }
}

/// What White, Black and a spectator are told of an act.
fn of_event(event: &Event, by: Actor) -> [&'static str; 3] {
    let entry = entry(by, event.clone(), Vec::new());
    OUTSIDERS.map(|role| mark(event, entry.view(role).and_then(|view| view.event).as_ref()))
}

#[test]
fn who_is_told_of_an_act() {
    let head = "White Black spectator\n";
    let [mut players, mut officials] = [head.to_owned(), head.to_owned()];
    for event in Event::samples() {
        // The first who can do it: what a player's assistant does is seen as if the player did it.
        let by = doers(&event)[0];
        let [white, black, spectator] = of_event(&event, by);
        let table = if by.side().is_some() { &mut players } else { &mut officials };
        let _ = writeln!(table, "{white:<5} {black:<5} {spectator:<9} {by} {event}");
    }
    insta::assert_snapshot!("acts_of_players", players);
    insta::assert_snapshot!("acts_of_officials", officials);
}

/// What an outsider is told of an effect after an act; all three are told the same, or one is named.
fn of_effect(effect: &Effect, by: Actor, act: &str) -> String {
    let ruling = Ruling::new(effect.clone(), art!("6.2.1"));
    let entry = entry(by, act.parse().expect("an act"), vec![ruling]);
    let told = OUTSIDERS.map(|role: Role| {
        let view = entry.view(role);
        let shown = view.as_ref().and_then(|view| view.rulings.first());
        mark(effect, shown.map(|ruling| &ruling.effect))
    });
    match told {
        [white, black, spectator] if white == black && black == spectator => white.to_owned(),
        ["all", "-", "-"] => "White".to_owned(),
        ["-", "all", "-"] => "Black".to_owned(),
        told => told.join("/"),
    }
}

#[test]
fn who_is_told_of_a_ruling() {
    let (white, arbiter) = (Actor::Player(Side::White), Actor::Arbiter(1));
    let mut table = "a press  a touch  a look\n".to_owned();
    let mut written = BTreeSet::new();
    for effect in Effect::samples() {
        let press = of_effect(&effect, white, "presses");
        let touch = of_effect(&effect, white, "touches e2");
        let look = of_effect(&effect, arbiter, "notices the position");
        let row = format!("{press:<8} {touch:<8} {look:<7} {effect}");
        if written.insert(row.clone()) {
            table.push_str(&row);
            table.push('\n');
        }
    }
    insta::assert_snapshot!("rulings", table);
}
