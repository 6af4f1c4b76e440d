//! Pieces on their way to where a mate needs them.
//!
//! It only serves to guess what is close; no answer depends on it.

use jadoube_chess::{Kind, Piece, Side, Square};

use crate::attacks::{attacks, bit, squares};
use crate::search::ways::{FAR, Map, Walls};

/// A piece, and its moves to each square from where it stands.
pub(crate) struct Walker {
    pub(crate) piece: Piece,
    /// The kind of piece it is when it gets there.
    pub(crate) later: Piece,
    pub(crate) at: Square,
    pub(crate) to: Map,
    /// The moves until it attacks each square, for a piece of the mating side.
    pub(crate) guards: Map,
}

impl Walker {
    pub(crate) fn new(walls: &Walls, piece: Piece, at: Square, by: Side) -> Self {
        let mut kind = piece.kind;
        let to = match piece.kind {
            Kind::Pawn => {
                kind = promoted(piece.side, by);
                walls.promotion(at, piece.side).map_or([FAR; 64], |(last, steps)| {
                    let later = Piece { side: piece.side, kind };
                    walls.map(later, bit(last)).map(|moves| (moves + steps + 1).min(FAR))
                })
            }
            _ => walls.map(piece, bit(at)),
        };
        let mut guards = [FAR; 64];
        if piece.side == by && piece.kind != Kind::King {
            for square in Square::all().filter(|square| to[square.index()] < FAR) {
                let seen = attacks(Piece { side: by, kind }, square, walls.pawns);
                for seen in squares(seen) {
                    let guard = &mut guards[seen.index()];
                    *guard = to[square.index()].min(*guard);
                }
            }
        }
        Self { piece, later: Piece { side: piece.side, kind }, at, to, guards }
    }
}

/// What a pawn should become: a queen to mate with, or a knight, which hardly ever parries a check.
pub(crate) fn promoted(side: Side, by: Side) -> Kind {
    if side == by { Kind::Queen } else { Kind::Knight }
}
