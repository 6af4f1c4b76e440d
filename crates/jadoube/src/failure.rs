//! What can go wrong, and how it is reported.

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
    #[error("this position has castling rights that exist only in Chess960")]
    NeedsChess960,
    #[error("there is no law case in {0}")]
    NoCase(String),
    #[error("the depth is missing")]
    DepthMissing,
    #[error("`{0}` is not a depth")]
    NotADepth(String),
    #[error("say which side: --by white or --by black")]
    SideMissing,
    /// The law book does not have what was asked for; `said` is in the language of the question.
    #[error("{said}")]
    NotInLaws { said: String, help: String },
    #[error("`{command}` is not built into this program")]
    LeftOut { command: &'static str, help: String },
    #[cfg(feature = "server")]
    #[error(transparent)]
    Serve(#[from] jadoube_server::ServeError),
    #[cfg(feature = "server")]
    #[error("cannot start the demonstration: {}", .0.detail)]
    Demo(jadoube_server::Problem),
    #[cfg(feature = "store")]
    #[error(transparent)]
    Store(#[from] crate::store::StoreFailure),
    #[error("cannot read {path}: {error}")]
    Input { path: String, error: io::Error },
    #[error("cannot write the answer")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Reports the failure on standard error and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            // The reader has had enough: `jadoube … | head` is not an error.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            failure => {
                let code = failure.code();
                eprintln!("{:?}", miette::Report::new(failure));
                ExitCode::from(code)
            }
        }
    }

    /// 1 if the answer is no, otherwise 2.
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
            Self::Flawed(_) => "`jadoube position` says more about it",
            Self::NeedsChess960 => "pass --chess960",
            Self::NoCase(_) => {
                "a case is a ```case block in a Markdown page, a file whose name ends in .md"
            }
            Self::DepthMissing => "end with the number of half-moves, as in: jadoube perft start 5",
            Self::NotADepth(_) => {
                "end with the number of half-moves, 0 to 99, as in: jadoube perft start 5"
            }
            Self::SideMissing => "for instance: jadoube can-mate start --by white",
            Self::NotInLaws { help, .. } => help,
            Self::LeftOut { help, .. } => help,
            #[cfg(feature = "server")]
            Self::Serve(_) => "`jadoube serve --help` explains where it can listen and keep games",
            #[cfg(feature = "server")]
            Self::Demo(_) => "choose another --store, or leave it out to use a temporary file",
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
