//! From the texts of a game to its moves.

use jadoube_chess::Position;

use super::game::{Problem, Step};
use super::line::Lines;
use super::{Fault, Trouble};
use crate::{Inference, Language, San, infer_language};

/// The text of a move and where it stands.
pub(super) struct RawMove {
    pub(super) text: String,
    pub(super) san: Option<San>,
    pub(super) offset: u64,
    pub(super) line: u64,
}

/// A part of a game before its moves are found.
pub(super) enum RawStep {
    Move(RawMove),
    Step(Step),
}

/// A game's parts with the moves found.
pub(super) struct Resolved {
    pub(super) steps: Vec<Step>,
    pub(super) language: Language,
    pub(super) problems: Vec<Problem>,
}

/// Finds the moves, in a language given or found out.
pub(super) fn resolve(
    raw: Vec<RawStep>,
    start: &Position,
    language: Option<Language>,
    is_playable: bool,
) -> Resolved {
    let language = language.unwrap_or_else(|| inferred(&raw, start));
    let mut resolver = Resolver::new(is_playable.then_some(start), language);
    for step in raw {
        resolver.take(step);
    }
    Resolved { steps: resolver.steps, language, problems: resolver.problems }
}

/// The language of a game: the one that its main line decides, or the first of those that read it
/// to the same moves; English, whose letters PGN uses, where nothing decides.
fn inferred(raw: &[RawStep], start: &Position) -> Language {
    let mut depth = 0u32;
    let texts = raw.iter().filter_map(move |step| match step {
        RawStep::Step(Step::VariationStart) => {
            depth += 1;
            None
        }
        RawStep::Step(Step::VariationEnd) => {
            depth = depth.saturating_sub(1);
            None
        }
        RawStep::Move(mv) if depth == 0 => Some(mv.text.as_str()),
        _ => None,
    });
    match infer_language(texts, start) {
        Inference::Decided(language) => language,
        Inference::Undecided { languages, same_moves: true }
            if !languages.contains(&Language::English) =>
        {
            languages.first().copied().unwrap_or(Language::English)
        }
        _ => Language::English,
    }
}

struct Resolver {
    language: Language,
    lines: Lines,
    steps: Vec<Step>,
    problems: Vec<Problem>,
}

impl Resolver {
    fn new(start: Option<&Position>, language: Language) -> Self {
        let mut lines = Lines::new(true);
        lines.begin(start.map(|&start| start.into()));
        Self { language, lines, steps: Vec::new(), problems: Vec::new() }
    }

    fn take(&mut self, raw: RawStep) {
        match raw {
            RawStep::Move(raw) => self.take_move(raw),
            RawStep::Step(step) => {
                match step {
                    Step::VariationStart if !self.lines.open() => {
                        self.problems.push(Problem::TooDeep);
                    }
                    Step::VariationEnd => self.lines.close(),
                    Step::Null => _ = self.lines.pass(),
                    _ => {}
                }
                self.steps.push(step);
            }
        }
    }

    fn take_move(&mut self, raw: RawMove) {
        let RawMove { text, san, offset, line } = raw;
        if self.lines.arrangement().is_none() {
            match self.steps.last_mut() {
                Some(Step::Unread(before)) => {
                    before.push(' ');
                    before.push_str(&text);
                }
                _ => self.steps.push(Step::Unread(text)),
            }
            return;
        }
        match self.lines.read(&text, san, self.language) {
            Ok((mv, offers_draw)) => {
                self.lines.play(mv);
                self.steps.push(Step::Move(mv));
                if offers_draw {
                    self.steps.push(Step::DrawOffer);
                }
            }
            Err(fault) => {
                // A word that is no move at all stands between the moves, not in place of one.
                self.steps.push(match fault {
                    Fault::Word => Step::Comment(format!("not read: {text}")),
                    _ => Step::Unread(text.clone()),
                });
                if fault != Fault::Word {
                    self.lines.lose();
                }
                let trouble = Trouble { fault, offset, line, text: text.into() };
                self.problems.push(Problem::Trouble(trouble));
            }
        }
    }
}
