//! Explaining why a text fits no legal move.

use jadoube_chess::{Attempt, Illegality, Kind, Position, Square, SquareSet, Wing};

use crate::ReadError;

/// Explains why no piece of a kind goes from one of the squares `among` to `to`.
pub(crate) fn explain(
    text: &str,
    position: &Position,
    kind: Kind,
    among: SquareSet,
    to: Square,
    promotion: Option<Kind>,
) -> ReadError {
    if kind == Kind::Pawn && among == SquareSet::file(to.file()) {
        // The text has no file, though perhaps it should.
        let mut candidates = position.legal_moves();
        candidates.retain(|mv| {
            let promotion_fits = promotion.is_none() || mv.promotion() == promotion;
            mv.kind() == Kind::Pawn && mv.to() == to && promotion_fits
        });
        if !candidates.is_empty() {
            return ReadError::PawnFileMissing { text: text.to_owned(), candidates };
        }
    }
    let pieces = position.board().of(position.to_move(), kind) & among;
    if pieces.is_empty() {
        return ReadError::no_such_piece(text, position, kind, among);
    }
    // A piece that is already on the square is not the one meant, if there is another.
    let others = pieces.without(SquareSet::from(to));
    let pieces = if others.is_empty() { pieces } else { others };
    let mut reasons = Vec::new();
    for from in pieces {
        let attempt = Attempt::Move { from, to, promotion };
        match position.check(attempt) {
            Err(reason) => reasons.push((attempt, reason)),
            // Only castling is not found by the squares of the pieces.
            Ok(mv) => {
                let wing = mv.castling().unwrap_or(Wing::KingSide);
                return ReadError::CastlingSignMissing { text: text.to_owned(), wing };
            }
        }
    }
    // The player's own piece on the square, or the end of the game, is the same reason for all.
    reasons.dedup_by_key(|(_, reason)| *reason);
    let reaches = |(_, reason): &(Attempt, Illegality)| {
        !matches!(reason, Illegality::NotHowItMoves { .. } | Illegality::DoubleStepNotFirst { .. })
    };
    if reasons.iter().any(reaches) {
        reasons.retain(reaches);
    }
    match reasons.as_slice() {
        [(attempt, reason)] => ReadError::illegal(text, *attempt, *reason),
        _ => ReadError::Illegal { text: text.to_owned(), reasons },
    }
}
