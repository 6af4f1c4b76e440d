//! `jadoube start960`

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_chess::{CastlingLetters, chess960};
use serde_json::json;

use crate::cli::Start960Arguments;
use crate::failure::Failure;

pub(crate) fn run(arguments: &Start960Arguments) -> Result<ExitCode, Failure> {
    let number = arguments.number.unwrap_or_else(|| {
        // The hasher's keys come from the operating system's source of randomness.
        chess960::drawn(arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(0)))
    });
    let Some(position) = chess960::start(number) else { return Ok(ExitCode::from(2)) };
    let mut out = io::stdout().lock();
    if arguments.json {
        let answer = json!({
            "number": number,
            "fen": position.to_string(),
            "shredder_fen": position.fen().castling_letters(CastlingLetters::Shredder).to_string(),
        });
        writeln!(out, "{answer:#}")?;
    } else {
        eprintln!("position {number}");
        writeln!(out, "{position}")?;
    }
    Ok(ExitCode::SUCCESS)
}
