//! What the players do: real games, act by act, followed by random legal moves.

use std::path::Path;
use std::{fs, io};

use jadoube_laws::{
    Actor, Creation, Edition, Entry, Event, Game, Happening, Recording, Regulations, Side,
};
use jadoube_notation::pgn::Games;

/// The most half-moves of a script; more than one run of the benchmark plays.
const PLIES: usize = 600;
/// Short enough that no flag falls.
const MS_BETWEEN_ACTS: u64 = 100;

/// One game, act by act.
pub(crate) struct Script {
    /// The acts, in the words that the server takes; the first is the arbiter's start.
    pub(crate) acts: Vec<Act>,
    /// The entries that a server makes of them.
    pub(crate) entries: Vec<Entry>,
}

/// One act.
pub(crate) struct Act {
    /// The side that does it; `None` for the arbiter.
    pub(crate) side: Option<Side>,
    /// The words of the act.
    pub(crate) words: String,
    /// Whether a move begins with it.
    pub(crate) begins_move: bool,
}

/// The regulations of all games: play on screens, by a clock that runs.
pub(crate) fn regulations() -> Regulations {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "90m/40 + 30m, +30s".parse().ok();
    regulations.recording = Recording::Automatic;
    regulations
}

/// The scripts of the games in a PGN file.
pub(crate) fn scripts(file: &Path) -> Result<Vec<Script>, String> {
    let told = |error: io::Error| format!("{}: {error}", file.display());
    let bytes = fs::read(file).map_err(told)?;
    let mut games = Games::new(bytes.as_slice());
    let mut scripts = Vec::new();
    while let Some(pgn) = games.next_game().map_err(told)? {
        let moves = pgn.main_line().map(|mv| match mv.castling_rook() {
            Some(rook) => format!("{}{rook}", mv.from()),
            None => mv.attempt().to_string(),
        });
        scripts.push(script(moves.collect(), scripts.len() as u64));
    }
    if scripts.is_empty() {
        return Err(format!("{} has no game to play", file.display()));
    }
    Ok(scripts)
}

/// A game with these moves first and then others, until it is over by the Laws or long enough.
fn script(moves: Vec<String>, seed: u64) -> Script {
    let mut lots = Lots(seed + 1);
    let mut script = Script { acts: Vec::new(), entries: Vec::new() };
    let mut game = Game::create(Creation::new(regulations()));
    script.happens(&mut game, Actor::Arbiter(1), Event::GameStarted, false);
    let mut moves = moves.into_iter();
    for _ in 0..PLIES {
        let Some(mv) = moves.next().or_else(|| lots.draw(&game)) else { break };
        let by = Actor::Player(game.to_move());
        let events = game.acts(by, &format!("completes {mv}")).unwrap_or_default();
        for (place, event) in events.into_iter().enumerate() {
            script.happens(&mut game, by, event, place == 0);
        }
        if game.is_over() {
            break;
        }
    }
    script
}

impl Script {
    fn happens(&mut self, game: &mut Game, by: Actor, event: Event, begins_move: bool) {
        self.acts.push(Act { side: by.side(), words: event.to_string(), begins_move });
        let at = game.at() + MS_BETWEEN_ACTS;
        self.entries.push(game.happen(Happening { at, by, event }));
    }
}

/// Numbers that are the same on every machine and every run (SplitMix64).
struct Lots(u64);

impl Lots {
    /// A legal move.
    fn draw(&mut self, game: &Game) -> Option<String> {
        let moves = game.standing().position()?.legal_moves();
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        let place = usize::try_from(z % (moves.len().max(1) as u64)).ok()?;
        let mv = moves.get(place)?;
        Some(match mv.castling_rook() {
            Some(rook) => format!("{}{rook}", mv.from()),
            None => mv.attempt().to_string(),
        })
    }
}
