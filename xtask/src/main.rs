//! The chores of the project, as one program: `cargo xtask test`, `cargo xtask bench`.

mod bench;
mod bless;
mod coverage;
mod coverage_code;
mod coverage_page;
mod coverage_tables;
mod headers;
mod places;
mod postgres;
mod runner;
mod serve;
mod step;
mod test;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the pages and the server with them, and start it.
    Serve(serve::Args),
    /// Run everything that must pass before a change is accepted: format, lints, tests, docs,
    /// licences.
    Test(test::Args),
    /// Run side-by-side benchmarks and differential tests against other chess programs.
    Bench(bench::Args),
    /// Write the engine's rulings into law cases, for a human to check.
    Bless(bless::Args),
    /// Write `2018-` into law cases that name all editions from 2018 on.
    Headers(headers::Args),
    /// Write docs/coverage.md: which articles the law cases prove.
    Coverage(coverage::Args),
    /// Build the crates that do no IO for browsers (wasm32).
    Wasm(wasm::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().chore {
        Chore::Serve(args) => serve::run(&args),
        Chore::Test(args) => test::run(&args),
        Chore::Bench(args) => bench::run(&args),
        Chore::Bless(args) => bless::run(&args),
        Chore::Headers(args) => headers::run(&args),
        Chore::Coverage(args) => coverage::run(&args),
        Chore::Wasm(args) => wasm::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\nxtask: {message}");
            ExitCode::FAILURE
        }
    }
}
