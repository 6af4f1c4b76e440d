//! Which move the hands made, found from the pieces before and after.

use jadoube_chess::{
    Arrangement, Attempt, Board, Kind, Move, Piece, Setup, Side, Square, SquareSet, Wing,
};

/// What the pieces on the board show about the move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Handwork {
    /// The pieces are as before.
    Nothing,
    /// A complete legal move.
    Made(Move),
    /// A pawn is on the last rank, or was taken off there, and no piece is in its place.
    Unpromoted {
        /// The promotion to a queen.
        queened: Move,
    },
    /// A part of a legal move: the captured piece is still there, or the pawn is.
    Part(Move),
    /// The king is where castling would take it, the rook where it was.
    KingAlone {
        wing: Wing,
        /// The castling, if it is legal.
        castling: Option<Move>,
    },
    /// One piece went from one square to another, and that is not a legal move.
    Attempted(Attempt),
    /// Anything else.
    Muddle,
}

/// Finds what was done from the pieces before, the pieces now and the piece put down last.
pub(crate) fn tell(
    arrangement: &Arrangement,
    board: &Board,
    released: Option<(Square, Square)>,
) -> Handwork {
    let before = arrangement.board();
    if before == board {
        return Handwork::Nothing;
    }
    let side = arrangement.to_move();
    let (left, came) = differences(before, board, side);
    if let (Some(from), Some(to)) = (left.only(), came.only()) {
        return one_man(arrangement, board, from, to);
    }
    if let Some(castling) = castled(arrangement, board) {
        return Handwork::Made(castling);
    }
    if let Some(wing) = castling_tried(arrangement, board) {
        return Handwork::Attempted(Attempt::Castling(wing));
    }
    match (left.only(), came.only(), released) {
        // A piece is in the place of one of its own colour.
        (_, _, Some((from, to))) if left.contains(from) && is_own(before, to, side) => {
            Handwork::Attempted(Attempt::new(from, to))
        }
        // The pawn was put on the last rank and taken off again.
        (Some(from), None, Some((start, to))) if came.is_empty() && from == start => {
            unpromoted(arrangement, from, to).unwrap_or(Handwork::Muddle)
        }
        // The new piece is there, the pawn still where it was.
        (None, Some(to), _) if left.is_empty() => {
            pawn_left_behind(arrangement, board, to).map_or(Handwork::Muddle, Handwork::Part)
        }
        _ => Handwork::Muddle,
    }
}

fn one_man(arrangement: &Arrangement, board: &Board, from: Square, to: Square) -> Handwork {
    let before = arrangement.board();
    let (Some(was), Some(is)) = (before.piece_at(from), board.piece_at(to)) else {
        return Handwork::Muddle;
    };
    let attempt = match was.kind == is.kind {
        true => Attempt::new(from, to),
        false => Attempt::new(from, to).promoting(is.kind),
    };
    if let Some(castling) = castled(arrangement, board) {
        return Handwork::Made(castling);
    }
    match arrangement.check(attempt) {
        // A king that goes two squares is taken for castling, and the rook is still to come.
        Ok(mv) if mv.castling().is_some() => {
            Handwork::KingAlone { wing: wing_of(from, to), castling: Some(mv) }
        }
        Ok(mv) if arrangement.play(mv).board() == board => Handwork::Made(mv),
        Ok(mv) => Handwork::Part(mv),
        Err(_) if was.kind == Kind::Pawn && is.kind == Kind::Pawn => {
            unpromoted(arrangement, from, to).unwrap_or(Handwork::Attempted(attempt))
        }
        Err(_) if was.kind == Kind::King && is_castling_step(from, to) => {
            Handwork::KingAlone { wing: wing_of(from, to), castling: None }
        }
        Err(_) => Handwork::Attempted(attempt),
    }
}

/// The castling that leaves exactly these pieces, if one does.
fn castled(arrangement: &Arrangement, board: &Board) -> Option<Move> {
    let legal = |wing| arrangement.check(Attempt::Castling(wing)).ok();
    let fits = |mv: &Move| arrangement.play(*mv).board() == board;
    let side = arrangement.to_move();
    let king_left = arrangement.board().king_of(side) != board.king_of(side);
    let rooks_left = arrangement.board().of(side, Kind::Rook) != board.of(side, Kind::Rook);
    if !king_left && !rooks_left {
        return None;
    }
    Wing::ALL.into_iter().filter_map(legal).find(fits)
}

