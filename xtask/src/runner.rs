//! The test runner: cargo-nextest if it is installed, otherwise cargo's own.

use std::io::{self, IsTerminal};
use std::process::{Command, Stdio};

use crate::step::Step;

/// Runs every test of a workspace and returns the runner's closing lines.
pub(crate) fn run(step: Step) -> Result<Vec<String>, String> {
    // Through a pipe the runners would drop their colours.
    let step =
        if io::stdout().is_terminal() { step.env("CARGO_TERM_COLOR", "always") } else { step };
    step.run_keeping(is_closing_line)
}

/// The arguments that make `cargo` run the tests.
pub(crate) fn args() -> &'static [&'static str] {
    if has_subcommand("nextest") {
        &["nextest", "run"]
    } else {
        // Doc tests are a step of their own.
        &["test", "--all-targets"]
    }
}

/// Whether `cargo NAME` is installed.
pub(crate) fn has_subcommand(name: &str) -> bool {
    Command::new("cargo")
        .args([name, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn is_closing_line(line: &str) -> bool {
    let line = without_colours(line);
    line.trim_start().starts_with("Summary [") || line.starts_with("test result: ")
}

fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        plain.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_both_runners_are_known() {
        assert!(is_closing_line("     Summary [   0.012s] 3 tests run: 3 passed, 0 skipped"));
        assert!(is_closing_line(
            "\u{1b}[32;1m     Summary\u{1b}[0m [   0.012s] \u{1b}[1m3\u{1b}[0m tests run"
        ));
        assert!(is_closing_line("test result: ok. 3 passed; 0 failed; 0 ignored"));
        assert!(!is_closing_line("        PASS [   0.003s] xtask runner::tests::summary"));
    }
}
