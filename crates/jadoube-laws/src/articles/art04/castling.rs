//! Articles 4.4.1 to 4.4.3 and 4.7.2: king and rook touched, king released.

use jadoube_chess::{Arrangement, Kind, Move, Piece, Square, Wing};
use jadoube_lawbook::{Article, KingAndRook, art};

use crate::{Duty, Game};

/// The consequence of touching king and rook.
pub(crate) enum Pair {
    /// None: king and rook were not both touched, or not in this order.
    None,
    /// King, then rook: castling if it is legal, otherwise another move of the king.
    Binds(Duty, Article),
    /// King, then rook, and the king has no move at all: neither binds the player (4.4.3).
    Frees { king: Square, rook: Square },
}

/// Judges king and rook among the player's own touched pieces, `own`, if none before the king can
/// move.
///
/// Touching the king first and the rook next is the way to castle. A rook touched later still makes
/// king and rook (4.4.1), but says nothing about what the player intended (4.4.3).
pub(crate) fn king_then_rook(
    game: &Game,
    arrangement: &Arrangement,
    own: &[Square],
    legal: &[Move],
) -> Pair {
    let is_king = |square: &Square| kind_at(arrangement, *square) == Some(Kind::King);
    let Some(at) = own.iter().position(is_king) else { return Pair::None };
    let king = own[at];
    let later = &own[at + 1..];
    let Some((place, wing)) = later
        .iter()
        .enumerate()
        .find_map(|(place, &rook)| Some((place, wing_of(arrangement, king, rook)?)))
    else {
        return Pair::None;
    };
    if legal.iter().any(|mv| mv.castling() == Some(wing)) {
        return match game.rules.provisions().king_and_rook {
            KingAndRook::MustCastle => Pair::Binds(Duty::Castle(wing), art!("4.4.1")),
            KingAndRook::NoRule => Pair::None,
        };
    }
    if place > 0 {
        return Pair::None;
    }
    let barred = rook_then_king(arrangement, own);
    let duty = Duty::Move { from: king, kind: Kind::King, barred };
    match legal.iter().any(|&mv| duty.allows(mv)) {
        true => Pair::Binds(duty, art!("4.4.3")),
        false => Pair::Frees { king, rook: later[0] },
    }
}

/// Rook first, then king: castling on that side is barred for this move (4.4.2).
pub(crate) fn rook_then_king(arrangement: &Arrangement, own: &[Square]) -> Option<Wing> {
    let is_king = |square: &Square| kind_at(arrangement, *square) == Some(Kind::King);
    let at = own.iter().position(is_king)?;
    own[..at].iter().find_map(|&rook| wing_of(arrangement, own[at], rook))
}

fn kind_at(arrangement: &Arrangement, square: Square) -> Option<Kind> {
    arrangement.board().piece_at(square).map(|piece| piece.kind)
}

/// The wing on which king and rook of the side to move would castle, if these are the two.
pub(crate) fn wing_of(arrangement: &Arrangement, king: Square, rook: Square) -> Option<Wing> {
    let side = arrangement.to_move();
    let is = |square, kind| arrangement.board().piece_at(square) == Some(Piece { side, kind });
    let first_rank = side.first_rank();
    let fits = is(king, Kind::King)
        && is(rook, Kind::Rook)
        && king.rank() == first_rank
        && rook.rank() == first_rank;
    fits.then(|| if rook > king { Wing::KingSide } else { Wing::QueenSide })
}
