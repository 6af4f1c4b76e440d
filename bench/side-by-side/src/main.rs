//! jadoube-chess beside its peers: how fast it is, and whether they agree.

mod diff;
mod make;
mod mate;
mod perft;
mod pgn;
mod pgn_diff;
mod random;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// jadoube-chess beside its peers: how fast it is, and whether they agree.
#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
struct Cli {
    #[command(subcommand)]
    benchmark: Benchmark,
}

#[derive(Subcommand)]
enum Benchmark {
    /// Nodes per second of counting all games to a depth, one thread, best of several rounds
    Perft(perft::Args),
    /// Nanoseconds per move of replaying games and knowing each position's key
    Make(make::Args),
    /// A PGN file tokenised and replayed, on one thread and on two
    Pgn(pgn::Args),
    /// Can this side still mate? The question put to us and to chasolver
    Mate(mate::Args),
    /// Every move of PGN files in its short form, compared with the peer
    PgnDiff(pgn_diff::Args),
    /// Legal moves, checks, FEN and bad setups, compared with the peers on random games
    Diff(diff::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().benchmark {
        Benchmark::Perft(args) => perft::run(&args),
        Benchmark::Make(args) => make::run(&args),
        Benchmark::Pgn(args) => pgn::run(&args),
        Benchmark::Mate(args) => mate::run(&args),
        Benchmark::PgnDiff(args) => pgn_diff::run(&args),
        Benchmark::Diff(args) => diff::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
