//! A server is killed, or cut off from its database, under load again and again: everything it
//! acknowledged is stored, nothing is stored twice, and nobody's clock is charged for the time when
//! no server ran.

mod player;

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use jadoube_chess::Side;
use jadoube_laws::{BySide, Effect, Entry, Event, Game, Ruling};
use jadoube_store::{GameRecord, SqlStore, Store, StoredEntry};

use self::player::{Hall, Played, Random};
use super::postgres::Database;
use crate::run;
use crate::served::{Served, client_id, folder, utc_ms};

/// Fewer failures and acknowledged acts than these show nothing: on a busy machine they may take
/// longer than usual.
const FEWEST_FAILURES: usize = 6;
const FEWEST_ACTS: usize = 101;

/// For how long at least to go on killing.
fn duration() -> Duration {
    let set = std::env::var("JADOUBE_CRASH_SECONDS").ok();
    Duration::from_secs(set.map_or(8, |seconds| seconds.parse().expect("a number of seconds")))
}

#[test]
fn a_server_killed_again_and_again_loses_and_doubles_nothing() {
    let folder = folder("crash");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let seed = utc_ms();
    println!("seed {seed}");
    let mut random = Random(seed);
    let mut served = Served::start(store);
    let hall = Hall::open(&[&served], seed);
    let (started, mut kills) = (Instant::now(), Vec::new());
    while started.elapsed() < duration() || kills.len() < FEWEST_FAILURES || !hall.has_played() {
        thread::sleep(Duration::from_millis(random.below(900)));
        served.kill();
        kills.push(utc_ms());
        served = Served::start(store);
        hall.shared.is_now_at(0, &served);
    }
    let games = hall.close();
    served.kill();
    kills.push(utc_ms());
    println!("{} kills", kills.len());
    for entries in are_what_is_stored(&games, store) {
        nobody_paid_for_the_dead(&entries, &kills);
    }
}

/// Connections are also ended in the middle of a commit, so that nobody knows what became of it.
#[test]
fn a_database_gone_again_and_again_loses_and_doubles_nothing() {
    let database = Database::new("again_and_again");
    let seed = utc_ms();
    println!("seed {seed}");
    let mut random = Random(seed);
    let mut served = Served::start(&database.address);
    let hall = Hall::open(&[&served], seed);
    let (started, mut times) = (Instant::now(), 0);
    while started.elapsed() < duration() || times < FEWEST_FAILURES || !hall.has_played() {
        thread::sleep(Duration::from_millis(random.below(900)));
        database.close();
        thread::sleep(Duration::from_millis(random.below(300)));
        database.open();
        times += 1;
    }
    let games = hall.close();
    served.kill();
    println!("gone {times} times");
    are_what_is_stored(&games, &database.address);
}

/// Two servers on one database: now one, now the other is killed or stands still, so that each
/// takes over the other's games again and again; and now and then the database is gone.
#[test]
fn two_servers_that_fail_in_turn_lose_and_double_nothing() {
    let database = Database::new("in_turn");
    let seed = utc_ms();
    println!("seed {seed}");
    let mut random = Random(seed);
    let mut servers = [Served::start(&database.address), Served::start(&database.address)];
    let hall = Hall::open(&[&servers[0], &servers[1]], seed);
    let (started, mut faults) = (Instant::now(), 0);
    while started.elapsed() < duration() || faults < 4 || !hall.has_played() {
        thread::sleep(Duration::from_millis(200 + random.below(1500)));
        let place = random.below(2) as usize;
        match random.below(4) {
            0 | 1 => {
                servers[place].kill();
                thread::sleep(Duration::from_millis(random.below(3000)));
                servers[place] = Served::start(&database.address);
                hall.shared.is_now_at(place, &servers[place]);
            }
            2 => {
                servers[place].signal("STOP");
                thread::sleep(Duration::from_millis(500 + random.below(6000)));
                servers[place].signal("CONT");
            }
            _ => {
                database.close();
                thread::sleep(Duration::from_millis(random.below(1500)));
                database.open();
            }
        }
        faults += 1;
    }
    let games = hall.close();
    servers.iter_mut().for_each(Served::kill);
    println!("{faults} faults");
    are_what_is_stored(&games, &database.address);
    // PostgreSQL counts them a moment later.
    thread::sleep(Duration::from_secs(1));
    assert_eq!(database.deadlocks(), 0, "no two wait for each other");
}

