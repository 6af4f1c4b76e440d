use std::ops::Range;

use crate::ControlFault;

/// A text that is not a time control, and the place where it went wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{fault}, at column {column}{}", shown(.found))]
pub struct ParseControlError {
    fault: TextFault,
    span: Range<usize>,
    /// Counted from 1, in characters.
    column: usize,
    found: String,
}

/// What is wrong at a place in the text of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TextFault {
    /// A time is missing.
    #[error("expected a time such as 90m, 1h30m or 30s")]
    ExpectedTime,
    /// A number has no unit, or an unknown one.
    #[error("expected a unit after the number: h, m, s or ms")]
    ExpectedUnit,
    /// Units are out of order: hours come before minutes, minutes before seconds.
    #[error("expected the units in the order h, m, s, ms, each once")]
    UnitOrder,
    /// The number of moves after the slash is missing.
    #[error("expected a number of moves, 1 or more, after the slash")]
    ExpectedMoves,
    /// The time for each move is missing.
    #[error("expected the time for each move: +30s (increment), d5s (delay) or b5s (Bronstein)")]
    ExpectedPerMove,
    /// A bracket was not closed.
    #[error("expected a closing bracket")]
    ExpectedBracket,
    /// Some text is out of place.
    #[error("expected `+` and a further period, `,` and the time for each move, or the end")]
    Surplus,
    /// `Black` and a control are missing.
    #[error("expected `; Black` and the control of Black")]
    ExpectedBlack,
    /// A number is too large to be meant.
    #[error("the number is too large")]
    TooLarge,
    /// A name is not that of a preset.
    #[error("no preset has this name")]
    UnknownPreset,
    /// The preset gives the players different times, but a single control is expected.
    #[error("this preset gives White and Black different times")]
    SidesDiffer,
    /// A field of PGN's tag cannot be read.
    #[error("expected a field of a PGN TimeControl such as 40/5400+30, 1800 or 300+3")]
    ExpectedPgnField,
    /// The sandclock of PGN is one of several periods.
    #[error("a sandclock cannot be one of several periods")]
    SandclockAmongPeriods,
    /// The text can be read, but the control cannot be played.
    #[error(transparent)]
    Control(ControlFault),
}

impl ParseControlError {
    /// The error at `span` of `text`.
    pub(crate) fn new(fault: TextFault, text: &str, span: Range<usize>) -> Self {
        let before = text.get(..span.start).unwrap_or_default();
        Self {
            fault,
            column: before.chars().count() + 1,
            found: text.get(span.clone()).unwrap_or_default().to_owned(),
            span,
        }
    }

    /// What is wrong.
    pub fn fault(&self) -> TextFault {
        self.fault
    }

    /// Where it is wrong, in bytes of the text; empty if something is missing.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

fn shown(found: &str) -> String {
    if found.is_empty() { String::new() } else { format!(": `{found}`") }
}
