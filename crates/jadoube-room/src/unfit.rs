//! Characters that no name and no line of a record should have.

/// Control characters, those that end a line or mark an order of bytes, and those that embed, override
/// or isolate a direction.
pub fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
