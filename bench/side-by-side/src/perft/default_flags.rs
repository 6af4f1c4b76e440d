//! jadoube-chess as everybody builds it: a process of its own, asked over a pipe.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use super::program::{Measurement, Program};

pub(super) struct DefaultFlags {
    // Dropped first: at the end of its input the process ends by itself.
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    _process: Child,
}

impl DefaultFlags {
    pub(super) fn start() -> Result<DefaultFlags, String> {
        let path = env::var_os("JADOUBE_DEFAULT_FLAGS")
            .ok_or("JADOUBE_DEFAULT_FLAGS does not say where the other build lies; run `cargo xtask bench perft`")?;
        let mut process = Command::new(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", path.display()))?;
        Ok(DefaultFlags {
            questions: process.stdin.take().expect("stdin is piped"),
            answers: BufReader::new(process.stdout.take().expect("stdout is piped")),
            _process: process,
        })
    }
}

impl Program for DefaultFlags {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        writeln!(self.questions, "{fen}\t{depth}").map_err(|error| error.to_string())?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).map_err(|error| error.to_string())?;
        let (nodes, nanoseconds) = answer.trim_end().split_once('\t').ok_or("no answer")?;
        Ok(Measurement {
            nodes: nodes.parse().map_err(|_| answer.clone())?,
            elapsed: Duration::from_nanos(nanoseconds.parse().map_err(|_| answer.clone())?),
        })
    }
}
