//! `jadoube can-mate --batch`

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Read, Write};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_chess::{Fen, Position, Side};
use jadoube_lawbook::Locale;
use jadoube_mate::{Limit, can_mate};

use crate::failure::Failure;
use crate::mate_answer::MateAnswer;

/// Answers line by line, in order; a line that cannot be read is reported, and the rest answered.
pub(crate) fn run(path: &str, limit: Limit) -> Result<ExitCode, Failure> {
    let failure = |error| Failure::Input { path: path.to_owned(), error };
    let (input, bar) = open(path).map_err(failure)?;
    let mut input = BufReader::new(bar.wrap_read(input));
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut line, mut number, mut troubles) = (Vec::new(), 0u64, 0u64);
    while input.read_until(b'\n', &mut line).map_err(failure)? > 0 {
        number += 1;
        // Bytes that are not valid text spoil only their own line.
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']);
        match question(text) {
            _ if text.trim().is_empty() => writeln!(out)?,
            Ok((position, by)) => {
                // A batch is for programs, so it is always in English.
                let answer = can_mate(&position, by, limit);
                let answer = MateAnswer::new(&position, &answer, Locale::English);
                writeln!(out, "{text}\t{}\t{}", answer.answer, answer.certificate())?;
            }
            Err(trouble) => {
                writeln!(out, "{text}\terror\t{trouble}")?;
                bar.suspend(|| eprintln!("{path}: line {number}: {trouble}"));
                troubles += 1;
            }
        }
        if path == "-" {
            // Flushed at once, so that a program at the other end of a pipe can wait for each
            // answer.
            out.flush()?;
        }
        line.clear();
    }
    out.flush()?;
    bar.finish_and_clear();
    Ok(ExitCode::from(u8::from(troubles > 0)))
}

/// Opens the input, with a progress bar: shown only on a terminal, and not where the answers go to
/// that terminal.
fn open(path: &str) -> io::Result<(Box<dyn Read>, ProgressBar)> {
    if path == "-" {
        return Ok((Box::new(io::stdin().lock()), ProgressBar::hidden()));
    }
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    let bar = match io::stdout().is_terminal() {
        true => ProgressBar::hidden(),
        false => ProgressBar::new(metadata.len()).with_style(
            ProgressStyle::with_template("{bar:30} {bytes} of {total_bytes}, {elapsed}")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        ),
    };
    Ok((Box::new(file), bar))
}

/// Reads `FEN<TAB>white|black`; a FEN of four fields gets the counters 0 and 1, and columns after
/// the side are kept as they are.
fn question(line: &str) -> Result<(Position, Side), String> {
    let mut columns = line.split('\t');
    let (Some(fen), Some(side)) = (columns.next(), columns.next()) else {
        return Err("expected a FEN, a tab, and white or black".to_owned());
    };
    let side = side.trim().parse().map_err(|error| format!("{error}"))?;
    if matches!(fen, "start" | "startpos") {
        return Ok((Position::start(), side));
    }
    let (fen, _) = Fen::lenient(fen).map_err(|error| error.to_string())?;
    let position = Position::allowing_unreachable(*fen.setup());
    let (position, _) = position.map_err(|flaws| format!("not a legal position: {flaws}"))?;
    Ok((position, side))
}
