//! Whether a side can still give mate, told to people and to programs.

use std::fmt::Write;

use jadoube_chess::{CastlingText, Move, Position, Side};
use jadoube_mate::{Answer, MaterialRule, Proof};
use jadoube_notation::Style;
use serde::Serialize;

/// An answer with what proves it.
#[derive(Debug, Serialize)]
pub(crate) struct MateAnswer {
    /// `yes`, `no`, or `unknown` where the limit was reached.
    pub(crate) answer: &'static str,
    /// A line of moves that ends in mate, in UCI.
    pub(crate) line: Option<Vec<String>>,
    /// How many half-moves that line has.
    pub(crate) half_moves: Option<usize>,
    /// Why there is no mate.
    pub(crate) reason: Option<String>,
    /// The line as people write it, with move numbers.
    #[serde(skip)]
    numbered: String,
}

impl MateAnswer {
    pub(crate) fn new(position: &Position, answer: &Answer) -> Self {
        let (word, line, reason) = match answer {
            Answer::Yes(line) => ("yes", Some(line), None),
            Answer::No(proof) => ("no", None, Some(reason(*proof))),
            Answer::Unknown => ("unknown", None, None),
        };
        Self {
            answer: word,
            line: line.map(|line| uci(position, line)),
            half_moves: line.map(Vec::len),
            reason,
            numbered: line.map(|line| numbered(position, line)).unwrap_or_default(),
        }
    }

    /// What proves the answer, in one field: the line in UCI, or the kind of proof.
    pub(crate) fn certificate(&self) -> String {
        match (&self.line, &self.reason) {
            (Some(line), _) => line.join(" "),
            (None, Some(reason)) => reason.clone(),
            (None, None) => String::new(),
        }
    }

    /// A sentence about a side; nothing where mate stands on the board already.
    pub(crate) fn sentence(&self, side: Side) -> Option<String> {
        Some(match (self.half_moves, &self.reason) {
            (Some(0), _) => return None,
            (Some(1), _) => format!("{side} can give mate by the next move: {}", self.numbered),
            (Some(count), _) => format!(
                "{side} can still give mate, for instance in {count} half-moves: {}",
                self.numbered
            ),
            (None, Some(reason)) => format!("{side} cannot give mate: {reason}."),
            (None, None) => format!("Whether {side} can give mate was not decided."),
        })
    }
}

/// Castling as king takes rook where ordinary chess does not know it.
fn uci(position: &Position, line: &[Move]) -> Vec<String> {
    let castling = match position.needs_chess960() {
        true => CastlingText::KingTakesRook,
        false => CastlingText::KingTwoSquares,
    };
    line.iter().map(|mv| mv.uci(castling).to_string()).collect()
}

fn numbered(start: &Position, line: &[Move]) -> String {
    let mut text = String::new();
    let mut position = *start;
    for (at, mv) in line.iter().enumerate() {
        let space = if at == 0 { "" } else { " " };
        let number = match (position.to_move(), at) {
            (Side::White, _) => format!("{}. ", position.move_number()),
            (Side::Black, 0) => format!("{}... ", position.move_number()),
            (Side::Black, _) => String::new(),
        };
        let written = Style::pgn().write(&position, *mv);
        // Writing to a string does not fail.
        let _ = write!(text, "{space}{number}{written}");
        position = position.play(*mv);
    }
    text
}

fn reason(proof: Proof) -> String {
    match proof {
        Proof::Over(_) => "the game is over".to_owned(),
        Proof::Material(MaterialRule::LoneKing) => "a lone king gives no mate".to_owned(),
        Proof::Material(MaterialRule::LoneKnight) => {
            "a lone knight gives no mate against queens alone".to_owned()
        }
        Proof::Material(MaterialRule::BishopsOfOneColour) => {
            "bishops on one colour give no mate against these pieces".to_owned()
        }
        Proof::WalledIn => {
            "on the squares that the men can still come to they form no mate".to_owned()
        }
        Proof::Exhausted { positions } => {
            format!("no mate in any position that can still arise ({positions} looked at)")
        }
    }
}
