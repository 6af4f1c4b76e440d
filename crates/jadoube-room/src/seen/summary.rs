//! A board among many: what the grid of a competition shows of it.

use jadoube_laws::Role;

use super::about::Looked;
use super::state::{board, clocks, is_told, to_move};
use crate::sent::{Board, BoardForArbiter, Each, LastMove};

/// How a board stands for a role, in short. Cheap: nobody asks here who can still give mate.
pub(crate) fn summary(looked: &Looked<'_>, sees: Role, utc: u64) -> Board {
    let &Looked { about, begun, game, now, desk } = looked;
    let regulations = game.rules().regulations();
    let last = game.line().iter().rev().find(|ply| is_told(game, ply, sees));
    let for_arbiter = (sees == Role::Arbiter).then(|| BoardForArbiter {
        desk: desk.shown(game, now),
        questions: game.questions().count(),
        offer: game.offer(),
        illegal_moves: Each::from_fn(|side| game.illegal_moves(side)),
    });
    Board {
        game: about.game.clone(),
        white: begun.white.clone(),
        black: begun.black.clone(),
        round: begun.round.clone(),
        edition: regulations.edition,
        class: regulations.class,
        utc,
        board: board(game, sees),
        to_move: to_move(game, sees),
        clocks: clocks(game, now),
        last: last.map(|ply| LastMove {
            number: ply.number(),
            side: ply.side(),
            uci: ply.attempt.map(|attempt| attempt.to_string()),
        }),
        outcome: game.outcome(),
        over: game.is_over(),
        broken: None,
        for_arbiter,
    }
}
