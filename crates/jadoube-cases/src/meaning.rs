//! What the words of a case mean, however they are spelled.

use jadoube_chess::{Attempt, BySide, Fen, Mended, Setup};
use jadoube_laws::{Event, Game, ParseWordsError};

use crate::case::wrong;

/// A position that a case names, and whether the counters are part of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedPosition {
    fen: Fen,
    with_counters: bool,
}

impl NamedPosition {
    /// Reads a FEN of four or six fields, also if it is only spelled differently.
    pub(crate) fn read(text: &str) -> Result<Self, ParseWordsError> {
        let not_one = |why: String| wrong(text, &format!("a FEN of four or six fields{why}"));
        let fields = text.split_whitespace().count();
        let whole = match fields {
            4 => format!("{text} 0 1"),
            6 => text.to_owned(),
            _ => return Err(not_one(String::new())),
        };
        // Strictly first: rights that contradict the board belong to an illegal position.
        let fen = whole.parse().or_else(|_| {
            let (fen, mended) =
                Fen::lenient(&whole).map_err(|error| not_one(format!(" ({error})")))?;
            match mended.iter().find(|mended| !is_spelling(mended)) {
                Some(mended) => Err(not_one(format!(" ({mended})"))),
                None => Ok(fen),
            }
        })?;
        Ok(Self { fen, with_counters: fields == 6 })
    }

    /// The text as the program would write it: the same for the same position.
    fn text_of(self, setup: Setup) -> String {
        let whole = Fen::from(setup).to_string();
        let fields = if self.with_counters { 6 } else { 4 };
        whole.split(' ').take(fields).collect::<Vec<_>>().join(" ")
    }

    /// Whether this is on the board, and what is.
    pub(crate) fn holds(self, game: &Game) -> (bool, String) {
        let is = self.text_of(game.standing().setup());
        (self.text_of(*self.fen.setup()) == is, is)
    }
}

/// Whether it is only spelled differently.
fn is_spelling(mended: &Mended) -> bool {
    match mended {
        Mended::Spacing
        | Mended::DigitsJoined(_)
        | Mended::Dash { .. }
        | Mended::CastlingOrder
        | Mended::CastlingRepeated(_)
        | Mended::EnPassantCase(_) => true,
        Mended::Counter { found, read, .. } => found.parse() == Ok(*read),
        _ => false,
    }
}

/// The moves that a line names.
pub(crate) fn moves(text: &str) -> Result<Vec<Attempt>, ParseWordsError> {
    let read = |word: &str| word.parse().map_err(|_| wrong(word, "a move such as e2e4 or e7e8q"));
    text.split_whitespace().map(read).collect()
}

/// Whether these are all the moves left, and what they are.
pub(crate) fn moves_hold(named: &[Attempt], game: &Game) -> (bool, String) {
    let texts = |moves: Vec<String>| {
        let mut moves = moves;
        moves.sort();
        moves.dedup();
        moves
    };
    let left = texts(game.moves_left().into_iter().map(|mv| uci(game, mv)).collect());
    let arrangement = game.standing().arrangement().copied();
    let meant = |&attempt: &Attempt| {
        let mv = arrangement.and_then(|arrangement| arrangement.check(attempt).ok());
        mv.map_or_else(|| attempt.to_string(), |mv| uci(game, mv))
    };
    (texts(named.iter().map(meant).collect()) == left, left.join(" "))
}

/// A move as cases write it: castling by the king's squares, in Chess960 by the king's and the
/// rook's.
fn uci(game: &Game, mv: jadoube_chess::Move) -> String {
    let is_chess960 =
        game.standing().position().is_some_and(jadoube_chess::Position::needs_chess960);
    match mv.castling_rook() {
        Some(rook) if is_chess960 => format!("{}{rook}", mv.from()),
        Some(_) => format!("{}{}", mv.from(), mv.to()),
        None => mv.attempt().to_string(),
    }
}

/// Reads `3-0`, `½-½`, `1/2-1/2` or `1.5-0` in half points; `None` for `none`.
pub(crate) fn points(text: &str) -> Result<Option<BySide<u8>>, ParseWordsError> {
    if text == "none" {
        return Ok(None);
    }
    let read = text
        .split_once('-')
        .and_then(|(white, black)| Some(BySide::new(halves(white.trim())?, halves(black.trim())?)));
    read.map(Some).ok_or_else(|| wrong(text, "points as 3-0, 1/2-1/2 or 1.5-0, or none"))
}

fn halves(text: &str) -> Option<u8> {
    let rest = ["½", "1/2", ".5"].into_iter().find_map(|half| text.strip_suffix(half));
    // `1/2` alone is a half, and so is `.5`; `11/2` would be ambiguous.
    let (whole, half) = match rest {
        Some(whole) if text.ends_with("1/2") && !whole.is_empty() => (whole.strip_suffix(' ')?, 1),
        Some("") => ("0", 1),
        Some(whole) => (whole, 1),
        None => (text.strip_suffix(".0").unwrap_or(text), 0),
    };
    let is_number = whole.bytes().all(|digit| digit.is_ascii_digit());
    let whole: u8 = whole.parse().ok().filter(|_| is_number)?;
    whole.checked_mul(2)?.checked_add(half)
}

/// Reads `"e4" "e5"`: texts in quotation marks, as everywhere in a case.
pub(crate) fn texts(text: &str) -> Result<Vec<String>, ParseWordsError> {
    let not_so = || wrong(text, "lines in quotation marks: `\"e4\" \"e5\"`");
    let mut found = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let inside = rest.strip_prefix('"').ok_or_else(not_so)?;
        let mut escaped = false;
        let end = inside.find(|sign| {
            let ends = sign == '"' && !escaped;
            escaped = sign == '\\' && !escaped;
            ends
        });
        let (one, behind) = rest.split_at(end.ok_or_else(not_so)? + 2);
        // What is written on a sheet is quoted in the same way.
        match format!("writes {one}").parse()? {
            Event::SheetWritten { text } => found.push(text),
            _ => return Err(not_so()),
        }
        rest = behind.trim_start();
    }
    Ok(found)
}

/// Writes lines as texts in quotation marks.
pub(crate) fn quoted(lines: &[String]) -> String {
    let quote = |text: &String| Event::SheetWritten { text: text.clone() }.to_string();
    let quoted: Vec<String> =
        lines.iter().map(|text| quote(text).trim_start_matches("writes ").to_owned()).collect();
    quoted.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_read_in_every_spelling() {
        for (text, number) in [
            ("0", 0),
            ("½", 1),
            ("1/2", 1),
            ("0.5", 1),
            ("1", 2),
            ("1½", 3),
            ("1 1/2", 3),
            ("1.5", 3),
            ("3.0", 6),
        ] {
            assert_eq!(halves(text), Some(number), "{text}");
        }
        for text in ["", "x", "-1", "+1", "11/2", "1.25", "200"] {
            assert_eq!(halves(text), None, "{text}");
        }
    }
}
