//! The command line `jadoube`.

mod cli;
mod failure;
mod fen;
mod perft;
mod position;
mod start960;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Position(arguments) => position::run(&arguments),
        Command::Start960(arguments) => start960::run(&arguments),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
