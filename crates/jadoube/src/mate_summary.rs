//! Who can still give mate, as `jadoube position` shows it.

use std::io::{self, Write};

use jadoube_chess::{Position, Side};
use jadoube_lawbook::Locale;
use jadoube_mate::{Limit, can_mate};
use serde::Serialize;

use crate::mate_answer::MateAnswer;

/// Whether each side can still give mate.
#[derive(Debug, Serialize)]
pub(crate) struct CanMate {
    white: MateAnswer,
    black: MateAnswer,
}

/// Enough for all but the most blocked positions, in a second or so.
const MATE_LIMIT: Limit = Limit::positions(1_000_000);

impl CanMate {
    pub(crate) fn about(position: &Position, locale: Locale) -> Self {
        let ask = |side| MateAnswer::new(position, &can_mate(position, side, MATE_LIMIT), locale);
        Self { white: ask(Side::White), black: ask(Side::Black) }
    }

    /// Whether neither side can give mate; `None` if that was not decided. If mate is on the board,
    /// one side can.
    pub(crate) fn dead(&self) -> Option<bool> {
        match (self.white.answer, self.black.answer) {
            ("no", "no") => Some(true),
            ("yes", _) | (_, "yes") => Some(false),
            _ => None,
        }
    }

    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for (side, answer) in [(Side::White, &self.white), (Side::Black, &self.black)] {
            writeln!(out, "{}", answer.sentence(side))?;
        }
        Ok(())
    }
}
