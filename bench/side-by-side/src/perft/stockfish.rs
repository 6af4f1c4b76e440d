//! Stockfish as this machine has it installed, over UCI: built as its packager chose.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use super::program::{Measurement, Program};

/// Debian keeps games out of the usual path.
const PLACES: [&str; 2] = ["stockfish", "/usr/games/stockfish"];

pub(super) struct Stockfish {
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    process: Child,
}

impl Stockfish {
    pub(super) fn start() -> Result<Stockfish, String> {
        let start =
            |place| Command::new(place).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = PLACES
            .into_iter()
            .find_map(|place| start(place).ok())
            .ok_or("no program `stockfish` is installed")?;
        let mut stockfish = Stockfish {
            questions: process.stdin.take().expect("stdin is piped"),
            answers: BufReader::new(process.stdout.take().expect("stdout is piped")),
            process,
        };
        // Castling rights by file are read only so; it changes nothing else here.
        stockfish.say("setoption name UCI_Chess960 value true")?;
        Ok(stockfish)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.questions, "{line}").map_err(|error| error.to_string())
    }

    /// The rest of the first line that begins with `start`.
    fn wait_for(&mut self, start: &str) -> Result<String, String> {
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.answers.read_line(&mut line).map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("stockfish ended early".to_owned());
            }
            if let Some(rest) = line.strip_prefix(start) {
                return Ok(rest.trim().to_owned());
            }
        }
    }
}

impl Program for Stockfish {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        self.say(&format!("position fen {fen}"))?;
        self.say("isready")?;
        self.wait_for("readyok")?;
        let started = Instant::now();
        self.say(&format!("go perft {depth}"))?;
        let nodes = self.wait_for("Nodes searched: ")?;
        Ok(Measurement {
            elapsed: started.elapsed(),
            nodes: nodes.parse().map_err(|_| nodes.clone())?,
        })
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        // If it is gone already, all the better.
        let _ = self.say("quit");
        let _ = self.process.wait();
    }
}
