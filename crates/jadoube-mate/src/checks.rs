//! Which moves may give check, told without making them.

use jadoube_chess::{Kind, Move, Position, Side};

use crate::men::{attacks_of, bit};

/// The squares from which the mating side's men give check, and the men that open a line.
pub(crate) struct Checks {
    from: [u64; 6],
    openers: u64,
}

impl Checks {
    /// For moves of `by`; none, if the other side has the move.
    pub(crate) fn of(position: &Position, by: Side) -> Self {
        if position.to_move() != by {
            return Self { from: [0; 6], openers: 0 };
        }
        let board = position.board();
        let victim = position.king(!by);
        let occupied = board.occupied().bits();
        let own = board.side(by).bits();
        let diagonal = attacks_of(Kind::Bishop, by, victim, occupied);
        let orthogonal = attacks_of(Kind::Rook, by, victim, occupied);
        let queens = board.of(by, Kind::Queen).bits();
        let bishops = board.of(by, Kind::Bishop).bits() | queens;
        let rooks = board.of(by, Kind::Rook).bits() | queens;
        let behind = |kind, seen: u64, line_pieces: u64| {
            line_pieces != 0
                && attacks_of(kind, by, victim, occupied & !(seen & own)) & line_pieces & !seen != 0
        };
        let mut openers = 0;
        if behind(Kind::Bishop, diagonal, bishops) {
            openers |= diagonal & own;
        }
        if behind(Kind::Rook, orthogonal, rooks) {
            openers |= orthogonal & own;
        }
        let pawn = attacks_of(Kind::Pawn, !by, victim, 0);
        let knight = attacks_of(Kind::Knight, by, victim, 0);
        Self { from: [pawn, knight, diagonal, orthogonal, diagonal | orthogonal, 0], openers }
    }

    /// Whether a move may give check; if not, it does not.
    pub(crate) fn may_check(&self, mv: Move) -> bool {
        let kind = mv.promotion().unwrap_or(mv.kind());
        // A promoted man may see through the square that its pawn has left; castling and en passant
        // open other lines still.
        self.from[kind as usize] & bit(mv.to()) != 0
            || self.openers & bit(mv.from()) != 0
            || mv.promotion().is_some()
            || mv.castling().is_some()
            || mv.is_en_passant()
    }
}
