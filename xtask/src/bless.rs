//! `cargo xtask bless`: writes the engine's rulings into law cases and shows what changed, or
//! rewrites what is generated: the tables of words in `cases/README.md`, the types of what the
//! server sends.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_cases::{Bless, Page, case_files, with_word_tables};

use crate::places;
use crate::step::Step;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Pages or folders of cases.
    #[arg(default_value = "cases")]
    paths: Vec<PathBuf>,
    /// Rewrite the `==` lines of failing steps too.
    #[arg(long)]
    states: bool,
    /// Show what would change but write nothing.
    #[arg(long)]
    dry_run: bool,
    /// Rewrite the server's OpenAPI document and the types of web/, and no cases.
    #[arg(long, conflicts_with_all = ["paths", "states", "dry_run"])]
    wire: bool,
    /// Rewrite the tables of words in cases/README.md from the declarations of the words, and no
    /// cases.
    #[arg(long, conflicts_with_all = ["paths", "states", "dry_run", "wire"])]
    words: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    if args.wire {
        let run = ["run", "--package", "jadoube-server", "--features", "schema"];
        return Step::cargo("wire", &[&run[..], &["--example", "wire"]].concat()).run();
    }
    if args.words {
        return bless_words(&places::root().join("cases/README.md"));
    }
    let what = if args.states { Bless::RulingsAndStates } else { Bless::Rulings };
    let (mut steps, mut left) = (0, 0);
    for path in &args.paths {
        for file in files(path)? {
            let (changed, failing) = bless(&file, what, args.dry_run)?;
            steps += changed;
            left += failing;
        }
    }
    if steps > 0 {
        println!(
            "\nNothing is right just because the engine says so: check each of these changes against the Laws."
        );
    }
    let done = if args.dry_run { "would be rewritten" } else { "rewritten" };
    println!("{steps} steps {done}, {left} cases still fail");
    Ok(())
}

/// Writes the tables of words into the page that tells how cases are written.
fn bless_words(file: &Path) -> Result<(), String> {
    let name = file.display().to_string();
    let page = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let written = with_word_tables(&page).map_err(|error| format!("{name}: {error}"))?;
    fs::write(file, written).map_err(|error| format!("{name}: {error}"))
}

/// The pages under a path. Cargo starts us in the project or below it; the default path is in the
/// project.
pub(crate) fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    let path = if path.exists() { path.to_owned() } else { places::root().join(path) };
    case_files(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Reads a page and reports cases in it that cannot be read; they are left as they are.
pub(crate) fn read(name: &str, text: String) -> Page {
    let page = Page::of(name, text);
    for broken in &page.broken {
        let trouble = &broken.trouble;
        eprintln!("{name}:{}: {trouble} ({})", trouble.line(), trouble.label());
    }
    page
}

/// Blesses a page; returns how many steps changed and how many cases still fail.
fn bless(file: &Path, what: Bless, dry_run: bool) -> Result<(usize, usize), String> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let page = read(&name, text);
    let blessed = page.bless(what);
    for change in &blessed.changes {
        println!("\n{name}:{}: {}\n  {}", change.line, change.title, change.step);
        change.removed.iter().for_each(|line| println!("-   {line}"));
        change.added.iter().for_each(|line| println!("+   {line}"));
    }
    if !blessed.changes.is_empty() && !dry_run {
        fs::write(file, &blessed.text).map_err(|error| format!("{name}: {error}"))?;
    }
    let after = Page::of(&name, blessed.text);
    let fails = |case: &&jadoube_cases::Case| {
        case.play_all(&after).iter().any(|played| !played.troubles.is_empty())
    };
    let failing = after.cases.iter().filter(fails).count() + after.broken.len();
    Ok((blessed.changes.len(), failing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_that_cannot_be_read_stays_and_still_fails() {
        let case = |act: &str| {
            format!(
                "## A case\n\n```case\nlaws 2023\n\nWhite {act} e2\n  => no effect [4.3.1]\n```\n\n"
            )
        };
        let text = [case("touches"), case("tickles"), case("touches")].concat();
        let file = std::env::temp_dir().join(format!("jadoube-bless-{}.md", std::process::id()));
        fs::write(&file, &text).unwrap();
        let counted = bless(&file, Bless::Rulings, false);
        let written = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        assert_eq!(counted, Ok((2, 1)));
        assert!(written.contains(&case("tickles")), "{written}");
        assert_eq!(written.matches("White must move the pawn e2").count(), 2, "{written}");
    }
}
