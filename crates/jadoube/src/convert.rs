//! `jadoube convert`

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use jadoube_notation::pgn::Writer;
use jadoube_notation::{Language, Style};

use crate::cli::ConvertArguments;
use crate::failure::Failure;
use crate::games::Source;

pub(crate) fn run(arguments: &ConvertArguments) -> Result<ExitCode, Failure> {
    let from = match arguments.from.as_str() {
        "auto" => None,
        text => {
            Some(text.parse::<Language>().map_err(|error| Failure::Language(error.to_string()))?)
        }
    };
    let style = match arguments.fide {
        true => Style::fide(arguments.to),
        false => Style { language: arguments.to, ..Style::pgn() },
    };
    // A list of moves alone stays one: no tags are made up for it.
    let writer = Writer::new(style.with_form(arguments.form)).without_roster();
    let mut source = Source::open(&arguments.file)?.in_language(from);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut troubles = 0;
    while let Some(game) = source.next_game(&mut troubles)? {
        writer.write(&game, &mut out)?;
    }
    out.flush()?;
    source.bar.finish_and_clear();
    Ok(ExitCode::from(u8::from(troubles > 0)))
}
