//! What the benchmark asks of a program, and who takes part.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use clap::ValueEnum;

use super::{chess, cozy, default_flags, eschac, jadoube, laura, shakmaty, stockfish};

pub(super) trait Program {
    fn plays_chess960(&self) -> bool;

    /// Counts the leaves of the tree of legal moves once.
    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String>;
}

pub(super) struct Measurement {
    pub(super) nodes: u64,
    pub(super) elapsed: Duration,
}

impl Measurement {
    /// Times one count inside this process.
    pub(super) fn of<P>(
        position: &P,
        depth: u32,
        perft: impl FnOnce(&P, u32) -> u64,
    ) -> Measurement {
        let started = Instant::now();
        let nodes = perft(black_box(position), black_box(depth));
        Measurement { nodes, elapsed: started.elapsed() }
    }
}

/// Who takes part, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Peer {
    Jadoube,
    /// jadoube-chess again, built without flags for this machine.
    DefaultFlags,
    Cozy,
    Shakmaty,
    Chess,
    Laura,
    Eschac,
    Stockfish,
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Peer::Jadoube => "jadoube",
            Peer::DefaultFlags => "jadoube (default flags)",
            Peer::Cozy => "cozy-chess",
            Peer::Shakmaty => "shakmaty",
            Peer::Chess => "chess",
            Peer::Laura => "laura_core",
            Peer::Eschac => "eschac",
            Peer::Stockfish => "stockfish",
        })
    }
}

/// A program and who it is.
pub(super) type Entrant = (Peer, Box<dyn Program>);

/// The programs named, or all that are there if none is named.
pub(super) fn chosen(only: &[Peer]) -> Result<Vec<Entrant>, String> {
    let mut programs: Vec<Entrant> = Vec::new();
    for &peer in Peer::value_variants() {
        if !only.is_empty() && !only.contains(&peer) {
            continue;
        }
        let program: Box<dyn Program> = match peer {
            Peer::Jadoube => Box::new(jadoube::Jadoube),
            Peer::DefaultFlags => Box::new(default_flags::DefaultFlags::start()?),
            Peer::Cozy => Box::new(cozy::Cozy),
            Peer::Shakmaty => Box::new(shakmaty::Shakmaty),
            Peer::Chess => Box::new(chess::Chess),
            Peer::Laura => Box::new(laura::Laura),
            Peer::Eschac => Box::new(eschac::Eschac),
            Peer::Stockfish => match stockfish::Stockfish::start() {
                Ok(stockfish) => Box::new(stockfish),
                Err(error) if only.is_empty() => {
                    eprintln!("stockfish is left out: {error}");
                    continue;
                }
                Err(error) => return Err(error),
            },
        };
        programs.push((peer, program));
    }
    Ok(programs)
}
