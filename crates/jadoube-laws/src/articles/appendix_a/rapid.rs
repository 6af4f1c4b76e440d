//! Appendix A: rapid chess; and Appendix B, which refers to it.

use jadoube_chess::{Kind, Side};
use jadoube_lawbook::{IllegalPosition, Window, art};

use crate::game::pass::PassAt;
use crate::{Effect, Game, Outcome, Ruling, Standing, Termination};

/// Whether the arbiter may still act on the ply with this index, or a player claim it (A.5.2).
pub(crate) fn may_still_act(game: &Game, index: usize) -> bool {
    match game.rules.illegal_move_window() {
        Window::WholeGame => true,
        Window::UntilReply => game.line.len() <= index + 1,
    }
}

/// Whether the arbiter may still act on a press without a move, or a player claim it (A.5.2): a
/// press is no move, so that pressing back is no reply.
pub(crate) fn may_still_act_on_press(game: &Game, at: PassAt) -> bool {
    match game.rules.illegal_move_window() {
        Window::WholeGame => true,
        Window::UntilReply => !game.is_answered(at),
    }
}

/// The arbiter sees both kings in check, or a pawn on the last rank (A.5.4).
pub(crate) fn illegal_position_noticed(game: &Game) -> Vec<Ruling> {
    let waits = game.rules.provisions().illegal_position == IllegalPosition::DrawAfterNextMove;
    let both_in_check = Side::ALL.into_iter().all(|side| is_in_check(&game.now, side));
    match waits && (both_in_check || has_unpromoted_pawn(&game.now)) {
        true => vec![Ruling::new(Effect::ArbiterWaits, art!("A.5.4"))],
        false => vec![Ruling::new(Effect::NoEffect, art!("A.5.4"))],
    }
}

/// The move for which the arbiter waited was completed; `plies` have been made and `after` is on
/// the board: if that is still an illegal position, the game is drawn (A.5.4).
pub(crate) fn after_completed_move(game: &Game, plies: usize, after: &Standing) -> Option<Ruling> {
    let waited_for = game.arbiter_waits.is_some_and(|before| plies > before);
    let still_illegal = is_in_check(after, !after.to_move()) || has_unpromoted_pawn(after);
    if !waited_for || !still_illegal {
        return None;
    }
    let outcome = Outcome::draw(Termination::IllegalPosition);
    Some(Ruling::new(Effect::GameEnded(outcome), art!("A.5.4")))
}

fn is_in_check(standing: &Standing, side: Side) -> bool {
    standing.arrangement().is_some_and(|arrangement| arrangement.is_in_check(side))
}

fn has_unpromoted_pawn(standing: &Standing) -> bool {
    let mut pieces = standing.board().pieces();
    pieces
        .any(|(square, piece)| piece.kind == Kind::Pawn && square.rank() == piece.side.last_rank())
}
