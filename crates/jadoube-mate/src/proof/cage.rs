//! A proof that a lone piece does not mate a king in a cage of its own pieces.
//!
//! The side that is to mate has its king and one other piece, no pawn. In a series of moves that ends
//! in mate this piece is never captured: what follows would be a king alone. So the other side never
//! captures anything. Its pieces are of two kinds. Those of the *cage* are followed exactly: its
//! king,
//! the pieces beside the king, and any piece that has no move. Of each *ghost*, the others, we only
//! know on which squares it may ever stand; it may stand on any of them, or have been captured.
//!
//! A *scene* is where both kings, the lone piece and the cage stand, and who is to move. From the
//! scene of the position we go on by every move that is possible with some ghosts on their squares:
//! - Each piece followed exactly makes its moves as if no ghost were in the way. For the mating side
//!   they may capture; a ghost captured changes no scene. For the other side they may not.
//! - A ghost's move changes no scene but the side to move. It gives the ghost new squares, and then
//!   all is done again, until nothing is new.
//! - A check is *certain* if it is given along squares on which neither a piece followed exactly nor a
//!   ghost can stand. A move that leaves its own king in certain check is not legal; nor is then a
//!   ghost's move legal: it would have to capture the lone piece, or to come between, where no ghost
//!   can stand.
//!
//! All this allows more than is legal and leaves out nothing that is, so the scene of every
//! position
//! that can arise on the way to a mate is met. A scene may be mate if the lone piece may give
//! check,
//! nobody can certainly capture it (capturing the last piece exposes the king to nothing), and each
//! square beside the king holds a piece of the cage, may hold a ghost, or may be attacked. If no
//! scene
//! may be mate, there is none. We give up on what we do not follow: castling, and a pawn of the
//! cage
//! that is promoted; a ghost that is promoted may from then on move like a queen or a knight.

use std::collections::HashSet;

use jadoube_chess::{Kind, Piece, Position, Side, Square};

use crate::attacks::{LAST_RANKS, attacks_of, bit, pawn_steps, squares};
use crate::fill::attacks_from;

/// The most pieces that are followed exactly, and the most scenes met.
const PIECES: usize = 16;
const SCENES: usize = 20_000;

/// Whether `by` can be shown never to give mate because its last piece cannot, whatever it
/// captures.
pub(crate) fn is_caged(position: &Position, by: Side) -> bool {
    Cage::new(position, by).is_some_and(|(mut cage, start)| cage.is_dead(start))
}

/// The squares of the pieces that are followed exactly, [`GONE`] for those captured: the mating
/// side's king and lone piece, the other king, and the rest of the cage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Scene {
    at: [u64; PIECES],
    to_move: Side,
}

const GONE: u64 = 0;
const KING: usize = 0;
const LONE: usize = 1;
const VICTIM: usize = 2;

/// A piece of which only the squares are known.
struct Ghost {
    kind: Kind,
    reach: u64,
    is_promoted: bool,
}

struct Cage {
    by: Side,
    kinds: [Kind; PIECES],
    len: usize,
    ghosts: Vec<Ghost>,
    /// The squares on which a ghost may stand.
    haunted: u64,
}

/// The result of following all moves.
enum Met {
    All(HashSet<Scene>),
    /// A scene that may be mate, or something that is not followed.
    NoProof,
}

impl Cage {
    fn new(position: &Position, by: Side) -> Option<(Self, Scene)> {
        let board = position.board();
        let lone = board.side(by).without(board.kind(Kind::King));
        if lone.len() != 1
            || lone == board.of(by, Kind::Pawn)
            || !position.castling_rooks().is_empty()
        {
            return None;
        }
        let mut cage =
            Self { by, kinds: [Kind::King; PIECES], len: 3, ghosts: Vec::new(), haunted: 0 };
        let mut start = Scene { at: [GONE; PIECES], to_move: position.to_move() };
        start.at[KING] = bit(position.king(by));
        start.at[VICTIM] = bit(position.king(!by));
        let occupied = board.occupied().bits();
        let near = attacks_of(Kind::King, by, position.king(!by), 0);
        for (square, Piece { side, kind }) in board.pieces() {
            if kind == Kind::King {
                continue;
            }
            if side == by {
                (cage.kinds[LONE], start.at[LONE]) = (kind, bit(square));
            } else if near & bit(square) != 0 || moves(kind, side, square, occupied) == 0 {
                let slot = start.at.get_mut(cage.len)?;
                (cage.kinds[cage.len], *slot) = (kind, bit(square));
                cage.len += 1;
            } else {
                cage.ghosts.push(Ghost { kind, reach: bit(square), is_promoted: false });
            }
        }
        Some((cage, start))
    }

    fn is_dead(&mut self, start: Scene) -> bool {
        loop {
            self.haunted = self.ghosts.iter().fold(0, |all, ghost| all | ghost.reach);
            let Met::All(scenes) = self.follow(start) else { return false };
            let mut is_new = false;
            for scene in &scenes {
                is_new |= scene.to_move != self.by && !self.is_check(scene) && self.haunt(scene);
            }
            if !is_new {
                return true;
            }
        }
    }

