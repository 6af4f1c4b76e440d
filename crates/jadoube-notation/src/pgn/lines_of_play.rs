//! The lines of play of a game: the current one, and those it departs from.

use jadoube_chess::{Arrangement, Kind, Move, Position, Setup, Side};

use super::{DEEPEST_VARIATION, Fault};
use crate::{Arrival, Body, Language, ReadError, San, Written, read_move};

/// The state of a line of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineOfPlay {
    /// The board before the last move, where a variation begins.
    before: Arrangement,
    /// The board now.
    pub(crate) now: Arrangement,
    /// Whether `before` is known, that is, no move was lost.
    is_before_known: bool,
    is_now_known: bool,
}

/// The current line and those around it.
#[derive(Clone, Debug)]
pub(crate) struct LinesOfPlay {
    pub(crate) here: LineOfPlay,
    outer: Vec<LineOfPlay>,
    /// The number of open variations that are too deep to be played.
    too_deep: u32,
    /// Whether a variation may come.
    keeps_before: bool,
}

impl LinesOfPlay {
    pub(crate) fn new(keeps_before: bool) -> Self {
        let start = Position::start().into();
        let here =
            LineOfPlay { before: start, now: start, is_before_known: true, is_now_known: true };
        Self { here, outer: Vec::new(), too_deep: 0, keeps_before }
    }

    /// Sets up the pieces for a game.
    pub(crate) fn begin(&mut self, start: Option<Arrangement>) {
        self.outer.clear();
        self.too_deep = 0;
        let is_known = start.is_some();
        let start = start.unwrap_or(self.here.now);
        self.here = LineOfPlay {
            before: start,
            now: start,
            is_before_known: is_known,
            is_now_known: is_known,
        };
    }

    /// The board, if it is known.
    pub(crate) fn arrangement(&self) -> Option<&Arrangement> {
        (self.here.is_now_known && self.too_deep == 0).then_some(&self.here.now)
    }

    /// The legal position on the board, and where to note the position before a move, for moves
    /// that are read the fast way.
    #[inline(always)]
    pub(crate) fn plain(
        &mut self,
        language: Language,
    ) -> Option<(&mut Position, Option<&mut Arrangement>)> {
        let is_plain =
            language == Language::English && self.here.is_now_known && self.too_deep == 0;
        match &mut self.here.now {
            Arrangement::Position(position) if is_plain => {
                // The board is known, and therefore also the board before the next move.
                self.here.is_before_known |= self.keeps_before;
                let before = &mut self.here.before;
                Some((position, self.keeps_before.then_some(before)))
            }
            _ => None,
        }
    }

    /// Finds the move of the current line that plain text means.
    pub(crate) fn find(&self, san: San) -> Option<Move> {
        match self.arrangement() {
            Some(Arrangement::Position(position)) => san.find_only(position),
            _ => None,
        }
    }

    /// Plays a move in the current line.
    pub(crate) fn play(&mut self, mv: Move) {
        if self.keeps_before {
            self.here.before = self.here.now;
            self.here.is_before_known = true;
        }
        match &mut self.here.now {
            Arrangement::Position(position) => position.play_mut(mv),
            Arrangement::Irregular(irregular) => {
                self.here.now = irregular.play(mv);
            }
        }
    }

    /// Notes that a move could not be found: a variation may still replace it, but nothing can
    /// follow it. After a second one in the same line not even the board before it is known.
    pub(crate) fn lose(&mut self) {
        if self.too_deep > 0 {
            return;
        }
        self.here.is_before_known = self.here.is_now_known;
        self.here.before = self.here.now;
        self.here.is_now_known = false;
    }

    /// Lets the side to move pass; false if the line was already lost, or is now.
    pub(crate) fn pass(&mut self) -> bool {
        let passed = self.arrangement().and_then(passed);
        self.lose();
        let Some(passed) = passed else { return false };
        self.here.now = passed;
        self.here.is_now_known = true;
        true
    }

    /// Opens a variation; false if it is the first that is too deep.
    pub(crate) fn open(&mut self) -> bool {
        if self.too_deep > 0 || self.outer.len() >= DEEPEST_VARIATION {
            self.too_deep = self.too_deep.saturating_add(1);
            return self.too_deep > 1;
        }
        self.outer.push(self.here);
        self.here.now = self.here.before;
        self.here.is_now_known = self.here.is_before_known;
        true
    }

    /// Closes a variation.
    pub(crate) fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some(line) = self.outer.pop() {
            self.here = line;
        }
    }

    /// Finds the move that a text means on the board, and whether a draw is offered with it.
    pub(crate) fn read(
        &self,
        text: &str,
        san: Option<San>,
        language: Language,
    ) -> Result<(Move, bool), Fault> {
        match &self.here.now {
            Arrangement::Position(position) => {
                let plain = san.filter(|_| language == Language::English);
                if let Some(mv) = plain.and_then(|san| san.find_only(position)) {
                    return Ok((mv, false));
                }
                match read_move(text, position, language) {
                    Ok(read) => Ok((read.mv, read.offers_draw)),
                    Err(ReadError::Text(_)) if !looks_like_move(text) => Err(Fault::Word),
                    Err(error) => Err(Fault::Move(Box::new(error))),
                }
            }
            irregular => read_irregular(text, irregular, language),
        }
    }
}

/// The arrangement with the other side to move.
pub(crate) fn passed(arrangement: &Arrangement) -> Option<Arrangement> {
    let setup = arrangement.setup();
    let number = u32::from(setup.to_move == Side::Black);
    Arrangement::try_from(Setup {
        to_move: !setup.to_move,
        en_passant: None,
        quiet_plies: setup.quiet_plies.saturating_add(1),
        move_number: setup.move_number.saturating_add(number),
        ..setup
    })
    .ok()
}

/// Whether a square is named, or castling meant.
fn looks_like_move(text: &str) -> bool {
    let has_square =
        text.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
    has_square || text.starts_with("O-O") || text.starts_with("0-0") || text.starts_with("o-o")
}

/// Reads like [`LinesOfPlay::read`], but on a board that is illegal under the Laws, by trying all
/// its moves.
fn read_irregular(
    text: &str,
    arrangement: &Arrangement,
    language: Language,
) -> Result<(Move, bool), Fault> {
    let written = Written::parse(text, language).map_err(|error| match looks_like_move(text) {
        true => Fault::Move(Box::new(error.into())),
        false => Fault::Word,
    })?;
    let means = |mv: &Move| match written.body {
        Body::Castling(wing) => mv.castling() == Some(wing),
        Body::Move { kind, file, rank, to } => {
            let arrives = match to {
                Arrival::Square(to) => mv.to() == to,
                Arrival::File(to) => mv.to().file() == to && mv.captured().is_some(),
            };
            // Without a letter it is a pawn, unless its square is written in full.
            let kind = kind.or((file.is_none() || rank.is_none()).then_some(Kind::Pawn));
            kind.is_none_or(|kind| kind == mv.kind())
                && mv.promotion() == written.promotion
                && mv.castling().is_none()
                && file.is_none_or(|file| file == mv.from().file())
                && rank.is_none_or(|rank| rank == mv.from().rank())
                && arrives
        }
    };
    let moves = arrangement.legal_moves();
    let mut meant = moves.into_iter().filter(means);
    match (meant.next(), meant.next()) {
        (Some(mv), None) => Ok((mv, written.offers_draw)),
        _ => Err(Fault::NoSuchMove),
    }
}
