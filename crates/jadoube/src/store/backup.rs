//! `jadoube backup`

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::verify::{Checked, check};
use super::{BackupArguments, StoreFailure, stored};
use crate::failure::Failure;

pub(crate) fn run(arguments: &BackupArguments) -> Result<ExitCode, Failure> {
    let BackupArguments { store, to } = arguments;
    if store.starts_with("postgres") {
        return Err(StoreFailure::NotCopied.into());
    }
    if to.exists() {
        return Err(StoreFailure::IsThere(to.display().to_string()).into());
    }
    let part = Part::beside(to);
    stored::read(store, async |store| Ok(store.copy_to(part.name()?).await?))?;
    // As anyone who needs the copy one day would read it: on its own.
    let Checked { right, entries, broken } = stored::read(part.name()?, async |copy| {
        let games = copy.readable_games().await?;
        check(copy, games, None, |line| match line.contains("\tbroken\t") {
            true => writeln!(io::stderr(), "{line}"),
            false => Ok(()),
        })
        .await
    })?;
    part.becomes(to)?;
    let told = match broken {
        0 => "every hash is right".to_owned(),
        count => format!("{count} of them broken, as they are in the store"),
    };
    let games = right + broken;
    writeln!(io::stdout(), "{}: {games} games, {entries} entries, {told}", to.display())?;
    Ok(ExitCode::from(u8::from(broken > 0)))
}

/// A copy that is not yet known to be complete; it is removed unless it is kept.
struct Part(PathBuf);

impl Part {
    fn beside(to: &Path) -> Self {
        let mut name = OsString::from(to);
        name.push(format!(".part-{}", std::process::id()));
        Self(name.into())
    }

    fn name(&self) -> Result<&str, StoreFailure> {
        let name = self.0.to_str();
        name.ok_or_else(|| StoreFailure::NoPath(self.0.display().to_string()))
    }

    /// Gives the copy its name, unless that has been taken meanwhile, and syncs it to the disk.
    fn becomes(&self, to: &Path) -> Result<(), StoreFailure> {
        let failed = |error: io::Error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreFailure::IsThere(to.display().to_string()),
            _ => StoreFailure::Copy { path: to.display().to_string(), error },
        };
        File::open(&self.0).and_then(|file| file.sync_all()).map_err(failed)?;
        match fs::hard_link(&self.0, to) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(failed(error));
            }
            // Not every file system has hard links.
            Err(_) if !to.exists() => fs::rename(&self.0, to).map_err(failed)?,
            Err(error) => return Err(failed(error)),
        }
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        // Not every system can sync a folder.
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = OsString::from(&self.0);
            name.push(end);
            // Most of them do not exist.
            let _ = fs::remove_file(name);
        }
    }
}
