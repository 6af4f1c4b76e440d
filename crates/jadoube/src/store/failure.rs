//! What can go wrong with stored games, and what to do about it.

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
    #[error("there are no games in this store, so nothing was checked")]
    NoGames,
    #[error("this program does not copy PostgreSQL databases")]
    NotCopied,
    #[error("{0} already exists, and a copy never overwrites anything")]
    IsThere(String),
    #[error("{0} has characters that the path of a store may not have")]
    NoPath(String),
    #[error("cannot make the copy {path}: {error}")]
    Copy { path: String, error: io::Error },
    #[error(transparent)]
    Transcript(TranscriptError),
}

impl StoreFailure {
    /// 1 if the answer is no, otherwise 2.
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
                "--store is the SQLite file or the PostgreSQL database in which `jadoube serve` keeps games"
            }
            Self::NoGame(_) => "`jadoube verify` lists the games in a store",
            Self::NoGames => {
                "is it the right file, and complete? Copy a store in use with `jadoube backup`; \
                 pass --allow-empty if it is meant to have no games"
            }
            Self::NotCopied => "use PostgreSQL's own program: pg_dump",
            Self::IsThere(_) => "choose another name with --to, or move the file away first",
            Self::NoPath(_) => "choose another name with --to",
            Self::Copy { .. } => {
                "--to must be a file in an existing folder, on a disk with free space"
            }
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
