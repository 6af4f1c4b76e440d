//! Every case of the folder `cases/`, under each of its editions, is a test with its own name.

use std::path::{Path, PathBuf};

use jadoube_cases::{Page, case_files};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let arguments = Arguments::from_args();
    let files = match page_of(&arguments) {
        Some(page) => vec![root.join(format!("{page}.md"))],
        None => case_files(&root).expect("the folder of cases"),
    };
    let trials = files.into_iter().flat_map(|file| trials(&root, file));
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// The page of the one case that is asked for by its whole name. A runner that starts a process for
/// every test would otherwise have all pages read each time.
fn page_of(arguments: &Arguments) -> Option<&str> {
    let name = arguments.filter.as_deref().filter(|_| arguments.exact)?;
    name.split_once("::").map(|(page, _)| page)
}

fn trials(root: &Path, file: PathBuf) -> Vec<Trial> {
    let name = file.strip_prefix(root).unwrap_or(&file).with_extension("").display().to_string();
    let text = std::fs::read_to_string(&file).expect("a page");
    let page = match Page::read(file.display().to_string(), text) {
        Ok(page) => page,
        Err(troubles) => {
            let text: Vec<String> = troubles
                .into_iter()
                .map(|trouble| format!("{:?}", miette::Report::new(trouble)))
                .collect();
            return vec![Trial::test(format!("{name}::reading"), move || {
                Err(Failed::from(text.join("\n")))
            })];
        }
    };
    let mut trials = Vec::new();
    for case in &page.cases {
        for edition in case.header.editions.iter() {
            let (page, case) = (page.clone(), case.clone());
            let title = format!("{name}::{} ({edition})", case.title);
            trials.push(Trial::test(title, move || {
                let troubles = case.play(&page, edition).troubles;
                let text: Vec<String> = troubles
                    .into_iter()
                    .map(|trouble| format!("{:?}", miette::Report::new(trouble)))
                    .collect();
                if text.is_empty() { Ok(()) } else { Err(Failed::from(text.join("\n"))) }
            }));
        }
    }
    trials
}
