//! The squares that the pieces can reach, found by adding moves until nothing is new.
//!
//! Each step adds a move to the abstraction unless something that holds in all its positions
//! forbids the move:
//! - a *steady* piece, which has only one square and is never captured, stands in the way; or
//! - a king would step on a square that a piece of the other side, never captured, attacks from every
//!   square it may stand on; or
//! - a pawn would come to, or beyond, the farthest square of a pawn that stood before it on its file
//!   at first, while neither of them may ever leave the file and that other one is never captured:
//!   pawns do not jump over each other; or
//! - it would end the game, and not by a mate that is asked about (see [`fatal`](crate::proof::fatal)).
//!
//! What forbids moves only becomes less while squares are added, so the steps end with the same sets
//! in whatever order they are taken. In the end every move that is possible in a position of the
//! abstraction, and after which the game goes on, leads to a position of the abstraction: the way of a line piece leads over no steady
//! piece, because steady pieces stand where they stood; and a king steps on no square that is attacked
//! for ever, and never beside the other king. So by induction over the moves of a game every position that can arise belongs to it.

use jadoube_chess::{BySide, Kind, Side, Square};

use crate::attacks::{LAST_RANKS, attacks, bit, pawn_steps_from, squares};
use crate::fill::{self, attacks_from};
use crate::proof::kings::Kings;
use crate::proof::pieces::{Pieces, Rover, Which};

/// The moves that are added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    /// All of them.
    All,
    /// Those that can be taken back: no pawn moves and no captures.
    Quiet,
}

/// What can arise, if no pawn is promoted.
pub(crate) struct Reach {
    pub(crate) pieces: Pieces,
    /// The pieces that may be captured.
    pub(crate) captured: Which,
    /// The squares of steady pieces.
    pub(crate) steady: u64,
    /// The squares that each side always attacks.
    pub(crate) held: BySide<u64>,
    /// Whether a pawn may reach the last rank; nothing is said about the positions after that.
    pub(crate) promotes: bool,
    /// By pawn: the pawns that stood before it on its file at first.
    before: [Which; 32],
    /// Where the kings may stand at the same time, if that was asked for: at first, and later.
    kings_at_first: Option<Kings>,
    pub(crate) kings: Option<Kings>,
    /// The conditions under which they last walked: where each king may step, and whether other
    /// pieces of its side may move.
    walked: Option<(BySide<u64>, BySide<bool>)>,
}

impl Reach {
    /// What all moves lead to.
    pub(crate) fn by_all_moves(pieces: &Pieces, by: Side) -> Self {
        Self::new(pieces, pawns_before(pieces.as_slice()), None).grown(Moves::All, by)
    }

    /// What the moves that can be taken back lead to.
    pub(crate) fn by_quiet_moves(pieces: &Pieces, kings: &Kings, by: Side) -> Self {
        Self::new(pieces, [0; 32], Some(*kings)).grown(Moves::Quiet, by)
    }

    const fn new(pieces: &Pieces, before: [Which; 32], kings: Option<Kings>) -> Self {
        Self {
            pieces: *pieces,
            captured: 0,
            steady: 0,
            held: BySide::new(0, 0),
            promotes: false,
            before,
            kings_at_first: kings,
            kings,
            walked: None,
        }
    }

    fn grown(mut self, moves: Moves, by: Side) -> Self {
        loop {
            self.look();
            if !self.step(moves, by) || self.promotes {
                return self;
            }
        }
    }

    /// Whether a piece of a side, other than its king, may have a move that can be taken back: one
    /// that still has only one square has none.
    fn others_move(&self, side: Side) -> bool {
        let others = self.pieces.as_slice().iter().skip(2);
        others.into_iter().any(|rover| {
            rover.piece.side == side
                && rover.piece.kind != Kind::Pawn
                && rover.reach.count_ones() > 1
        })
    }

    /// Gives each king the squares that it has in some pair; returns whether any is new.
    fn place_kings(&mut self, kings: &Kings) -> bool {
        let mut is_new = false;
        for side in Side::ALL {
            let king = self.pieces.king_mut(side);
            let reach = kings.of(side);
            is_new |= reach & !king.reach != 0;
            king.reach = reach;
        }
        is_new
    }

    /// Finds what is steady and held with the present sets.
    fn look(&mut self) {
        let pieces = self.pieces.as_slice();
        self.steady = 0;
        let mut anywhere = 0;
        for (index, rover) in pieces.iter().enumerate() {
            if rover.reach.is_power_of_two() && self.captured & (1 << index) == 0 {
                self.steady |= rover.reach;
            }
            if index > 1 {
                anywhere |= rover.reach;
            }
        }
        for side in Side::ALL {
            let own_king = self.pieces.king(side).reach;
            let mut held = 0;
            for (index, rover) in pieces.iter().enumerate() {
                if rover.piece.side != side || self.captured & (1 << index) != 0 {
                    continue;
                }
                if rover.reach.count_ones() > 3 {
                    continue;
                }
                // Anything that may stand between is in the way, except the king that steps there.
                held |= squares(rover.reach)
                    .map(|from| attacks(rover.piece, from, anywhere | own_king))
                    .fold(!0, |all, one| all & one);
            }
            self.held[side] = held;
        }
    }

