use super::scan::FIRST_TAG;

/// Splits a file into about equal parts between games, so that each can be read by itself.
///
/// There are at most `parts` of them, none of them empty; fewer, if the file does not have games
/// enough, or if their beginnings cannot be told without reading all that comes before. What is read
/// from the parts is what is read from the whole, but for the numbers of lines and the offsets.
///
/// ```
/// let file = b"[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n";
/// let parts = jadoube_notation::pgn::split(file, 2);
/// assert_eq!(parts.len(), 2);
/// assert!(parts[1].starts_with(b"[Event \"B\"]"));
/// ```
pub fn split(bytes: &[u8], parts: usize) -> Vec<&[u8]> {
    let mut split = Vec::new();
    let mut rest = bytes;
    for left in (2..=parts).rev() {
        match game_after(rest, rest.len() / left) {
            Some(at) => {
                let (part, others) = rest.split_at(at);
                split.push(part);
                rest = others;
            }
            None => break,
        }
    }
    if !rest.is_empty() {
        split.push(rest);
    }
    split
}

/// Where the first game begins after some place, if it can be told without knowing what is before:
/// its first tag begins a line, and the text before is no tag of the same game.
fn game_after(bytes: &[u8], place: usize) -> Option<usize> {
    memchr::memmem::find_iter(&bytes[place..], FIRST_TAG).map(|at| place + at).find(|&at| {
        let before = &bytes[..at];
        let begins_line = before.ends_with(b"\n") || before.ends_with(b"\r");
        begins_line && before.trim_ascii_end().last().is_some_and(|&last| last != b']')
    })
}
