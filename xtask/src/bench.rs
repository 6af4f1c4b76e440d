//! `cargo xtask bench`: builds the bench workspace the way a benchmark must be built, and runs it.
//!
//! There are two builds: one with every instruction of this machine, for us and for the peers
//! alike, and one of our crate alone as `cargo build --release` makes it for everyone.

use std::env::consts::EXE_SUFFIX;

use crate::places;
use crate::step::Step;

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// `perft`, `make`, `pgn FILE`, `mate`, `laws [FILE]`, `server` or `diff`, then its options;
    /// `cargo xtask bench perft --help` lists them.
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    benchmark: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    // The law engine has no peer to be compared with: it runs as everyone builds it.
    if let Some((_, rest)) = args.benchmark.split_first().filter(|(name, _)| *name == "laws") {
        let program = build("default-flags", "jadoube-bench-laws", "", &[])?;
        return Step::program("bench", program).args(rest.iter().cloned()).run();
    }
    if let Some((_, rest)) = args.benchmark.split_first().filter(|(name, _)| *name == "server") {
        return server(rest);
    }
    let default_flags = build("default-flags", "jadoube-bench-default-flags", "", &[])?;
    // Peers that can look up sliding attacks with the PEXT instruction are fastest that way.
    let features: &[&str] = if has_bmi2() { &["--features", "pext"] } else { &[] };
    let native = build("native", "jadoube-bench", "-C target-cpu=native", features)?;
    Step::program("bench", native)
        .args(args.benchmark.iter().cloned())
        .env("JADOUBE_DEFAULT_FLAGS", default_flags)
        .run()
}

/// The server as everyone builds it, driven by a separate process.
fn server(args: &[String]) -> Result<(), String> {
    let driver = build("default-flags", "jadoube-bench-server", "", &[])?;
    let profile = ["build", "--quiet", "--release", "--package", "jadoube"];
    Step::cargo("jadoube", &profile).env("RUSTFLAGS", "").run()?;
    let program = places::target().join("release").join(format!("jadoube{EXE_SUFFIX}"));
    Step::program("bench", driver)
        .args(args.iter().cloned())
        .env("JADOUBE", program.display().to_string())
        .within(places::target())
        .run()
}

/// A call of `cargo` in the bench workspace for the test run: optimised enough to be quick, with
/// the assertions of our crate enabled, for any machine.
pub(crate) fn checked(name: &'static str, args: &[&str]) -> Step {
    let (subcommand, rest) = args.split_first().expect("cargo needs a subcommand");
    in_bench(name, "checked", &[&[*subcommand, "--profile", "checked"], rest].concat())
}

/// Builds `package` and returns the path of the program.
fn build(
    flavour: &'static str,
    package: &str,
    rustflags: &str,
    features: &[&str],
) -> Result<String, String> {
    let args = [&["build", "--quiet", "--release", "--package", package], features].concat();
    // Set even when empty: flags in the environment or in someone's own settings must not tilt the
    // comparison.
    in_bench(flavour, flavour, &args).env("RUSTFLAGS", rustflags).run()?;
    let folder = places::bench_target(flavour).join("release");
    Ok(folder.join(format!("{package}{EXE_SUFFIX}")).display().to_string())
}

fn in_bench(name: &'static str, flavour: &str, args: &[&str]) -> Step {
    Step::cargo(name, args)
        .env("CARGO_TARGET_DIR", places::bench_target(flavour).display().to_string())
        .within(places::bench())
}

#[cfg(target_arch = "x86_64")]
fn has_bmi2() -> bool {
    std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_bmi2() -> bool {
    false
}
