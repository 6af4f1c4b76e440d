//! Counts nodes for the side-by-side benchmark, built without any flags for this machine.
//!
//! Reads lines `FEN<TAB>DEPTH` and answers each with a line `NODES<TAB>NANOSECONDS`.
//! It is a separate process because two builds of one crate cannot share a program.

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use jadoube_chess::{Position, Setup};

fn main() -> ExitCode {
    let mut stdout = io::stdout();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let answer = match measure(&line) {
            Ok((nodes, nanoseconds)) => format!("{nodes}\t{nanoseconds}"),
            Err(message) => {
                eprintln!("{message}: {line}");
                return ExitCode::FAILURE;
            }
        };
        if writeln!(stdout, "{answer}").and_then(|()| stdout.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn measure(line: &str) -> Result<(u64, u128), String> {
    let (fen, depth) = line.split_once('\t').ok_or("expected FEN<TAB>DEPTH")?;
    let depth = depth.parse().map_err(|_| "the depth is not a number")?;
    let setup = Setup::from_fen(fen).map_err(|error| error.to_string())?;
    // Test positions need not be reachable.
    let (position, _) = Position::allowing_unreachable(setup).map_err(|flaws| flaws.to_string())?;
    let started = Instant::now();
    let nodes = black_box(&position).perft(black_box(depth));
    Ok((nodes, started.elapsed().as_nanos()))
}
