//! Pictures of mates that the pieces on the board could make, the nearest first.
//!
//! A picture has a square for the king to be mated, a piece that gives check from another, perhaps a
//! square for the other king, and a piece for each square beside the mated king that is still free:
//! one of the mated side stands there, or one of the mating side attacks it.

use jadoube_chess::{Kind, Piece, Position, Side, Square};

use crate::attacks::{attacks, attacks_of, between, bit, squares};
use crate::fill;
use crate::search::plan::{Goals, OTHERS, Part, Plan};
use crate::search::steps::{TO_CORNER, TO_EDGE};
use crate::search::walker::{Walker, promoted};
use crate::search::ways::{FAR, Walls};

/// The plans for a position, the shortest first, no more than this many.
pub(crate) fn plans(position: &Position, by: Side, most: usize) -> Vec<Plan> {
    if most == 0 {
        return Vec::new();
    }
    let gallery = Gallery::new(position, by);
    let mut pictures = Vec::new();
    for victim in Square::all() {
        let is_edge = TO_EDGE[victim.index()] == 0;
        if is_edge && gallery.victim.to[victim.index()] < FAR {
            gallery.paint(victim, &mut pictures);
        }
    }
    pictures.sort_by_key(|picture| picture.cost);
    pictures.truncate(most);
    pictures.iter().map(|picture| gallery.plan(picture)).collect()
}

struct Gallery {
    by: Side,
    walls: Walls,
    king: Walker,
    victim: Walker,
    own: Vec<Walker>,
    other: Vec<Walker>,
    /// Steady pawns of the side to be mated.
    blocked: u64,
}

/// Where the kings and the checking piece should be.
#[derive(Clone, Copy)]
struct Sketch {
    victim: Square,
    checker: usize,
    check: Square,
    king: Option<Square>,
}

struct Picture {
    cost: u32,
    sketch: Sketch,
    /// The pieces that block or guard squares.
    helpers: Vec<(usize, Square)>,
}

/// The number of half-moves until both sides have made their moves, plus each move again.
fn cost(own: u32, other: u32) -> u32 {
    2 * own.max(other) + own + other
}

fn keep(best: &mut Option<Picture>, new: Picture) {
    if best.as_ref().is_none_or(|best| new.cost < best.cost) {
        *best = Some(new);
    }
}

/// No more than this many pieces, not counting the kings, are few.
const FEW: usize = 2;
/// What each helper costs.
const HELPER: u32 = 4;

impl Gallery {
    fn new(position: &Position, by: Side) -> Self {
        let board = position.board();
        let walls = Walls::of(board);
        let king =
            |side| Walker::new(&walls, Piece { side, kind: Kind::King }, position.king(side), by);
        let walkers = |side| {
            let is_free = |&(at, piece): &(Square, Piece)| {
                piece.side == side && piece.kind != Kind::King && bit(at) & walls.pawns == 0
            };
            let free = board.pieces().filter(is_free);
            free.map(|(at, piece)| Walker::new(&walls, piece, at, by)).collect()
        };
        let mut own_king = king(by);
        let pawns = fill::pawns(!by, board.of(!by, Kind::Pawn).bits());
        if beside(own_king.at) & !board.side(by).bits() & !pawns == 0 {
            // Pawns and its own pieces hold it where it is.
            own_king.to = [FAR; 64];
            own_king.to[own_king.at.index()] = 0;
        }
        Self {
            by,
            king: own_king,
            victim: king(!by),
            own: walkers(by),
            other: walkers(!by),
            blocked: walls.pawns & board.side(!by).bits(),
            walls,
        }
    }

