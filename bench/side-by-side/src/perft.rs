//! Perft side by side: every program counts the same trees in turn.

mod chess;
mod cozy;
mod deep;
mod default_flags;
mod eschac;
mod jadoube;
mod laura;
mod positions;
mod program;
mod report;
mod shakmaty;
mod stockfish;
mod tables;

use std::io::{self, Write};
use std::time::Duration;

use positions::TestPosition;
use program::{Entrant, Peer};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Check every row of the perft tables at every depth instead, on all cores.
    #[arg(long)]
    deep: bool,
    /// Only these programs.
    #[arg(long, value_delimiter = ',')]
    only: Vec<Peer>,
    /// Only these positions.
    #[arg(long, value_delimiter = ',', value_parser = positions::names())]
    positions: Vec<String>,
    /// How often each program counts each position; the best time counts.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

/// The best time of one program on one position, if it took part there.
type Best = Option<Duration>;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    if args.deep {
        return deep::run();
    }
    let mut programs = program::chosen(&args.only)?;
    let positions = positions::chosen(&args.positions);
    let mut measured = Vec::new();
    for position in &positions {
        measured.push(best_of(position, &mut programs, args.rounds)?);
    }
    let peers: Vec<Peer> = programs.iter().map(|(peer, _)| *peer).collect();
    report::print(&positions, &peers, &measured);
    Ok(())
}

/// Lets each program count once per round, so that whatever slows the machine slows them all.
fn best_of(
    position: &TestPosition,
    programs: &mut [Entrant],
    rounds: u32,
) -> Result<Vec<Best>, String> {
    let mut best: Vec<Best> = vec![None; programs.len()];
    for round in 1..=rounds {
        progress(&format!("{}: round {round} of {rounds}", position.name));
        for ((peer, program), best) in programs.iter_mut().zip(&mut best) {
            if position.chess960 && !program.plays_chess960() {
                continue;
            }
            let measured = program
                .measure(position.fen, position.depth)
                .map_err(|error| format!("{peer} on {}: {error}", position.name))?;
            if measured.nodes != position.nodes {
                return Err(format!(
                    "{peer} counts {} nodes on {} at depth {}, not {}",
                    measured.nodes, position.name, position.depth, position.nodes
                ));
            }
            *best = Some(best.map_or(measured.elapsed, |best| best.min(measured.elapsed)));
        }
    }
    progress("");
    Ok(best)
}

/// Shows what is going on, if someone is looking.
fn progress(text: &str) {
    let mut stderr = io::stderr();
    if io::IsTerminal::is_terminal(&stderr) {
        // Progress that cannot be shown is not worth an error.
        let _ = write!(stderr, "\r\u{1b}[K{text}");
        let _ = stderr.flush();
    }
}
