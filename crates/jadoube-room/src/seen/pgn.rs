//! A game as PGN.

use jadoube_chess::{Attempt, Fen, Kind, Position, Side, Wing};
use jadoube_clock::PgnTimeControl;
use jadoube_laws::{Begun, Game, Ply, Role, Start, Termination};
use jadoube_notation::Language;
use jadoube_notation::pgn::{self, GameResult, Step, Writer};

/// What a file of PGN tells of the event that a game belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub struct PgnEvent<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Where it is.
    pub site: &'a str,
    /// When the game was created, in milliseconds since 1970 (UTC).
    pub created: u64,
    /// The hash of the last entry, in hexadecimal digits; told to those who may know all.
    pub head: &'a str,
}

/// A game as PGN; nothing if it cannot be told so.
///
/// While a game goes on, usual notation would tell those who are not arbiters whether a move is legal
/// and gives check (12.6): for them the moves are written as hands made them, each with the squares it
/// went from and to, whether it is legal or not. Nor do they get the head, which changes with every
/// entry that they are not shown.
pub fn pgn(of: PgnEvent<'_>, begun: &Begun, game: &Game, sees: Role) -> Option<String> {
    let start = begun.creation.standing();
    let mut tags = tags(of, begun, game);
    let knows = sees == Role::Arbiter || game.is_over();
    if knows {
        tags.push(("JadoubeHead".to_owned(), of.head.to_owned()));
    }
    let steps = if knows { game.line().iter().map(step).collect() } else { Vec::new() };
    let told = pgn::Game {
        tags,
        start: *start.arrangement()?,
        steps,
        result: Some(result(game)),
        language: Language::English,
        problems: Vec::new(),
    };
    let mut text = Vec::new();
    // Writing into memory does not fail.
    let _ = Writer::default().write(&told, &mut text);
    let mut text = String::from_utf8_lossy(&text).into_owned();
    if !knows {
        // The moves come before the result, which ends the text of a game without moves.
        let result = format!("{}\n\n", result(game));
        text.truncate(text.len() - result.len());
        text.push_str(&as_made(game, &result));
    }
    Some(text)
}

/// The completed moves as hands made them, and the result.
fn as_made(game: &Game, result: &str) -> String {
    let completed = game.line().iter().take_while(|ply| ply.completed_in.is_some());
    let mut words = Vec::new();
    for (place, ply) in completed.enumerate() {
        match ply.side() {
            Side::White => words.push(format!("{}.", ply.number())),
            Side::Black if place == 0 => words.push(format!("{}...", ply.number())),
            Side::Black => {}
        }
        words.push(hand_made(ply));
    }
    let (mut text, mut width) = (String::new(), 0);
    for word in words {
        if width > 0 && width + 1 + word.len() > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        width += word.len();
        text.push_str(&word);
    }
    if width > 0 {
        text.push(if width + 1 + result.trim_end().len() > WIDTH { '\n' } else { ' ' });
    }
    text + result
}

/// The letters of a line, as the standard of PGN wants it.
const WIDTH: usize = 79;

/// A move by the piece that was taken up and the two squares: what everybody could see.
fn hand_made(ply: &Ply) -> String {
    let board = ply.before.board();
    match ply.attempt {
        Some(Attempt::Move { from, to, promotion }) => {
            let [piece, taken] = [from, to].map(|on| board.piece_at(on));
            let letter = match piece.map(|piece| piece.kind) {
                None | Some(Kind::Pawn) => "",
                Some(kind) => Language::English.letter(kind),
            };
            let takes = if taken.is_some() { "x" } else { "" };
            let promoted = promotion
                .map_or_else(String::new, |kind| format!("={}", Language::English.letter(kind)));
            format!("{letter}{from}{takes}{to}{promoted}")
        }
        Some(Attempt::Castling(Wing::KingSide)) => "O-O".to_owned(),
        Some(Attempt::Castling(Wing::QueenSide)) => "O-O-O".to_owned(),
        None => "?".to_owned(),
    }
}

fn tags(of: PgnEvent<'_>, begun: &Begun, game: &Game) -> Vec<(String, String)> {
    let known = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let mut tags = vec![
        ("Event", known(of.name)),
        ("Site", known(of.site)),
        ("Date", date(of.created)),
        ("Round", known(&begun.round)),
        ("White", known(&begun.white)),
        ("Black", known(&begun.black)),
        ("Result", result(game).to_string()),
    ];
    let regulations = game.rules().regulations();
    // The tag has one control for both; where the players have different ones it would be wrong.
    if let Some(controls) = regulations.control.as_ref().filter(|both| both.white == both.black) {
        let control = PgnTimeControl::Control(controls.white.clone());
        tags.push(("TimeControl", control.to_string()));
    }
    if matches!(regulations.start, Start::Chess960(_)) {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    let start = begun.creation.standing().to_string();
    if start != Fen::from(Position::start().setup()).to_string() {
        tags.extend([("SetUp", "1".to_owned()), ("FEN", start)]);
    }
    if let Some(outcome) = game.outcome() {
        tags.push(("Termination", termination(outcome.termination).to_owned()));
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// What ended a game, in the words that the standard of PGN has for it.
const fn termination(by: Termination) -> &'static str {
    match by {
        Termination::Time => "time forfeit",
        Termination::Default => "abandoned",
        Termination::IllegalMoves
        | Termination::IllegalPosition
        | Termination::SealedMove
        | Termination::Penalty => "rules infraction",
        Termination::Arbiter | Termination::Appeal | Termination::Quickplay => "adjudication",
        Termination::Checkmate
        | Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Resignation
        | Termination::Agreement
        | Termination::Threefold
        | Termination::FiftyMoves
        | Termination::Fivefold
        | Termination::SeventyFiveMoves
        | Termination::Signature => "normal",
    }
}

fn step(ply: &Ply) -> Step {
    let legal = ply.before.arrangement().zip(ply.attempt);
    match legal.and_then(|(before, attempt)| before.check(attempt).ok()) {
        Some(mv) if ply.wrong.is_none() => Step::Move(mv),
        _ => Step::Stood {
            text: ply.attempt.map_or_else(|| "?".to_owned(), |attempt| attempt.to_string()),
            after: ply.after.setup(),
        },
    }
}

fn result(game: &Game) -> GameResult {
    game.outcome()
        .and_then(|outcome| outcome.score.to_string().parse().ok())
        .unwrap_or(GameResult::Unknown)
}

/// The date of a time in milliseconds since 1970 (UTC), as PGN writes it.
fn date(ms: u64) -> String {
    // Days are counted from the first of March of the year 0, so that leap days end the years.
    let days = ms / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        const DAY: u64 = 86_400_000;
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(DAY * 59 - 1), "1970.02.28");
        assert_eq!(date(951_782_400_000), "2000.02.29");
        assert_eq!(date(951_782_400_000 + DAY), "2000.03.01");
        assert_eq!(date(1_735_689_599_999), "2024.12.31");
    }
}