    /// Adds the nearest picture with each checking piece and each first helper for a square of the
    /// king to be mated.
    fn paint(&self, victim: Square, pictures: &mut Vec<Picture>) {
        let zone = beside(victim) & !self.blocked & !self.walls.held[self.by];
        let walkers = self.own.len() + self.other.len();
        // With few pieces there are few pictures, and where the king stands makes another.
        let stations = if walkers <= FEW { 64 } else { 1 };
        let mut best: Vec<Option<Picture>> = Vec::new();
        for (checker, walker) in self.own.iter().enumerate() {
            let kind = match walker.piece.kind {
                Kind::Knight | Kind::Bishop => walker.piece.kind,
                // A side that has more needs no plan unless the board is locked.
                Kind::Pawn if TO_CORNER[victim.index()] == 0 => Kind::Queen,
                _ => continue,
            };
            let lines = attacks_of(kind, self.by, victim, self.walls.pawns) & !self.walls.pawns;
            best.clear();
            best.resize_with((walkers + 1) * stations, || None);
            for check in squares(lines).filter(|check| walker.to[check.index()] < FAR) {
                let seen = attacks_of(kind, self.by, check, self.walls.pawns);
                let rest = zone & !seen;
                let near = ring(victim) & !bit(check);
                let kings = squares(near).filter(|king| self.king.to[king.index()] < FAR).map(Some);
                for king in kings.chain([None]) {
                    let open = king.map_or(rest, |king| rest & !beside(king) & !bit(king));
                    if open.count_ones() > 3 || king.is_some() && open == rest {
                        continue;
                    }
                    let station = king.map_or(0, |king| king.index() % stations) * (walkers + 1);
                    let best = &mut best[station..=station + walkers];
                    self.fill(&Sketch { victim, checker, check, king }, open, best);
                }
            }
            pictures.extend(best.drain(..).flatten());
        }
    }

    /// Puts pieces on the squares still open: each in turn on a single one, and the nearest if
    /// there are more.
    fn fill(&self, sketch: &Sketch, open: u64, best: &mut [Option<Picture>]) {
        let mut own = u32::from(self.own[sketch.checker].to[sketch.check.index()].max(1));
        own += sketch.king.map_or(0, |king| u32::from(self.king.to[king.index()]));
        let other = u32::from(self.victim.to[sketch.victim.index()]);
        let Some(first) = squares(open).next() else {
            let picture = Picture { cost: cost(own, other), sketch: *sketch, helpers: Vec::new() };
            return keep(&mut best[0], picture);
        };
        let nearest = self.helpers(sketch, first).map(|(_, moves)| moves).min().unwrap_or(FAR);
        for (helper, moves) in self.helpers(sketch, first) {
            if open.count_ones() > 1 && moves > nearest {
                continue;
            }
            let (mut own, mut other) = (own, other);
            let mut helpers = vec![(helper, first)];
            *(if helper < self.own.len() { &mut own } else { &mut other }) += u32::from(moves);
            for square in squares(open & !bit(first)) {
                let is_free = |helper| !helpers.iter().any(|&(other, _)| other == helper);
                let nearest = self.helpers(sketch, square).filter(|&(helper, _)| is_free(helper));
                let Some((helper, moves)) = nearest.min_by_key(|&(_, moves)| moves) else { break };
                *(if helper < self.own.len() { &mut own } else { &mut other }) += u32::from(moves);
                helpers.push((helper, square));
            }
            if helpers.len() == open.count_ones() as usize {
                // A helper may be in the way, so a picture with few pieces is better.
                let cost = cost(own, other) + HELPER * helpers.len() as u32;
                keep(&mut best[helper + 1], Picture { cost, sketch: *sketch, helpers });
            }
        }
    }

    /// The pieces that can guard or block a square, and in how many moves. Numbers of the mating
    /// side's pieces come first.
    fn helpers(&self, sketch: &Sketch, square: Square) -> impl Iterator<Item = (usize, u8)> {
        let (checker, check) = (sketch.checker, sketch.check);
        let guards = self.own.iter().map(move |walker| walker.guards[square.index()]);
        let walls = self.walls.pawns | bit(sketch.victim);
        let line = bit(check) | between(self.own[checker].later.kind, check, sketch.victim);
        let blocks = self.other.iter().map(move |walker| {
            // A piece that stands there must not parry the check.
            let parries = attacks(walker.later, square, walls) & line != 0;
            if line & bit(square) != 0 || parries { FAR } else { walker.to[square.index()] }
        });
        let all = guards.chain(blocks).enumerate();
        all.filter(move |&(helper, moves)| moves < FAR && helper != checker)
    }

