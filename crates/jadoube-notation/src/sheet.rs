//! Splitting the text of a game into its entries.

use crate::cursor::Cursor;

/// One entry of a scoresheet: a move with everything that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SheetEntry<'a> {
    /// The move as written, `exd6 e.p.` or `Kb1 (=)`, without its number.
    pub text: &'a str,
    /// The place where it begins, in bytes.
    pub at: usize,
}

/// Splits the text of a game, as written on a scoresheet, into its moves.
///
/// Entries are separated by white space; numbers and the dots after them are left out, and so is a
/// result at the end. `e.p.`, a draw offer and signs that stand apart belong to the previous move.
/// For variations and comments see [`pgn`](crate::pgn).
///
/// ```
/// use jadoube_notation::sheet_entries;
/// let text = "6. exd6 e.p. Nxd6 7.Bg5 Nc6 11. Kb1 (=)";
/// let moves: Vec<_> = sheet_entries(text).into_iter().map(|entry| entry.text).collect();
/// assert_eq!(moves, ["exd6 e.p.", "Nxd6", "Bg5", "Nc6", "Kb1 (=)"]);
/// ```
pub fn sheet_entries(text: &str) -> Vec<SheetEntry<'_>> {
    let mut entries: Vec<SheetEntry<'_>> = Vec::new();
    let mut cursor = Cursor::new(text);
    loop {
        cursor.skip_spaces();
        let rest = cursor.rest();
        let Some(length) = rest.split_whitespace().next().map(str::len) else { break };
        let at = cursor.at();
        let word = &rest[..length];
        let number = number_length(word);
        if belongs_to_the_move_before(word)
            && let Some(before) = entries.last_mut()
        {
            before.text = &text[before.at..at + length];
        } else if number < length && !is_result(word) {
            entries.push(SheetEntry { text: &word[number..], at: at + number });
        }
        cursor.advance(length);
    }
    entries
}

/// The number of bytes taken up by the number of a move; digits alone count as one.
fn number_length(word: &str) -> usize {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let dots = word[digits..].len() - word[digits..].trim_start_matches(['.', '…']).len();
    // Four digits are a move in another notation, not the number of one, and zeros are castling.
    let alone = digits == word.len() && digits < 4 && !word.starts_with('0');
    if dots > 0 || alone { digits + dots } else { 0 }
}

fn belongs_to_the_move_before(word: &str) -> bool {
    let small = word.to_ascii_lowercase();
    matches!(small.as_str(), "e.p." | "e.p" | "ep" | "ep." | "p." | "e." | "ch" | "ch." | "mate")
        || small.starts_with(['(', '!', '?', '+', '=', '#', '$', '±', '∓'])
        || matches!(small.as_str(), "-+" | "-/+" | "∞" | "⩲" | "⩱")
}

fn is_result(word: &str) -> bool {
    let sides: Vec<_> = word.split(['-', '–', ':']).collect();
    word == "*"
        || matches!(
            sides.as_slice(),
            ["1", "0"] | ["0", "1"] | ["½", "½"] | ["1/2", "1/2"] | ["½"] | ["1/2"]
        )
}
