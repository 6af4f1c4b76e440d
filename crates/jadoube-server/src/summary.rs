//! A board among many: what the grid of a competition shows of it.

use jadoube_laws::{Begun, Game, Role};
use jadoube_store::GameRecord;

use crate::desk::Desk;
use crate::sent::{Board, BoardForArbiter, Each, LastMove};
use crate::state::{board, clocks, is_told, to_move};
use crate::wall::utc_ms;

/// How a board stands for a role, in short. Cheap: nobody asks here who can still give mate.
pub(crate) fn summary(
    game: &Game,
    begun: &Begun,
    record: &GameRecord,
    sees: Role,
    now: u64,
    desk: Option<&Desk>,
) -> Board {
    let regulations = game.rules().regulations();
    let last = game.line().iter().rev().find(|ply| is_told(game, ply, sees));
    let for_arbiter = desk.filter(|_| sees == Role::Arbiter).map(|desk| BoardForArbiter {
        desk: desk.shown(game, now),
        questions: game.questions().count(),
        offer: game.offer(),
        illegal_moves: Each::from_fn(|side| game.illegal_moves(side)),
    });
    Board {
        game: record.key.clone(),
        white: begun.white.clone(),
        black: begun.black.clone(),
        round: begun.round.clone(),
        edition: regulations.edition,
        class: regulations.class,
        utc: utc_ms(),
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
