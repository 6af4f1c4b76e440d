//! `cargo xtask headers`: writes the years of law cases that hold from an edition on as `2018-`.

use std::fs;
use std::path::PathBuf;

use crate::bless::{files, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Pages or folders of cases.
    #[arg(default_value = "cases")]
    paths: Vec<PathBuf>,
    /// Name the pages that would change but write nothing.
    #[arg(long)]
    dry_run: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let mut lines = 0;
    for path in &args.paths {
        for file in files(path)? {
            let name = file.display().to_string();
            let text = fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
            let opened = read(&name, text.clone()).opened();
            let changed = text.lines().zip(opened.lines()).filter(|(old, new)| old != new).count();
            if changed == 0 {
                continue;
            }
            println!("{name}: {changed} lines");
            lines += changed;
            if !args.dry_run {
                fs::write(&file, opened).map_err(|error| format!("{name}: {error}"))?;
            }
        }
    }
    let done = if args.dry_run { "would be rewritten" } else { "rewritten" };
    println!("{lines} lines {done}");
    Ok(())
}
