//! The letters that FEN gives to the rooks that may castle.
//!
//! In X-FEN, `K` and `Q` are the outermost rooks beyond the king on its first rank, and an inner
//! rook has the letter of its file. In Shredder-FEN, all have the letters of their files. In both,
//! White's letters are capitals.

use crate::{Board, CastlingLetters, File, Kind, Side, Square, SquareSet, Wing};

/// The rook that a letter means on this board, if it is a castling letter at all.
pub(crate) fn rook_of(board: &Board, letter: char) -> Option<(Side, Square)> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let rook = match letter.to_ascii_lowercase() {
        'k' => outermost(board, side, Wing::KingSide),
        'q' => outermost(board, side, Wing::QueenSide),
        file => Square::new(File::from_letter(file)?, side.first_rank()),
    };
    Some((side, rook))
}

/// The letter of the right to castle with the rook of `side` on `rook`.
pub(crate) fn letter_of(board: &Board, side: Side, rook: Square, letters: CastlingLetters) -> char {
    let letter = match letters {
        CastlingLetters::XFen if rook == outermost(board, side, Wing::KingSide) => 'k',
        CastlingLetters::XFen if rook == outermost(board, side, Wing::QueenSide) => 'q',
        CastlingLetters::XFen | CastlingLetters::Shredder => rook.file().letter(),
    };
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter,
    }
}

/// The rooks of `side` that may castle, the king's side first.
pub(crate) fn rooks(castling: SquareSet, side: Side) -> impl Iterator<Item = Square> {
    File::ALL
        .into_iter()
        .rev()
        .map(move |file| Square::new(file, side.first_rank()))
        .filter(move |&square| castling.contains(square))
}

/// Whether the king and the rook of a castling right are where they must be.
pub(crate) fn right_stands(board: &Board, side: Side, rook: Square) -> bool {
    castling_king(board, side).is_some() && board.of(side, Kind::Rook).contains(rook)
}

/// The king of `side`, if it is where a king that has never moved can be.
pub(crate) fn castling_king(board: &Board, side: Side) -> Option<Square> {
    board.king_of(side).filter(|king| king.rank() == side.first_rank())
}

/// The rook that `K` or `Q` means. Without king or rook it is the corner, so that a message about
/// the right can name a square.
fn outermost(board: &Board, side: Side, wing: Wing) -> Square {
    let first_rank = side.first_rank();
    let corner = match wing {
        Wing::KingSide => Square::new(File::H, first_rank),
        Wing::QueenSide => Square::new(File::A, first_rank),
    };
    let Some(king) = castling_king(board, side) else {
        return corner;
    };
    let rooks = board.of(side, Kind::Rook) & SquareSet::rank(first_rank);
    let mut beyond = rooks.into_iter().filter(|&rook| Wing::of_rook(king, rook) == wing);
    match wing {
        Wing::KingSide => beyond.last(),
        Wing::QueenSide => beyond.next(),
    }
    .unwrap_or(corner)
}
