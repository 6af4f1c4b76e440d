//! The command line `jadoube`.

mod announce;
mod backup;
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
mod log;
mod mate_answer;
mod mate_summary;
mod perft;
mod position;
mod recheck;
mod serve;
mod start960;
mod stored;
mod transcript;
mod verify;
mod words;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

/// A server makes thousands of short texts a second on one thread and drops them on another.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Position(arguments) => position::run(&arguments),
        Command::CanMate(arguments) => can_mate::run(&arguments),
        Command::Case(arguments) => case::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Announce(arguments) => announce::run(&arguments),
        Command::Laws(arguments) => laws::run(&arguments),
        Command::Start960(arguments) => start960::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Recheck(arguments) => recheck::run(&arguments),
        Command::Transcript(arguments) => transcript::run(&arguments),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