    /// Adds moves of every piece; returns whether anything was new.
    fn step(&mut self, moves: Moves, by: Side) -> bool {
        let mut sides = BySide::both(0u64);
        for rover in &self.pieces.as_slice()[2..] {
            sides[rover.piece.side] |= rover.reach;
        }
        let mut is_new = false;
        if let Some(mut kings) = self.kings {
            let free = BySide::from_fn(|side| !self.held[!side] & !self.steady);
            let others_move = BySide::from_fn(|side| self.others_move(side));
            // They have already gone wherever they can under the same conditions.
            if self.walked != Some((free, others_move)) {
                self.walked = Some((free, others_move));
                kings.walk(free, others_move);
                self.kings = Some(kings);
                is_new |= self.place_kings(&kings);
            }
        }
        let mut taken = BySide::both(0u64);
        let first = if self.kings.is_some() { 2 } else { 0 };
        for index in first..self.pieces.as_slice().len() {
            let rover = self.pieces.as_slice()[index];
            let them = !rover.piece.side;
            let theirs = sides[them];
            if moves == Moves::Quiet && rover.piece.kind == Kind::Pawn {
                continue;
            }
            let (mut quiet, captures) = self.targets(&rover, theirs);
            if self.before[index] != 0 {
                quiet &= !self.beyond_others(index);
            }
            let mut new = quiet & !rover.reach;
            if moves == Moves::All {
                new |= captures & !rover.reach;
                taken[them] |= captures;
            }
            if new != 0 {
                new &= !self.fatal(index, by);
            }
            if new != 0 {
                is_new = true;
                self.pieces.as_mut_slice()[index].reach |= new;
                if rover.piece.kind == Kind::Pawn && new & LAST_RANKS != 0 {
                    self.promotes = true;
                }
            }
        }
        for (index, rover) in self.pieces.as_slice().iter().enumerate().skip(2) {
            if rover.reach & taken[rover.piece.side] != 0 && self.captured & (1 << index) == 0 {
                self.captured |= 1 << index;
                is_new = true;
            }
        }
        is_new
    }

    /// Where a side's king may stand when the other's is mated on a square.
    ///
    /// The mated side has the move, so the last move was the mating side's. It led to the positions
    /// we began with; or a piece other than the king made it, with the kings where they are now; or
    /// the king made it and opened a line.
    pub(crate) fn kings_in_mate(&self, by: Side, victim: Square) -> u64 {
        let Some((first, kings)) = self.kings_at_first.zip(self.kings) else {
            return self.pieces.king(by).reach;
        };
        let first = first.of_with(by, victim, !by);
        let stays = kings.of_with(by, victim, by);
        let walls = self.steady & !bit(victim);
        let lines = self.pieces.as_slice().iter().filter(|rover| {
            rover.piece.side == by
                && matches!(rover.piece.kind, Kind::Bishop | Kind::Rook | Kind::Queen)
        });
        let lines = lines.fold(0, |all, rover| all | attacks(rover.piece, victim, walls));
        let king = self.pieces.king(by).piece;
        let opens = squares(kings.of_with(by, victim, !by))
            .filter(|&king_to| attacks(king, king_to, 0) & stays & lines != 0)
            .fold(0, |all, square| all | bit(square));
        first | stays | opens
    }

    /// The squares a pawn cannot reach by steps because of pawns before it on its file.
    fn beyond_others(&self, pawn: usize) -> u64 {
        let pieces = self.pieces.as_slice();
        let file = file_of(pieces[pawn].reach);
        if pieces[pawn].reach & !file != 0 {
            return 0;
        }
        let steady = self.before[pawn] & !self.captured;
        (0..pieces.len())
            .filter(|other| steady & (1 << other) != 0 && pieces[*other].reach & !file == 0)
            .fold(0, |all, other| {
                let reach = pieces[other].reach;
                all | match pieces[pawn].piece.side {
                    Side::White => file & (!0 << reach.ilog2()),
                    Side::Black => file & !(!1 << reach.trailing_zeros()),
                }
            })
    }

    /// Where a piece may go without capturing, and where it may capture.
    pub(crate) fn targets(&self, rover: &Rover, theirs: u64) -> (u64, u64) {
        match rover.piece.kind {
            Kind::Pawn => (
                pawn_steps_from(rover.piece.side, rover.reach, self.steady),
                fill::pawns(rover.piece.side, rover.reach) & theirs,
            ),
            Kind::King => {
                let held = self.held[!rover.piece.side];
                let to = fill::kings(rover.reach);
                // The other king's steady square is out of bounds too.
                (to & !held & !self.steady, to & !held & theirs)
            }
            _ => {
                let to = attacks_from(rover.piece, rover.reach, self.steady);
                (to & !self.steady, to & theirs)
            }
        }
    }
}

/// By pawn: the pawns before it that are certainly on the same file.
fn pawns_before(pieces: &[Rover]) -> [Which; 32] {
    let mut before = [0; 32];
    let pawns = |&(_, rover): &(usize, &Rover)| rover.piece.kind == Kind::Pawn && rover.reach != 0;
    for (index, pawn) in pieces.iter().enumerate().filter(pawns) {
        let ahead: u64 = match pawn.piece.side {
            Side::White => !1 << pawn.reach.ilog2(),
            Side::Black => !(!0 << pawn.reach.trailing_zeros()),
        };
        let ahead = ahead & file_of(pawn.reach);
        for (other, _) in
            pieces.iter().enumerate().filter(pawns).filter(|(_, rover)| rover.reach & !ahead == 0)
        {
            before[index] |= 1 << other;
        }
    }
    before
}

/// The file of the lowest of some squares.
const fn file_of(squares: u64) -> u64 {
    0x0101_0101_0101_0101 << (squares.trailing_zeros() % 8)
}
