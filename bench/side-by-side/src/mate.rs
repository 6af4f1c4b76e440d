//! Can this side still mate? The question put to us and to chasolver, side by side.

mod chasolver;
mod figures;
mod questions;
mod replay;
mod speed;

use std::path::PathBuf;

use jadoube_mate::{Answer, Limit};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Questions: a table with the headings fen, winner, answer, source, hard; without it those that
    /// the project keeps.
    file: Option<PathBuf>,
    /// Ask only every so-many-th question.
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// How often each question is asked; the best time counts.
    #[arg(long, default_value_t = 1)]
    rounds: u32,
    /// Give us so many positions to look at for an answer, at the most.
    #[arg(long)]
    limit: Option<usize>,
    /// Only check our answers: right, none unknown, every line replayed by shakmaty too.
    #[arg(long)]
    check: bool,
    /// Name the questions that were slowest.
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let mut questions = questions::read(args.file.as_deref())?;
    let mut number = 0;
    questions.retain(|_| {
        number += 1;
        (number - 1) % args.every.max(1) == 0
    });
    if questions.is_empty() {
        return Err("there is no question to ask".to_owned());
    }
    if args.check { replay::check(&questions, args.limit()) } else { speed::run(&questions, args) }
}

impl Args {
    fn limit(&self) -> Limit {
        self.limit.map_or(Limit::NONE, Limit::positions)
    }
}

/// What was answered, without what proves it.
fn verdict(answer: &Answer) -> Option<bool> {
    match answer {
        Answer::Yes(_) => Some(true),
        Answer::No(_) => Some(false),
        Answer::Unknown => None,
    }
}
