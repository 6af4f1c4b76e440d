//! Article 9.6 where the arbiter observes: the game has ended although only the arbiter was told,
//! and whatever comes later gives way.

use crate::articles::art09::counts::known_end;
use crate::{Effect, Event, Game, Ruling, Termination};

/// A result, a correction or a claim of a draw that comes after the end is not carried out: the
/// game ended before it. Moves are made all the same, since nobody was shown the end.
pub(crate) fn gives_way(game: &Game, event: &Event, rulings: &mut Vec<Ruling>) {
    let result = rulings.iter().position(|ruling| is_later_result(&ruling.effect));
    let comes_later = result.is_some() || brings_the_arbiter(event, rulings);
    let Some(ended) = comes_later.then(|| known_end(game)).flatten() else { return };
    match result.filter(|_| is_done_at_the_board(event)) {
        Some(result) => rulings[result] = ended,
        None => *rulings = vec![ended],
    }
}

/// Whether the game would end by what has just happened. What both have signed, a penalty and a
/// verdict stand even if the game was over (8.7, 12.9, 11.10).
fn is_later_result(effect: &Effect) -> bool {
    let Effect::GameEnded(outcome) = effect else { return false };
    match outcome.termination {
        Termination::Signature
        | Termination::Penalty
        | Termination::Arbiter
        | Termination::Appeal
        | Termination::Default
        | Termination::Fivefold
        | Termination::SeventyFiveMoves => false,
        Termination::Checkmate
        | Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Resignation
        | Termination::Agreement
        | Termination::Threefold
        | Termination::FiftyMoves
        | Termination::Time
        | Termination::IllegalMoves
        | Termination::IllegalPosition
        | Termination::SealedMove
        | Termination::Quickplay => true,
    }
}

/// Whether the arbiter comes to check a claim of a draw or to put something right, and finds that
/// the game is over: an irregularity must be found before the end.
fn brings_the_arbiter(event: &Event, rulings: &[Ruling]) -> bool {
    let any = |is: fn(&Effect) -> bool| rulings.iter().any(|ruling| is(&ruling.effect));
    match event {
        Event::DrawClaimed { .. } => !any(|effect| matches!(effect, Effect::MustWriteFirst { .. })),
        Event::ArbiterNoticed { .. } | Event::Claimed { .. } => any(|effect| {
            matches!(
                effect,
                Effect::PositionRestored { .. }
                    | Effect::TurnReturned { .. }
                    | Effect::BecomesQueen { .. }
                    | Effect::IllegalMovesCounted { .. }
                    | Effect::StartedAnew { .. }
            )
        }),
        _ => false,
    }
}

/// Whether a hand did it: then the move itself is recorded.
const fn is_done_at_the_board(event: &Event) -> bool {
    matches!(
        event,
        Event::PieceReleased { .. }
            | Event::PiecePut { .. }
            | Event::PieceTakenOff { .. }
            | Event::ClockPressed { .. }
    )
}