/// The store holds what the players were told and no more; returns the entries of each game.
fn are_what_is_stored(games: &[Played], store: &str) -> Vec<Vec<Entry>> {
    let (code, out, error) = run(&["verify", "--store", store]);
    assert_eq!(code, 0, "the hash chains are whole: {out}{error}");
    let acts: usize = games.iter().map(|played| played.acts.len()).sum();
    println!("{} games, {acts} acts acknowledged", games.len());
    let stored = games.iter().zip(records(store, games));
    let entries = stored.map(|(played, (record, stored))| {
        let entries: Vec<Entry> =
            stored.iter().map(|entry| entry.read().expect("an entry")).collect();
        played.is_what_is_stored(&record, &entries);
        entries
    });
    entries.collect()
}

impl Hall {
    /// Whether enough was played to show something.
    fn has_played(&self) -> bool {
        self.shared.acts.load(Ordering::Relaxed) >= FEWEST_ACTS
    }
}

impl Played {
    fn is_what_is_stored(&self, record: &GameRecord, entries: &[Entry]) {
        let key = &record.key;
        let ids = entries.iter().filter_map(|entry| entry.act_id.as_deref());
        let mut stored: Vec<&str> = ids.map(client_id).collect();
        stored.dedup();
        // An act whose answer got lost is acknowledged after later ones: the position shows whether
        // the order was kept.
        stored.sort_unstable();
        let mut acts: Vec<&str> = self.acts.iter().map(String::as_str).collect();
        acts.sort_unstable();
        assert_eq!(stored, acts, "{key}: each act once, and no other");
        let presses =
            entries.iter().filter(|entry| matches!(entry.event, Event::ClockPressed { .. }));
        assert_eq!(presses.count(), self.presses, "{key}: no part of an act twice");
        let begun = record.begun().expect("a beginning");
        let mut game = Game::create(begun.creation);
        for entry in entries {
            game.record(entry);
        }
        let expected = jadoube_chess::Fen::from(self.position.setup()).to_string();
        assert_eq!(game.standing().to_string(), expected, "{key}");
        // A player who has not been told that another server interrupted the game presses in vain
        // (6.11.3), and the simple calculation does not know what then becomes of the clocks.
        let pressed_in_vain = entries.iter().any(|entry| {
            let has_no_effect = |ruling: &Ruling| ruling.effect == Effect::NoEffect;
            matches!(entry.event, Event::ClockPressed { .. })
                && entry.rulings.iter().any(has_no_effect)
        });
        if !pressed_in_vain {
            assert_eq!(game.clocks_ms(game.at()), clocks(entries), "{key}: the clocks are right");
        }
    }
}

/// The clocks by simple calculation: ninety minutes, plus thirty seconds before each move, less the
/// time for which each ran.
fn clocks(entries: &[Entry]) -> BySide<i64> {
    let mut left = BySide::both(90 * 60_000 + 30_000_i64);
    let (mut has_move, mut runs, mut since) = (Side::White, false, 0);
    for entry in entries {
        if runs {
            left[has_move] -= i64::try_from(entry.at - since).expect("a short time");
        }
        since = entry.at;
        // A mate ends the game, and nothing is added for it.
        if entry.rulings.iter().any(|ruling| matches!(ruling.effect, Effect::GameEnded(_))) {
            break;
        }
        for ruling in &entry.rulings {
            // A press while both clocks are stopped has no effect: players who do not know yet that
            // the game is interrupted go on.
            match ruling.effect {
                Effect::ClockStarted { side } => (has_move, runs) = (side, true),
                Effect::ClocksStopped => runs = false,
                Effect::ClockGoesOver { side, .. } => {
                    left[side] += 30_000;
                    has_move = !side;
                }
                _ => {}
            }
        }
    }
    left
}

/// An interrupted game is left as it was at a time when the server was still alive.
fn nobody_paid_for_the_dead(entries: &[Entry], kills: &[u64]) {
    for pair in entries.windows(2) {
        let [before, after] = pair else { continue };
        if after.event != Event::GameInterrupted {
            continue;
        }
        let kill = kills.iter().rev().find(|&&kill| kill <= after.received);
        let alive = kill.expect("a kill").saturating_sub(before.received);
        let charged = after.at - before.at;
        // Heartbeats and entries are stamped by two clocks that round.
        assert!(charged <= alive + 5, "charged {charged} ms, alive for {alive} ms");
    }
}

fn records(store: &str, games: &[Played]) -> Vec<(GameRecord, Vec<StoredEntry>)> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store = SqlStore::open(store).await.expect("a store");
        let mut records = Vec::new();
        for game in games.iter().map(|played| played.board.game()) {
            let record = store.game(game).await.expect("an answer").expect("a game");
            records.push((record, store.entries(game, 0).await.expect("entries")));
        }
        records
    })
}
