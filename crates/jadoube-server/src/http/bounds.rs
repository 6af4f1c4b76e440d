//! How long and how many: the bounds on every text and list that creation takes.
//!
//! What is stored here is read again with every look at a game, so that what is too long once costs
//! for ever.

use jadoube_clock::MAX_MS;
use jadoube_laws::{Begun, Creation, Regulations, Side, Start};
use jadoube_notation::Language;
use jadoube_room::is_unfit;

use crate::announced::Announced;
use crate::problem::Problem;

/// The longest name of anything, in letters.
const LONGEST_NAME: usize = 200;
/// The most arbiters of a competition.
const MOST_ARBITERS: usize = 200;
/// The longest text that is stored of a competition or a game, in bytes.
const LONGEST_STORED: usize = 16 * 1024;
/// The longest time by which spectators see everything later: a day.
const LONGEST_DELAY_MS: u64 = 24 * 3_600_000;

/// Makes a name of what is given as one, or says what is wrong with it. Blanks around it are no part
/// of it. What ends a line or turns the direction of what is read would let a name show as something
/// else than it is.
pub(crate) fn name(field: &str, text: &mut String) -> Result<(), Problem> {
    let trimmed = text.trim();
    if trimmed.len() < text.len() {
        *text = trimmed.to_owned();
    }
    if text.chars().count() > LONGEST_NAME {
        let detail = format!("`{field}` is too long: a name has at most {LONGEST_NAME} letters");
        return Err(Problem::bad_request(detail));
    }
    match text.chars().find(|&letter| is_unfit(letter)) {
        None => Ok(()),
        Some(letter) => Err(Problem::bad_request(format!(
            "`{field}` has the character U+{:04X}, which does not show: leave it out",
            u32::from(letter)
        ))),
    }
}

/// Makes sure that a competition is not too much.
pub(crate) fn competition(announced: &mut Announced) -> Result<(), Problem> {
    let Announced { name: called, site, arbiters, regulations, spectator_delay_ms } = announced;
    name("name", called)?;
    name("site", site)?;
    if arbiters.len() > MOST_ARBITERS {
        let detail = format!("`arbiters`: a competition has at most {MOST_ARBITERS} arbiters");
        return Err(Problem::bad_request(detail));
    }
    for (index, arbiter) in arbiters.iter_mut().enumerate() {
        name(&format!("arbiters[{index}]"), arbiter)?;
    }
    if *spectator_delay_ms > LONGEST_DELAY_MS {
        let detail = format!(
            "`spectator_delay_ms` is at most {LONGEST_DELAY_MS}: spectators see a game within a day"
        );
        return Err(Problem::bad_request(detail));
    }
    self::regulations(regulations)
}

/// Makes sure that a game is not too much.
pub(crate) fn game(begun: &mut Begun) -> Result<(), Problem> {
    name("white", &mut begun.white)?;
    name("black", &mut begun.black)?;
    name("round", &mut begun.round)?;
    name("station", &mut begun.station)?;
    creation(&begun.creation)
}

/// The text of a competition or a game as it is stored, unless it is too long.
pub(crate) fn stored(what: &str, text: String) -> Result<String, Problem> {
    if text.len() <= LONGEST_STORED {
        return Ok(text);
    }
    Err(Problem::bad_request(format!(
        "{what} takes {} bytes with its names and regulations, and at most {LONGEST_STORED} are \
         kept: use shorter names",
        text.len()
    )))
}

fn creation(creation: &Creation) -> Result<(), Problem> {
    for (field, shows) in
        [("white_ms", creation.clock.white_ms), ("black_ms", creation.clock.black_ms)]
    {
        if shows.is_some_and(|ms| !u64::try_from(ms).is_ok_and(|ms| ms <= MAX_MS)) {
            let detail = format!("`creation.clock.{field}` is 0 to {MAX_MS}, as clocks show it");
            return Err(Problem::bad_request(detail));
        }
    }
    regulations(&creation.regulations)
}

/// Whether there is a position to begin from, and nothing is longer than it can need to be.
fn regulations(regulations: &Regulations) -> Result<(), Problem> {
    if let Start::Chess960(number) = regulations.start
        && number >= 960
    {
        let detail = format!("the positions of Chess960 are 0 to 959, and `{number}` is none");
        return Err(Problem::bad_request(detail));
    }
    for (_, code) in &regulations.languages {
        if !Language::all().any(|language| language.code() == code) {
            let code: String = code.chars().take(20).collect();
            let known: Vec<&str> = Language::all().map(Language::code).collect();
            let known = known.join(", ");
            let detail = format!("`regulations.languages`: `{code}` is none of {known}");
            return Err(Problem::bad_request(detail));
        }
    }
    let sides = [
        ("visually_disabled", regulations.visually_disabled.len()),
        ("hearing_impaired", regulations.hearing_impaired.len()),
        ("assistants", regulations.assistants.len()),
        ("disabled", regulations.disabled.len()),
    ];
    let most = Side::ALL.len();
    match sides.into_iter().find(|(_, count)| *count > most) {
        None => Ok(()),
        Some((field, count)) => Err(Problem::bad_request(format!(
            "`regulations.{field}` names {count} players, and there are {most}"
        ))),
    }
}
