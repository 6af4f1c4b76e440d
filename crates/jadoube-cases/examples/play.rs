//! Plays law cases and tells of each that fails: `cargo run --example play -- cases/`.

use std::path::Path;
use std::process::ExitCode;

use jadoube_cases::{Page, case_files};

fn main() -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    for path in std::env::args().skip(1) {
        for file in case_files(Path::new(&path)).expect("a file or folder of cases") {
            let text = std::fs::read_to_string(&file).expect("a page");
            let page = match Page::read(file.display().to_string(), text) {
                Ok(page) => page,
                Err(troubles) => {
                    for trouble in troubles {
                        failed += 1;
                        println!("{}:{}: {trouble}: {}", file.display(), trouble.line(), trouble.label());
                    }
                    continue;
                }
            };
            for case in &page.cases {
                let troubles: Vec<_> =
                    case.play_all(&page).into_iter().flat_map(|played| played.troubles).collect();
                for trouble in &troubles {
                    println!("{}:{}: {trouble}\n    {}", file.display(), trouble.line(), trouble.label());
                }
                if troubles.is_empty() { passed += 1 } else { failed += 1 }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
