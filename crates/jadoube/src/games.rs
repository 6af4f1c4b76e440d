//! Games from a file or standard input, with progress.

use std::fs::File;
use std::io::{self, IsTerminal, Read};

use indicatif::{ProgressBar, ProgressBarIter, ProgressStyle};
use jadoube_notation::pgn::{Games, Stream};

use crate::failure::Failure;

/// The games of a file, or of standard input if it is called `-`.
pub(crate) struct Source {
    path: String,
    pub(crate) bar: ProgressBar,
    games: Games<Stream<ProgressBarIter<Box<dyn Read>>>>,
}

impl Source {
    pub(crate) fn open(path: &str) -> Result<Self, Failure> {
        let failure = |error| Failure::Input { path: path.to_owned(), error };
        let (input, len): (Box<dyn Read>, _) = match path {
            "-" => (Box::new(io::stdin().lock()), None),
            _ => {
                let file = File::open(path).map_err(failure)?;
                let metadata = file.metadata().map_err(failure)?;
                if metadata.is_dir() {
                    return Err(failure(io::Error::from(io::ErrorKind::IsADirectory)));
                }
                (Box::new(file), Some(metadata.len()))
            }
        };
        let bar = progress(len);
        let games = Games::from_read(bar.wrap_read(input));
        Ok(Self { path: path.to_owned(), bar, games })
    }

    /// Reads the moves in a language, or in each game's own.
    pub(crate) fn in_language(self, language: Option<jadoube_notation::Language>) -> Self {
        Self { games: self.games.in_language(language), ..self }
    }

    /// What the source is called in messages.
    fn name(&self) -> &str {
        if self.path == "-" { "standard input" } else { &self.path }
    }

    /// The next game; what could not be read in it is told on standard error.
    pub(crate) fn next_game(
        &mut self,
        troubles: &mut usize,
    ) -> Result<Option<jadoube_notation::pgn::Game>, Failure> {
        let game = self
            .games
            .next_game()
            .map_err(|error| Failure::Input { path: self.path.clone(), error })?;
        if let Some(game) = &game {
            *troubles += game.problems.len();
            self.bar.suspend(|| {
                for problem in &game.problems {
                    eprintln!("{}: {problem}", self.name());
                }
            });
        }
        Ok(game)
    }
}

/// A bar on standard error, if that is a terminal; where the answer goes to the terminal too, a bar
/// would run through it.
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
