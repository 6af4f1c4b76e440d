//! `jadoube verify`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_store::{Store, verify};

use crate::cli::VerifyArguments;
use crate::failure::Failure;
use crate::stored;

pub(crate) fn run(arguments: &VerifyArguments) -> Result<ExitCode, Failure> {
    stored::read(&arguments.store, async |store| {
        let keys = match &arguments.game {
            Some(key) => vec![key.clone()],
            None => store.all_games().await?,
        };
        let (mut right, mut broken) = (0_u32, 0_u32);
        let mut out = io::stdout().lock();
        for key in keys {
            let (record, lines) = stored::game(&store, &key).await?;
            match verify(&record, &lines, arguments.head) {
                Ok(verified) => {
                    writeln!(out, "{key}\t{}\t{}", verified.entries, verified.head)?;
                    right += 1;
                }
                Err(error) => {
                    writeln!(out, "{key}\tbroken\t{error}")?;
                    broken += 1;
                }
            }
        }
        writeln!(out, "{right} right, {broken} broken")?;
        Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
    })
}
