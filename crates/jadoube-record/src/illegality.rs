//! What people are told of moves that are wrong.

use jadoube_chess::{Illegality, Placed, Square};
use jadoube_lawbook::{Argument, Message};

use crate::Wrong;
use crate::words::Told as _;

impl Wrong {
    /// What was wrong with the move.
    pub fn message(self) -> Message {
        match self {
            Self::Illegal(illegality) => illegality_message(&illegality),
            Self::NoMove => Message::new("wrong-no-move"),
            Self::Unpromoted => Message::new("wrong-unpromoted"),
            Self::TouchMove(_) => Message::new("wrong-touch-move"),
            Self::BothHands => Message::new("wrong-both-hands"),
            Self::Pass => Message::new("wrong-pass"),
        }
    }
}

/// Why an attempt is not a legal move.
pub fn illegality_message(illegality: &Illegality) -> Message {
    match *illegality {
        Illegality::GameOver(ending) => Message::new("illegality-game-over")
            .with("ending", Argument::word(ending.to_string().to_lowercase())),
        Illegality::EmptySquare { from } => on("illegality-empty-square", from),
        Illegality::OpponentsPiece(placed) => placed_on("illegality-opponents-piece", placed),
        Illegality::NotMoved(placed) => placed_on("illegality-not-moved", placed),
        Illegality::KingTaken(placed) => placed_on("illegality-king-taken", placed),
        Illegality::OwnPiece(placed) => placed_on("illegality-own-piece", placed),
        Illegality::NotHowItMoves { piece, to } => on("illegality-not-how-it-moves", piece.on)
            .with("piece", Argument::piece(piece.piece.kind))
            .with("to", Argument::square(to)),
        Illegality::PathBlocked { kind, by } => {
            placed_on("illegality-path-blocked", by).with("kind", Argument::piece(kind))
        }
        Illegality::PawnBlocked { by } => placed_on("illegality-pawn-blocked", by),
        Illegality::DoubleStepBlocked { by } => placed_on("illegality-double-step-blocked", by),
        Illegality::DoubleStepNotFirst { from } => on("illegality-double-step-not-first", from),
        Illegality::NothingToCapture { to } => on("illegality-nothing-to-capture", to),
        Illegality::EnPassantNotPossible { pawn } => {
            placed_on("illegality-en-passant-not-possible", pawn)
        }
        Illegality::PromotionMissing { to } => on("illegality-promotion-missing", to),
        Illegality::PromotionNotAllowed { kind } => {
            Message::new("illegality-promotion-not-allowed").with("kind", Argument::piece(kind))
        }
        Illegality::PromotionNotDue { to } => on("illegality-promotion-not-due", to),
        Illegality::CastlingRightLost { wing: to } => {
            Message::new("illegality-castling-right-lost").with("wing", to.argument())
        }
        Illegality::CastlingOutOfCheck { wing: to, by } => {
            placed_on("illegality-castling-out-of-check", by).with("wing", to.argument())
        }
        Illegality::CastlingThroughAttack { wing: to, on, by } => {
            placed_on("illegality-castling-through-attack", by)
                .with("wing", to.argument())
                .with("on", Argument::square(on))
        }
        Illegality::CastlingIntoAttack { wing: to, on, by } => {
            placed_on("illegality-castling-into-attack", by)
                .with("wing", to.argument())
                .with("on", Argument::square(on))
        }
        Illegality::CastlingBlocked { wing: to, by } => {
            placed_on("illegality-castling-blocked", by).with("wing", to.argument())
        }
        Illegality::KingLeftInCheck { by } => placed_on("illegality-king-left-in-check", by),
        Illegality::KingIntoCheck { on, by } => {
            placed_on("illegality-king-into-check", by).with("on", Argument::square(on))
        }
        Illegality::KingExposed { by } => placed_on("illegality-king-exposed", by),
    }
}

/// A message about a piece on the board.
fn placed_on(id: &'static str, placed: Placed) -> Message {
    on(id, placed.on)
        .with("side", Argument::side(placed.piece.side))
        .with("piece", Argument::piece(placed.piece.kind))
}

fn on(id: &'static str, square: Square) -> Message {
    Message::new(id).with("square", Argument::square(square))
}
