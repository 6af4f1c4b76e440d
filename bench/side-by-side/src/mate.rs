//! Can this side still mate? The question put to us and to chasolver, side by side.

mod chasolver;
mod construct;
mod differential;
mod exhaustive;
mod figures;
// The tests of jadoube-mate use the same, on fewer placements.
#[path = "../../../crates/jadoube-mate/tests/helpmate_table/mod.rs"]
mod helpmate_table;
mod plies;
mod questions;
mod replay;
mod settle;
mod speed;

use std::path::PathBuf;
use std::thread;

use helpmate_table::Ending;

use jadoube_mate::{Answer, Limit};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Questions: a table with the headings fen, winner, answer, source, hard; without it, those
    /// that the project keeps
    file: Option<PathBuf>,
    /// Ask only every Nth question
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// How often to ask each question; the best time counts. Questions that take a tenth of a
    /// second are asked once
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Let us look at no more than this many positions for an answer
    #[arg(long)]
    limit: Option<usize>,
    /// Only check our answers: right, none unknown, every line replayed by shakmaty too
    #[arg(long)]
    check: bool,
    /// Only ask this many questions about awkward positions, and compare with chasolver's answers
    #[arg(long, value_name = "QUESTIONS", conflicts_with_all = ["check", "exhaustive"])]
    differential: Option<u64>,
    /// The seed for those positions: another number gives other positions
    #[arg(long, default_value_t = 0, requires = "differential")]
    seed: u64,
    /// Only compare with tables of all placements of this many pieces, 3 to 5; five without pawns
    #[arg(long, value_name = "PIECES", value_parser = clap::value_parser!(u8).range(3..=5), conflicts_with = "check")]
    exhaustive: Option<u8>,
    /// Only this ending, such as KBNvKR; several may be given
    #[arg(long, requires = "exhaustive")]
    ending: Vec<Ending>,
    /// How many threads compare; benchmarks run on one
    #[arg(long)]
    threads: Option<usize>,
    /// Real games to ask about after every half-move, plain or .zst; without it, some over the
    /// board
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Name the slowest questions, and those that our quick mode leaves open but chasolver's does
    /// not
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    if let Some(pieces) = args.exhaustive {
        return exhaustive::run(&args.endings(pieces), args.every, args.limit(), args.threads());
    }
    let mut questions = questions::read(args.file.as_deref())?;
    if let Some(count) = args.differential {
        return differential::run(&questions, count, args.seed, args.limit(), args.threads());
    }
    let mut number = 0;
    questions.retain(|_| {
        number += 1;
        (number - 1) % args.every.max(1) == 0
    });
    if questions.is_empty() {
        return Err("there is no question to ask".to_owned());
    }
    match args.check {
        true => replay::check(&questions, args.limit(), args.threads()),
        false => speed::run(&questions, args),
    }
}

impl Args {
    fn limit(&self) -> Limit {
        self.limit.map_or(Limit::NONE, Limit::positions)
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }

    fn endings(&self, pieces: u8) -> Vec<Ending> {
        if !self.ending.is_empty() {
            return self.ending.clone();
        }
        let mut endings = Ending::all(pieces.into());
        // A table of five pieces with pawns would take a gigabyte and an hour.
        endings.retain(|ending| pieces < 5 || !ending.has_pawns());
        endings
    }
}

/// The answer without its proof.
fn verdict(answer: &Answer) -> Option<bool> {
    match answer {
        Answer::Yes(_) => Some(true),
        Answer::No(_) => Some(false),
        Answer::Unknown => None,
    }
}
