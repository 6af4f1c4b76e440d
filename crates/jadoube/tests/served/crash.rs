//! A server killed, or cut off from its database, under load again and again: whatever it acknowledged
//! is there, nothing is there twice, and nobody's clock is charged for the time when no server ran.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use jadoube_chess::{Move, Position, Side};
use jadoube_laws::{Begun, BySide, Effect, Entry, Event, Game, Ruling};
use jadoube_store::{GameRecord, SqlStore, Store, StoredEntry};
use serde_json::{Value, json};

use super::postgres::Database;
use crate::run;
use crate::served::{Board, Client, Served, client_id, folder, utc_ms};

/// Games that are played at the same time.
const PLAYERS: u64 = 6;
/// After so many moves of both a new game begins.
const LONGEST_GAME: usize = 60;

/// Failures and acknowledged acts without which nothing is shown: on a machine that is busy with much else
/// they may take longer than usual.
const FEWEST_FAILURES: usize = 6;
const FEWEST_ACTS: usize = 101;

/// How long to go on killing, at the least.
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

/// Connections are ended in the midst of a commit, too, so that nobody knows what became of it.
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

/// Two servers on one database, of which now one and now the other is killed or stands still, so that each
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
    assert_eq!(database.deadlocks(), 0, "nobody waits for somebody who waits for him");
}

/// The store holds what the players were told, and no more; hands back each game's entries.
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

/// All who play at the same time.
struct Hall {
    shared: Arc<Shared>,
    players: Vec<thread::JoinHandle<Vec<Played>>>,
}

/// What all players share.
struct Shared {
    addresses: Mutex<Vec<String>>,
    /// Acts that were acknowledged.
    acts: AtomicUsize,
    closes: AtomicBool,
}

impl Shared {
    fn address(&self, place: usize) -> String {
        let addresses = self.addresses.lock().expect("no panic");
        addresses[place % addresses.len()].clone()
    }

    /// A server was started anew.
    fn is_now_at(&self, place: usize, served: &Served) {
        self.addresses.lock().expect("no panic")[place].clone_from(&served.address);
    }
}

impl Hall {
    fn open(servers: &[&Served], seed: u64) -> Self {
        let addresses = servers.iter().map(|served| served.address.clone()).collect();
        let addresses = Mutex::new(addresses);
        let (acts, closes) = (AtomicUsize::new(0), AtomicBool::new(false));
        let shared = Arc::new(Shared { addresses, acts, closes });
        let players = (0..PLAYERS).map(|number| {
            let (hall, random) = (Arc::clone(&shared), Random(seed ^ (number + 1) << 40));
            thread::spawn(move || Player::new(hall, random).play_games())
        });
        Self { players: players.collect(), shared }
    }

    /// Whether enough was played that it shows something.
    fn has_played(&self) -> bool {
        self.shared.acts.load(Ordering::Relaxed) >= FEWEST_ACTS
    }

    /// Lets all finish what they do.
    fn close(self) -> Vec<Played> {
        self.shared.closes.store(true, Ordering::Relaxed);
        self.players.into_iter().flat_map(|player| player.join().expect("a player")).collect()
    }
}

/// One who plays both sides of a game and then the next, whatever happens to the server.
struct Player {
    hall: Arc<Shared>,
    random: Random,
    client: Client,
    /// Which of the servers is asked.
    place: usize,
    next_id: u32,
}

/// A game as its player knows it.
struct Played {
    board: Board,
    position: Position,
    /// The ids of acts that were acknowledged, in order, and how many presses they were.
    acts: Vec<String>,
    presses: usize,
}

impl Player {
    fn new(hall: Arc<Shared>, random: Random) -> Self {
        let client = Client::to(&hall.address(0));
        Self { hall, random, client, place: 0, next_id: 0 }
    }

    fn play_games(mut self) -> Vec<Played> {
        let mut games = Vec::new();
        while !self.hall.closes.load(Ordering::Relaxed) {
            let board = self.begin();
            let acts = Vec::new();
            let mut game = Played { board, position: Position::start(), acts, presses: 0 };
            self.act(&mut game, "arbiter-1", "starts");
            for _ in 0..LONGEST_GAME {
                let moves = game.position.legal_moves();
                if moves.is_empty() || self.hall.closes.load(Ordering::Relaxed) {
                    break;
                }
                let mv = moves[self.random.below(moves.len() as u64) as usize];
                self.make(&mut game, mv);
            }
            games.push(game);
        }
        games
    }

    /// A new game; one whose keys got lost on the way stays behind without an entry.
    fn begin(&mut self) -> Board {
        let new = json!({ "regulations": { "control": "90m, +30s" } });
        loop {
            match self.client.ask("POST", "/api/games", "", &new) {
                Ok((201, made)) => return Board::from(made),
                Ok((429, _)) => thread::sleep(Duration::from_millis(100)),
                _ => self.connect_again(),
            }
        }
    }

