//! The command line `jadoube`.
//!
//! Each command has its own file; `cli` declares what can be typed. `server/` and `store/` are
//! built in by the features of these names, and `left_out` answers for commands that are not. `fen`
//! and `games` read the input, `words`, `flaw_words`, `mate_answer`, `mate_summary` and
//! `laws_page/` write the answers, and `failure` reports errors.

mod announce;
mod can_mate;
mod can_mate_batch;
mod case;
mod cli;
mod convert;
mod failure;
mod fen;
mod flaw_words;
mod games;
mod laws;
mod laws_page;
mod left_out;
mod mate_answer;
mod mate_summary;
mod perft;
mod position;
#[cfg(feature = "server")]
mod server;
mod start960;
#[cfg(feature = "store")]
mod store;
mod words;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use failure::Failure;

/// A server makes thousands of short texts a second on one thread and drops them on another.
#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match Cli::try_parse() {
        Ok(Cli { command }) => run(command),
        Err(error) => Err(left_out::asked_for(&error).unwrap_or_else(|| error.exit())),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    match command {
        #[cfg(feature = "server")]
        Command::Serve(arguments) => server::serve(arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Position(arguments) => position::run(&arguments),
        Command::CanMate(arguments) => can_mate::run(&arguments),
        Command::Case(arguments) => case::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Announce(arguments) => announce::run(&arguments),
        Command::Laws(arguments) => laws::run(&arguments),
        Command::Start960(arguments) => start960::run(&arguments),
        #[cfg(feature = "store")]
        Command::Verify(arguments) => store::verify(&arguments),
        #[cfg(feature = "store")]
        Command::Backup(arguments) => store::backup(&arguments),
        #[cfg(feature = "store")]
        Command::Recheck(arguments) => store::recheck(&arguments),
        #[cfg(feature = "store")]
        Command::Transcript(arguments) => store::transcript(&arguments),
    }
}
