//! What goes wrong, and how it is told.

use std::io;
use std::process::ExitCode;

use jadoube_chess::{Flaws, ParseFenError};
use miette::{Diagnostic, LabeledSpan, SourceCode};
use thiserror::Error;

/// A request that cannot be answered.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("this is not a FEN")]
    Fen { text: String, error: ParseFenError },
    #[error("this is not a legal position: {0}")]
    Flawed(Flaws),
    #[error("this position has castling rights that only Chess960 knows")]
    NeedsChess960,
    #[error("there is no law case in {0}")]
    NoCase(String),
    #[error("a depth is missing")]
    DepthMissing,
    #[error("`{0}` is not a depth")]
    NotADepth(String),
    #[error("whose mate is asked for is missing")]
    SideMissing,
    /// The law book does not have what was asked for; told in the language of the question.
    #[error("{said}")]
    NotInLaws { said: String, help: String },
    #[error(transparent)]
    Serve(#[from] jadoube_server::ServeError),
    #[error("the demonstration cannot start: {}", .0.detail)]
    Demo(jadoube_server::Problem),
    #[error(transparent)]
    Store(#[from] jadoube_store::StoreError),
    #[error("there is no store {0}")]
    NoStore(String),
    #[error("there is no game {0} in this store")]
    NoGame(String),
    #[error("there is no game in this store, so nothing is proved")]
    NoGames,
    #[error("a PostgreSQL database is not copied by this program")]
    NotCopied,
    #[error("{0} is there already, and a copy never overwrites anything")]
    IsThere(String),
    #[error("{0} has letters that no path of a store may have")]
    NoPath(String),
    #[error("the copy {path} could not be made: {error}")]
    Copy { path: String, error: io::Error },
    #[error(transparent)]
    Transcript(#[from] jadoube_cases::TranscriptError),
    #[error("{path} could not be read: {error}")]
    Input { path: String, error: io::Error },
    #[error("the answer could not be written")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Tells the user on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            // Whoever read our output has enough: `jadoube … | head` is no error.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Flawed(_) | Self::NotInLaws { .. } | Self::NoGames => {
                eprintln!("{:?}", miette::Report::new(self));
                ExitCode::from(1)
            }
            failure => {
                eprintln!("{:?}", miette::Report::new(failure));
                ExitCode::from(2)
            }
        }
    }
}

impl Diagnostic for Failure {
    fn help(&self) -> Option<Box<dyn std::fmt::Display + '_>> {
        Some(Box::new(match self {
            Self::Fen { .. } => {
                "a FEN has pieces, side to move, castling, en passant, half-moves and move number, \
                 as in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1; `start` stands for \
                 that one"
            }
            Self::Flawed(_) => "`jadoube position` tells more about it",
            Self::NeedsChess960 => "pass --chess960",
            Self::NoCase(_) => "a case is a ```case block in a page of Markdown, a file named .md",
            Self::DepthMissing => {
                "give the number of half-moves last, as in: jadoube perft start 5"
            }
            Self::NotADepth(_) => {
                "the last word is the number of half-moves, 0 to 99, as in: jadoube perft start 5"
            }
            Self::SideMissing => "pass --by white or --by black",
            Self::NotInLaws { help, .. } => help,
            Self::Serve(_) => "`jadoube serve --help` tells where it can listen and keep games",
            Self::Store(_) | Self::NoStore(_) => {
                "--store names the SQLite file or the PostgreSQL database that `jadoube serve` keeps games in"
            }
            Self::NoGame(_) => "`jadoube verify` lists the games of a store",
            Self::NoGames => {
                "is it the right file, and whole? A running SQLite store is copied by `jadoube backup`; \
                 pass --allow-empty if it is to have no games"
            }
            Self::NotCopied => "use PostgreSQL's own program: pg_dump",
            Self::IsThere(_) => "give another name with --to, or move it away first",
            Self::NoPath(_) => "give another name with --to",
            Self::Copy { .. } => "--to names a file in a folder that is there, on a disk with room",
            Self::Demo(_) => {
                "give another --store, or none: a file that is gone afterwards is used"
            }
            Self::Transcript(_) => return None,
            Self::Input { .. } => "give the path of a file, or - for standard input",
            Self::Output(_) => return None,
        }))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        match self {
            Self::Fen { text, .. } => Some(text),
            _ => None,
        }
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        match self {
            Self::Fen { error, .. } => {
                let label = LabeledSpan::new_with_span(Some(error.to_string()), error.span());
                Some(Box::new(std::iter::once(label)))
            }
            _ => None,
        }
    }
}
