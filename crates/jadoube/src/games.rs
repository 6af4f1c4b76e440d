//! Games from files or standard input, with progress.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_notation::pgn::{Game, Games, Problem};

use crate::cli::{FromLanguage, GamesArguments};
use crate::failure::Failure;

/// Passes one game after the other from all files to a function. What could not be read in a game
/// is reported on standard error and makes the exit code 1; a file that could not be read at all
/// makes it 2, and the next file is read nevertheless.
pub(crate) fn each_game(
    arguments: &GamesArguments,
    mut take: impl FnMut(&Game) -> io::Result<()>,
) -> Result<ExitCode, Failure> {
    let mut code = 0;
    for path in &arguments.files {
        match games_of(path, arguments.from, &mut take) {
            Ok(0) => {}
            Ok(_) => code = code.max(1),
            Err(failure @ Failure::Input { .. }) => {
                failure.report();
                code = 2;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(ExitCode::from(code))
}

/// Passes on the games of one file; returns the number of problems.
fn games_of(
    path: &str,
    from: FromLanguage,
    take: &mut impl FnMut(&Game) -> io::Result<()>,
) -> Result<usize, Failure> {
    let failure = |error| Failure::Input { path: path.to_owned(), error };
    let (input, len) = open(path).map_err(failure)?;
    let bar = progress(len);
    let language = match from {
        FromLanguage::Auto => None,
        FromLanguage::Language(language) => Some(language),
    };
    let mut games = Games::from_read(bar.wrap_read(input)).in_language(language);
    let mut problems = 0;
    let mut number = 0usize;
    while let Some(game) = games.next_game().map_err(failure)? {
        number += 1;
        problems += game.problems.len();
        if !game.problems.is_empty() {
            bar.suspend(|| tell(path, number, &game));
        }
        take(&game)?;
    }
    bar.finish_and_clear();
    Ok(problems)
}

fn open(path: &str) -> io::Result<(Box<dyn Read>, Option<u64>)> {
    if path == "-" {
        return Ok((Box::new(io::stdin().lock()), None));
    }
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    // A pipe or a device has no known length.
    let len = metadata.is_file().then_some(metadata.len());
    Ok((Box::new(file), len))
}

fn tell(path: &str, number: usize, game: &Game) {
    let name = if path == "-" { "standard input" } else { path };
    for problem in &game.problems {
        let hint = match problem {
            Problem::LanguageUndecided(_) => " with --from",
            _ => "",
        };
        eprintln!("{name}: game {number}: {problem}{hint}");
    }
}

/// A bar on standard error, if that is a terminal; if the answer goes to the terminal too, there is
/// no bar, as it would run through the answer.
fn progress(len: Option<u64>) -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let (bar, template) = match len {
        Some(len) => (ProgressBar::new(len), "{bar:30} {bytes} of {total_bytes}, {elapsed}"),
        None => (ProgressBar::no_length(), "{spinner} {bytes}, {elapsed}"),
    };
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
