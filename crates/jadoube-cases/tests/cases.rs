//! Every case of the folder `cases/`, under each of its editions, is a test with its own name.

mod trials;

use std::path::Path;

use jadoube_cases::{Page, case_files};
use libtest_mimic::{Arguments, Trial};

use crate::trials::trials;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let arguments = Arguments::from_args();
    let files = match page_of(&arguments) {
        Some(page) => vec![root.join(format!("{page}.md"))],
        None => case_files(&root).expect("the folder of cases"),
    };
    let trials = files.iter().flat_map(|file| of_page(&root, file));
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// The page of the one case that is asked for by its full name. A runner that starts a process for
/// every test would otherwise read all pages each time.
fn page_of(arguments: &Arguments) -> Option<&str> {
    let name = arguments.filter.as_deref().filter(|_| arguments.exact)?;
    name.split_once("::").map(|(page, _)| page)
}

fn of_page(root: &Path, file: &Path) -> Vec<Trial> {
    let name = file.strip_prefix(root).unwrap_or(file).with_extension("").display().to_string();
    let text = std::fs::read_to_string(file).expect("a page");
    trials(&name, &Page::of(file.display().to_string(), text))
}
