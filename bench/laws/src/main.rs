//! The law engine on real games: every touch, release and press judged and recorded.
//!
//! After every move the engine asks whether mate, stalemate, a dead position, repetition or the
//! count of moves ends the game, as it does in play.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{fs, io};

use clap::Parser;
use cpu_time::ThreadTime;
use jadoube_laws::{Actor, Creation, Edition, Event, Game, Happening, Regulations, Side};
use jadoube_notation::pgn::Games;

/// Short enough that no flag falls.
const MS_BETWEEN_EVENTS: u64 = 100;

/// The law engine on real games, hand by hand.
#[derive(Parser)]
#[command(name = "cargo xtask bench laws", bin_name = "cargo xtask bench laws")]
struct Cli {
    /// A PGN file, plain or .zst; without one, the games that come with the project.
    file: Option<PathBuf>,
    /// How many games of the file to play.
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// How often to play them; the best time counts.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<(), String> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("games.pgn");
    let file = cli.file.as_ref().unwrap_or(&sample);
    let bytes = read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let games = streams(&bytes, cli.games).map_err(|error| error.to_string())?;
    let events: usize = games.iter().map(Vec::len).sum();
    if events == 0 {
        return Err(format!("{} has no game to play", file.display()));
    }
    let mut best = Duration::MAX;
    let mut over = 0;
    for _ in 0..cli.rounds {
        let (time, ended) = play(&games);
        best = best.min(time);
        over = ended;
    }
    let seconds = best.as_secs_f64();
    println!("{} games, {events} events, {over} games ended on the board", games.len());
    println!("{}", by_kind(&games));
    println!(
        "events_per_s={:.0} us_per_event={:.2}",
        events as f64 / seconds,
        seconds * 1e6 / events as f64
    );
    Ok(())
}

/// The file in memory, so that neither disk nor decompression is measured.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = fs::read(path)?;
    match path.extension().is_some_and(|extension| extension == "zst") {
        true => zstd::decode_all(bytes.as_slice()),
        false => Ok(bytes),
    }
}

fn creation() -> Creation {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "90m/40 + 30m, +30s".parse().ok();
    let mut creation = Creation::new(regulations);
    creation.clock.running = Some(Side::White);
    creation
}

/// What hands do in each of the games, until its end on paper or by the Laws.
fn streams(bytes: &[u8], limit: usize) -> io::Result<Vec<Vec<Happening>>> {
    let mut games = Games::new(bytes);
    let mut streams = Vec::new();
    while let Some(pgn) = games.next_game()? {
        if streams.len() == limit {
            break;
        }
        let mut game = Game::create(creation());
        let mut stream = Vec::new();
        for mv in pgn.main_line() {
            let by = Actor::Player(game.to_move());
            let text = match mv.castling_rook() {
                Some(rook) => format!("completes {}{rook}", mv.from()),
                None => format!("completes {}", mv.attempt()),
            };
            for event in game.acts(by, &text).unwrap_or_default() {
                let happening = Happening { at: game.at() + MS_BETWEEN_EVENTS, by, event };
                stream.push(happening.clone());
                game.happen(happening);
            }
            if game.is_over() {
                break;
            }
        }
        streams.push(stream);
    }
    Ok(streams)
}

/// Plays all games; returns how long that took and how many of them ended on the board.
///
/// The time is processor time: what else the machine does is not the engine's fault.
fn play(games: &[Vec<Happening>]) -> (Duration, usize) {
    let mut over = 0;
    // Making what a caller passes in is not the engine's work; it is not measured.
    let games = games.to_vec();
    let started = ThreadTime::now();
    for stream in games {
        let mut game = Game::create(creation());
        for happening in stream {
            black_box(game.happen(happening));
        }
        over += usize::from(game.is_over());
    }
    (started.elapsed(), over)
}

/// How long each kind of event takes, on average, in one more round.
fn by_kind(games: &[Vec<Happening>]) -> String {
    let names = ["touch", "release", "press", "other"];
    let mut times = [(Duration::ZERO, 0_u32); 4];
    for stream in games {
        let mut game = Game::create(creation());
        for happening in stream.iter().cloned() {
            let kind = match happening.event {
                Event::PieceTouched { .. } => 0,
                Event::PieceReleased { .. } => 1,
                Event::ClockPressed { .. } => 2,
                _ => 3,
            };
            let started = Instant::now();
            black_box(game.happen(happening));
            times[kind].0 += started.elapsed();
            times[kind].1 += 1;
        }
    }
    let tell = |(name, (time, count)): (&str, (Duration, u32))| {
        format!("{name} {:.1} µs", time.as_secs_f64() * 1e6 / f64::from(count.max(1)))
    };
    let told: Vec<String> = names.into_iter().zip(times).map(tell).collect();
    told.join(", ")
}
