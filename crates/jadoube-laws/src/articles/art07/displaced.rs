//! Articles 7.4 and 7.6: displaced pieces.

use jadoube_chess::{Attempt, Side, Square};
use jadoube_lawbook::{DisplacedPieces, art};

use crate::articles::appendix_a;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art07::clocks::clock_after_restoring;
use crate::game::table::{Left, Table};
use crate::game::turn::Tables;
use crate::{Actor, Choice, Effect, Event, Fact, Game, Question, Ruling, Wrong};

/// Pieces were knocked over, by a player or by someone else (7.4.1).
pub(crate) fn displaced(game: &Game, side: Option<Side>, from: Square) -> Vec<Ruling> {
    let restores = game.rules.provisions().displaced_pieces == DisplacedPieces::DisplacerRestores;
    match side {
        Some(side) if game.rules.engine_observes() && restores => {
            vec![Ruling::new(Effect::MustRestore { side }, art!("7.4.1"))]
        }
        Some(_) if restores => vec![Ruling::known(Fact::Piece { on: from }, art!("7.4.1"))],
        _ => vec![Ruling::known(Fact::Piece { on: from }, art!("7.6"))],
    }
}

/// A player stopped the clocks because of displaced pieces, the opponent's doing or their own
/// (7.4.2): the time the opponent lost meanwhile is charged to the player who displaced them, and
/// the arbiter comes.
pub(crate) fn stopped(game: &Game, at: u64) -> Vec<Ruling> {
    let Some(displaced) = &game.displaced else { return Vec::new() };
    let side = displaced.by;
    let now = game.clocks_ms(at)[!side];
    let ms = displaced.opponent_ms.saturating_sub(now);
    let mut rulings = Vec::new();
    if ms > 0 {
        rulings.push(Ruling::new(Effect::TimeTaken { from: side, ms }, art!("7.4.1")));
        rulings.push(Ruling::new(Effect::TimeAdded { to: !side, ms }, art!("7.4.1")));
    }
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    rulings.push(Ruling::ask(question, choices, art!("7.4.2")).and(art!("7.4.3")));
    rulings
}

/// The arbiter has dealt with the player who displaced the pieces: they are in place, and play goes
/// on.
pub(crate) fn settled(game: &Game) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    if game.is_displaced() {
        rulings.push(Ruling::new(game.restored_here(), art!("7.4.1")));
    }
    rulings.extend(art06::clock::runs_on(game, game.side_to_run()));
    rulings
}

/// The arbiter looks at the position (7.6, 7.5.1, A.5.4).
pub(crate) fn position_noticed(game: &Game) -> Vec<Ruling> {
    match game.is_displaced() {
        true => put_in_place(game),
        false => art07::found_later::arrangement_noticed(game),
    }
}

/// The arbiter looks at a piece (7.6).
pub(crate) fn man_noticed(game: &Game) -> Vec<Ruling> {
    if game.is_displaced() {
        return put_in_place(game);
    }
    match displaced_before(game) {
        Some(kept) => back_to(game, kept),
        None => vec![Ruling::new(Effect::NoEffect, art!("7.6"))],
    }
}

/// A player claims that a piece does not stand where it belongs (7.4.2, 7.6): what the arbiter would
/// find.
pub(crate) fn claimed(game: &Game) -> Vec<Ruling> {
    let reject = |ruling: Ruling| match ruling.effect {
        Effect::NoEffect => Ruling { effect: Effect::ClaimRejected, ..ruling },
        _ => ruling,
    };
    man_noticed(game).into_iter().map(reject).collect()
}

/// Pieces are displaced now: if moves were made since they left their squares, the game goes back
/// to before that.
fn put_in_place(game: &Game) -> Vec<Ruling> {
    match displaced_since(game).filter(|&since| since < game.line.len()) {
        Some(since) => back_to(game, since),
        None => vec![Ruling::new(game.restored_here(), art!("7.6"))],
    }
}

fn displaced_since(game: &Game) -> Option<usize> {
    match &game.tables {
        Tables::One(table) => table.displaced_since(),
        Tables::Two(_) => None,
    }
}

