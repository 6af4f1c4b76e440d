//! Whether a side can still give mate, for people and for programs.

use std::fmt::Write;

use jadoube_chess::{CastlingText, Move, Position, Side};
use jadoube_lawbook::{Argument, Locale, Message, Messages};
use jadoube_mate::{Answer, MaterialRule, Proof};
use jadoube_notation::{Language, Style};
use serde::Serialize;

use crate::words::tell;

/// An answer and its proof.
#[derive(Debug, Serialize)]
pub(crate) struct MateAnswer {
    /// `yes`, `no`, or `unknown` if the limit was reached.
    pub(crate) answer: &'static str,
    /// A line of moves that ends in mate, in UCI.
    pub(crate) line: Option<Vec<String>>,
    /// The number of half-moves in that line.
    pub(crate) half_moves: Option<usize>,
    /// Why there is no mate.
    pub(crate) reason: Option<String>,
    /// The line as people write it, with move numbers.
    #[serde(skip)]
    numbered: String,
    #[serde(skip)]
    locale: Locale,
}

impl MateAnswer {
    pub(crate) fn new(position: &Position, answer: &Answer, locale: Locale) -> Self {
        let (word, line, reason) = match answer {
            Answer::Yes(line) => ("yes", Some(line), None),
            Answer::No(proof) => ("no", None, Some(reason(*proof))),
            Answer::Unknown => ("unknown", None, None),
        };
        let numbered = line.map(|line| numbered(position, line, locale)).unwrap_or_default();
        Self {
            answer: word,
            line: line.map(|line| uci(position, line)),
            half_moves: line.map(Vec::len),
            reason: reason.map(|reason| tell(Messages::new(locale), reason)),
            numbered,
            locale,
        }
    }

    /// The proof of the answer in one field: the line in UCI, or the kind of proof.
    pub(crate) fn certificate(&self) -> String {
        match (&self.line, &self.reason) {
            (Some(line), _) => line.join(" "),
            (None, Some(reason)) => reason.clone(),
            (None, None) => String::new(),
        }
    }

    /// A sentence about a side: whether it can give mate, or that it has, if mate is on the board.
    pub(crate) fn sentence(&self, side: Side) -> String {
        let line = || Argument::text(self.numbered.clone());
        let message = match (self.half_moves, &self.reason) {
            (Some(0), _) => Message::new("mate-given"),
            (Some(1), _) => Message::new("mate-next-move").with("line", line()),
            (Some(count), _) => Message::new("mate-line")
                .with("count", Argument::Number(count as i64))
                .with("line", line()),
            (None, Some(reason)) => {
                Message::new("mate-none").with("reason", Argument::text(reason.clone()))
            }
            (None, None) => Message::new("mate-undecided"),
        };
        tell(Messages::new(self.locale), message.with("side", Argument::side(side)))
    }
}

/// The line in UCI; castling is written as king takes rook where ordinary chess does not have it.
fn uci(position: &Position, line: &[Move]) -> Vec<String> {
    let castling = match position.needs_chess960() {
        true => CastlingText::KingTakesRook,
        false => CastlingText::KingTwoSquares,
    };
    line.iter().map(|mv| mv.uci(castling).to_string()).collect()
}

fn numbered(start: &Position, line: &[Move], locale: Locale) -> String {
    let language = match locale {
        Locale::English => Language::English,
        Locale::Polish => Language::Polish,
        Locale::Slovak => Language::Slovak,
    };
    let style = Style { language, ..Style::pgn() };
    let mut text = String::new();
    let mut position = *start;
    for (at, mv) in line.iter().enumerate() {
        let space = if at == 0 { "" } else { " " };
        let number = match (position.to_move(), at) {
            (Side::White, _) => format!("{}. ", position.move_number()),
            (Side::Black, 0) => format!("{}... ", position.move_number()),
            (Side::Black, _) => String::new(),
        };
        let written = style.write(&position, *mv);
        // Writing to a String cannot fail.
        let _ = write!(text, "{space}{number}{written}");
        position = position.play(*mv);
    }
    text
}

fn reason(proof: Proof) -> Message {
    match proof {
        Proof::Over(_) => Message::new("mate-not-over"),
        Proof::Material(MaterialRule::LoneKing) => Message::new("mate-not-lone-king"),
        Proof::Material(MaterialRule::LoneKnight) => Message::new("mate-not-lone-knight"),
        Proof::Material(MaterialRule::BishopsOfOneColour) => Message::new("mate-not-bishops"),
        Proof::WalledIn => Message::new("mate-not-walled-in"),
        Proof::Exhausted { positions } => {
            Message::new("mate-not-exhausted").with("count", Argument::Number(positions as i64))
        }
    }
}
