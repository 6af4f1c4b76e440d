//! Who can still give mate, as `jadoube position` tells it.

use std::io::{self, Write};

use jadoube_chess::{Position, Side};
use jadoube_mate::{Answer, Limit};
use serde::Serialize;

use crate::can_mate;

/// Whether each side can still give mate.
#[derive(Debug, Serialize)]
pub(crate) struct CanMate {
    white: MateAnswer,
    black: MateAnswer,
}

#[derive(Debug, Serialize)]
struct MateAnswer {
    /// `yes`, `no`, or `unknown` where the search was given up.
    answer: &'static str,
    /// How many half-moves the mate that was found takes.
    half_moves: Option<usize>,
    /// Why there is no mate.
    reason: Option<String>,
}

/// Enough for all but the most locked of positions, in a second or so.
const MATE_LIMIT: Limit = Limit::positions(1_000_000);

impl CanMate {
    pub(crate) fn about(position: &Position) -> Self {
        let ask = |side| {
            let answer = jadoube_mate::can_mate(position, side, MATE_LIMIT);
            MateAnswer {
                answer: can_mate::word(&answer),
                half_moves: match &answer {
                    Answer::Yes(line) => Some(line.len()),
                    _ => None,
                },
                reason: match answer {
                    Answer::No(proof) => Some(can_mate::reason(proof)),
                    _ => None,
                },
            }
        };
        Self { white: ask(Side::White), black: ask(Side::Black) }
    }

    pub(crate) fn dead(&self, is_checkmate: bool) -> Option<bool> {
        match (self.white.answer, self.black.answer) {
            ("no", "no") => Some(!is_checkmate),
            ("yes", _) | (_, "yes") => Some(false),
            _ => None,
        }
    }

    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for (side, answer) in [(Side::White, &self.white), (Side::Black, &self.black)] {
            match (answer.half_moves, &answer.reason) {
                (Some(0), _) => {}
                (Some(1), _) => writeln!(out, "{side} can give mate by the next move.")?,
                (Some(count), _) => writeln!(
                    out,
                    "{side} can still give mate, for instance in {count} half-moves."
                )?,
                (None, Some(reason)) => writeln!(out, "{side} cannot give mate: {reason}.")?,
                (None, None) => writeln!(out, "Whether {side} can give mate was not decided.")?,
            }
        }
        Ok(())
    }
}
