//! The server under load: real games over WebSocket from another process, first at the pace of
//! players, then flat out beside a plain echo and bare appends in the same run.

mod appends;
mod echo;
mod hall;
mod play;
mod script;
mod socket;
mod watch;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;

use crate::appends::Appends;
use crate::hall::{Hall, Process};
use crate::play::{Pace, Played, Table, play};
use crate::script::Script;
use crate::watch::{Follow, Watchers};

/// The server under load: two players and an arbiter at every board, over WebSocket.
///
/// A move consists of touch, release and press; each is stored and must reach all three before the
/// next. The last line shows: acts per second flat out; the times from sending to receipt on the
/// opponent's connection at the players' pace; how much that is of a plain axum echo (as many
/// connections, as many messages in flight) and of bare grouped appends (the same tables, SQLite
/// synced at every commit); and the server's memory per game.
#[derive(Parser)]
#[command(name = "cargo xtask bench server", bin_name = "cargo xtask bench server")]
struct Cli {
    /// How many games to play at once
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// For how many seconds to play them with one move every two seconds each
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How often games, echo and appends take turns flat out; the median counts, of the rates and
    /// of each round's ratios
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// For how many seconds each has its turn
    #[arg(long, default_value_t = 3)]
    turn: u64,
    /// How many spectators look at the first game while it is played a second time
    #[arg(long, default_value_t = 0)]
    spectators: usize,
    /// How many consoles of arbiters are open then, each with all boards and the first game
    #[arg(long, default_value_t = 0)]
    consoles: usize,
    /// Let those who look on ask for the state after every view, as pages did before it was sent to
    /// them
    #[arg(long)]
    refetch: bool,
    /// Only run the echo
    #[arg(long, hide = true)]
    echo: bool,
}

/// The time per move at the players' pace.
const MOVE: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string());
    let outcome = runtime.and_then(|runtime| {
        runtime.block_on(async {
            tokio::select! {
                outcome = async { if cli.echo { echo::serve().await } else { run(&cli).await } } => outcome,
                // Servers are ended and files removed on the way out.
                _ = tokio::signal::ctrl_c() => Err("stopped".to_owned()),
            }
        })
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: &Cli) -> Result<(), String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/games.pgn");
    let scripts: Vec<Arc<Script>> = script::scripts(&games)?.into_iter().map(Arc::new).collect();
    // On the disk, not in a temporary folder that may be in memory.
    let folder = tempfile::tempdir_in(".").map_err(|error| error.to_string())?;
    let store = folder.path().join("games.db").display().to_string();
    let program = std::env::var_os("JADOUBE").map(PathBuf::from);
    let program = program.ok_or("JADOUBE must name the program `jadoube`")?;
    let args = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
    let limits = ["--creations-per-minute", "--games-per-day", "--reads-per-second"];
    let limits = limits
        .iter()
        .chain(&["--connections-by-address", "--live-by-link", "--live-by-spectators-link"])
        .flat_map(|limit| [*limit, "1000000"]);
    let limits: Vec<&str> = limits.chain(["--acts-per-second", "10000"]).collect();
    let args = [&args[..], &limits];
    let server = Process::start(&program, &args.concat())?;
    let empty = server.memory_kib();
    eprintln!("creating {} games", cli.games);
    let hall = hall::create(&server.address, cli.games).await?;
    eprintln!("connecting {} players and arbiters", cli.games * 3);
    let tables = play::sit_down(&server.address, &hall.boards, &scripts).await?;
    let kib = empty.zip(server.memory_kib()).map(|(empty, full)| full.saturating_sub(empty));

    eprintln!("a move every {} s in each game, for {} s", MOVE.as_secs(), cli.seconds);
    let before = server.seconds();
    let time = Duration::from_secs(cli.seconds);
    let (tables, paced) = play(tables, Pace::MoveEvery(MOVE), time).await?;
    let used = server.seconds().each(before, paced.acts as f64);
    let [p50, p99] = percentiles(paced.latencies.clone());
    println!(
        "paced: {:.0} acts/s, p50 {p50:.1} ms, p99 {p99:.1} ms, the server used {:.0} µs of processor time an act",
        per_second(&paced),
        used.server,
    );
    let tables = match cli.spectators + cli.consoles {
        0 => tables,
        _ => watched(cli, &server, &hall, tables, p99).await?,
    };
    let (tables, flat) = flat_out(cli, &server, tables, &scripts, folder.path()).await?;
    let full = empty.zip(server.memory_kib()).map(|(empty, full)| full.saturating_sub(empty));
    let each = |kib: Option<u64>| kib.unwrap_or_default() as f64 / cli.games.max(1) as f64;
    println!("memory: {:.1} KiB a game when begun, {:.1} at the end", each(kib), each(full));
    drop(tables);
    println!(
        "games={} acts_per_s={:.0} p50_ms={p50:.1} p99_ms={p99:.1} of_echo={:.2} of_appends={:.2} kib_per_game={:.1}",
        cli.games,
        flat.acts,
        flat.of_echo,
        flat.of_appends,
        each(full),
    );
    Ok(())
}

