//! What nobody tells a player (12.6): as a property of simulated games, and by pairs of games that
//! must look `alike` to the player.

mod alike;

use jadoube_laws::{Audience, Effect, Entry, Event, Game, Role, Side, View};

use crate::simulation::chance::Chance;
use crate::simulation::unruly;

const GAMES: u64 = 150;
const STEPS: usize = 80;
const OUTSIDERS: [Role; 3] =
    [Role::Player(Side::White), Role::Player(Side::Black), Role::Spectator];

#[test]
fn no_view_holds_what_its_role_must_not_know() {
    let mut views = 0;
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed + 10_000);
        let mut game = Game::create(unruly::creation(&mut chance));
        for _ in 0..STEPS {
            for happening in unruly::next(&mut chance, &game) {
                let entry = game.happen(happening);
                for role in OUTSIDERS {
                    let Some(view) = entry.view(role) else { continue };
                    views += 1;
                    is_silent(&entry, &view, role);
                }
            }
        }
    }
    assert!(views > 10_000, "{views}");
}

/// The quick look agrees with the views themselves.
#[test]
fn roles_that_are_plainly_told_the_same_have_the_same_view() {
    let mut alike = 0;
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed + 20_000);
        let mut game = Game::create(unruly::creation(&mut chance));
        for _ in 0..STEPS {
            for happening in unruly::next(&mut chance, &game) {
                let entry = game.happen(happening);
                let roles = OUTSIDERS.into_iter().chain([Role::Arbiter]);
                for (one, other) in roles.flat_map(|one| OUTSIDERS.map(|other| (one, other))) {
                    if entry.is_plainly_alike_to(one, other) {
                        alike += usize::from(one != other);
                        assert_eq!(entry.view(one), entry.view(other), "{entry:?}");
                    }
                }
            }
        }
    }
    assert!(alike > 10_000, "{alike}");
}

/// Every effect that would reveal too much, one by one, and no count in any text.
fn is_silent(entry: &Entry, view: &View, role: Role) {
    let what = format!("{} {} as {role:?}: {view:?}", entry.by, entry.event);
    for ruling in &view.rulings {
        assert_ne!(ruling.audience, Audience::Arbiter, "{what}");
        let of_hands = entry.event.to_string().starts_with("touches ")
            || entry.event.to_string().starts_with("releases ");
        match &ruling.effect {
            Effect::Known(_)
            | Effect::TouchCounted { .. }
            | Effect::MoveMade { .. }
            | Effect::MoveCompleted { .. }
            | Effect::CounterSet { .. }
            | Effect::ArbiterWaits
            | Effect::DecisionReplaced { .. } => panic!("{what}"),
            Effect::MustMove { .. } | Effect::NoEffect => assert!(!of_hands, "{what}"),
            _ => {}
        }
    }
    match (&view.event, entry.by.side()) {
        (Some(Event::SheetWritten { .. }), Some(side)) => {
            assert_eq!(role, Role::Player(side), "{what}");
        }
        (Some(Event::ArbiterNoticed { .. } | Event::IncidentRecorded { .. }), _) => {
            panic!("{what}")
        }
        (Some(Event::ClockSetByArbiter { move_number, .. }), _) => {
            assert_eq!(*move_number, None, "{what}");
        }
        _ => {}
    }
    // A position in a view has its pieces and nothing else: no rights, no counts.
    let text = serde_json::to_string(&view.rulings).expect("rulings are text");
    let fens = text.split('"').filter(|part| part.matches('/').count() == 7);
    for fen in fens {
        assert!(fen.ends_with(" - - 0 1"), "{what}: {fen}");
    }
}
