//! The way back from the position of a game to earlier ones.
//!
//! If a piece other than a pawn has gone to an empty square, the previous position arises again
//! when it goes back: after a move of the other side that is taken back too or, if the other side
//! has answered with such a move, at once. Each way is found among the legal moves, and leads from
//! the current position to one that has a way itself, so all of it is legal. The position at its
//! end is the earlier one, with the same pieces on the same squares and the same side to move; only
//! rights to castle and to capture en passant may be gone.

use jadoube_chess::{BySide, Kind, Move, Position, Square};

use crate::attacks::{attacks_of, squares};
use crate::watch::script::Step;

/// The moves that lead back, the last first.
#[derive(Clone, Debug, Default)]
pub(crate) struct WayBack {
    moves: Vec<Move>,
    /// The last move of the game, if the other side has to wait until it is taken back.
    waited_for: Option<Move>,
    /// The moves that were last used for waiting.
    waits: BySide<Option<Step>>,
}

/// The most waiting moves that are tried.
const WAITS: usize = 8;
/// Taking one move back takes three moves if a side has to wait.
const WAITING: usize = 3;

impl WayBack {
    /// A place on the way: the position now.
    pub(crate) const fn place(&self) -> usize {
        self.moves.len()
    }

    /// The moves that lead back to a place, the last first.
    pub(crate) fn to(&self, place: usize) -> &[Move] {
        &self.moves[place..]
    }

    /// Follows a move of the game, after which the position is `now`; returns whether there is a
    /// way back. `needed` is the last place to which it must lead.
    pub(crate) fn follow(&mut self, now: &Position, mv: Move, needed: usize) -> bool {
        let can_go_back =
            mv.kind() != Kind::Pawn && mv.captured().is_none() && mv.castling().is_none();
        if can_go_back
            && (self.goes_back_at_once(now, mv, needed) || self.goes_back_after_waiting(now, mv))
        {
            return true;
        }
        self.moves.clear();
        self.waited_for = None;
        false
    }

    /// Both sides take back their last moves.
    fn goes_back_at_once(&mut self, now: &Position, mv: Move, needed: usize) -> bool {
        let Some(first) = self.waited_for else { return false };
        let Some(place) = self.moves.len().checked_sub(WAITING).filter(|&place| place >= needed)
        else {
            return false;
        };
        let mut position = *now;
        let Some(first) = back(&mut position, first) else { return false };
        let Some(second) = back(&mut position, mv) else { return false };
        self.moves.truncate(place);
        self.moves.extend([second, first]);
        self.waited_for = None;
        true
    }

    /// Tries whether the other side can wait while the move is taken back, and then take back its own.
    fn goes_back_after_waiting(&mut self, now: &Position, mv: Move) -> bool {
        let side = now.to_move();
        let mut try_wait = |step: Step| {
            let mut position = *now;
            let wait = step
                .find(&position)
                .filter(|wait| wait.captured().is_none() && wait.castling().is_none())?;
            position.play_mut(wait);
            let first = back(&mut position, mv)?;
            let second = back(&mut position, wait)?;
            self.moves.extend([second, first, wait]);
            Some(step)
        };
        let found = self.waits[side]
            .and_then(|step| try_wait(step).or_else(|| try_wait(step.back())))
            .or_else(|| waits(now).take(WAITS).find_map(try_wait));
        if found.is_some() {
            self.waits[side] = found;
            self.waited_for = Some(mv);
        }
        found.is_some()
    }
}

/// Takes a move back if possible.
fn back(position: &mut Position, mv: Move) -> Option<Move> {
    let back = Step::from(mv).back().find(position).filter(|back| back.captured().is_none())?;
    position.play_mut(back);
    Some(back)
}

/// Moves of the side to move to empty squares, not all of them legal; of each piece at most two.
fn waits(position: &Position) -> impl Iterator<Item = Step> {
    const KINDS: [Kind; 5] = [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::King, Kind::Queen];
    let side = position.to_move();
    let board = position.board();
    let occupied = board.occupied().bits();
    let of = move |kind, from: Square| {
        squares(attacks_of(kind, side, from, occupied) & !occupied)
            .take(2)
            .map(move |to| Step::new(kind, from, to))
    };
    KINDS
        .into_iter()
        .flat_map(move |kind| board.of(side, kind).into_iter().flat_map(move |from| of(kind, from)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the way back to a place, each move checked.
    fn walked(way_back: &WayBack, place: usize, now: &Position) -> Position {
        way_back.to(place).iter().rev().fold(*now, |position, mv| {
            assert_eq!(position.check(mv.attempt()), Ok(*mv), "{position}");
            position.play(*mv)
        })
    }

    /// In random games, whatever is said to be a way back leads to the position it began from.
    #[test]
    fn the_way_leads_back_to_the_position() {
        let (mut number, mut walks, mut pairs) = (7_u64, 0, 0);
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/2n2n2/8/8/2B2N2/8/R3K2R w KQkq - 0 1",
            "4k3/1p1r4/8/3b4/8/2N5/1P3R2/4K3 b - - 0 1",
            "8/8/3qk3/8/8/3QK3/8/8 w - - 0 1",
        ] {
            let start = Position::from_fen(fen).expect("a position");
            for _ in 0..12 {
                let (mut position, mut way_back) = (start, WayBack::default());
                let mut places = vec![(0, start)];
                for _ in 0..80 {
                    let moves = position.legal_moves();
                    number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let choice = (number >> 33) as usize;
                    let Some(&mv) = moves.get(choice % moves.len().max(1)) else { break };
                    position.play_mut(mv);
                    let needed = places.last().map_or(0, |&(place, _)| place);
                    let before = way_back.place();
                    if !way_back.follow(&position, mv, needed) {
                        places.clear();
                        assert_eq!(way_back.place(), 0);
                    }
                    pairs += usize::from(way_back.place() + 1 == before);
                    for &(place, before) in &places {
                        let after = walked(&way_back, place, &position);
                        assert_eq!(after.board(), before.board(), "{position}");
                        assert_eq!(after.to_move(), before.to_move(), "{position}");
                        walks += 1;
                    }
                    if places.is_empty() || choice.is_multiple_of(5) {
                        places.push((way_back.place(), position));
                    }
                }
            }
        }
        assert!(walks > 1000 && pairs > 100, "{walks} {pairs}");
    }

    #[test]
    fn no_way_leads_over_a_pawn_or_a_capture() {
        let mut position = Position::start();
        let mut way_back = WayBack::default();
        for (attempt, has_way) in
            [("g1f3", true), ("b8c6", true), ("e2e4", false), ("c6d4", true), ("f3d4", false)]
        {
            let mv = position.check(attempt.parse().expect("a move")).expect("legal");
            position.play_mut(mv);
            assert_eq!(way_back.follow(&position, mv, 0), has_way, "{attempt}");
        }
    }
}
