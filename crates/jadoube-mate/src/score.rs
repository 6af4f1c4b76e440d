//! How near a position looks to a mate that both sides work for. It only says where to look first:
//! whatever it says, every position is looked at in the end.

use jadoube_chess::{Kind, Position, Side, Square};

/// Smaller is nearer.
pub(crate) fn score(position: &Position, by: Side, depth: u32) -> usize {
    let board = position.board();
    let (victim, king) = (position.king(!by), position.king(by));
    let majors = board.of(by, Kind::Queen).len() + board.of(by, Kind::Rook).len();
    let mut score = 40 + depth as usize;
    score += 4 * distance(king, victim);
    score += 6 * to_edge(victim) + 2 * to_corner(victim);
    if majors == 0 {
        // A queen is to come from a pawn, or the mate from lesser pieces.
        let steps = board.of(by, Kind::Pawn).into_iter().map(|pawn| to_promotion(pawn, by)).min();
        score += 20 + 5 * steps.unwrap_or(4);
    }
    // What the other side has can take the mating piece or come between.
    score += 2 * board.of(!by, Kind::Queen).len() + board.of(!by, Kind::Rook).len();
    if position.to_move() != by && position.is_check() {
        score = score.saturating_sub(10);
    }
    score
}

fn distance(one: Square, other: Square) -> usize {
    let files = (one.file() as usize).abs_diff(other.file() as usize);
    let ranks = (one.rank() as usize).abs_diff(other.rank() as usize);
    files.max(ranks)
}

/// Steps from a file or rank to the nearer end of it.
fn inside(line: usize) -> usize {
    line.min(7 - line)
}

fn to_edge(square: Square) -> usize {
    inside(square.file() as usize).min(inside(square.rank() as usize))
}

fn to_corner(square: Square) -> usize {
    inside(square.file() as usize).max(inside(square.rank() as usize))
}

fn to_promotion(pawn: Square, side: Side) -> usize {
    (pawn.rank() as usize).abs_diff(side.last_rank() as usize)
}
