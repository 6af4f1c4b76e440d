//! `cargo xtask test`: the whole test run, step by step, until one fails.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use crate::bench;
use crate::places;
use crate::postgres::{self, Postgres};
use crate::runner;
use crate::step::Step;
use crate::{wasm, web};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only this step.
    #[arg(long, value_name = "STEP", value_parser = NAMES)]
    only: Option<String>,
}

const NAMES: [&str; 18] = [
    "fmt",
    "clippy",
    "clippy-small",
    "clippy-store",
    "tests",
    "doc-tests",
    "docs",
    "wasm",
    "deny",
    "web-check",
    "web-tests",
    "web-build",
    "web-server",
    "web-e2e",
    "bench-fmt",
    "bench-clippy",
    "bench-tests",
    "bench-diff",
];

/// Enough positions to meet every kind of move and of bad setup, few enough to wait for.
const SHORT_DIFFERENTIAL_RUN: u32 = 30_000;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let mut closing_lines = Vec::new();
    let mut left_out = Vec::new();
    let started = Instant::now();
    for step in steps() {
        if args.only.as_deref().is_some_and(|only| only != step.name) {
            continue;
        }
        if let Some(needs) = missing(step.name) {
            heading(&format!("{}: {step}", step.name));
            println!("left out: {needs}");
            left_out.push(step.name);
            continue;
        }
        closing_lines.extend(run_one(step)?);
    }
    let elapsed = seconds(started.elapsed());
    heading(&format!("all steps passed in {elapsed}{}", told(&left_out)));
    // A log is read from its end: what the test runners counted comes last.
    for line in closing_lines {
        println!("{line}");
    }
    Ok(())
}

/// What a step needs and is missing here, if the others can do without it.
fn missing(name: &str) -> Option<&'static str> {
    match name {
        "deny" if !runner::has_subcommand("deny") => {
            Some("install it with `cargo install --locked cargo-deny`")
        }
        "wasm" if !wasm::is_possible() => Some(wasm::NEEDS),
        _ => None,
    }
}

/// The steps that were left out, as the end of a line.
fn told(left_out: &[&str]) -> String {
    match left_out {
        [] => String::new(),
        [one] => format!(" ({one} was left out)"),
        more => format!(" ({} were left out)", more.join(" and ")),
    }
}

fn run_one(step: Step) -> Result<Vec<String>, String> {
    let name = step.name;
    heading(&format!("{name}: {step}"));
    let started = Instant::now();
    let outcome = match name {
        "tests" => run_tests(step),
        "web-e2e" => run_in_browser(step),
        _ if name.starts_with("web-") => {
            web::packages().and_then(|()| step.run()).map(|()| Vec::new())
        }
        _ => step.run().map(|()| Vec::new()),
    };
    let closing_lines = outcome.map_err(|error| {
        format!(
            "the step `{name}` failed: {error}\nto run it alone: cargo xtask test --only {name}"
        )
    })?;
    println!("{name} took {}", seconds(started.elapsed()));
    Ok(closing_lines)
}

/// Runs the tests, with a database server for those that need one.
fn run_tests(step: Step) -> Result<Vec<String>, String> {
    if std::env::var_os(postgres::VARIABLE).is_some() {
        return runner::run(step);
    }
    let server = Postgres::start()?;
    runner::run(step.env(postgres::VARIABLE, server.address()))
}

/// Runs the tests that use the application as people do, in a browser.
fn run_in_browser(step: Step) -> Result<Vec<String>, String> {
    web::packages()?;
    let browser = web::browser()?;
    let server = places::target().join("debug").join("jadoube");
    let step = step.env("CHROMIUM", browser.to_string_lossy());
    step.env("JADOUBE_BIN", server.to_string_lossy()).run().map(|()| Vec::new())
}

fn steps() -> Vec<Step> {
    let tests = [runner::args(), &["--workspace", "--all-features"]].concat();
    vec![
        Step::cargo("fmt", &["fmt", "--all", "--check"]),
        Step::cargo(
            "clippy",
            &["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"],
        ),
        small("clippy-small", &[]),
        small("clippy-store", &["--features", "store"]),
        Step::cargo("tests", &tests),
        Step::cargo("doc-tests", &["test", "--doc", "--workspace", "--all-features"]),
        Step::cargo("docs", &["doc", "--no-deps", "--workspace", "--all-features"])
            .env("RUSTDOCFLAGS", "-D warnings"),
        wasm::step(),
        Step::cargo("deny", &["deny", "--workspace", "--all-features", "check"]),
        web::npm("web-check", &["run", "check"]),
        web::npm("web-tests", &["test"]),
        web::npm("web-build", &["run", "build"]),
        Step::cargo("web-server", &["build", "--package", "jadoube"]),
        web::npm("web-e2e", &["run", "e2e"]),
        Step::cargo("bench-fmt", &["fmt", "--check"]).within(places::bench()),
        bench::checked("bench-clippy", &["clippy", "--workspace", "--all-targets"])
            .args(["--", "-D", "warnings"].map(str::to_owned)),
        bench::checked("bench-tests", &["test", "--workspace"]),
        bench::checked("bench-diff", &["run", "--package", "jadoube-bench", "--", "diff"])
            .args(["--positions".to_owned(), SHORT_DIFFERENTIAL_RUN.to_string()]),
    ]
}

/// The command line without its server, and without the databases unless a feature adds them.
fn small(name: &'static str, features: &[&str]) -> Step {
    let step = Step::cargo(name, &["clippy", "--package", "jadoube", "--no-default-features"]);
    step.args([features, &["--", "-D", "warnings"]].concat().into_iter().map(str::to_owned))
}

fn heading(text: &str) {
    if io::stdout().is_terminal() {
        println!("\n\u{1b}[1m==> {text}\u{1b}[0m");
    } else {
        println!("\n==> {text}");
    }
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_run_alone() {
        let names: Vec<_> = steps().iter().map(|step| step.name).collect();
        assert_eq!(names, NAMES);
    }

    #[test]
    fn what_was_left_out_is_told() {
        assert_eq!(told(&[]), "");
        assert_eq!(told(&["deny"]), " (deny was left out)");
        assert_eq!(told(&["wasm", "deny"]), " (wasm and deny were left out)");
    }

    /// The crates that a build of the command line consists of, without those for tests.
    fn made_of(features: &[&str]) -> String {
        let tree = ["tree", "--locked", "--package", "jadoube", "--no-default-features"];
        let whole = ["--edges", "normal,build", "--prefix", "none", "--format", "{p}"];
        let mut cargo = std::process::Command::new(env!("CARGO"));
        cargo.args(tree).args(whole).args(features).current_dir(places::root());
        let output = cargo.output().expect("cargo starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    #[test]
    fn the_small_command_line_has_no_server_and_no_database() {
        let has = |tree: &str, name: &str| {
            tree.lines().any(|line| line.split(' ').next().is_some_and(|it| it.starts_with(name)))
        };
        let small = made_of(&[]);
        for left_out in ["axum", "hyper", "jadoube-server", "jadoube-store", "sqlx", "tokio"] {
            assert!(!has(&small, left_out), "{left_out} in {small}");
        }
        let with_store = made_of(&["--features", "store"]);
        assert!(has(&with_store, "sqlx"), "{with_store}");
        for left_out in ["axum", "hyper", "jadoube-server"] {
            assert!(!has(&with_store, left_out), "{left_out} in {with_store}");
        }
    }
}
