//! `jadoube transcript`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_laws::Entry;
use jadoube_store::{StoreError, StoredEntry};

use super::{TranscriptArguments, stored};
use crate::failure::Failure;

pub(crate) fn run(arguments: &TranscriptArguments) -> Result<ExitCode, Failure> {
    stored::read(&arguments.store, async |store| {
        let (record, stored) = stored::game(store, &arguments.game).await?;
        let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
        let begun = record.begun().map_err(|error| corrupt(error.to_string()))?;
        let entries: Result<Vec<Entry>, _> = stored.iter().map(StoredEntry::read).collect();
        let entries = entries.map_err(|error| corrupt(error.to_string()))?;
        let title = match (&*begun.white, &*begun.black) {
            ("", "") => format!("Game {}", record.key),
            (white, black) => format!("{white} - {black}"),
        };
        let text = jadoube_cases::transcript(&title, &begun.creation, &entries)?;
        io::stdout().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    })
}
