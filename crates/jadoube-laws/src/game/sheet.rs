//! A player's scoresheet: what is on it, and what each of its lines is.

use jadoube_notation::{Language, Style, System};

use super::growing::Growing;
use crate::{Ply, Score};
use jadoube_record::words::parse_time;

const OFFER: &str = "(=)";

/// A scoresheet: what was written, as it is on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    lines: Growing<String>,
}

/// What a line of a scoresheet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// A move in algebraic notation, right or wrong.
    Move,
    /// A move in another notation.
    OtherNotation,
    /// The sign of a draw offer, a time of the clocks or a result.
    Data,
    /// Anything else.
    Other,
}

impl Sheet {
    pub(crate) const fn lines(&self) -> &Growing<String> {
        &self.lines
    }

    pub(crate) fn write(&mut self, text: &str) {
        self.lines.push(text.to_owned());
    }

    /// The moves on it, in order, without the sign of an offer.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| without_offer(line)).filter(|line| is_move(line))
    }

    /// How often a draw offer is marked on it.
    pub(crate) fn offers(&self) -> usize {
        self.lines.iter().filter(|line| line.contains(OFFER)).count()
    }

    pub(crate) fn has(&self, kind: LineKind) -> bool {
        self.lines.iter().any(|line| kind_of(line) == kind)
    }

    /// Strikes out the moves after the first `kept`, which no longer count.
    pub(crate) fn strike(&mut self, kept: usize) {
        let mut moves = 0;
        let kept = self.lines.iter().filter(|line| {
            moves += usize::from(is_move(without_offer(line)));
            moves <= kept
        });
        self.lines = kept.cloned().collect();
    }
}

fn without_offer(line: &str) -> &str {
    line.trim().trim_end_matches(OFFER).trim_end()
}

fn is_move(line: &str) -> bool {
    matches!(kind_of(line), LineKind::Move | LineKind::OtherNotation)
}

/// What a line is, judged without a position.
pub(crate) fn kind_of(line: &str) -> LineKind {
    let text = without_offer(line);
    // Castling is written like the result of a game that both players lost.
    let is_result = text != "0-0" && text.parse::<Score>().is_ok();
    if text.is_empty() || parse_time(text).is_some() || is_result {
        return LineKind::Data;
    }
    match System::of(text) {
        System::Algebraic => LineKind::Move,
        System::Descriptive | System::Numeric | System::Telegraphic => LineKind::OtherNotation,
        System::Unknown | System::Blank => LineKind::Other,
    }
}

/// A ply as a board or screen records it automatically: in the long form, without the signs of
/// check and mate, so that it says nothing that the players have to see themselves.
pub(crate) fn recorded_by_itself(ply: &Ply, language: Language) -> String {
    let style = Style::fide_long(language);
    let Some(attempt) = ply.attempt else { return "?".to_owned() };
    let arrangement = ply.before.arrangement();
    let legal = arrangement.and_then(|arrangement| {
        let mv = arrangement.check(attempt).ok()?;
        Some(style.write_on(arrangement, mv).to_string())
    });
    legal.unwrap_or_else(|| attempt.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        let kinds = [
            ("Nf3", LineKind::Move),
            ("e4 (=)", LineKind::Move),
            ("Sf3", LineKind::Move),
            ("P-K4", LineKind::OtherNotation),
            ("(=)", LineKind::Data),
            ("1:23:45", LineKind::Data),
            ("1/2-1/2", LineKind::Data),
            ("0-0", LineKind::Move),
            ("0-0-0", LineKind::Move),
            ("Bd3 better", LineKind::Other),
            ("watch the pawn", LineKind::Other),
        ];
        for (line, kind) in kinds {
            assert_eq!(kind_of(line), kind, "{line}");
        }
    }

    #[test]
    fn struck_moves_go_and_the_rest_stays() {
        let mut sheet = Sheet::default();
        for line in ["e4", "e5 (=)", "1:20:00", "Nf3", "Nc6"] {
            sheet.write(line);
        }
        assert_eq!(sheet.moves().collect::<Vec<_>>(), ["e4", "e5", "Nf3", "Nc6"]);
        assert_eq!(sheet.offers(), 1);
        sheet.strike(2);
        assert!(sheet.lines().iter().eq(["e4", "e5 (=)", "1:20:00"]));
    }
}
