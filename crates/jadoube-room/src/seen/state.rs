//! How a game stands, as far as a role may know it.

use jadoube_chess::{Attempt, Fen, Piece};
use jadoube_clock::Clock;
use jadoube_laws::{Asked, BySide, Choice, Game, Ply, Recording, Role, Side};
use jadoube_notation::{Language, Style, notate};

use super::about::Looked;
use crate::may::Desk;
use crate::sent::{Answer, AskedQuestion, Each, ForArbiter, GameClocks, Move, MoveNumber, State};

/// The state of a game for a role, which has been shown so many views. Who can still give mate is told
/// by whoever has the time to find out.
pub(crate) fn state(looked: &Looked<'_>, sees: Role, views: u32, utc: u64) -> State {
    let &Looked { about, begun, game, now, desk } = looked;
    let (sheet, for_arbiter) = match sees {
        Role::Arbiter => (None, Some(for_arbiter(game, now, desk))),
        Role::Player(side) => (Some(sheet(game, side)), None),
        Role::Spectator => (None, None),
    };
    State {
        game: about.game.clone(),
        competition: about.competition.clone(),
        role: None,
        white: begun.white.clone(),
        black: begun.black.clone(),
        round: begun.round.clone(),
        moving: begun.moving,
        regulations: game.rules().regulations().clone(),
        views,
        at: now,
        utc,
        board: board(game, sees),
        to_move: to_move(game, sees),
        clocks: clocks(game, now),
        moves: moves(game, sees),
        outcome: game.outcome(),
        over: game.is_over(),
        broken: None,
        sheet,
        for_arbiter,
    }
}

/// The pieces as hands have left them, as FEN writes them; players of Appendix D have a board each.
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

pub(crate) fn clocks(game: &Game, now: u64) -> Option<GameClocks> {
    let clock = game.clock()?;
    let BySide { white: white_ms, black: black_ms } = game.clocks_ms(now);
    Some(GameClocks {
        white_ms,
        black_ms,
        running: clock.running(),
        control: clock.controls().clone(),
        first_flag: clock.first_flag().map(|flag| flag.side),
        periods: Each::from_fn(|side| clock.period(side).saturating_add(1)),
    })
}

/// Who has the move. Before the clock is pressed only the arbiter is told that it has passed to the
/// opponent: it has if the move was legal (12.6). For the same reason only the arbiter is told whether
/// an offer is still open, which ends when the one who has the move touches a piece.
pub(crate) fn to_move(game: &Game, sees: Role) -> Side {
    match game.line().last() {
        Some(last) if sees != Role::Arbiter && last.completed_in.is_none() && !game.is_over() => {
            last.side()
        }
        _ => game.to_move(),
    }
}

/// A player's own sheet; where it is kept for the player, without a move that is not completed.
fn sheet(game: &Game, side: Side) -> Vec<String> {
    let mut sheet = game.sheet(side);
    let is_kept = game.rules().regulations().recording == Recording::Automatic;
    let is_open = game.line().last().is_some_and(|last| last.completed_in.is_none());
    if is_kept && is_open && !game.is_over() {
        sheet.pop();
    }
    sheet
}

/// The moves. Before the game is over only the arbiter is told them in notation, which tells
/// whether a move is legal and gives mate, and those that were not completed (12.6).
fn moves(game: &Game, sees: Role) -> Vec<Move> {
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

fn a_move(ply: &Ply, knows: bool) -> Move {
    let written = || {
        let (position, attempt) = ply.before.position().zip(ply.attempt)?;
        let mv = position.check(attempt).ok()?;
        Some(notate(position, mv, &Style::fide(Language::English)))
    };
    let [piece, taken] = handled(ply);
    Move {
        number: ply.number(),
        side: ply.side(),
        uci: ply.attempt.map(|attempt| attempt.to_string()),
        san: if knows { written() } else { None },
        piece: piece.map(|piece| piece.kind),
        takes: taken.is_some_and(|piece| piece.side != ply.side()),
    }
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

fn for_arbiter(game: &Game, now: u64, desk: &Desk) -> ForArbiter {
    let after =
        |ply: Option<&Ply>| ply.map(|ply| MoveNumber { number: ply.number(), side: ply.side() });
    let falls = game.clock().map(Clock::falls).unwrap_or_default();
    ForArbiter {
        standing: game.standing().to_string(),
        offer: game.offer(),
        questions: game.questions().map(|asked| question(game, asked)).collect(),
        illegal_moves: Each::from_fn(|side| game.illegal_moves(side)),
        quiet_plies: game.standing().position().map(|position| position.quiet_plies()),
        occurrences: game.occurrences(),
        occurred_after: game.occurred_after().into_iter().map(after).collect(),
        warnings: Each::from_fn(|side| game.warnings(side)),
        stopped: game.is_stopped(),
        not_started: game.is_not_started(),
        desk: Some(desk.shown(game, now)),
        sheets: Each::from_fn(|side| game.sheet(side)),
        flags: falls.iter().map(|fall| fall.side).collect(),
        can_mate: Each { white: None, black: None },
    }
}

fn question(game: &Game, Asked { question, choices, .. }: &Asked) -> AskedQuestion {
    let answer = |choice: &Choice| Answer {
        act: game.deciding(question, *choice).to_string(),
        message: choice.message(),
    };
    AskedQuestion { question: *question, choices: choices.iter().map(answer).collect() }
}
