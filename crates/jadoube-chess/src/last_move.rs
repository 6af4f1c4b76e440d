//! Whether any move can have been the last, if it must have given check.
//!
//! A side in check was not in check before the opponent's last move, and there is no check in any
//! starting position; so some move of the opponent led here from a board on which the king was not
//! attacked. All moves of the Laws are taken back. If it is in doubt whether a move was possible,
//! it counts as possible, so that a reachable position is never refused.

use crate::double_step::DoubleStep;
use crate::fen_castling::{castling_king, right_stands, rooks};
use crate::{Board, File, Kind, Piece, Setup, Side, Square, SquareSet, Wing};

/// A setup whose last move, by the opponent, is sought.
pub(crate) struct LastMove<'a> {
    board: &'a Board,
    /// The side that made the move.
    mover: Side,
    /// The king of the side that did not move, which was not attacked before.
    king: Square,
    /// The mover's king and rooks that have a castling right.
    unmoved: SquareSet,
    /// Whether the other side has lost any piece, and any pawn.
    can_have_captured: bool,
    can_have_captured_pawn: bool,
    /// Whether the mover has lost a pawn, perhaps by promotion.
    can_have_promoted: bool,
}

impl<'a> LastMove<'a> {
    /// None if a side does not have exactly one king.
    pub(crate) fn of(setup: &'a Setup) -> Option<Self> {
        let board = &setup.board;
        let (us, mover) = (setup.to_move, !setup.to_move);
        let king = board.king_of(us)?;
        board.king_of(mover)?;
        let mut unmoved: SquareSet =
            rooks(setup.castling, mover).filter(|&rook| right_stands(board, mover, rook)).collect();
        if let Some(king) = castling_king(board, mover)
            && !unmoved.is_empty()
        {
            unmoved.insert(king);
        }
        let can_have_captured = board.side(us).len() < 16;
        let pawns = |side| board.of(side, Kind::Pawn).len();
        Some(Self {
            board,
            mover,
            king,
            unmoved,
            can_have_captured,
            can_have_captured_pawn: can_have_captured && pawns(us) < 8,
            can_have_promoted: pawns(mover) < 8,
        })
    }

    /// The pieces that give check now.
    pub(crate) fn checkers(&self) -> SquareSet {
        self.board.attackers_of(self.king, self.mover)
    }

    /// The pieces that attacked the king before the double step that was the last move.
    pub(crate) fn attackers_before_double_step(&self, step: DoubleStep) -> SquareSet {
        self.attackers_before(step.pawn, step.from, step.to, None)
    }

    /// Whether any move can have been the last.
    pub(crate) fn exists(&self) -> bool {
        let movers = self.board.side(self.mover).without(self.unmoved);
        movers.into_iter().any(|to| self.can_have_arrived(to)) || self.can_have_castled()
    }

    /// Whether the piece on `to` can have made the last move by itself.
    fn can_have_arrived(&self, to: Square) -> bool {
        let Some(piece) = self.board.piece_at(to) else {
            return false;
        };
        if piece.kind == Kind::Pawn {
            return self.pawn_can_have_arrived(piece, to);
        }
        let origins = self.board.attacks_of(piece, to).without(self.board.occupied());
        origins.into_iter().any(|from| self.stepped(piece, from, to) || self.took(piece, from, to))
            || self.can_have_been_promoted(piece, to)
    }

    fn pawn_can_have_arrived(&self, pawn: Piece, to: Square) -> bool {
        let [behind, two_behind] = [1, 2].map(|steps| self.vacant_behind(to, 0, steps));
        let single = behind.is_some_and(|from| self.stepped(pawn, from, to));
        let double = behind.is_some()
            && two_behind.is_some_and(|from| {
                from.rank() == second_rank(self.mover) && self.stepped(pawn, from, to)
            });
        single
            || double
            || [-1, 1]
                .into_iter()
                .filter_map(|files| self.vacant_behind(to, files, 1))
                .any(|from| self.took(pawn, from, to) || self.took_en_passant(pawn, from, to))
    }

