//! How a game stands, as far as a role may know it.

use jadoube_chess::{Attempt, Fen, Piece};
use jadoube_clock::Clock;
use jadoube_laws::{Asked, Begun, BySide, Game, Ply, Recording, Role, Side};
use jadoube_notation::{Language, Style, notate};
use jadoube_store::GameRecord;
use serde_json::{Value, json};

use crate::desk::Desk;
use crate::wall::utc_ms;

/// The state of a game for a role. `views` is how many views the role has been shown; the desk is
/// for the arbiter alone. Who can still give mate is told by whoever has the time to find out.
pub(crate) fn state(
    game: &Game,
    begun: &Begun,
    record: &GameRecord,
    sees: Role,
    now: u64,
    views: usize,
    desk: Option<&Desk>,
) -> Value {
    let regulations = game.rules().regulations();
    let mut state = json!({
        "game": record.key,
        "competition": record.competition,
        "white": begun.white,
        "black": begun.black,
        "round": begun.round,
        "moving": begun.moving,
        "regulations": regulations,
        "views": views,
        "at": now,
        "utc": utc_ms(),
        "board": board(game, sees),
        "to_move": to_move(game, sees),
        "clocks": clocks(game, now),
        "moves": moves(game, sees),
        "outcome": game.outcome(),
        "over": game.is_over(),
    });
    let more = match sees {
        Role::Arbiter => for_arbiter(game, now, desk),
        Role::Player(side) => json!({ "sheet": sheet(game, side) }),
        Role::Spectator => json!({}),
    };
    if let (Some(state), Value::Object(more)) = (state.as_object_mut(), more) {
        state.extend(more);
    }
    state
}

/// The men as hands have left them, as FEN writes them; players of Appendix D have a board each.
pub(crate) fn board(game: &Game, sees: Role) -> String {
    let side = match sees {
        Role::Player(side) => side,
        Role::Arbiter | Role::Spectator => Side::White,
    };
    let mut setup = game.standing().setup();
    setup.board = *game.board_of(side);
    let fen = Fen::from(setup).to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

pub(crate) fn clocks(game: &Game, now: u64) -> Value {
    let Some(clock) = game.clock() else { return Value::Null };
    let BySide { white: white_ms, black: black_ms } = game.clocks_ms(now);
    let period = |side| clock.period(side).saturating_add(1);
    json!({
        "white_ms": white_ms,
        "black_ms": black_ms,
        "running": clock.running(),
        "control": clock.controls(),
        "first_flag": clock.first_flag().map(|flag| flag.side),
        "periods": { "white": period(Side::White), "black": period(Side::Black) },
    })
}

/// Who has the move. Before the clock is pressed only the arbiter is told that it has passed to the
/// opponent: it has if the move was legal (12.6). For the same reason only he is told whether an
/// offer is still open, which ends when the one who has the move touches a piece.
pub(crate) fn to_move(game: &Game, sees: Role) -> Side {
    match game.line().last() {
        Some(last) if sees != Role::Arbiter && last.completed_in.is_none() && !game.is_over() => {
            last.side()
        }
        _ => game.to_move(),
    }
}

/// A player's own sheet; where it is kept for him, without a move that is not completed.
fn sheet(game: &Game, side: Side) -> Vec<String> {
    let mut sheet = game.sheet(side);
    let is_kept_for_him = game.rules().regulations().recording == Recording::Automatic;
    let is_open = game.line().last().is_some_and(|last| last.completed_in.is_none());
    if is_kept_for_him && is_open && !game.is_over() {
        sheet.pop();
    }
    sheet
}

/// The moves. Before the game is over only the arbiter is told them in notation, which tells
/// whether a move is legal and gives mate, and only he those that were not completed (12.6).
fn moves(game: &Game, sees: Role) -> Vec<Value> {
    let knows = knows(game, sees);
    let plies = game.line().iter().filter(|ply| is_told(game, ply, sees));
    plies.map(|ply| a_move(ply, knows)).collect()
}

fn knows(game: &Game, sees: Role) -> bool {
    sees == Role::Arbiter || game.is_over()
}

/// Whether a role is told of a move.
pub(crate) fn is_told(game: &Game, ply: &Ply, sees: Role) -> bool {
    knows(game, sees) || ply.completed_in.is_some()
}

fn a_move(ply: &Ply, knows: bool) -> Value {
    let text = ply.before.position().zip(ply.attempt).and_then(|(position, attempt)| {
        let mv = position.check(attempt).ok()?;
        Some(notate(position, mv, &Style::fide(Language::English)))
    });
    let [piece, taken] = handled(ply);
    json!({
        "number": ply.number(),
        "side": ply.side(),
        "uci": ply.attempt.map(|attempt| attempt.to_string()),
        "san": text.filter(|_| knows),
        "piece": piece.map(|piece| piece.kind.to_string()),
        "takes": taken.is_some_and(|piece| piece.side != ply.side()),
    })
}

/// The piece that was taken up and the one that stood where it was put down, as everybody could see.
fn handled(ply: &Ply) -> [Option<Piece>; 2] {
    match ply.attempt {
        Some(Attempt::Move { from, to, .. }) => {
            [from, to].map(|on| ply.before.board().piece_at(on))
        }
        _ => [None; 2],
    }
}

fn for_arbiter(game: &Game, now: u64, desk: Option<&Desk>) -> Value {
    let questions: Vec<Value> = game
        .questions()
        .map(|Asked { question, choices, .. }| {
            let choices: Vec<Value> = choices
                .iter()
                .map(|&choice| {
                    let act = game.deciding(question, choice).to_string();
                    json!({ "act": act, "message": choice.message() })
                })
                .collect();
            json!({ "question": question, "choices": choices })
        })
        .collect();
    let position = game.standing().position();
    json!({
        "standing": game.standing().to_string(),
        "offer": game.offer(),
        "questions": questions,
        "illegal_moves": { "white": game.illegal_moves(Side::White), "black": game.illegal_moves(Side::Black) },
        "quiet_plies": position.map(|position| position.quiet_plies()),
        "occurrences": game.occurrences(),
        "occurred_after": game.occurred_after().into_iter().map(|ply| {
            ply.map(|ply| json!({ "number": ply.number(), "side": ply.side() }))
        }).collect::<Vec<_>>(),
        "warnings": { "white": game.warnings(Side::White), "black": game.warnings(Side::Black) },
        "stopped": game.is_stopped(),
        "not_started": game.is_not_started(),
        "desk": desk.map(|desk| desk.shown(game, now)),
        "sheets": { "white": game.sheet(Side::White), "black": game.sheet(Side::Black) },
        "flags": game.clock().map(Clock::falls).unwrap_or_default().iter().map(|fall| fall.side).collect::<Vec<_>>(),
    })
}
