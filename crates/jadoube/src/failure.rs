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
    #[error("`{command}` is not built into this program")]
    LeftOut { command: &'static str, help: String },
    #[cfg(feature = "server")]
    #[error(transparent)]
    Serve(#[from] jadoube_server::ServeError),
    #[cfg(feature = "server")]
    #[error("the demonstration cannot start: {}", .0.detail)]
    Demo(jadoube_server::Problem),
    #[cfg(feature = "store")]
    #[error(transparent)]
    Store(#[from] crate::store::StoreFailure),
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
            failure => {
                let code = failure.code();
                eprintln!("{:?}", miette::Report::new(failure));
                ExitCode::from(code)
            }
        }
    }

    /// 1 where the answer is no, else 2.
    fn code(&self) -> u8 {
        match self {
            Self::Flawed(_) | Self::NotInLaws { .. } => 1,
            #[cfg(feature = "store")]
            Self::Store(failure) => failure.code(),
            _ => 2,
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
            Self::LeftOut { help, .. } => help,
            #[cfg(feature = "server")]
            Self::Serve(_) => "`jadoube serve --help` tells where it can listen and keep games",
            #[cfg(feature = "server")]
            Self::Demo(_) => {
                "give another --store, or none: a file that is gone afterwards is used"
            }
            #[cfg(feature = "store")]
            Self::Store(failure) => failure.help()?,
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
