//! A PGN database read side by side: tokenised, and every game replayed.

mod jadoube;
mod peer;

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::table::{Table, plain};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A PGN file, plain or .zst.
    file: PathBuf,
    /// How often each program reads it; the best time counts.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

/// What a program found in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Found {
    games: usize,
    plies: usize,
    /// Moves that could not be read.
    errors: usize,
}

impl std::ops::Add for Found {
    type Output = Found;

    fn add(self, other: Found) -> Found {
        Found {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            errors: self.errors + other.errors,
        }
    }
}

type Program = fn(&[u8]) -> Found;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let bytes = read(&args.file)?;
    let programs: [(&str, Program); 5] = [
        ("tokenise, jadoube", jadoube::tokenise),
        ("tokenise, pgn-reader", peer::tokenise),
        ("replay, jadoube", jadoube::replay),
        ("replay, pgn-reader and shakmaty", peer::replay),
        ("replay, jadoube on two threads", on_two_threads),
    ];
    let mut best = [Duration::MAX; 5];
    let mut found = [Found::default(); 5];
    for _ in 0..args.rounds {
        for (at, (_, program)) in programs.iter().enumerate() {
            let started = Instant::now();
            found[at] = black_box(program(black_box(&bytes)));
            best[at] = best[at].min(started.elapsed());
        }
    }
    let headings = ["ms", "MB/s", "ns/ply", "games", "plies", "errors"].map(str::to_owned).to_vec();
    let mut table = Table::new(&args.file.display().to_string(), headings, 1);
    for (((name, _), best), found) in programs.iter().zip(&best).zip(&found) {
        let seconds = best.as_secs_f64();
        let rate = bytes.len() as f64 / seconds / 1e6;
        let per_ply = seconds * 1e9 / found.plies.max(1) as f64;
        let counts = [found.games, found.plies, found.errors].map(|count| Some(count as f64));
        let figures = [Some(seconds * 1e3), Some(rate), Some(per_ply)];
        table.row(name, figures.into_iter().chain(counts).collect());
    }
    println!("{table}");
    let ratio =
        |slow: usize, fast: usize| plain(Some(best[slow].as_secs_f64() / best[fast].as_secs_f64()));
    println!(
        "replay={} tokenise={} threads2={} games={} plies={}",
        ratio(3, 2),
        ratio(1, 0),
        ratio(2, 4),
        found[2].games,
        found[2].plies
    );
    if found[4] == found[2] {
        Ok(())
    } else {
        Err("two threads found something different from one".to_owned())
    }
}

/// The file in memory, so that neither disk nor decompression is measured.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let bytes = fs::read(path).map_err(failed)?;
    match path.extension().is_some_and(|extension| extension == "zst") {
        true => zstd::decode_all(bytes.as_slice()).map_err(failed),
        false => Ok(bytes),
    }
}

/// Replays both halves of a file at once; a half ends where a game begins.
fn on_two_threads(bytes: &[u8]) -> Found {
    let middle = bytes.len() / 2;
    let next = bytes[middle..].windows(8).position(|window| window == b"\n[Event ");
    let (one, other) = bytes.split_at(next.map_or(bytes.len(), |at| middle + at + 1));
    thread::scope(|scope| {
        let half = scope.spawn(|| jadoube::replay(other));
        jadoube::replay(one) + half.join().unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &[u8] = b"[Event \"A\"]\n\n1. e4 e5 2. Nf3 (2. f4) 2... Nc6 1-0\n\n\
                           [Event \"B\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a4 Kd7 *\n";

    #[test]
    fn all_programs_find_the_same() {
        let all = Found { games: 2, plies: 6, errors: 0 };
        for program in
            [jadoube::tokenise, peer::tokenise, jadoube::replay, peer::replay, on_two_threads]
        {
            assert_eq!(program(GAMES), all);
        }
    }
}