    fn plan(&self, picture: &Picture) -> Plan {
        let walls = &self.walls;
        let part = |walker: &Walker, goals| {
            Part::new(walls, walker.piece, walker.at, goals, promoted(walker.piece.side, self.by))
        };
        let sketch = &picture.sketch;
        let mut others = vec![part(&self.victim, Goals::On(sketch.victim))];
        others.extend(sketch.king.map(|king| part(&self.king, Goals::On(king))));
        for &(helper, square) in picture.helpers.iter().take(OTHERS - 2) {
            others.push(match self.own.get(helper) {
                Some(walker) => part(walker, Goals::Attacking(square, walls.pawns)),
                None => part(&self.other[helper - self.own.len()], Goals::On(square)),
            });
        }
        // The origin of the check is left open, because the nearest square may be in use.
        let checks = Goals::Attacking(sketch.victim, walls.pawns);
        let checker = part(&self.own[sketch.checker], checks);
        Plan { by: self.by, checker, others }
    }
}

fn beside(square: Square) -> u64 {
    attacks_of(Kind::King, Side::White, square, 0)
}

/// The squares two steps away.
fn ring(square: Square) -> u64 {
    let near = beside(square) | bit(square);
    squares(near).fold(0, |all, one| all | beside(one)) & !near
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::dive::{Dive, Dived};

    /// Whether one of the first plans leads to mate.
    fn is_found(fen: &str, by: Side) -> bool {
        let position = Position::from_fen(fen).expect("a position");
        plans(&position, by, 16)
            .iter()
            .any(|plan| matches!(Dive::new(by, plan).run(&position, 750), Dived::Mate(_)))
    }

    #[test]
    fn mates_behind_locked_pawns_are_planned() {
        // The kings never meet: White's own bishops shut its king in the corner.
        let two_blocks = "2bBb3/k7/3B4/1p1p1pBp/1PbP1P1P/5bB1/2b5/K1B5 b - - 0 1";
        assert!(is_found(two_blocks, Side::Black));
        // Only one of Black's bishops can come out to block.
        let one_block = "4k3/8/3pBp2/3PbP2/3pBp2/3PbP2/8/3BK3 w - - 0 1";
        assert!(is_found(one_block, Side::White));
    }

    /// Bishops of one colour mate with the help of a pawn or of bishops of the other colour, and
    /// never where a rook or queen parries the check; pawns may hold the king of the mating side.
    #[test]
    fn many_bishops_of_one_colour_mate_by_plan() {
        let pawn = "4k3/b1brqrb1/1b1b1b1b/7p/3B4/B1B1B3/1B1B1B2/1KB1B3 b - - 0 1";
        let bishops = "k6B/1b4B1/2b2B2/4B3/3B4/1pB1B3/pP6/K1B5 b - - 0 1";
        for fen in [pawn, bishops] {
            let position = Position::from_fen(fen).expect("a position");
            let plans = plans(&position, Side::White, 8);
            let is_found =
                |plan| matches!(Dive::new(Side::White, plan).run(&position, 4000), Dived::Mate(_));
            assert!(plans.iter().any(is_found), "{fen}");
        }
    }

    #[test]
    fn lesser_pieces_mate_together_by_plan() {
        assert!(is_found("6N1/8/8/8/8/8/4B3/k4K2 w - - 0 1", Side::White));
        assert!(is_found("8/8/4k3/8/3n4/8/4BK2/8 b - - 0 1", Side::Black));
    }

    /// A bishop never comes to squares of the other colour, so there is nothing to plan.
    #[test]
    fn what_no_man_can_reach_is_not_planned() {
        let position = Position::from_fen("8/8/4k3/8/3b4/6K1/8/8 b - - 0 1").expect("a position");
        assert!(plans(&position, Side::Black, 16).is_empty());
    }
}
