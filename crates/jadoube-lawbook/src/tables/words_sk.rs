// Generated from laws/ by the test `fresh::tables_are_fresh`; do not edit.

#[rustfmt::skip]
pub(crate) static WORDS: [(&str, &str); 0] = [
];
