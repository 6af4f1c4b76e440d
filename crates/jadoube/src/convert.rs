//! `jadoube convert`

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use jadoube_notation::Style;
use jadoube_notation::pgn::Writer;

use crate::cli::ConvertArguments;
use crate::failure::Failure;
use crate::games::each_game;

pub(crate) fn run(arguments: &ConvertArguments) -> Result<ExitCode, Failure> {
    let style = match arguments.fide {
        true => Style::fide(arguments.to),
        false => Style { language: arguments.to, ..Style::pgn() },
    };
    // A list of moves alone stays one: no tags are made up for it.
    let writer = Writer::new(style.with_form(arguments.form)).without_roster();
    let mut out = BufWriter::new(io::stdout().lock());
    let code = each_game(&arguments.games, |game| writer.write(game, &mut out))?;
    out.flush()?;
    Ok(code)
}
