//! Whole games with unruly hands, arbiter and clock, made from seeds.
//!
//! `JADOUBE_GAMES` sets how many games are simulated; a deep run takes a hundred times as many.

mod around_clock;
mod around_conduct;
mod around_guidelines;
pub(crate) mod chance;

mod checks;
pub(crate) mod clumsy;
mod draws;
mod ledger;
mod set_up_again;
pub(crate) mod unruly;
mod words;

use std::collections::BTreeMap;

use jadoube_laws::{Creation, Entry, Game, Termination};

use chance::Chance;
use checks::Checks;

const STEPS: usize = 120;

/// The endings that the games must reach, each at least once.
const ENDS: [Termination; 11] = [
    Termination::Checkmate,
    Termination::DeadPosition,
    Termination::Resignation,
    Termination::Agreement,
    Termination::Threefold,
    Termination::FiftyMoves,
    Termination::Fivefold,
    Termination::Time,
    Termination::IllegalMoves,
    Termination::Default,
    Termination::Penalty,
];

#[test]
fn whatever_happens_the_record_holds() {
    let games = std::env::var("JADOUBE_GAMES").ok().and_then(|text| text.parse().ok());
    let games: usize = games.unwrap_or(2_000);
    let mut entries = 0;
    let mut ended = 0;
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..games as u64 {
        let (game, log) = simulate(seed);
        entries += log.len();
        ended += usize::from(game.is_over());
        for outcome in game.outcomes() {
            *ends.entry(format!("{:?}", outcome.termination)).or_default() += 1;
        }
        folds_to_the_same(seed, &game, &log);
    }
    println!("{entries} entries in {games} games, {ended} of them ended: {ends:?}");
    // A few games cannot be expected to reach all of them.
    for end in ENDS.into_iter().filter(|_| games >= 1_000) {
        assert!(ends.contains_key(&format!("{end:?}")), "no game ended by {end:?}: {ends:?}");
    }
    // A simulation in which nothing ever ends, or everything at once, proves little.
    assert!(
        entries > games * 50 && ended > games / 10 && ended < games,
        "{entries} entries, {ended} games ended"
    );
}

#[test]
fn the_same_seed_gives_the_same_log() {
    for seed in [1, 77, 1_234] {
        assert_eq!(simulate(seed).1, simulate(seed).1, "seed {seed}");
    }
}

/// Plays a game of unruly hands, checked after every entry.
fn simulate(seed: u64) -> (Game, Vec<Entry>) {
    let mut chance = Chance::new(seed);
    let creation = unruly::creation(&mut chance);
    let mut game = Game::create(creation);
    let mut checks = Checks::new(seed, &game);
    let mut log = Vec::new();
    for _ in 0..STEPS {
        for happening in unruly::next(&mut chance, &game) {
            let entry = game.happen(happening);
            checks.after(&game, &entry);
            log.push(entry);
        }
        if game.is_over() && chance.once_in(3) {
            break;
        }
    }
    (game, log)
}

/// Folding what was stored, as text, gives the same game as playing it.
fn folds_to_the_same(seed: u64, played: &Game, log: &[Entry]) {
    let text = serde_json::to_string(played.creation()).expect("a creation is text");
    let creation: Creation = serde_json::from_str(&text).expect("the text is a creation");
    let mut folded = Game::create(creation);
    for entry in log {
        let text = serde_json::to_string(entry).expect("an entry is text");
        let stored: Entry = serde_json::from_str(&text).expect("the text is an entry");
        assert_eq!(stored, *entry, "seed {seed}");
        folded.record(&stored);
    }
    let (folded, played) = (format!("{folded:?}"), format!("{played:?}"));
    let same = folded.bytes().zip(played.bytes()).take_while(|(left, right)| left == right).count();
    let from = same.saturating_sub(80);
    let part = |text: &str| text.chars().skip(from).take(160).collect::<String>();
    assert!(folded == played, "seed {seed}: …{}… is …{}…", part(&folded), part(&played));
}
