//! One binary for the tests of the crate, apart from the cases themselves.

mod bless;
mod broken;
mod citing;
mod coverage;
mod editions;
mod meaning;
mod net;
mod odd;
mod open_points;
mod readme;
mod simulated;
mod transcript;
mod trial;
mod trials;

use jadoube_cases::Page;

/// A page with one case.
fn page_of(title: &str, lines: &str) -> Page {
    Page::read(
        "page.md",
        format!("# Page\n\nProse.\n\n## {title}\n\n```case\n{lines}```\n\nMore.\n"),
    )
    .unwrap()
}