/// The wing on which king and rook were moved as in castling that is not legal.
fn castling_tried(arrangement: &Arrangement, board: &Board) -> Option<Wing> {
    let (before, side) = (arrangement.board(), arrangement.to_move());
    let king = before.king_of(side)?;
    let rooks = before.of(side, Kind::Rook) & SquareSet::rank(king.rank());
    let tried = |wing: Wing, rook: Square| {
        let mut after = *before;
        let pieces = (after.remove(king), after.remove(rook));
        if let (Some(king_piece), Some(rook_piece)) = pieces {
            after.put(king_piece, Square::new(wing.king_file(), king.rank()));
            after.put(rook_piece, Square::new(wing.rook_file(), king.rank()));
        }
        after == *board
    };
    Wing::ALL.into_iter().find(|&wing| {
        let on_wing = |rook: &Square| wing_of(king, *rook) == wing;
        rooks.into_iter().filter(on_wing).any(|rook| tried(wing, rook))
    })
}

fn is_own(board: &Board, square: Square, side: Side) -> bool {
    board.piece_at(square).is_some_and(|piece| piece.side == side)
}

fn unpromoted(arrangement: &Arrangement, from: Square, to: Square) -> Option<Handwork> {
    let attempt = Attempt::new(from, to).promoting(Kind::Queen);
    let queened = arrangement.check(attempt).ok()?;
    Some(Handwork::Unpromoted { queened })
}

/// The promotion of which the new piece stands on `to` and the pawn is still on the board.
fn pawn_left_behind(arrangement: &Arrangement, board: &Board, to: Square) -> Option<Move> {
    let kind = board.piece_at(to)?.kind;
    let promotes = |mv: &Move| mv.to() == to && mv.promotion() == Some(kind);
    let mut found = arrangement.legal_moves().into_iter().filter(promotes);
    let only = found.next()?;
    found.next().is_none().then_some(only)
}

fn is_castling_step(from: Square, to: Square) -> bool {
    from.rank() == to.rank() && from.index().abs_diff(to.index()) == 2
}

fn wing_of(from: Square, to: Square) -> Wing {
    if to.file() > from.file() { Wing::KingSide } else { Wing::QueenSide }
}

/// The squares that pieces of `side` left, and those to which they came.
fn differences(before: &Board, after: &Board, side: Side) -> (SquareSet, SquareSet) {
    let (mut left, mut came) = (SquareSet::EMPTY, SquareSet::EMPTY);
    for kind in Kind::ALL {
        let (old, new) = (before.of(side, kind), after.of(side, kind));
        left = left | old.without(new);
        came = came | new.without(old);
    }
    (left, came)
}

/// The setup after the pieces were moved in whatever way, with the other side to move.
pub(crate) fn setup_after(before: &Setup, board: &Board) -> Setup {
    let side = before.to_move;
    let mut after = *before;
    after.board = *board;
    // Rights end where king or rook has left its square.
    for square in before.castling {
        let rook_left = before.board.piece_at(square) != board.piece_at(square);
        let owner = before.board.piece_at(square).map_or(side, |piece| piece.side);
        if rook_left || before.board.king_of(owner) != board.king_of(owner) {
            after.castling.remove(square);
        }
    }
    after.en_passant = None;
    let pawns = |board: &Board| board.of(side, Kind::Pawn);
    let resets = pawns(&before.board) != pawns(board)
        || before.board.side(!side).len() != board.side(!side).len();
    after.quiet_plies = if resets { 0 } else { before.quiet_plies.saturating_add(1) };
    if side == Side::Black {
        after.move_number = before.move_number.saturating_add(1);
    }
    after.to_move = !side;
    after
}

/// The pieces that an attempt touches: the one that moves and the one that stands in its place.
pub(crate) fn touched_by(board: &Board, attempt: Attempt) -> Vec<Square> {
    match attempt {
        Attempt::Move { from, to, .. } => {
            let taken = match (board.piece_at(from), board.piece_at(to)) {
                (Some(Piece { side, .. }), Some(piece)) if piece.side != side => Some(to),
                _ => None,
            };
            [Some(from), taken].into_iter().flatten().collect()
        }
        Attempt::Castling(_) => Vec::new(),
    }
}
