//! `cargo xtask wasm`: whether the crates that do no IO build for browsers.

use std::path::Path;
use std::process::Command;

use crate::places;
use crate::step::Step;

#[derive(clap::Args)]
pub(crate) struct Args {}

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that do no IO, and the cases, which they play.
const CRATES: [&str; 9] = [
    "jadoube-chess",
    "jadoube-mate",
    "jadoube-notation",
    "jadoube-lawbook",
    "jadoube-clock",
    "jadoube-record",
    "jadoube-laws",
    "jadoube-room",
    "jadoube-cases",
];

/// The default compiler, then that of the system's packages.
const COMPILERS: [&str; 2] = ["rustc", "/usr/bin/rustc"];

/// What to do if none of them can build for browsers.
pub(crate) const NEEDS: &str = "install the target with `rustup target add \
    wasm32-unknown-unknown` or, on Debian, with `apt-get install rustc-web rust-web-src`";

/// A compiler that can build for browsers, and where its standard library comes from.
struct Tools {
    rustc: &'static str,
    library: Library,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Library {
    /// Built, beside the compiler.
    Installed,
    /// Only its source, from which we build it.
    Source,
}

pub(crate) fn run(_: &Args) -> Result<(), String> {
    match is_possible() {
        true => step().run(),
        false => Err(format!("no compiler here can build for {TARGET}: {NEEDS}")),
    }
}

/// Whether there is a compiler that can build for browsers.
pub(crate) fn is_possible() -> bool {
    tools().is_some()
}

/// Builds the crates in a separate folder: with another compiler everything is rebuilt.
pub(crate) fn step() -> Step {
    step_with(&tools().unwrap_or(Tools { rustc: COMPILERS[0], library: Library::Installed }))
}

fn step_with(tools: &Tools) -> Step {
    let folder = places::target().join("wasm");
    let mut step = Step::cargo("wasm", &["build", "--locked", "--target", TARGET])
        .args(["--target-dir".to_owned(), folder.to_string_lossy().into_owned()])
        .args(CRATES.iter().flat_map(|name| ["--package".to_owned(), (*name).to_owned()]));
    if tools.rustc != COMPILERS[0] {
        step = step.env("RUSTC", tools.rustc);
    }
    match tools.library {
        Library::Installed => step,
        // Building the standard library is for nightly compilers, or for one that is told to act as
        // one.
        Library::Source => step
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["-Z", "build-std=std,panic_abort"].map(str::to_owned)),
    }
}

/// The first compiler that has the library built, or else its source.
fn tools() -> Option<Tools> {
    let found = |library: Library| {
        let rustc = COMPILERS.into_iter().find(|rustc| has(rustc, library))?;
        Some(Tools { rustc, library })
    };
    found(Library::Installed).or_else(|| found(Library::Source))
}

fn has(rustc: &str, library: Library) -> bool {
    let (wanted, within) = match library {
        Library::Installed => ("target-libdir", ""),
        Library::Source => ("sysroot", "lib/rustlib/src/rust/library/std/Cargo.toml"),
    };
    let output = Command::new(rustc).args(["--print", wanted, "--target", TARGET]).output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(folder.trim()).join(within).exists()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_is_built_where_it_is_not_installed() {
        let typed = |rustc, library| step_with(&Tools { rustc, library }).to_string();
        let plain = typed("rustc", Library::Installed);
        assert!(plain.starts_with("cargo build --locked --target wasm32-unknown-unknown"));
        assert!(plain.contains("--package jadoube-laws") && !plain.contains("build-std"));
        let built = typed("/usr/bin/rustc", Library::Source);
        assert!(built.starts_with("RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 cargo build"), "{built}");
        assert!(built.ends_with("-Z build-std=std,panic_abort"), "{built}");
    }

    #[test]
    fn a_compiler_that_is_not_there_has_nothing() {
        for library in [Library::Installed, Library::Source] {
            assert!(!has("/nowhere/rustc", library));
        }
    }
}
