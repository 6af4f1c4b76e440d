//! What goes wrong with stored games, and what to do about it.

use std::io;

use jadoube_cases::TranscriptError;
use jadoube_store::StoreError;
use thiserror::Error;

use crate::failure::Failure;

/// A question about stored games that cannot be answered.
#[derive(Debug, Error)]
pub(crate) enum StoreFailure {
    #[error(transparent)]
    Store(StoreError),
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
    Transcript(TranscriptError),
}

impl StoreFailure {
    /// 1 where the answer is no, else 2.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::NoGames => 1,
            _ => 2,
        }
    }

    /// What to do next, if anything can be done.
    pub(crate) const fn help(&self) -> Option<&'static str> {
        Some(match self {
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
            Self::Transcript(_) => return None,
        })
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        StoreFailure::Store(error).into()
    }
}

impl From<TranscriptError> for Failure {
    fn from(error: TranscriptError) -> Self {
        StoreFailure::Transcript(error).into()
    }
}
