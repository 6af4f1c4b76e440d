//! Entries as earlier programs wrote them can be read for ever.

use jadoube_laws::{BySide, Creation, Edition, Effect, Event, Format, Game, Regulations};
use jadoube_store::{GameRecord, StoredEntry, verify};
use serde::Deserialize;

/// A game stored in format 1: a line for how it begins, then for each entry salt, hash and text,
/// the lines of the text joined by tabs. The head was noted when the sample was made.
const FORMAT_1: &str = include_str!("samples/format-1.txt");

const AFTER: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn entries<'a>(rows: impl Iterator<Item = &'a str>) -> Vec<StoredEntry> {
    rows.zip(0..)
        .map(|(row, number)| {
            let (salt, rest) = row.split_once(' ').expect("a salt");
            let (hash, text) = rest.split_once(' ').expect("a hash");
            StoredEntry {
                number,
                text: text.replace('\t', "\n"),
                salt: salt.parse().expect("a salt"),
                hash: hash.parse().expect("a hash"),
            }
        })
        .collect()
}

#[test]
fn format_1_is_read() {
    let mut rows = FORMAT_1.lines();
    let head = rows.next().expect("a head").parse().expect("a hash");
    let mut game = GameRecord {
        key: "sample".to_owned(),
        competition: "samples".to_owned(),
        created: 1_700_000_000_000,
        text: rows.next().expect("how it begins").to_owned(),
    };
    let entries = entries(rows);
    verify(&game, &entries, Some(head)).expect("right hashes");
    let mut folded = Game::new(Regulations::standard(Edition::E2023));
    for stored in &entries {
        folded.record(&stored.read().expect("an entry"));
    }
    assert_eq!(folded.standing().to_string(), AFTER);
    game.text.push(' ');
    assert!(verify(&game, &entries, Some(head)).is_err());
}

/// The first row of a whole game: what the server said about it when it was over.
#[derive(Deserialize)]
struct Told {
    head: String,
    key: String,
    competition: String,
    created: u64,
    /// The clocks at the end, White's first.
    clocks: BySide<i64>,
}

/// How a game begins, as far as the Laws need it.
#[derive(Deserialize)]
struct Begins {
    creation: Creation,
}

/// Reads a whole game, checks its hashes, and folds it; returns its entries' events and effects.
#[track_caller]
fn replayed(sample: &str) -> (Game, Vec<Event>, Vec<Effect>) {
    let mut rows = sample.lines();
    let told: Told = serde_json::from_str(rows.next().expect("a head")).expect("JSON");
    let Told { head, key, competition, created, clocks } = told;
    let text = rows.next().expect("how it begins").to_owned();
    let begins: Begins = serde_json::from_str(&text).expect("how it begins");
    let record = GameRecord { key, competition, created, text };
    let entries = entries(rows);
    let head = head.parse().expect("a hash");
    let verified = verify(&record, &entries, Some(head)).expect("right hashes");
    assert_eq!(verified.entries as usize, entries.len());

    let mut game = Game::create(begins.creation);
    let (mut events, mut effects) = (Vec::new(), Vec::new());
    for stored in &entries {
        let entry = stored.read().expect("an entry");
        assert_eq!(entry.format, Format::One);
        game.record(&entry);
        events.push(entry.event);
        effects.extend(entry.rulings.into_iter().map(|ruling| ruling.effect));
    }
    assert_eq!(game.clocks_ms(game.at()), clocks, "the clocks at the end");
    (game, events, effects)
}

#[track_caller]
fn ends(game: &Game, standing: &str, score: &str) {
    assert_eq!(game.standing().to_string(), standing);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.score.to_string(), score);
}

fn count<T>(all: &[T], is_meant: impl Fn(&T) -> bool) -> usize {
    all.iter().filter(|one| is_meant(one)).count()
}

/// An illegal move, a wrong claim, a call, an incident, a penalty and an appeal.
#[test]
fn a_game_with_claims_and_an_appeal_is_replayed() {
    let (game, events, effects) = replayed(include_str!("samples/format-1-standard.txt"));
    ends(&game, "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5", "1/2-1/2");
    assert_eq!(count(&effects, |effect| matches!(effect, Effect::PositionRestored { .. })), 1);
    // Two minutes for the illegal move and two for the wrong claim.
    assert_eq!(count(&effects, |effect| matches!(effect, Effect::TimeAdded { .. })), 2);
    assert_eq!(count(&effects, |effect| matches!(effect, Effect::ClaimRejected)), 1);
    assert_eq!(count(&events, |event| matches!(event, Event::AppealUpheld { .. })), 1);
    assert_eq!(count(&events, |event| matches!(event, Event::ResultSigned { .. })), 2);
}

#[test]
fn a_game_of_chess960_is_replayed() {
    let (game, _, effects) = replayed(include_str!("samples/format-1-chess960.txt"));
    ends(&game, "rqbn1rk1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RQBN1RK1 w - - 4 5", "0-1");
    assert_eq!(count(&effects, |effect| matches!(effect, Effect::MoveCompleted { .. })), 8);
}

/// The move was sealed on a screen: the record has it locked, and what was found in it.
#[test]
fn an_adjourned_game_is_replayed() {
    let (game, events, _) = replayed(include_str!("samples/format-1-adjourned.txt"));
    ends(&game, "r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4", "1/2-1/2");
    let sealed = |event: &Event| matches!(event, Event::MoveSealed { .. });
    let opened = |event: &Event| matches!(event, Event::EnvelopeOpened { reading: Some(_) });
    assert_eq!((count(&events, sealed), count(&events, opened)), (1, 1));
}

#[test]
fn a_game_of_a_blind_player_is_replayed() {
    let (game, events, _) = replayed(include_str!("samples/format-1-blind.txt"));
    ends(&game, "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4", "1-0");
    // Each of the seven moves is announced by the player, and all but the mate repeated by the
    // opponent.
    assert_eq!(count(&events, |event| matches!(event, Event::MoveAnnounced { .. })), 13);
}
