//! Articles 7.4 and 7.6: displaced pieces.

use jadoube_chess::{Attempt, Side, Square};
use jadoube_lawbook::{DisplacedPieces, art};

use crate::articles::appendix_a;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art07::clocks::clock_after_restoring;
use crate::game::table::Table;
use crate::game::turn::Tables;
use crate::{Choice, Effect, Fact, Game, Question, Ruling, Wrong};

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
    if is_displaced(game) {
        rulings.push(Ruling::new(game.restored_here(), art!("7.4.1")));
    }
    rulings.extend(art06::clock::runs_on(game, game.side_to_run()));
    rulings
}

/// Whether pieces are not where the last move left them, on one board for both players.
fn is_displaced(game: &Game) -> bool {
    match &game.tables {
        Tables::One(table) => table.base != *game.now.board(),
        Tables::Two(_) => false,
    }
}

/// The arbiter looks at the position (7.6, 7.5.1, A.5.4).
pub(crate) fn position_noticed(game: &Game) -> Vec<Ruling> {
    match is_displaced(game) {
        true => vec![Ruling::new(game.restored_here(), art!("7.6"))],
        false => art07::found_later::arrangement_noticed(game),
    }
}

/// The arbiter looks at a piece (7.6).
pub(crate) fn man_noticed(game: &Game) -> Vec<Ruling> {
    if is_displaced(game) {
        return vec![Ruling::new(game.restored_here(), art!("7.6"))];
    }
    match displaced_before(game) {
        Some(kept) => back_to(game, kept),
        None => vec![Ruling::new(Effect::NoEffect, art!("7.6"))],
    }
}

/// The last ply that was played from pieces that were not where the previous ply left them.
pub(crate) fn displaced_before(game: &Game) -> Option<usize> {
    let left = |ply: usize| match ply.checked_sub(1) {
        Some(before) => game.line[before].after,
        None => game.initial,
    };
    (0..game.line.len()).rev().find(|&ply| game.line[ply].before.board() != left(ply).board())
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

/// A player who does not have the move handled pieces.
pub(crate) fn handled_out_of_turn(game: &Game, side: Side, table: &Table) -> Vec<Ruling> {
    let board = game.now.board();
    // Put back in its place; or, on a separate board, still making the opponent's move.
    if table.board == *board || matches!(game.tables, Tables::Two(_)) {
        return Vec::new();
    }
    if !game.rules.engine_observes() {
        let moved = table.released.map(|(_, on)| on);
        let fact = moved.map(|on| Ruling::known(Fact::Piece { on }, art!("7.6")));
        return fact.into_iter().collect();
    }
    let own_last = game.line.last().filter(|ply| ply.side() == side);
    let arrived = own_last.and_then(|ply| match ply.attempt? {
        Attempt::Move { to, .. } => Some((to, ply.wrong)),
        Attempt::Castling(_) => Some((board.king_of(side)?, ply.wrong)),
    });
    match arrived.filter(|&(on, _)| table.board.piece_at(on) != board.piece_at(on)) {
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
        (None, None) if is_displaced(game) => Some((game.line.len(), false)),
        _ => None,
    }
    .filter(|&(ply, is_fault)| !is_fault || appendix_a::rapid::may_still_act(game, ply))
}
