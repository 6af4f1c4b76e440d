//! The commands on stored games, built in by the feature `store`.

mod arguments;
mod backup;
mod failure;
mod recheck;
mod stored;
mod transcript;
mod verify;

pub(crate) use arguments::{
    BackupArguments, RecheckArguments, TranscriptArguments, VerifyArguments,
};
pub(crate) use backup::run as backup;
pub(crate) use failure::StoreFailure;
pub(crate) use recheck::run as recheck;
pub(crate) use transcript::run as transcript;
pub(crate) use verify::run as verify;
