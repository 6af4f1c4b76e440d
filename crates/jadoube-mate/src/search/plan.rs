//! Following one picture of a mate: which piece should go where.

use jadoube_chess::{Kind, Move, Piece, Position, Side, Square};

use crate::search::checks::Checks;
use crate::search::guide::Guide;
use crate::search::ways::{FAR, Map, Walls};

/// A piece and the way to where it should be.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    piece: Piece,
    at: Square,
    /// By square: moves as the piece it is, and as the piece that a pawn becomes.
    moves: Map,
    promoted: Kind,
    as_promoted: Map,
}

impl Part {
    /// A piece that should go to one of some squares.
    pub(crate) fn new(
        walls: &Walls,
        piece: Piece,
        at: Square,
        goals: Goals,
        promoted: Kind,
    ) -> Self {
        if piece.kind != Kind::Pawn {
            let moves = walls.map(piece, goals.of(piece));
            return Self { piece, at, moves, promoted, as_promoted: [FAR; 64] };
        }
        let later = Piece { side: piece.side, kind: promoted };
        let as_promoted = walls.map(later, goals.of(later));
        let mut moves = [FAR; 64];
        for square in jadoube_chess::SquareSet::file(at.file()) {
            let way = walls.promotion(square, piece.side);
            let way = way.map_or(FAR, |(last, steps)| steps + 1 + as_promoted[last.index()]);
            moves[square.index()] = way.min(FAR);
        }
        // A pawn may also just step there.
        if let Goals::On(goal) = goals {
            let ahead = if piece.side == Side::White { -1 } else { 1 };
            let (mut square, mut steps) = (Some(goal), 0);
            while let Some(from) = square.filter(|_| goal.rank() != piece.side.last_rank()) {
                let way = &mut moves[from.index()];
                *way = steps.min(*way);
                square = from.offset(0, ahead);
                steps += 1;
            }
        }
        Self { piece, at, moves, promoted, as_promoted }
    }

    fn moves_from(&self, at: At) -> u8 {
        match at {
            At::On(square) => self.moves[square.index()],
            At::Promoted(square) => self.as_promoted[square.index()],
            At::Gone => FAR,
        }
    }
}

/// Where a piece should be.
#[derive(Clone, Copy)]
pub(crate) enum Goals {
    /// On this square.
    On(Square),
    /// Anywhere from where it attacks this square, if exactly these squares are occupied.
    Attacking(Square, u64),
}

impl Goals {
    fn of(self, piece: Piece) -> u64 {
        match self {
            Self::On(square) => crate::attacks::bit(square),
            Self::Attacking(square, walls) => {
                crate::attacks::attacks(piece, square, walls) & !walls
            }
        }
    }
}

/// A picture of a mate: the first piece gives it, and the others should be in place by then.
pub(crate) struct Plan {
    pub(crate) by: Side,
    pub(crate) checker: Part,
    pub(crate) others: Vec<Part>,
}

/// The most pieces that have a part, not counting the checking one.
pub(crate) const OTHERS: usize = 6;

/// The present place of a piece of a plan.
#[derive(Clone, Copy)]
enum At {
    On(Square),
    Promoted(Square),
    Gone,
}

/// The present places of all pieces of a plan, the checking one first.
#[derive(Clone, Copy)]
pub(crate) struct Parts([At; OTHERS + 1]);

impl Plan {
    fn parts(&self) -> impl Iterator<Item = &Part> {
        std::iter::once(&self.checker).chain(self.others.iter().take(OTHERS))
    }

    /// The number of half-moves the plan still takes if nothing is in the way, plus each move
    /// again.
    fn distance(&self, parts: &Parts, to_move: Side) -> Option<i32> {
        let (mut own, mut other) = (0, 0);
        for (index, (part, &at)) in self.parts().zip(&parts.0).enumerate() {
            let moves = match (index, part.moves_from(at)) {
                (_, FAR..) => return None,
                // The check should be the last move: a piece that already gives it has to leave and
                // come back.
                (0, 0) => 2,
                (_, moves) => i32::from(moves),
            };
            *(if part.piece.side == self.by { &mut own } else { &mut other }) += moves;
        }
        let half_moves =
            if to_move == self.by { (2 * own - 1).max(2 * other + 1) } else { 2 * own.max(other) };
        Some(half_moves + own + other)
    }
}

impl Guide for Plan {
    type Trace = Parts;
    const IS_COMPLETE: bool = false;

    fn start(&self) -> Parts {
        let mut parts = Parts([At::Gone; OTHERS + 1]);
        for (at, part) in parts.0.iter_mut().zip(self.parts()) {
            *at = At::On(part.at);
        }
        parts
    }

    fn follow(&self, mut parts: Parts, mv: Move) -> Parts {
        for (at, part) in parts.0.iter_mut().zip(self.parts()) {
            *at = match *at {
                At::On(square) if square == mv.from() => match mv.promotion() {
                    None => At::On(mv.to()),
                    Some(kind) if kind == part.promoted => At::Promoted(mv.to()),
                    Some(_) => At::Gone,
                },
                At::Promoted(square) if square == mv.from() => At::Promoted(mv.to()),
                At::On(square) | At::Promoted(square) if Some(square) == mv.captured_on() => {
                    At::Gone
                }
                at => at,
            };
        }
        parts
    }

    fn rate(
        &self,
        position: &Position,
        parts: Parts,
        depth: u32,
        _: &Checks,
        moves: &[Move],
        mut take: impl FnMut(i32, Move),
    ) {
        for &mv in moves {
            let next = self.follow(parts, mv);
            if let Some(distance) = self.distance(&next, !position.to_move()) {
                take(4 * distance + 3 * depth as i32, mv);
            }
        }
    }
}
