//! `jadoube verify`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_store::{Digest, SqlStore, Verified, verify};

use super::stored::{self, Readable};
use super::{StoreFailure, VerifyArguments};
use crate::failure::Failure;

pub(crate) fn run(arguments: &VerifyArguments) -> Result<ExitCode, Failure> {
    stored::read(&arguments.store, async |store| {
        let games = match &arguments.game {
            Some(key) => vec![Ok(key.clone())],
            None => store.readable_games().await?,
        };
        if games.is_empty() && !arguments.allow_empty {
            return Err(StoreFailure::NoGames.into());
        }
        let mut out = io::stdout().lock();
        let Checked { right, broken, .. } =
            check(store, games, arguments.head, |line| writeln!(out, "{line}")).await?;
        writeln!(out, "{right} right, {broken} broken")?;
        Ok(ExitCode::from(u8::from(broken > 0)))
    })
}

/// The outcome for many games.
#[derive(Default)]
pub(crate) struct Checked {
    /// Games with the right hashes, and how many entries they have.
    pub(crate) right: u32,
    pub(crate) entries: usize,
    /// All other games.
    pub(crate) broken: u32,
}

/// Checks the hashes of all games, and writes a line about each.
pub(crate) async fn check(
    store: &SqlStore,
    games: Vec<Result<String, String>>,
    head: Option<Digest>,
    mut tell: impl FnMut(String) -> io::Result<()>,
) -> Result<Checked, Failure> {
    let mut checked = Checked::default();
    for game in games {
        let (key, verified) = match game {
            Ok(key) => {
                let readable = stored::readable(store, &key).await?;
                (key, readable.and_then(|readable| verified(readable, head)))
            }
            Err(why) => ("?".to_owned(), Err(why)),
        };
        match verified {
            Ok(verified) => {
                tell(format!("{key}\t{}\t{}", verified.entries, verified.head))?;
                checked.right += 1;
                checked.entries += verified.entries;
            }
            Err(why) => {
                tell(format!("{key}\tbroken\t{why}"))?;
                checked.broken += 1;
            }
        }
    }
    Ok(checked)
}

/// Checks the hashes of a game, or says what is wrong with it (the first thing, if there are
/// several).
fn verified(readable: Readable, head: Option<Digest>) -> Result<Verified, String> {
    let Readable { record, entries, broken } = readable;
    let head = if broken.is_some() { None } else { head };
    let verified = verify(&record, &entries, head).map_err(|broken| broken.to_string())?;
    broken.map_or(Ok(verified), |broken| Err(broken.to_string()))
}
