//! Bytes to text.

use std::borrow::Cow;

/// Decodes bytes as UTF-8 if they are valid UTF-8, otherwise as Windows-1252, which contains all
/// printable characters of Latin-1.
///
/// ```
/// use jadoube_notation::pgn::decode;
/// assert_eq!(decode("Łódź".as_bytes()), "Łódź");
/// assert_eq!(decode(b"M\xfcnchen \x96 K\xf6ln"), "München – Köln");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| character(byte)).collect()),
    }
}

/// The character of a byte in Windows-1252; the five bytes that it leaves undefined stay control
/// characters.
fn character(byte: u8) -> char {
    match byte {
        0x80..=0x9f => HIGH_CONTROLS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

const HIGH_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];