/// The same pace again while others look on, in turns with nobody looking on, so that what else the
/// machine does affects both.
async fn watched(
    cli: &Cli,
    server: &Process,
    hall: &Hall,
    mut tables: Vec<Table>,
    first: f64,
) -> Result<Vec<Table>, String> {
    let follow = if cli.refetch { Follow::Refetched } else { Follow::Carried };
    let (spectators, consoles) = (cli.spectators, cli.consoles);
    let time = Duration::from_secs(cli.seconds);
    let (mut alone, mut growth) = (first, Vec::new());
    for _ in 0..cli.rounds {
        eprintln!("the same with {spectators} spectators and {consoles} consoles");
        let mut watchers =
            Watchers::come(&server.address, hall, spectators, consoles, follow).await?;
        let before = watchers.messages();
        let (back, played) = play(tables, Pace::MoveEvery(MOVE), time).await?;
        watchers.are_all_there()?;
        let messages = watchers.messages() - before;
        drop(watchers);
        let [p50, p99] = percentiles(played.latencies.clone());
        growth.push(p99 / alone);
        println!(
            "watched: {:.0} acts/s, p50 {p50:.1} ms, p99 {p99:.1} ms ({:.2} of {alone:.1}), {:.0} messages/s to those who look on",
            per_second(&played),
            p99 / alone,
            messages as f64 / played.time.as_secs_f64(),
        );
        let (back, played) = play(back, Pace::MoveEvery(MOVE), time).await?;
        tables = back;
        let [p50, p99] = percentiles(played.latencies);
        alone = p99;
        println!("alone again: p50 {p50:.1} ms, p99 {p99:.1} ms");
    }
    println!("watched_p99_of_alone={:.2}", median(growth));
    Ok(tables)
}

/// The result of playing flat out.
struct FlatOut {
    /// Acts per second.
    acts: f64,
    /// How much that is of the echo and of the appends right after it: the machine is not equally
    /// fast in every minute.
    of_echo: f64,
    of_appends: f64,
}

/// Games, echo and appends in turn, so that what else the machine does affects them all.
async fn flat_out(
    cli: &Cli,
    server: &Process,
    mut tables: Vec<Table>,
    scripts: &[Arc<Script>],
    folder: &Path,
) -> Result<(Vec<Table>, FlatOut), String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let echo = Process::start(&this, &["--echo"])?;
    let mut echoing = echo::connect(&echo.address, cli.games).await?;
    let mut bare = Appends::open(&folder.join("appends.db"), scripts, cli.games).await?;
    let turn = Duration::from_secs(cli.turn);
    let (mut rates, mut of_echo, mut of_appends) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..cli.rounds {
        let before = server.seconds();
        let (back, played) = play(tables, Pace::FlatOut, turn).await?;
        tables = back;
        let used = server.seconds().each(before, played.acts as f64);
        let before = echo.seconds();
        let (back, echoed) = echo::per_second(echoing, turn).await?;
        echoing = back;
        let echo_used = echo.seconds().each(before, echoed * turn.as_secs_f64());
        let appended = bare.per_second(turn).await?;
        let acts = per_second(&played);
        rates.push(acts);
        of_echo.push(acts / echoed);
        of_appends.push(acts / appended);
        let [p50, p99] = percentiles(played.latencies);
        println!(
            "flat out: {acts:.0} acts/s, p50 {p50:.1} ms, p99 {p99:.1} ms; echo {echoed:.0}/s: {:.2} of it; \
             appends {appended:.0}/s: {:.2} of them",
            acts / echoed,
            acts / appended,
        );
        // This holds even on a machine that others use as well, where the rates above do not.
        println!(
            "processor time: an act {:.0} µs (server {:.0}, driver {:.0}), an echo {:.0} µs (server {:.0}, driver {:.0}): {:.2} of echo",
            used.both(),
            used.server,
            used.driver,
            echo_used.both(),
            echo_used.server,
            echo_used.driver,
            echo_used.both() / used.both(),
        );
    }
    let flat =
        FlatOut { acts: median(rates), of_echo: median(of_echo), of_appends: median(of_appends) };
    Ok((tables, flat))
}

fn per_second(played: &Played) -> f64 {
    played.acts as f64 / played.time.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// The median and the 99th of a hundred, in milliseconds.
fn percentiles(mut latencies: Vec<Duration>) -> [f64; 2] {
    latencies.sort_unstable();
    [50, 99].map(|percent| {
        let place = (latencies.len() * percent / 100).min(latencies.len().saturating_sub(1));
        latencies.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
    })
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
