//! The move that a claimant wrote and intends to play (9.2.1, 9.3.1).

use jadoube_chess::{Kind, Move, Side, Square};
use jadoube_lawbook::{Article, art};
use jadoube_notation::{Body, ReadError, Written, read_move};

use crate::articles::art04;
use crate::{Duty, Game};

/// What a claimant wrote.
pub(crate) enum Announced {
    /// A legal move.
    Legal(Move),
    /// A move of one of the claimant's pieces that is not legal; and the piece's square, if that is
    /// clear.
    Illegal(Option<Square>),
    /// Not a move, or it is not clear which.
    Unreadable,
}

impl Announced {
    /// Reads what `side` wrote, in the language in which that player records.
    pub(crate) fn read(game: &Game, side: Side, text: &str) -> Self {
        let Some(position) = game.now.position() else { return Self::Unreadable };
        let language = game.rules.regulations().language(side);
        match read_move(text, position, language) {
            Ok(read) => Self::Legal(read.mv),
            Err(ReadError::Ambiguous { .. }) => Self::Unreadable,
            Err(_) => match Written::parse(text, language) {
                Ok(written) => Self::Illegal(piece_meant(game, side, &written)),
                Err(_) => Self::Unreadable,
            },
        }
    }

    pub(crate) const fn is_move(&self) -> bool {
        matches!(self, Self::Legal(_))
    }

    pub(crate) const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Unreadable)
    }

    pub(crate) const fn legal(&self) -> Option<Move> {
        match self {
            Self::Legal(mv) => Some(*mv),
            _ => None,
        }
    }

    /// What the claimant must play after a wrong claim: the written move or, if that is illegal,
    /// another move of that piece, as if it had been touched.
    pub(crate) fn duty(&self, game: &Game) -> Option<(Duty, Option<Article>)> {
        match *self {
            Self::Legal(mv) => {
                let duty = match mv.castling() {
                    Some(wing) => Duty::Castle(wing),
                    None => Duty::Play { from: mv.from(), to: mv.to(), promotion: mv.promotion() },
                };
                Some((duty, None))
            }
            Self::Illegal(Some(from)) => {
                let (duty, _) = art04::duty::duty_of(game, game.now.arrangement()?, &[from]);
                (duty != Duty::Free).then_some((duty, Some(art!("4.3.1"))))
            }
            _ => None,
        }
    }
}

/// The piece that the text can mean, if there is only one.
fn piece_meant(game: &Game, side: Side, written: &Written) -> Option<Square> {
    let board = game.now.board();
    match written.body {
        Body::Castling(_) => board.king_of(side),
        Body::Move { kind, file, rank, .. } => {
            let kind = kind.unwrap_or(Kind::Pawn);
            let mut squares = board.of(side, kind).into_iter().filter(|square| {
                file.is_none_or(|file| square.file() == file)
                    && rank.is_none_or(|rank| square.rank() == rank)
            });
            let only = squares.next();
            only.filter(|_| squares.next().is_none())
        }
    }
}