    fn can_have_been_promoted(&self, piece: Piece, to: Square) -> bool {
        if !self.can_have_promoted
            || to.rank() != self.mover.last_rank()
            || !Kind::PROMOTIONS.contains(&piece.kind)
        {
            return false;
        }
        let pawn = Piece { kind: Kind::Pawn, ..piece };
        self.vacant_behind(to, 0, 1).is_some_and(|from| self.stepped(pawn, from, to))
            || [-1, 1]
                .into_iter()
                .filter_map(|files| self.vacant_behind(to, files, 1))
                .any(|from| self.took(pawn, from, to))
    }

    /// The square this many files beside and ranks behind, if a pawn can have come from there.
    fn vacant_behind(&self, to: Square, files: i8, ranks: i8) -> Option<Square> {
        to.offset(files, -ranks * forward(self.mover)).filter(|&from| {
            self.board.piece_at(from).is_none() && from.rank() != self.mover.first_rank()
        })
    }

    /// Whether the king is not attacked when a move without a capture is taken back.
    fn stepped(&self, piece: Piece, from: Square, to: Square) -> bool {
        self.attackers_before(piece, from, to, None).is_empty()
    }

    /// Whether the king is not attacked when a capture is taken back.
    fn took(&self, piece: Piece, from: Square, to: Square) -> bool {
        self.can_have_captured && self.attackers_before(piece, from, to, Some(to)).is_empty()
    }

    /// Whether the king is not attacked when a capture en passant is taken back. The captured pawn
    /// had just passed over the square behind it.
    fn took_en_passant(&self, pawn: Piece, from: Square, to: Square) -> bool {
        DoubleStep::over(to, self.mover).is_some_and(|step| {
            self.can_have_captured_pawn
                && self.board.piece_at(step.from).is_none()
                && self.board.piece_at(step.to).is_none()
                && self.attackers_before(pawn, from, to, Some(step.to)).is_empty()
        })
    }

    /// The pieces that attacked the king when `piece` was still on `from` and a piece of the other
    /// side on `captured`. Which piece that was does not matter: it is only in the way.
    fn attackers_before(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        captured: Option<Square>,
    ) -> SquareSet {
        let mut before = *self.board;
        before.remove(to);
        before.put(piece, from);
        if let Some(square) = captured {
            before.put(Piece { side: !self.mover, kind: Kind::Knight }, square);
        }
        before.attackers_of(self.king, self.mover)
    }

    /// Whether the last move can have been castling, from whatever squares of Chess960.
    fn can_have_castled(&self) -> bool {
        if !self.unmoved.is_empty() {
            return false;
        }
        let rank = self.mover.first_rank();
        Wing::ALL.into_iter().any(|wing| {
            let king = Piece { side: self.mover, kind: Kind::King };
            let rook = Piece { side: self.mover, kind: Kind::Rook };
            let king_to = Square::new(wing.king_file(), rank);
            let rook_to = Square::new(wing.rook_file(), rank);
            let mut lifted = *self.board;
            if lifted.remove(king_to) != Some(king) || lifted.remove(rook_to) != Some(rook) {
                return false;
            }
            origins(wing).any(|(king_file, rook_file)| {
                // The ways of king and rook overlap, so together they form one stretch.
                let files = [king_file, rook_file, wing.king_file(), wing.rook_file()];
                let is_vacant = File::ALL
                    .into_iter()
                    .filter(|file| {
                        files.iter().min() <= Some(file) && Some(file) <= files.iter().max()
                    })
                    .all(|file| lifted.piece_at(Square::new(file, rank)).is_none());
                let mut before = lifted;
                before.put(king, Square::new(king_file, rank));
                before.put(rook, Square::new(rook_file, rank));
                is_vacant && before.attackers_of(self.king, self.mover).is_empty()
            })
        })
    }
}

/// The files from which king and rook may castle on a wing.
fn origins(wing: Wing) -> impl Iterator<Item = (File, File)> {
    let pairs = File::ALL.into_iter().flat_map(|king| File::ALL.map(|rook| (king, rook)));
    pairs.filter(move |(king, rook)| match wing {
        Wing::KingSide => rook > king,
        Wing::QueenSide => rook < king,
    })
}

/// The rank difference of one pawn step.
const fn forward(side: Side) -> i8 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// The rank from which a double step starts.
const fn second_rank(side: Side) -> crate::Rank {
    match side {
        Side::White => crate::Rank::R2,
        Side::Black => crate::Rank::R7,
    }
}
