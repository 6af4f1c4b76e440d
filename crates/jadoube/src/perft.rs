//! `jadoube perft`

use std::io::{self, Write};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_chess::{CastlingText, Position};

use crate::cli::PerftArguments;
use crate::failure::Failure;
use crate::fen;

/// Nobody waits for more, and the count would overflow.
const DEEPEST: u32 = 99;

pub(crate) fn run(arguments: &PerftArguments) -> Result<ExitCode, Failure> {
    let Some((depth, words)) = arguments.words.split_last().filter(|(_, fen)| !fen.is_empty())
    else {
        return Err(Failure::DepthMissing);
    };
    let depth = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= DEEPEST)
        .ok_or_else(|| Failure::NotADepth(depth.clone()))?;
    // A composed position will do as well as any other to count moves in.
    let (position, _) =
        Position::allowing_unreachable(fen::setup(words)?).map_err(Failure::Flawed)?;
    if position.needs_chess960() && !arguments.chess960 {
        return Err(Failure::NeedsChess960);
    }
    let mut out = io::stdout().lock();
    let nodes = match depth {
        0 => 1,
        _ => by_first_move(&position, depth, arguments, &mut out)?,
    };
    writeln!(out, "{nodes}")?;
    Ok(ExitCode::SUCCESS)
}

/// Counts move by first move, so that there is progress to show.
fn by_first_move(
    position: &Position,
    depth: u32,
    arguments: &PerftArguments,
    out: &mut impl Write,
) -> Result<u64, Failure> {
    let castling = match arguments.chess960 {
        true => CastlingText::KingTakesRook,
        false => CastlingText::KingTwoSquares,
    };
    let mut moves: Vec<_> =
        position.legal_moves().into_iter().map(|mv| (mv.uci(castling).to_string(), mv)).collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    // Drawn only on a terminal.
    let bar = ProgressBar::new(moves.len() as u64).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} first moves, {elapsed}")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let mut nodes = 0;
    for (text, mv) in moves {
        let behind = position.play(mv).perft(depth - 1);
        nodes += behind;
        if arguments.divide {
            bar.suspend(|| writeln!(out, "{text}: {behind}"))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.divide {
        writeln!(out)?;
    }
    Ok(nodes)
}
