//! Bytes to text.

use std::borrow::Cow;

/// The text that these bytes are: UTF-8 where they are valid UTF-8, else Windows-1252, which
/// contains all printable characters of Latin-1.
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

/// The character of a byte in Windows-1252; the five bytes that it leaves out stay controls.
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
