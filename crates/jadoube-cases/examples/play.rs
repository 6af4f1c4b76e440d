//! Plays law cases and reports each that fails: `cargo run --example play -- [--show] cases/`.

use std::path::Path;
use std::process::ExitCode;

use jadoube_cases::{Page, Trouble, case_files};

fn main() -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    let (options, paths): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    for path in paths {
        for file in case_files(Path::new(&path)).expect("a file or folder of cases") {
            let text = std::fs::read_to_string(&file).expect("a page");
            let tell = |trouble: &Trouble| {
                println!(
                    "{}:{}: {trouble}\n    {}",
                    file.display(),
                    trouble.line(),
                    trouble.label()
                );
            };
            let page = Page::of(file.display().to_string(), text);
            page.broken.iter().for_each(|broken| tell(&broken.trouble));
            failed += page.broken.len();
            for case in &page.cases {
                if options.iter().any(|option| option == "--show") {
                    println!("{}", case.show(&page));
                }
                let played = case.play_all(&page);
                let troubles: Vec<&Trouble> =
                    played.iter().flat_map(|played| &played.troubles).collect();
                troubles.iter().for_each(|trouble| tell(trouble));
                if troubles.is_empty() { passed += 1 } else { failed += 1 }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
