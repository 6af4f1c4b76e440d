//! Articles 8.5 and 8.6: completing the scoresheets after a flag.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::{Class, art};

use crate::articles::art05;
use crate::articles::art08;
use crate::{ClockEffect, Effect, Event, Game, Noticed, Outcome, Ruling, SheetEffect, Termination};

/// After a flag that did not end the game the sheets are completed (8.5.1, 8.5.2).
pub(crate) fn after_flag(game: &Game, at: u64, event: &Event, rulings: &mut Vec<Ruling>) {
    let flag = match event {
        Event::FlagFell { side } if game.rules.engine_observes() => *side,
        Event::ArbiterNoticed { noticed: Noticed::Flag { side } } => *side,
        _ => return,
    };
    let ended = rulings.iter().any(|ruling| matches!(ruling.effect, Effect::GameEnded(_)));
    if ended || !art08::recording::players_record(game) || !has_fallen(game, at, flag) {
        return;
    }
    if game.rules.regulations().class != Class::Standard || game.conduct.reconstructed {
        return;
    }
    let behind: Vec<Side> = Side::ALL
        .into_iter()
        .filter(|&side| was_exempt(game, at, side) && !is_complete(game, side))
        .collect();
    let must = |side, article| Ruling::new(SheetEffect::MustComplete { side }.into(), article);
    match behind[..] {
        [white, black] => {
            let article = art!("8.5.1");
            rulings.push(Ruling::new(Effect::ClocksStopped, article));
            rulings.extend([must(white, article), must(black, article)]);
        }
        // One sheet is complete: the clocks run, and the opponent lends theirs.
        [side] => rulings.push(must(side, art!("8.5.2"))),
        _ => {}
    }
}

fn has_fallen(game: &Game, at: u64, side: Side) -> bool {
    let Some(mut clock) = game.clock.clone() else { return false };
    clock.advance(at);
    clock.falls().iter().any(|fall| fall.side == side)
}

/// Whether a player did not have to record in the period that the flag ended, or does not now
/// (8.4).
fn was_exempt(game: &Game, at: u64, side: Side) -> bool {
    let Some(mut clock) = game.clock.clone() else { return false };
    clock.advance(at);
    let fall = clock.falls().iter().rev().find(|fall| fall.side == side);
    match fall {
        // A player whose time ran out had less than five minutes before.
        Some(fall) => {
            let added = clock.controls()[side].period(fall.period).per_move.ms();
            added < u64::from(game.rules.provisions().recording_increment_ms)
        }
        None => clock.need_not_record(side, at),
    }
}

fn is_complete(game: &Game, side: Side) -> bool {
    game.sheets[side].moves().count() >= game.line.len()
}

/// Whether the sheets are being completed, or the game reconstructed.
pub(crate) fn is_due(game: &Game) -> bool {
    game.conduct.reconstruction || game.conduct.completing != BySide::both(None)
}

/// A player asks for the opponent's sheet: allowed while having the move and having to complete
/// one's own (8.5.2).
pub(crate) fn loan_asked(game: &Game, side: Side) -> Vec<Ruling> {
    let due = game.conduct.completing[side].is_some() && game.to_move() == side;
    match due {
        true => Vec::new(),
        false => vec![Ruling::new(Effect::RequestRefused, art!("8.5.2"))],
    }
}

/// A player does not lend their sheet; the arbiter may insist.
pub(crate) fn not_lent(game: &Game, side: Side) -> Vec<Ruling> {
    let effect = match game.conduct.borrowed == Some(!side) {
        true => SheetEffect::MustLend { side }.into(),
        false => Effect::NoEffect,
    };
    vec![Ruling::new(effect, art!("8.5.2"))]
}

/// The arbiter has the game reconstructed because there is no complete sheet (8.5.3).
pub(crate) fn reconstruction_ordered(game: &Game, at: u64) -> Vec<Ruling> {
    let arbiters = game.conduct.arbiters_sheet.len() >= game.line.len();
    let complete = arbiters || Side::ALL.into_iter().any(|side| is_complete(game, side));
    if complete || !art08::recording::players_record(game) {
        return vec![Ruling::new(Effect::RequestRefused, art!("8.5.3"))];
    }
    let BySide { white: white_ms, black: black_ms } = game.clocks_ms(at);
    let effect = SheetEffect::Reconstruction {
        white_ms,
        black_ms,
        ran: game.clock.as_ref().and_then(jadoube_clock::Clock::running),
        plies: u32::try_from(game.line.len()).unwrap_or(u32::MAX),
    };
    vec![
        Ruling::new(Effect::ClocksStopped, art!("8.5.3")),
        Ruling::new(effect.into(), art!("8.5.3")),
    ]
}

/// The reconstruction ended. Unless it shows that a player exceeded the time, the next move is the
/// first of the next period, or a later one if more moves are proved (8.6).
pub(crate) fn reconstruction_ended(game: &Game, moves: Option<u32>) -> Vec<Ruling> {
    let article = art!("8.6");
    let fall = game.clock.as_ref().and_then(|clock| clock.falls().last().copied());
    let Some(fall) = fall.filter(|_| game.conduct.reconstruction) else {
        return vec![Ruling::new(Effect::NoEffect, article)];
    };
    let Some(required) = fall.moves_required else {
        return vec![Ruling::new(Effect::NoEffect, article)];
    };
    if moves.is_some_and(|moves| !fall.is_met_by(moves)) {
        let test = game.rules.provisions().flag_fall_draw;
        let outcome = match art05::can_still_mate(&game.now, !fall.side, test) {
            true => Outcome::win(!fall.side, Termination::Time),
            false => Outcome::draw(Termination::Time),
        };
        return vec![Ruling::new(Effect::GameEnded(outcome), art!("6.9")).and(article)];
    }
    let number = moves.unwrap_or(required).max(required).saturating_add(1);
    let made = number - 1;
    let white = made + u32::from(game.to_move() == Side::Black);
    let mut rulings = vec![
        Ruling::new(SheetEffect::NextMove { number }.into(), article),
        Ruling::new(Effect::CounterSet { white, black: made }, article),
    ];
    if game.clock.as_ref().is_some_and(|clock| clock.flag(fall.side).is_some()) {
        let up = ClockEffect::FlagPutUp { side: fall.side };
        rulings.push(Ruling::new(up.into(), article));
    }
    rulings
}
