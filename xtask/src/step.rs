//! One step of a chore: a command with a name, a place and its own environment.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use crate::places;

/// A command to run, and how a reader of the log would type it.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    program: String,
    args: Vec<String>,
    environment: Vec<(&'static str, String)>,
    folder: PathBuf,
}

impl Step {
    /// A call of `cargo` in the project's folder.
    pub(crate) fn cargo(name: &'static str, args: &[&str]) -> Step {
        Step::program(name, "cargo").args(args.iter().map(|&arg| arg.to_owned()))
    }

    /// A call of any program in the project's folder.
    pub(crate) fn program(name: &'static str, program: impl Into<String>) -> Step {
        Step {
            name,
            program: program.into(),
            args: Vec::new(),
            environment: Vec::new(),
            folder: places::root().to_owned(),
        }
    }

    pub(crate) fn args(mut self, args: impl IntoIterator<Item = String>) -> Step {
        self.args.extend(args);
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Step {
        self.environment.push((name, value.into()));
        self
    }

    pub(crate) fn within(mut self, folder: PathBuf) -> Step {
        self.folder = folder;
        self
    }

    /// Runs the command with the terminal as it is.
    pub(crate) fn run(&self) -> Result<(), String> {
        let status = self.command().status().map_err(|error| self.not_started(&error))?;
        self.verdict(status.success())
    }

    /// Runs the command, shows its output as it comes, and returns the lines that `keep` picks.
    pub(crate) fn run_keeping(&self, keep: fn(&str) -> bool) -> Result<Vec<String>, String> {
        let mut child = self
            .command()
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| self.not_started(&error))?;
        let stdout = child.stdout.take().expect("stdout is piped");
        let stderr = child.stderr.take().expect("stderr is piped");
        // Two readers, because a child that fills one pipe while we wait at the other would hang.
        let reader = thread::spawn(move || copy(stderr, io::stderr(), keep));
        let mut kept = copy(stdout, io::stdout(), keep);
        kept.extend(reader.join().unwrap_or_default());
        let status = child.wait().map_err(|error| self.not_started(&error))?;
        self.verdict(status.success()).map(|()| kept)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args).current_dir(&self.folder);
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        command
    }

    fn verdict(&self, success: bool) -> Result<(), String> {
        if success { Ok(()) } else { Err(format!("`{self}` failed")) }
    }

    fn not_started(&self, error: &io::Error) -> String {
        format!("cannot start `{self}`: {error}")
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Ok(folder) = self.folder.strip_prefix(places::root())
            && !folder.as_os_str().is_empty()
        {
            write!(f, "cd {} && ", folder.display())?;
        }
        for (name, value) in &self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        write!(f, "{}", self.program)?;
        self.args.iter().try_for_each(|arg| write!(f, " {}", quoted(arg)))
    }
}

/// `text` as a shell would need it.
fn quoted(text: &str) -> String {
    if text.is_empty() || text.contains(char::is_whitespace) {
        format!("\"{text}\"")
    } else {
        text.to_owned()
    }
}

fn copy(from: impl Read, mut to: impl Write, keep: fn(&str) -> bool) -> Vec<String> {
    let mut kept = Vec::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        // A closed terminal is no reason to lose the outcome of the tests.
        let _ = writeln!(to, "{line}");
        if keep(&line) {
            kept.push(line.into_owned());
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_prints_as_it_would_be_typed() {
        let step = Step::cargo("docs", &["doc", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings")
            .within(places::bench());
        assert_eq!(
            step.to_string(),
            "cd bench && RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps"
        );
    }

    #[test]
    fn copying_keeps_the_lines_asked_for() {
        let mut seen = Vec::new();
        let kept = copy("one\ntwo\nthree".as_bytes(), &mut seen, |line| line.starts_with('t'));
        assert_eq!(kept, ["two", "three"]);
        assert_eq!(seen, b"one\ntwo\nthree\n");
    }
}
