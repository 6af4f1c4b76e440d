//! `jadoube can-mate`

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::process::ExitCode;

use jadoube_chess::{CastlingText, Fen, Position, Side};
use jadoube_mate::{Answer, Limit, MaterialRule, Proof, can_mate};

use crate::cli::CanMateArguments;
use crate::failure::Failure;
use crate::fen;

pub(crate) fn run(arguments: &CanMateArguments) -> Result<ExitCode, Failure> {
    let limit = arguments.limit.map_or(Limit::NONE, Limit::positions);
    if let Some(path) = &arguments.batch {
        return batch(path, limit);
    }
    let (position, _) =
        Position::allowing_unreachable(fen::setup(&arguments.words)?).map_err(Failure::Flawed)?;
    let by = arguments.by.ok_or(Failure::SideMissing)?;
    let answer = can_mate(&position, by, limit);
    let mut out = io::stdout().lock();
    writeln!(out, "{}", word(&answer))?;
    match &answer {
        Answer::Yes(line) if line.is_empty() => writeln!(out, "{by} has given mate.")?,
        Answer::Yes(_) => writeln!(out, "{by} can mate: {}", certificate(&position, &answer))?,
        Answer::No(proof) => writeln!(out, "{by} cannot mate: {}", reason(*proof))?,
        Answer::Unknown => writeln!(out, "Not decided within the limit.")?,
    }
    Ok(match answer {
        Answer::Yes(_) => ExitCode::SUCCESS,
        Answer::No(_) => ExitCode::from(1),
        Answer::Unknown => ExitCode::from(3),
    })
}

/// Answers line by line, in order, so that a program at the other end of a pipe can wait for each.
fn batch(path: &str, limit: Limit) -> Result<ExitCode, Failure> {
    let input: Box<dyn BufRead> = match path {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(BufReader::new(
            File::open(path).map_err(|error| Failure::Input { path: path.to_owned(), error })?,
        )),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut troubles = 0u32;
    for (number, line) in input.lines().enumerate() {
        let line = line.map_err(|error| Failure::Input { path: path.to_owned(), error })?;
        match question(&line) {
            Ok((position, by)) => {
                let answer = can_mate(&position, by, limit);
                writeln!(out, "{line}\t{}\t{}", word(&answer), certificate(&position, &answer))?;
            }
            Err(trouble) => {
                eprintln!("line {}: {trouble}", number + 1);
                writeln!(out, "{line}\terror\t{trouble}")?;
                troubles += 1;
            }
        }
        out.flush()?;
    }
    Ok(ExitCode::from(if troubles == 0 { 0 } else { 2 }))
}

/// Reads `FEN<TAB>white|black`; a FEN of four fields has the counters 0 and 1.
fn question(line: &str) -> Result<(Position, Side), String> {
    let Some((text, side)) = line.split_once('\t') else {
        return Err("expected a FEN, a tab, and white or black".to_owned());
    };
    let (fen, _) = Fen::lenient(text).map_err(|error| error.to_string())?;
    let (position, _) =
        Position::allowing_unreachable(*fen.setup()).map_err(|flaws| flaws.to_string())?;
    let side = side.split('\t').next().unwrap_or_default();
    Ok((position, side.parse().map_err(|error| format!("{error}"))?))
}

pub(crate) const fn word(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes(_) => "yes",
        Answer::No(_) => "no",
        Answer::Unknown => "unknown",
    }
}

/// What proves the answer: the line of moves in UCI, or the kind of proof.
fn certificate(position: &Position, answer: &Answer) -> String {
    let castling = match position.needs_chess960() {
        true => CastlingText::KingTakesRook,
        false => CastlingText::KingTwoSquares,
    };
    match answer {
        Answer::Yes(line) => {
            let moves: Vec<_> = line.iter().map(|mv| mv.uci(castling).to_string()).collect();
            moves.join(" ")
        }
        Answer::No(proof) => reason(*proof),
        Answer::Unknown => String::new(),
    }
}

pub(crate) fn reason(proof: Proof) -> String {
    match proof {
        Proof::Over(_) => "the game is over".to_owned(),
        Proof::Material(MaterialRule::LoneKing) => "a lone king gives no mate".to_owned(),
        Proof::Material(MaterialRule::LoneKnight) => {
            "a lone knight gives no mate against queens alone".to_owned()
        }
        Proof::Material(MaterialRule::BishopsOfOneColour) => {
            "bishops on one colour give no mate against these pieces".to_owned()
        }
        Proof::Exhausted { positions } => {
            format!("no mate in any position that can still arise ({positions} looked at)")
        }
    }
}
