//! `jadoube case`

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jadoube_cases::{Page, Trouble, case_files};

use crate::cli::CaseArguments;
use crate::failure::Failure;

pub(crate) fn run(arguments: &CaseArguments) -> Result<ExitCode, Failure> {
    // All pages are read first, so that a path without a case is reported before anything is
    // played.
    let mut pages = Vec::new();
    for path in &arguments.paths {
        let before = pages.len();
        for file in files(path)? {
            pages.push(read(&file)?);
        }
        // Any file may be named; one without a case is not a page of cases.
        pages.retain(|page| !page.cases.is_empty() || !page.broken.is_empty());
        if pages.len() == before {
            return Err(Failure::NoCase(path.display().to_string()));
        }
    }
    let mut out = io::stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for page in &pages {
        for broken in &page.broken {
            failed += 1;
            writeln!(out, "failed: {}:{}: {}", page.path, broken.line, broken.title)?;
            tell(&broken.trouble);
        }
        for case in &page.cases {
            if arguments.show {
                writeln!(out, "{}", case.show(page))?;
            }
            let played = case.play_all(page);
            let troubles: Vec<Trouble> =
                played.into_iter().flat_map(|played| played.troubles).collect();
            if troubles.is_empty() {
                passed += 1;
                continue;
            }
            failed += 1;
            writeln!(out, "failed: {}:{}: {}", page.path, case.line, case.title)?;
            troubles.iter().for_each(tell);
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(ExitCode::from(u8::from(failed > 0)))
}

fn files(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    case_files(path).map_err(|error| Failure::Input { path: path.display().to_string(), error })
}

fn read(file: &Path) -> Result<Page, Failure> {
    let path = file.display().to_string();
    let text =
        fs::read_to_string(file).map_err(|error| Failure::Input { path: path.clone(), error })?;
    Ok(Page::of(path, text))
}

fn tell(trouble: &Trouble) {
    eprintln!("{:?}", miette::Report::new(trouble.clone()));
}
