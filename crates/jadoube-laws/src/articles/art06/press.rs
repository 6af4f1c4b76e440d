//! Article 6.2: the press of the clock, including one that is reported late (6.10.1).

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::appendix_a;
use crate::articles::art04;
use crate::articles::art06;
use crate::articles::art07;
use crate::game::Phase;
use crate::game::handwork::{self, Handwork};
use crate::{
    Audience, Choice, ClockEffect, Effect, Event, Game, Hands, PressingHand, Question, Ruling,
};

/// The clock was pressed.
pub(crate) fn pressed(game: &Game, at: u64, side: Side, hand: PressingHand) -> Vec<Ruling> {
    if game.phase == Phase::Stopped && game.clock.is_some() {
        // Only the arbiter restarts stopped clocks.
        return vec![Ruling::new(Effect::NoEffect, art!("6.11.3"))];
    }
    if game.phase == Phase::NotStarted && game.clock.is_some() {
        return art06::start::pressed(game, side);
    }
    let runs = game.clock.as_ref().is_none_or(|clock| clock.running() == Some(side));
    let open =
        game.line.iter().rev().take(2).find(|ply| ply.side() == side && ply.completed_in.is_none());
    let mut rulings = match open {
        Some(_) if runs => completed(game, at, side),
        None if runs && game.to_move() == side => {
            made_early(game, side).unwrap_or_else(|| art07::illegal_moves::at_press(game, side))
        }
        // No press is due, but the player's clock runs: the lever moves, and no move is counted.
        None if runs && game.clock.is_some() => {
            vec![Ruling::new(Effect::ClockGoesOver { side, counted: false }, art!("6.2.1"))]
        }
        // The lever is already down: nothing moves.
        _ => Vec::new(),
    };
    if hand == PressingHand::Other && !rulings.is_empty() {
        rulings.push(art06::handling::other_hand(game, side));
    }
    rulings
}

/// The press of a player who had replied before the opponent pressed: the reply is on the board, and
/// by now the player has the move.
fn made_early(game: &Game, side: Side) -> Option<Vec<Ruling>> {
    let arrangement = game.now.arrangement()?;
    let table = game.tables.of(side);
    if table.told != *game.now.board() {
        return None;
    }
    let Handwork::Made(mv) = handwork::tell(arrangement, &table.moved_early(side)?, None) else {
        return None;
    };
    let released = Event::PieceReleased { on: mv.to(), hands: Hands::One };
    let mut rulings = art04::touch_move::made(game, side, (&game.now, mv), &released, table);
    let effects = || rulings.iter().map(|ruling| &ruling.effect);
    let is_made = effects().any(|effect| matches!(effect, Effect::MoveMade { .. }));
    if is_made && !effects().any(|effect| matches!(effect, Effect::MoveCompleted { .. })) {
        rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")));
        rulings.push(Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")));
    }
    Some(rulings)
}

/// The press that completes a move (6.2.1); it is still due after the opponent has moved (6.2.2).
fn completed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let answered = game.line.last().is_some_and(|ply| ply.side() != side);
    let article = if answered { art!("6.2.2") } else { art!("6.2.1") };
    let mut rulings = vec![
        Ruling::new(Effect::MoveCompleted { side }, article).and(art!("6.2.1")),
        // Everyone sees the lever move; the opponent is not shown whether the move counts as made.
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
    ];
    let clock = game.clock.as_ref().filter(|clock| clock.controls()[side].periods().len() > 1);
    let press = clock.cloned().and_then(|mut clock| clock.press(at, side));
    if press.is_some_and(|press| press.period_ms.is_some()) {
        // Time that was saved is carried over into the next period.
        let begun = ClockEffect::PeriodBegun { side };
        let begun = Ruling::new(begun.into(), art!("6.3.2"));
        // The display shows the time; nobody tells a player that this many moves are counted
        // (12.6).
        rulings.push(begun.to(Audience::Arbiter));
    }
    rulings.extend(art07::illegal_moves::two_hands(game, side));
    rulings.extend(appendix_a::rapid::after_completed_move(game, game.line.len(), &game.now));
    rulings
}

/// A clock that was out of reach reports a press made some time ago. If it fits the record, the
/// time since then belongs to the opponent; if it contradicts the record, the arbiter decides.
pub(crate) fn press_reported(game: &Game, at: u64, side: Side, ago_ms: i64) -> Vec<Ruling> {
    let pressed_at = at.saturating_sub(ago_ms.max(0).unsigned_abs());
    let owes = game.line.last().is_some_and(|ply| ply.side() == side && ply.completed_in.is_none());
    let runs = game.clock.as_ref().is_some_and(|clock| clock.running() == Some(side));
    let fits = owes && runs && pressed_at >= game.at;
    if fits {
        return report_taken(game, at, side, pressed_at);
    }
    let question = Question::Report { side, at: pressed_at };
    let choices = vec![Choice::TakeReport, Choice::IgnoreReport];
    vec![Ruling::ask(question, choices, art!("6.10.1")).to(Audience::Arbiter)]
}

fn report_taken(game: &Game, at: u64, side: Side, pressed_at: u64) -> Vec<Ruling> {
    let late = i64::try_from(at.saturating_sub(pressed_at)).unwrap_or(i64::MAX);
    let late = late.min(ran_on(game, at, side));
    let mut rulings = completed(game, at, side);
    if late > 0 {
        rulings.push(Ruling::new(Effect::TimeAdded { to: side, ms: late }, art!("6.10.1")));
        rulings.push(Ruling::new(Effect::TimeTaken { from: !side, ms: late }, art!("6.10.1")));
    }
    rulings
}

/// How long the clock of `side` has run since it was last started: no more than that can belong to
/// the opponent. While the clocks are stopped nothing is moved automatically: the arbiter sets the
/// times.
fn ran_on(game: &Game, at: u64, side: Side) -> i64 {
    let runs = game.clock.as_ref().is_some_and(|clock| clock.running() == Some(side));
    let spent = game.turn_clocks_ms[side].saturating_sub(game.clocks_ms(at)[side]);
    if runs { spent.max(0) } else { 0 }
}

/// The arbiter decided about a late report.
pub(crate) fn report_decided(
    game: &Game,
    at: u64,
    side: Side,
    pressed_at: u64,
    choice: Choice,
) -> Vec<Ruling> {
    let owes =
        game.line.iter().rev().take(2).any(|ply| ply.side() == side && ply.completed_in.is_none());
    match choice {
        Choice::TakeReport if owes => report_taken(game, at, side, pressed_at),
        _ => vec![Ruling::new(Effect::NoEffect, art!("6.10.1"))],
    }
}
