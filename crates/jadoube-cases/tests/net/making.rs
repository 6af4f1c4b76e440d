//! What the fixtures are made of, when they are made.

use std::path::Path;

use jadoube_cases::{Page, case_files};
use jadoube_laws::{Entry, Game, Happening};

use super::stretch::written;
use crate::simulated::{chance::Chance, unruly};

/// Every law case under each of its editions.
pub(crate) fn cases() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut games = Vec::new();
    for file in case_files(&root).expect("the folder of cases") {
        let place = file.strip_prefix(&root).expect("a page of that folder").display().to_string();
        let text = std::fs::read_to_string(&file).expect("a page");
        let page = Page::of(place.clone(), text);
        for case in &page.cases {
            for played in case.play_all(&page) {
                let creation = case.header.creation(played.edition).expect("a header");
                let steps = played.steps.iter().flat_map(|step| &step.entries);
                let happenings: Vec<Happening> =
                    played.set_up.iter().chain(steps).map(happening).collect();
                let name = format!("{place}: {} ({})", case.title, played.edition);
                games.push(written(&name, &creation, &happenings));
            }
        }
    }
    games.join("\n\n")
}

const GAMES: u64 = 1_000;
const STEPS: usize = 80;
/// Seeds of their own, apart from those of the simulation.
const FIRST_SEED: u64 = 1_000_000;

/// Simulated games of all editions and kinds.
pub(crate) fn unruly_games() -> String {
    let games = (0..GAMES).map(|number| {
        let mut chance = Chance::new(FIRST_SEED + number);
        let creation = unruly::creation(&mut chance);
        let mut game = Game::create(creation.clone());
        let mut happenings = Vec::new();
        for _ in 0..STEPS {
            for next in unruly::next(&mut chance, &game) {
                game.happen(next.clone());
                happenings.push(next);
            }
            if game.is_over() && chance.once_in(3) {
                break;
            }
        }
        written(&format!("unruly game {number}"), &creation, &happenings)
    });
    games.collect::<Vec<_>>().join("\n\n")
}

fn happening(entry: &Entry) -> Happening {
    Happening { at: entry.at, by: entry.by, event: entry.event.clone() }
}
