//! Reading a FEN as it was typed.

use jadoube_chess::{Fen, Position, Setup};

use crate::failure::Failure;

/// Reads the setup from the words on the command line; anything that had to be mended is reported.
pub(crate) fn setup(words: &[String]) -> Result<Setup, Failure> {
    let text = words.join(" ");
    if matches!(text.as_str(), "start" | "startpos") {
        return Ok(Position::start().setup());
    }
    let (fen, mended) =
        Fen::lenient(&text).map_err(|error| Failure::Fen { text: text.clone(), error })?;
    for mended in mended {
        eprintln!("note: {mended}");
    }
    Ok(*fen.setup())
}
