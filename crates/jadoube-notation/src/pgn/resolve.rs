//! From the texts of a game to its moves.

use jadoube_chess::{Arrangement, Position};

use super::game::{Problem, Step};
use super::lines_of_play::LinesOfPlay;
use super::{Fault, Trouble};
use crate::{Inference, Language, San, infer_language};

/// The text of a move and where it is.
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

/// Finds the moves, in a language that is given or inferred. Without a start none can be found.
pub(super) fn resolve(
    raw: Vec<RawStep>,
    start: Option<&Arrangement>,
    language: Option<Language>,
) -> Resolver {
    let inferred = match (language, start) {
        (Some(language), _) => Inferred::Language(language),
        (None, Some(Arrangement::Position(start))) => infer(&raw, start),
        (None, _) => Inferred::Language(Language::English),
    };
    let mut resolver = match inferred {
        Inferred::Language(language) => Resolver::new(start, language),
        Inferred::Undecided(languages) => {
            // It is a different game in each of them, so none of the moves is certain.
            let mut resolver = Resolver::new(None, Language::English);
            resolver.problems.push(Problem::LanguageUndecided(languages));
            resolver
        }
    };
    for step in raw {
        resolver.take(step);
    }
    resolver
}

/// The language in which a game is read.
enum Inferred {
    Language(Language),
    /// The game can be read to its end in each of these, with different moves.
    Undecided(Vec<Language>),
}

/// Infers the language of a game: the one that its main line decides, or the first of those that
/// read the same moves. A game that none can read to its end is read in the one that gets furthest.
/// English, whose letters PGN uses, is preferred to others that do as well.
fn infer(raw: &[RawStep], start: &Position) -> Inferred {
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
    let preferred = |languages: Vec<Language>| {
        let first = languages.first().copied().unwrap_or(Language::English);
        let has_english = languages.contains(&Language::English);
        Inferred::Language(if has_english { Language::English } else { first })
    };
    match infer_language(texts, start) {
        Inference::Decided(language) => Inferred::Language(language),
        Inference::Undecided { languages, same_moves: true } => preferred(languages),
        Inference::Undecided { languages, same_moves: false } => Inferred::Undecided(languages),
        Inference::None(failures) => {
            let furthest = failures.iter().map(|failure| failure.entry).max();
            let best = failures.into_iter().filter(|failure| Some(failure.entry) == furthest);
            preferred(best.map(|failure| failure.language).collect())
        }
    }
}

/// A game's parts with the moves found.
pub(super) struct Resolver {
    pub(super) language: Language,
    lines: LinesOfPlay,
    pub(super) steps: Vec<Step>,
    pub(super) problems: Vec<Problem>,
}

impl Resolver {
    fn new(start: Option<&Arrangement>, language: Language) -> Self {
        let mut lines = LinesOfPlay::new(true);
        lines.begin(start.copied());
        Self { language, lines, steps: Vec::new(), problems: Vec::new() }
    }

    /// Takes the last word of a game as castling, if possible; false if it is not.
    pub(super) fn take_castling(&mut self, raw: RawMove) -> bool {
        let is_castling = raw.san.is_some_and(|san| self.lines.find(san).is_some());
        if is_castling {
            self.take_move(raw);
        }
        is_castling
    }

    fn take(&mut self, raw: RawStep) {
        match raw {
            RawStep::Move(raw) => self.take_move(raw),
            RawStep::Step(step) => {
                match step {
                    Step::VariationStart => {
                        if !self.lines.open() {
                            self.problems.push(Problem::TooDeep);
                        }
                    }
                    Step::VariationEnd => self.lines.close(),
                    Step::Null => {
                        if !self.lines.pass() {
                            return self.take_unread("--");
                        }
                    }
                    // None of this changes the board; moves come as they were written.
                    Step::Move(_)
                    | Step::Nag(_)
                    | Step::Comment(_)
                    | Step::DrawOffer
                    | Step::Unread(_)
                    | Step::Stood { .. } => {}
                }
                self.steps.push(step);
            }
        }
    }

    fn take_move(&mut self, raw: RawMove) {
        let RawMove { text, san, offset, line } = raw;
        if self.lines.arrangement().is_none() {
            self.lines.lose();
            return self.take_unread(&text);
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
                // A word that is not a move at all is between the moves, not in place of one.
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

    /// Text that follows what could not be read.
    fn take_unread(&mut self, text: &str) {
        match self.steps.last_mut() {
            Some(Step::Unread(before)) => {
                before.push(' ');
                before.push_str(text);
            }
            _ => self.steps.push(Step::Unread(text.to_owned())),
        }
    }
}