    /// Meets all scenes, with the ghosts on the squares where they may stand by now.
    fn follow(&self, start: Scene) -> Met {
        let mut met = HashSet::from([start]);
        let mut waiting = vec![start];
        while let Some(scene) = waiting.pop() {
            let mut next = Vec::new();
            let is_followed = if scene.to_move == self.by {
                self.attack(&scene, &mut next);
                true
            } else {
                !self.may_be_mate(&scene) && self.defend(&scene, &mut next)
            };
            if !is_followed || met.len() > SCENES {
                return Met::NoProof;
            }
            waiting.extend(next.into_iter().filter(|&scene| met.insert(scene)));
        }
        Met::All(met)
    }

    /// The moves of the mating side.
    fn attack(&self, scene: &Scene, next: &mut Vec<Scene>) {
        for piece in [KING, LONE] {
            let own = scene.at[KING] | scene.at[LONE] | scene.at[VICTIM];
            let to = self.seen(scene, piece, scene.occupied()) & !own;
            for to in squares(to).map(bit) {
                let mut after = scene.moved(piece, to);
                for at in &mut after.at[VICTIM + 1..] {
                    *at &= !to;
                }
                let king = after.at[KING];
                let is_taken = (VICTIM..self.len).any(|piece| {
                    self.seen(&after, piece, after.occupied() | self.haunted) & king != 0
                });
                if !is_taken {
                    next.push(after);
                }
            }
        }
    }

    /// The moves of the other side; false if a pawn of the cage is promoted.
    fn defend(&self, scene: &Scene, next: &mut Vec<Scene>) -> bool {
        if self.haunted != 0 && !self.is_check(scene) {
            next.push(Scene { to_move: self.by, ..*scene });
        }
        let occupied = scene.occupied();
        for piece in VICTIM..self.len {
            for from in squares(scene.at[piece]) {
                let kind = self.kinds[piece];
                for to in squares(moves(kind, !self.by, from, occupied)).map(bit) {
                    if kind == Kind::Pawn && to & LAST_RANKS != 0 {
                        return false;
                    }
                    let after = scene.moved(piece, to);
                    let is_beside = self.seen(&after, KING, 0) & after.at[VICTIM] != 0;
                    if !is_beside && !self.is_check(&after) {
                        next.push(after);
                    }
                }
            }
        }
        true
    }

    /// Gives the ghosts the squares to which they may go; returns whether any is new.
    fn haunt(&mut self, scene: &Scene) -> bool {
        let occupied = scene.occupied();
        let mut is_new = false;
        for ghost in &mut self.ghosts {
            let from = ghost.reach & !occupied;
            let mut to = match ghost.kind {
                Kind::Pawn => {
                    squares(from).fold(0, |to, from| to | pawn_steps(!self.by, from, occupied))
                }
                kind => attacks_from(Piece { side: !self.by, kind }, from, occupied),
            };
            if ghost.is_promoted {
                for kind in [Kind::Queen, Kind::Knight] {
                    to |= attacks_from(Piece { side: !self.by, kind }, from, occupied);
                }
            }
            to &= !occupied;
            ghost.is_promoted |= ghost.kind == Kind::Pawn && to & LAST_RANKS != 0;
            is_new |= to & !ghost.reach != 0;
            ghost.reach |= to;
        }
        is_new
    }

    /// What a piece that is followed exactly attacks if exactly these squares are occupied.
    fn seen(&self, scene: &Scene, piece: usize, occupied: u64) -> u64 {
        let side = if piece < VICTIM { self.by } else { !self.by };
        squares(scene.at[piece])
            .fold(0, |all, from| all | attacks_of(self.kinds[piece], side, from, occupied))
    }

    /// Whether the lone piece certainly gives check.
    fn is_check(&self, scene: &Scene) -> bool {
        self.seen(scene, LONE, scene.occupied() | self.haunted) & scene.at[VICTIM] != 0
    }

    /// Whether a scene may be mate.
    fn may_be_mate(&self, scene: &Scene) -> bool {
        let (lone, victim) = (scene.at[LONE], scene.at[VICTIM]);
        let occupied = scene.occupied();
        if self.seen(scene, LONE, occupied) & victim == 0 {
            return false;
        }
        let guarded = self.seen(scene, KING, 0);
        let first_taker = if guarded & lone == 0 { VICTIM } else { VICTIM + 1 };
        let certain = occupied | self.haunted;
        if (first_taker..self.len).any(|piece| self.seen(scene, piece, certain) & lone != 0) {
            return false;
        }
        let cage = scene.at[VICTIM..].iter().fold(0, |all, at| all | at);
        let held = guarded | lone | self.seen(scene, LONE, occupied & !victim);
        self.seen(scene, VICTIM, 0) & !(cage | held | self.haunted) == 0
    }
}

impl Scene {
    fn occupied(&self) -> u64 {
        self.at.iter().fold(0, |all, at| all | at)
    }

    fn moved(&self, piece: usize, to: u64) -> Self {
        let mut after = Self { to_move: !self.to_move, ..*self };
        after.at[piece] = to;
        after
    }
}

/// Where a piece may go without capturing, if exactly these squares are occupied.
fn moves(kind: Kind, side: Side, from: Square, occupied: u64) -> u64 {
    match kind {
        Kind::Pawn => pawn_steps(side, from, occupied),
        _ => attacks_of(kind, side, from, occupied) & !occupied,
    }
}
