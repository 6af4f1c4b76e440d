//! Which moves may give check, found without making them.

use jadoube_chess::{Kind, Move, Piece, Position, Side};

use crate::attacks::{attacks_of, bit, squares};

/// The squares from which the mating side's pieces give check, and the pieces that open a line.
pub(crate) struct Checks {
    from: [u64; 6],
    openers: u64,
}

impl Checks {
    /// For moves of `by`; empty if the other side has the move.
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

    /// Whether a move may give check; if not, it certainly does not.
    pub(crate) fn may_check(&self, mv: Move) -> bool {
        let kind = mv.promotion().unwrap_or(mv.kind());
        // A promoted piece may see through the square that its pawn has left; castling and en passant
        // open other lines still.
        self.from[kind as usize] & bit(mv.to()) != 0
            || self.openers & bit(mv.from()) != 0
            || mv.promotion().is_some()
            || mv.castling().is_some()
            || mv.is_en_passant()
    }
}

/// Whether a move of the side that has the move is mate. Usually the king has a square to go to,
/// and that is seen without making the move.
pub(crate) fn is_mate_by(position: &Position, mv: Move) -> bool {
    !leaves_a_flight(position, mv) && position.play(mv).is_checkmate()
}

/// Whether the king can step away after a move; only for ordinary moves.
fn leaves_a_flight(position: &Position, mv: Move) -> bool {
    if mv.castling().is_some() || mv.is_en_passant() {
        return false;
    }
    let by = position.to_move();
    let victim = position.king(!by);
    let mut board = *position.board();
    board.remove(mv.from());
    board.put(Piece { side: by, kind: mv.promotion().unwrap_or(mv.kind()) }, mv.to());
    let blocked = board.side(!by).bits();
    // The king does not hide what is behind it on a line.
    board.remove(victim);
    squares(attacks_of(Kind::King, by, victim, 0) & !blocked)
        .any(|flight| !board.is_attacked(flight, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In random games: every mating move is recognised, and no other.
    #[test]
    fn mates_are_told_as_by_making_the_move() {
        let (mut number, mut mates, mut others) = (7_u64, 0, 0);
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/1P4k1/8/8/8/8/1p4K1/8 w - - 0 1",
            "r3k2r/pppp1ppp/8/4pP2/8/8/PPPP2PP/R3K2R w KQkq e6 0 1",
            "4k3/8/8/3q4/3Q4/8/8/4K3 w - - 0 1",
        ] {
            for _ in 0..60 {
                let mut position = Position::from_fen(fen).expect("a position");
                for _ in 0..80 {
                    let moves = position.legal_moves();
                    for &mv in &moves {
                        let is_mate = position.play(mv).is_checkmate();
                        assert_eq!(is_mate_by(&position, mv), is_mate, "{mv:?} in {position}");
                        mates += usize::from(is_mate);
                        others += usize::from(!is_mate);
                    }
                    number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let choice = (number >> 33) as usize % moves.len().max(1);
                    let Some(&mv) = moves.get(choice) else { break };
                    position.play_mut(mv);
                }
            }
        }
        assert!(mates > 50 && others > 100_000, "{mates} {others}");
    }
}
