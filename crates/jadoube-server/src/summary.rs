//! A board among many: what the grid of a competition shows of it.

use jadoube_laws::{Begun, Game, Role, Side};
use jadoube_store::GameRecord;
use serde_json::{Value, json};

use crate::desk::Desk;
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
) -> Value {
    let regulations = game.rules().regulations();
    let last = game.line().iter().rev().find(|ply| is_told(game, ply, sees));
    let mut summary = json!({
        "game": record.key,
        "white": begun.white,
        "black": begun.black,
        "round": begun.round,
        "edition": regulations.edition,
        "class": regulations.class,
        "utc": utc_ms(),
        "board": board(game, sees),
        "to_move": to_move(game, sees),
        "clocks": clocks(game, now),
        "last": last.map(|ply| json!({
            "number": ply.number(),
            "side": ply.side(),
            "uci": ply.attempt.map(|attempt| attempt.to_string()),
        })),
        "outcome": game.outcome(),
        "over": game.is_over(),
    });
    if let (Role::Arbiter, Some(desk), Some(summary)) = (sees, desk, summary.as_object_mut()) {
        let needs = desk.shown(game, now);
        summary.insert("desk".to_owned(), needs);
        summary.insert("questions".to_owned(), json!(game.questions().count()));
        summary.insert("offer".to_owned(), json!(game.offer()));
        let illegal = json!({
            "white": game.illegal_moves(Side::White),
            "black": game.illegal_moves(Side::Black),
        });
        summary.insert("illegal_moves".to_owned(), illegal);
    }
    summary
}
