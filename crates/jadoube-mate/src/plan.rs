//! Mates in the corner by bishop or knight: which man is to go where.
//!
//! The king to be mated stands in a corner, the other king takes two of its three squares, a bishop
//! or knight gives check, and the third square is blocked by a man of the mated side or attacked
//! by another man. Each plan gives these roles to men on the board.

use jadoube_chess::{Kind, Move, Position, Side, Square};

use crate::checks::Checks;
use crate::guide::Guide;
use crate::men::{attacks_of, bit, squares};
use crate::steps::{knight_moves, steps, to_promotion};

/// Who goes where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    by: Side,
    corner: Square,
    king: Square,
    /// The square that neither king nor check takes from the king in the corner.
    third: Square,
    checker: Square,
    helper: Square,
    cost: i32,
}

/// Where the two men of the plan stand now; none once captured.
#[derive(Clone, Copy)]
pub(crate) struct Roles {
    checker: Option<Square>,
    helper: Option<Square>,
}

/// The plans for a position, the shortest first, so many at the most.
pub(crate) fn plans(position: &Position, by: Side, most: usize) -> Vec<Plan> {
    let board = position.board();
    let mut plans = Vec::new();
    let checkers =
        board.of(by, Kind::Bishop) | board.of(by, Kind::Knight) | board.of(by, Kind::Pawn);
    let helpers = board.occupied().without(board.kind(Kind::King));
    for corner in [Square::A1, Square::H1, Square::A8, Square::H8] {
        for (king, third) in stations(corner) {
            for checker in checkers {
                for helper in helpers.into_iter().filter(|&helper| helper != checker) {
                    let mut plan = Plan { by, corner, king, third, checker, helper, cost: 0 };
                    let roles = plan.start();
                    plan.cost = plan.distance(position, roles);
                    if plan.cost < FAR {
                        plans.push(plan);
                    }
                }
            }
        }
    }
    plans.sort_by_key(|plan| plan.cost);
    plans.truncate(most);
    plans
}

/// Where the mating king may stand, each with the square beside the corner it leaves open.
fn stations(corner: Square) -> [(Square, Square); 4] {
    let at = |files: i8, ranks: i8| {
        let file = if corner.index() & 7 == 0 { files } else { -files };
        let rank = if corner.index() < 8 { ranks } else { -ranks };
        corner.offset(file, rank).unwrap_or(corner)
    };
    [(at(0, 2), at(1, 0)), (at(1, 2), at(1, 0)), (at(2, 0), at(0, 1)), (at(2, 1), at(0, 1))]
}

const FAR: i32 = 1000;

impl Plan {
    /// How many moves the plan still takes, both sides together, if nothing is in the way.
    fn distance(&self, position: &Position, roles: Roles) -> i32 {
        let board = position.board();
        let (Some(checker), Some(helper)) = (roles.checker, roles.helper) else { return FAR };
        let (Some(checks), Some(helps)) = (board.piece_at(checker), board.piece_at(helper)) else {
            return FAR;
        };
        let mut own = steps(position.king(self.by), self.king);
        let mut other = steps(position.king(!self.by), self.corner);
        own += self.moves_to_check(checks.kind, checker);
        if helps.side == self.by {
            own += self.moves_to_guard(helps.kind, helper);
        } else {
            other += self.moves_to_block(helps.kind, helps.side, helper);
        }
        if own >= FAR || other >= FAR {
            return FAR;
        }
        // Half-moves until the mating side has made all its moves, and the other before the last.
        let half_moves = if position.to_move() == self.by {
            (2 * own - 1).max(2 * other + 1)
        } else {
            (2 * own).max(2 * other)
        };
        half_moves + own + other
    }

    /// Moves of the checking man until it gives check, which is to be the last move: one that
    /// attacks the corner already keeps the king out of it.
    fn moves_to_check(&self, kind: Kind, from: Square) -> i32 {
        match kind {
            Kind::Bishop if !same_colour(from, self.corner) => FAR,
            Kind::Bishop => {
                let lines = attacks_of(kind, self.by, self.corner, 0);
                if lines & bit(from) != 0 { 2 } else { 1 }
            }
            Kind::Knight => {
                let near = attacks_of(kind, self.by, self.corner, 0) & !bit(self.king);
                let moves = squares(near).map(|to| knight_moves(from, to)).min().unwrap_or(FAR);
                if moves == 0 { 2 } else { moves }
            }
            Kind::Pawn => to_promotion(from, self.by) + 2,
            _ => 1,
        }
    }

    /// Moves of another man of the mating side until it attacks the third square.
    fn moves_to_guard(&self, kind: Kind, from: Square) -> i32 {
        match kind {
            Kind::Bishop if !same_colour(from, self.third) => FAR,
            Kind::Bishop => i32::from(attacks_of(kind, self.by, self.third, 0) & bit(from) == 0),
            Kind::Knight => {
                let near = attacks_of(kind, self.by, self.third, 0);
                squares(near).map(|to| knight_moves(from, to)).min().unwrap_or(FAR)
            }
            Kind::Pawn => to_promotion(from, self.by) + 2,
            _ => 1,
        }
    }

    /// Moves of a man of the mated side to the third square.
    fn moves_to_block(&self, kind: Kind, side: Side, from: Square) -> i32 {
        if from == self.third {
            return 0;
        }
        match kind {
            Kind::Bishop if !same_colour(from, self.third) => FAR,
            Kind::Knight => knight_moves(from, self.third),
            Kind::Pawn => {
                let is_ahead = from.file() == self.third.file()
                    && match side {
                        Side::White => self.third.index() > from.index(),
                        Side::Black => self.third.index() < from.index(),
                    }
                    && self.third.rank() != side.last_rank();
                if is_ahead { steps(from, self.third) } else { to_promotion(from, side) + 2 }
            }
            _ if attacks_of(kind, side, self.third, 0) & bit(from) != 0 => 1,
            _ => 2,
        }
    }
}

impl Guide for Plan {
    type Trace = Roles;
    const IS_COMPLETE: bool = false;

    fn start(&self) -> Roles {
        Roles { checker: Some(self.checker), helper: Some(self.helper) }
    }

    fn follow(&self, roles: Roles, mv: Move) -> Roles {
        let moved = |man: Option<Square>| match man {
            Some(square) if square == mv.from() => Some(mv.to()),
            Some(square) if Some(square) == mv.captured_on() => None,
            man => man,
        };
        Roles { checker: moved(roles.checker), helper: moved(roles.helper) }
    }

    fn rate(
        &self,
        position: &Position,
        roles: Roles,
        depth: u32,
        _: &Checks,
        moves: &[Move],
        mut take: impl FnMut(i32, Move),
    ) {
        for &mv in moves {
            let next = position.play(mv);
            let distance = self.distance(&next, self.follow(roles, mv));
            if distance < FAR {
                take(4 * distance + 3 * depth as i32, mv);
            }
        }
    }
}

fn same_colour(one: Square, other: Square) -> bool {
    one.is_light() == other.is_light()
}
