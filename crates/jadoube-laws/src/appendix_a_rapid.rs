//! Appendix A: rapid chess; and Appendix B, which refers to it.

use jadoube_chess::Side;
use jadoube_lawbook::{IllegalPosition, Window, art};

use crate::{Effect, Game, Outcome, Ruling, Termination};

/// Whether the arbiter may still act on the move with this index, or a player claim it (A.5.2).
pub(crate) fn may_still_act(game: &Game, index: usize) -> bool {
    match game.rules.illegal_move_window() {
        Window::WholeGame => true,
        Window::UntilReply => game.line.len() <= index + 1,
    }
}

/// The arbiter sees both kings in check, or a pawn on the last rank (A.5.4).
pub(crate) fn illegal_position_noticed(game: &Game) -> Vec<Ruling> {
    let waits = game.rules.is_limited()
        && game.rules.provisions().illegal_position == IllegalPosition::DrawAfterNextMove;
    match is_illegal_position(game) {
        true if waits => vec![Ruling::new(Effect::ArbiterWaits, art!("A.5.4"))],
        _ => vec![Ruling::new(Effect::NoEffect, art!("A.5.4"))],
    }
}

/// The move for which the arbiter waited was completed (A.5.4).
pub(crate) fn after_completed_move(game: &Game) -> Option<Ruling> {
    if !game.arbiter_waits || !is_illegal_position(game) {
        return None;
    }
    let outcome = Outcome::draw(Termination::IllegalPosition);
    Some(Ruling::new(Effect::GameEnded(outcome), art!("A.5.4")))
}

fn is_illegal_position(game: &Game) -> bool {
    let board = game.now.board();
    let in_check =
        |side| game.now.arrangement().is_some_and(|arrangement| arrangement.is_in_check(side));
    Side::ALL.into_iter().all(in_check)
        || board.pieces().any(|(square, piece)| {
            piece.kind == jadoube_chess::Kind::Pawn && square.rank() == piece.side.last_rank()
        })
}

/// Both players may agree, without the arbiter, to put right an illegal move that stands (A.5.2).
pub(crate) fn take_back_agreed(game: &Game, by: Side, of: Side, number: u32) -> Vec<Ruling> {
    let index = game.line.iter().position(|ply| ply.side() == of && ply.number() == number);
    let Some(index) = index.filter(|&index| game.line[index].is_illegal_move()) else {
        return vec![Ruling::new(Effect::RequestRefused, art!("A.5.2"))];
    };
    if game.take_back != Some(!by) {
        return vec![Ruling::new(Effect::TakeBackAgreed { by }, art!("A.5.2"))];
    }
    let ply = &game.line[index];
    let restored = Effect::PositionRestored {
        kept: u32::try_from(index).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: ply.touched.clone(),
    };
    let mut rulings = vec![Ruling::new(restored, art!("A.5.2"))];
    rulings.extend(crate::art06_clock::runs_on(game, of));
    rulings
}