    /// Makes a move, by one act or by three.
    fn make(&mut self, game: &mut Played, mv: Move) {
        let role = if game.position.to_move() == Side::White { "white" } else { "black" };
        let is_plain =
            mv.captured().is_none() && mv.promotion().is_none() && mv.castling().is_none();
        if is_plain && self.random.below(2) == 0 {
            self.act(game, role, &format!("touches {}", mv.from()));
            self.act(game, role, &format!("releases on {}", mv.to()));
            self.act(game, role, "presses");
        } else {
            // Castling is the king's square and the rook's.
            let words = match mv.castling_rook() {
                Some(rook) => format!("{}{rook}", mv.from()),
                None => mv.attempt().to_string(),
            };
            self.act(game, role, &format!("completes {words}"));
        }
        game.presses += 1;
        game.position.play_mut(mv);
    }

    /// Sends an act, under the same id, until it is acknowledged.
    fn act(&mut self, game: &mut Played, role: &str, act: &str) {
        self.next_id += 1;
        let id = format!("act {}", self.next_id);
        loop {
            match self.client.act(&game.board, role, act, &id) {
                Ok((200, done)) => {
                    assert!(done.get("refused").is_none(), "{act}: {done}");
                    game.acts.push(id);
                    self.hall.acts.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                Ok((429, _)) => thread::sleep(Duration::from_millis(20)),
                Ok((503, _)) => {
                    thread::sleep(Duration::from_millis(20));
                    self.resume(game);
                }
                // Another server has the game.
                Ok((421, _)) => {
                    self.connect_again();
                    self.resume(game);
                }
                Ok(other) => panic!("{act}: {other:?}"),
                Err(_) => {
                    self.connect_again();
                    self.resume(game);
                }
            }
        }
    }

    fn connect_again(&mut self) {
        thread::sleep(Duration::from_millis(10));
        self.place += 1;
        self.client = Client::to(&self.hall.address(self.place));
    }

    /// Lets the arbiter set the clocks going again, if the game was interrupted (6.11.1).
    fn resume(&mut self, game: &mut Played) {
        let path = game.board.path("state");
        let state = loop {
            let token = game.board.token("arbiter-1");
            match self.client.ask("GET", &path, token, &Value::Null) {
                Ok((200, state)) => break state,
                _ => self.connect_again(),
            }
        };
        // A game that has not begun yet, for all the player knows, may have been interrupted as well.
        if state["clocks"]["running"].is_null() {
            self.act(game, "arbiter-1", "resumes");
        }
    }
}

impl Played {
    fn is_what_is_stored(&self, record: &GameRecord, entries: &[Entry]) {
        let key = &record.key;
        let ids = entries.iter().filter_map(|entry| entry.act_id.as_deref());
        let mut stored: Vec<&str> = ids.map(client_id).collect();
        stored.dedup();
        // An act whose answer got lost is acknowledged after those that came later: the position
        // shows whether the order was kept.
        stored.sort_unstable();
        let mut acts: Vec<&str> = self.acts.iter().map(String::as_str).collect();
        acts.sort_unstable();
        assert_eq!(stored, acts, "{key}: each act once, and no other");
        let presses =
            entries.iter().filter(|entry| matches!(entry.event, Event::ClockPressed { .. }));
        assert_eq!(presses.count(), self.presses, "{key}: no part of an act twice");
        let begun: Begun = serde_json::from_str(&record.text).expect("a beginning");
        let mut game = Game::create(begun.creation);
        for entry in entries {
            game.record(entry);
        }
        let expected = jadoube_chess::Fen::from(self.position.setup()).to_string();
        assert_eq!(game.standing().to_string(), expected, "{key}");
        // A player who is not told that another server interrupted the game presses in vain (6.11.3),
        // and plain reckoning does not know what becomes of the clocks then.
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

/// The clocks by plain reckoning: ninety minutes, thirty seconds before each move, less the time
/// for which each ran.
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
            // A press while both clocks stand has no effect: players who do not know yet that the game
            // is interrupted go on.
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

/// An interrupted game stands as of a time when the server was still alive.
fn nobody_paid_for_the_dead(entries: &[Entry], kills: &[u64]) {
    for pair in entries.windows(2) {
        let [before, after] = pair else { continue };
        if after.event != Event::GameInterrupted {
            continue;
        }
        let kill = kills.iter().rev().find(|&&kill| kill <= after.received);
        let alive = kill.expect("a kill").saturating_sub(before.received);
        let charged = after.at - before.at;
        // Beats and entries are stamped by two clocks that round.
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

/// Numbers that look random: splitmix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % limit
    }
}
