//! A played game as a law case.

use std::fmt::Write;

use jadoube_laws::{BySide, Creation, Entry, Event, Game, write_time};

use crate::expected::line_of;
use crate::transcript_header::header;

/// Something in a game that cases have no words for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be written as a law case")]
pub struct TranscriptError(pub(crate) String);

/// Writes a played game as a page with one case, which can be read back and passes as long as the
/// Laws still rule as they did.
///
/// Every entry is a step with the rulings it was given; the last step gives the state of the game.
///
/// ```
/// use jadoube_cases::{Page, transcript};
/// use jadoube_laws::{Creation, Edition, Game, Happening, Regulations, split_actor};
///
/// let creation = Creation::new(Regulations::standard(Edition::E2023));
/// let mut game = Game::create(creation.clone());
/// let mut entries = Vec::new();
/// for line in ["White touches e2", "White releases on e4", "White presses"] {
///     let (by, act) = split_actor(line).unwrap();
///     entries.push(game.happen(Happening::new(0, by, act.parse().unwrap()).unwrap()));
/// }
/// let text = transcript("The king's pawn", &creation, &entries).unwrap();
/// let page = Page::read("game.md", text).unwrap();
/// assert!(page.cases[0].play_all(&page)[0].troubles.is_empty());
/// ```
///
/// # Errors
///
/// If cases have no words for something in it. They have for everything that can be recorded.
pub fn transcript(
    title: &str,
    creation: &Creation,
    entries: &[Entry],
) -> Result<String, TranscriptError> {
    let title = title.replace(char::is_control, " ");
    let mut page = format!("## {title}\n\n```case\n");
    for line in header(creation)? {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let _ = writeln!(page, "{word:<9} {rest}");
    }
    page.push('\n');
    let mut game = Game::create(creation.clone());
    let mut at = 0;
    for entry in entries {
        let happened = instant(&game, entry);
        page.push_str(&step(entry, happened - at.min(happened))?);
        at = happened;
        for ruling in entry.rulings.iter().filter(|ruling| !ruling.effect.is_routine()) {
            let _ = writeln!(page, "  {}", line_of(ruling));
        }
        game.record(entry);
    }
    if entries.is_empty() {
        page.push_str("Clock waits\n");
    }
    for line in states(&game) {
        let _ = writeln!(page, "  == {line}");
    }
    page.push_str("```\n");
    Ok(page)
}

/// The time of an entry; a flag falls when the time is over, even if it was reported later.
fn instant(game: &Game, entry: &Entry) -> u64 {
    let next_flag = game.clock().and_then(jadoube_clock::Clock::next_flag);
    match (&entry.event, next_flag) {
        (Event::FlagFell { side }, Some((at, falls))) if falls == *side => at,
        _ => entry.at,
    }
}

fn step(entry: &Entry, delay_ms: u64) -> Result<String, TranscriptError> {
    let act = entry.event.to_string();
    if act.contains('\n') || act.parse().as_ref() != Ok(&entry.event) {
        return Err(TranscriptError(format!("`{} {act}`", entry.by)));
    }
    let delay = match i64::try_from(delay_ms) {
        Ok(0) => String::new(),
        Ok(ms) => format!("+{} ", write_time(ms)),
        Err(_) => return Err(TranscriptError(format!("a wait of {delay_ms} ms"))),
    };
    Ok(format!("{delay}{} {act}\n", entry.by))
}

/// The state of the game at its end.
fn states(game: &Game) -> Vec<String> {
    let mut states = vec![format!("position {}", game.standing())];
    if game.clock().is_some() {
        let BySide { white, black } = game.clocks_ms(game.at()).map(write_time);
        states.push(format!("clock White {white}, Black {black}"));
    }
    states.push(match game.outcome() {
        Some(outcome) => format!("result {}", outcome.score),
        None => "not over".to_owned(),
    });
    states
}
