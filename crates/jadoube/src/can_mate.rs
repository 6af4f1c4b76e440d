//! `jadoube can-mate`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_chess::{Fen, Position, Side};
use jadoube_mate::{Answer, Limit, can_mate};
use serde::Serialize;

use crate::can_mate_batch;
use crate::cli::CanMateArguments;
use crate::failure::Failure;
use crate::fen;
use crate::mate_answer::MateAnswer;

pub(crate) fn run(arguments: &CanMateArguments) -> Result<ExitCode, Failure> {
    let limit = arguments.limit.map_or(Limit::NONE, Limit::positions);
    if let Some(path) = &arguments.batch {
        return can_mate_batch::run(path, limit);
    }
    let (position, _) =
        Position::allowing_unreachable(fen::setup(&arguments.words)?).map_err(Failure::Flawed)?;
    let by = arguments.by.ok_or(Failure::SideMissing)?;
    let answer = can_mate(&position, by, limit);
    let told = MateAnswer::new(&position, &answer, arguments.lang);
    let mut out = io::stdout().lock();
    if arguments.json {
        let fen = Fen::from(position.setup()).to_string();
        let text = serde_json::to_string_pretty(&Told { fen, by, told });
        writeln!(out, "{}", text.map_err(io::Error::from)?)?;
    } else {
        writeln!(out, "{}\n{}", told.answer, told.sentence(by))?;
    }
    Ok(match answer {
        Answer::Yes(_) => ExitCode::SUCCESS,
        Answer::No(_) => ExitCode::from(1),
        Answer::Unknown => ExitCode::from(3),
    })
}

/// The answer for programs, together with the question as it was understood.
#[derive(Debug, Serialize)]
struct Told {
    fen: String,
    by: Side,
    #[serde(flatten)]
    told: MateAnswer,
}
