//! Players who go on whatever happens to the server.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use jadoube_chess::{Move, Position, Side};
use serde_json::{Value, json};

use crate::served::{Board, Client, Served};

/// The number of games played at the same time.
const PLAYERS: u64 = 6;
/// After this many moves by both players a new game begins.
const LONGEST_GAME: usize = 60;

/// All who play at the same time.
pub(super) struct Hall {
    pub(super) shared: Arc<Shared>,
    players: Vec<thread::JoinHandle<Vec<Played>>>,
}

/// What all players share.
pub(super) struct Shared {
    addresses: Mutex<Vec<String>>,
    /// Acts that were acknowledged.
    pub(super) acts: AtomicUsize,
    closes: AtomicBool,
}

impl Shared {
    fn address(&self, place: usize) -> String {
        let addresses = self.addresses.lock().expect("no panic");
        addresses[place % addresses.len()].clone()
    }

    /// A server was restarted.
    pub(super) fn is_now_at(&self, place: usize, served: &Served) {
        self.addresses.lock().expect("no panic")[place].clone_from(&served.address);
    }
}

impl Hall {
    pub(super) fn open(servers: &[&Served], seed: u64) -> Self {
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

    /// Lets all of them finish what they are doing.
    pub(super) fn close(self) -> Vec<Played> {
        self.shared.closes.store(true, Ordering::Relaxed);
        self.players.into_iter().flat_map(|player| player.join().expect("a player")).collect()
    }
}

/// Someone who plays both sides of a game and then the next one, whatever happens to the server.
struct Player {
    hall: Arc<Shared>,
    random: Random,
    client: Client,
    /// The server that is asked.
    place: usize,
    next_id: u32,
}

/// A game as its player knows it.
pub(super) struct Played {
    pub(super) board: Board,
    pub(super) position: Position,
    /// The ids of acknowledged acts, in order, and the number of presses among them.
    pub(super) acts: Vec<String>,
    pub(super) presses: usize,
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

    /// Creates a game; one whose keys got lost on the way is left behind without entries.
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

    /// Makes a move, in one act or in three.
    fn make(&mut self, game: &mut Played, mv: Move) {
        let role = if game.position.to_move() == Side::White { "white" } else { "black" };
        let is_plain =
            mv.captured().is_none() && mv.promotion().is_none() && mv.castling().is_none();
        if is_plain && self.random.below(2) == 0 {
            self.act(game, role, &format!("touches {}", mv.from()));
            self.act(game, role, &format!("releases on {}", mv.to()));
            self.act(game, role, "presses");
        } else {
            // Castling is given by the squares of the king and the rook.
            let words = match mv.castling_rook() {
                Some(rook) => format!("{}{rook}", mv.from()),
                None => mv.attempt().to_string(),
            };
            self.act(game, role, &format!("completes {words}"));
        }
        game.presses += 1;
        game.position.play_mut(mv);
    }

    /// Sends an act under the same id until it is acknowledged.
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

    /// Has the arbiter restart the clocks if the game was interrupted (6.11.1).
    fn resume(&mut self, game: &mut Played) {
        let path = game.board.path("state");
        let state = loop {
            let token = game.board.token("arbiter-1");
            match self.client.ask("GET", &path, token, &Value::Null) {
                Ok((200, state)) => break state,
                _ => self.connect_again(),
            }
        };
        // For all the player knows, a game that has not begun may have been interrupted as well.
        if state["clocks"]["running"].is_null() {
            self.act(game, "arbiter-1", "resumes");
        }
    }
}

/// Numbers that look random: splitmix64.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % limit
    }
}