/// The last ply that was played from pieces that were not where the previous ply left them.
pub(crate) fn displaced_before(game: &Game) -> Option<usize> {
    let left = |ply: usize| match ply.checked_sub(1) {
        Some(before) => game.line[before].after,
        None => game.initial,
    };
    (0..game.line.len())
        .rev()
        .find(|&ply| game.line[ply].before.board() != left(ply).board())
        .map(|ply| game.line[ply].displaced_since.unwrap_or(ply))
}

/// Back to the position after `kept` plies (7.6).
fn back_to(game: &Game, kept: usize) -> Vec<Ruling> {
    let standing = match kept.checked_sub(1) {
        Some(before) => game.line[before].after,
        None => game.initial,
    };
    let count = u32::try_from(kept).unwrap_or(u32::MAX);
    let effect = Effect::PositionRestored { kept: count, standing, touched: Vec::new() };
    let mut rulings = vec![Ruling::new(effect, art!("7.6"))];
    rulings.extend(clock_after_restoring(game, kept));
    rulings
}

/// A piece was set up where it does not belong: the position is not yet the right one (7.4.1). Who
/// displaced it must restore it, whoever set it up.
pub(crate) fn set_up_wrongly(game: &Game, side: Option<Side>, left: Left) -> Vec<Ruling> {
    displaced(game, left.by.or(side), left.on)
}

/// Somebody set up a piece.
pub(crate) fn put_back(game: &Game, by: Actor, event: &Event) -> Vec<Ruling> {
    let board = game.board_handled(by).unwrap_or(Side::White);
    let table = game.tables.of(board).after(&game.hand(by), event);
    let left = table.left_by(event);
    left.map_or_else(Vec::new, |left| set_up_wrongly(game, by.side(), left))
}

/// A player who does not have the move handled pieces.
pub(crate) fn handled_out_of_turn(
    game: &Game,
    side: Side,
    event: &Event,
    table: &Table,
) -> Vec<Ruling> {
    let board = game.now.board();
    // Put back in its place; or, on a separate board, still making the opponent's move.
    let left = table.left_by(event).filter(|_| !matches!(game.tables, Tables::Two(_)));
    let Some(left) = left else { return Vec::new() };
    if left.fell {
        return set_up_wrongly(game, Some(side), left);
    }
    if !game.rules.engine_observes() {
        return vec![Ruling::known(Fact::Piece { on: left.on }, art!("7.6"))];
    }
    let own_last = game.line.last().filter(|ply| ply.side() == side);
    let arrived = own_last.and_then(|ply| match ply.attempt? {
        Attempt::Move { to, .. } => Some((to, ply.wrong)),
        Attempt::Castling(_) => Some((board.king_of(side)?, ply.wrong)),
    });
    match arrived.filter(|&(on, _)| left.home == Some(on) || left.on == on) {
        // The queen that the Laws have put there is no longer the player's choice.
        Some((_, Some(Wrong::Unpromoted))) => {
            vec![Ruling::new(Effect::MoveStands { side }, art!("7.5.2"))]
        }
        Some(_) => vec![Ruling::new(Effect::MoveStands { side }, art!("4.7"))],
        None => {
            vec![Ruling::new(game.restored_here(), art!("1.2")).and(art!("1.3"))]
        }
    }
}

/// Whether an irregularity after `kept` plies may still be corrected, and how.
pub(crate) fn irregularity_after(game: &Game, kept: usize) -> Option<(usize, bool)> {
    let fault =
        (kept..game.line.len()).find(|&ply| art07::found_later::is_to_restore(&game.line[ply]));
    let displaced = displaced_before(game).filter(|&ply| ply >= kept);
    match (fault, displaced) {
        (Some(fault), displaced) if displaced.is_none_or(|ply| fault < ply) => Some((fault, true)),
        (_, Some(ply)) => Some((ply, false)),
        (None, None) if game.is_displaced() => {
            Some((displaced_since(game).unwrap_or(game.line.len()), false))
        }
        _ => None,
    }
    .filter(|&(ply, is_fault)| !is_fault || appendix_a::rapid::may_still_act(game, ply))
}
