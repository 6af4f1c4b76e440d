use super::scan::FIRST_TAG;

/// Splits a file between games into roughly equal parts, so that each can be read by itself.
///
/// There are at most `parts` of them, none of them empty; there are fewer if the file does not have
/// enough games, or if their beginnings cannot be told without reading everything before them.
/// Reading the parts gives the same as reading the whole, except for line numbers and offsets.
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

/// Where the first game after a place begins, if that can be told without knowing what is before:
/// its first tag begins a line, and the text before it is not a tag of the same game.
fn game_after(bytes: &[u8], place: usize) -> Option<usize> {
    memchr::memmem::find_iter(&bytes[place..], FIRST_TAG).map(|at| place + at).find(|&at| {
        let before = &bytes[..at];
        let begins_line = before.ends_with(b"\n") || before.ends_with(b"\r");
        begins_line && before.trim_ascii_end().last().is_some_and(|&last| last != b']')
    })
}
