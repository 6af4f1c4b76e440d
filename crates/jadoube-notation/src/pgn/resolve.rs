//! From the texts of a game to its moves.

use jadoube_chess::{Move, Position, Setup, Side};

use super::game::{Problem, Step};
use crate::{Inference, Language, ReadError, San, infer_language, read_move};

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
    let mut resolver = Resolver::new(start, language);
    resolver.here.is_lost = !is_playable;
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

/// Where a line of play stands.
#[derive(Clone, Copy)]
struct Line {
    /// Before the last move, where a variation begins.
    before: Position,
    position: Position,
    /// Whether a move could not be read, so that nothing after it can.
    is_lost: bool,
}

struct Resolver {
    language: Language,
    here: Line,
    /// The lines from which variations lead away.
    outer: Vec<Line>,
    steps: Vec<Step>,
    problems: Vec<Problem>,
}

impl Resolver {
    fn new(start: &Position, language: Language) -> Self {
        let here = Line { before: *start, position: *start, is_lost: false };
        Self { language, here, outer: Vec::new(), steps: Vec::new(), problems: Vec::new() }
    }

    fn take(&mut self, step: RawStep) {
        match step {
            RawStep::Move(raw) => return self.take_move(raw),
            RawStep::Step(Step::VariationStart) => {
                self.outer.push(self.here);
                self.here.position = self.here.before;
            }
            RawStep::Step(Step::VariationEnd) => match self.outer.pop() {
                Some(line) => self.here = line,
                // The reader has reported it.
                None => return,
            },
            RawStep::Step(Step::Null) => self.pass(),
            RawStep::Step(_) => {}
        }
        if let RawStep::Step(step) = step {
            self.steps.push(step);
        }
    }

    fn take_move(&mut self, raw: RawMove) {
        if self.here.is_lost {
            match self.steps.last_mut() {
                Some(Step::Unread(before)) => {
                    before.push(' ');
                    before.push_str(&raw.text);
                }
                _ => self.steps.push(Step::Unread(raw.text)),
            }
            return;
        }
        match self.find(&raw) {
            Ok((mv, offers_draw)) => {
                self.here.before = self.here.position;
                self.here.position.play_mut(mv);
                self.steps.push(Step::Move(mv));
                if offers_draw {
                    self.steps.push(Step::DrawOffer);
                }
            }
            Err(error) => {
                self.here.is_lost = true;
                let RawMove { text, offset, line, .. } = raw;
                self.steps.push(Step::Unread(text.clone()));
                self.problems.push(Problem::Move { offset, line, text, error });
            }
        }
    }

    fn find(&self, raw: &RawMove) -> Result<(Move, bool), ReadError> {
        if self.language == Language::English
            && let Some(mv) = raw.san.and_then(|san| san.find_only(&self.here.position))
        {
            return Ok((mv, false));
        }
        let read = read_move(&raw.text, &self.here.position, self.language)?;
        Ok((read.mv, read.offers_draw))
    }

    /// The other side moves twice in a row; where that side is in check nothing more can be read.
    fn pass(&mut self) {
        match passed(&self.here.position) {
            Some(position) => {
                self.here.before = self.here.position;
                self.here.position = position;
            }
            None => self.here.is_lost = true,
        }
    }
}

/// The position with the other side to move.
pub(super) fn passed(position: &Position) -> Option<Position> {
    let setup = position.setup();
    let number = setup.move_number.saturating_add(u32::from(setup.to_move == Side::Black));
    let setup = Setup {
        to_move: !setup.to_move,
        en_passant: None,
        move_number: number,
        quiet_plies: setup.quiet_plies.saturating_add(1),
        ..setup
    };
    Position::allowing_unreachable(setup).ok().map(|(position, _)| position)
}
