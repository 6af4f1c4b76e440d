//! Article 6: the chess clock.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::art;

use crate::art06_start::to_arbiter;
use crate::game::Phase;
use crate::record::index;
use crate::{
    Audience, Choice, ClockEffect, ClockFact, Duty, Effect, Fact, Game, PressingHand, Question,
    Ruling, appendix_a_rapid, art06_handling, art06_start, art07_displaced, art07_irregularities,
};

/// The clock was pressed.
pub(crate) fn pressed(game: &Game, at: u64, side: Side, hand: PressingHand) -> Vec<Ruling> {
    if game.phase == Phase::Stopped && game.clock.is_some() {
        // Only the arbiter sets stopped clocks running again.
        return vec![Ruling::new(Effect::NoEffect, art!("6.11.3"))];
    }
    if game.phase == Phase::NotStarted && game.clock.is_some() {
        return art06_start::pressed(game, side);
    }
    let runs = game.clock.as_ref().is_none_or(|clock| clock.running() == Some(side));
    let open =
        game.line.iter().rev().take(2).find(|ply| ply.side() == side && ply.completed_in.is_none());
    let mut rulings = match open {
        Some(_) if runs => completed(game, at, side),
        None if runs && game.to_move() == side => art07_irregularities::at_press(game, side),
        // He owes no press, but his clock runs: the lever goes over, and no move is counted.
        None if runs && game.clock.is_some() => {
            vec![Ruling::new(Effect::ClockGoesOver { side, counted: false }, art!("6.2.1"))]
        }
        // The lever is down already: nothing moves.
        _ => Vec::new(),
    };
    if hand == PressingHand::Other && !rulings.is_empty() {
        rulings.push(art06_handling::other_hand(game, side));
    }
    rulings
}

/// The press that completes a move (6.2.1), which is still due after the opponent has moved
/// (6.2.2).
fn completed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let answered = game.line.last().is_some_and(|ply| ply.side() != side);
    let article = if answered { art!("6.2.2") } else { art!("6.2.1") };
    let mut rulings = vec![
        Ruling::new(Effect::MoveCompleted { side }, article).and(art!("6.2.1")),
        // Everybody sees the clock go over; whether the opponent's move counts as made he does not.
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
    ];
    let clock = game.clock.as_ref().filter(|clock| clock.controls()[side].periods().len() > 1);
    let press = clock.cloned().and_then(|mut clock| clock.press(at, side));
    if press.is_some_and(|press| press.period_ms.is_some()) {
        // What was saved goes over into the next period.
        let begun = ClockEffect::PeriodBegun { side };
        let begun = Ruling::new(begun.into(), art!("6.3.2"));
        // The display shows the time; that so many moves are counted nobody tells a player (12.6).
        rulings.push(begun.to(Audience::Arbiter));
    }
    rulings.extend(art07_irregularities::two_hands(game, side));
    rulings.extend(appendix_a_rapid::after_completed_move(game, game.line.len(), &game.now));
    rulings
}

/// The press owed from the move before is no longer needed (6.2.1.2). The clock has not counted
/// that move, which the arbiter alone is told.
pub(crate) fn earlier_move_completed(game: &Game, side: Side) -> Vec<Ruling> {
    let earlier = game.line.iter().rev().take(2).find(|ply| ply.side() == side);
    if earlier.is_none_or(|ply| ply.completed_in.is_some()) {
        return Vec::new();
    }
    let mut rulings = vec![Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.2"))];
    if game.phase == Phase::Playing && game.clock.is_some() && game.unpressed == [0; 2] {
        let behind = Fact::OfClock(ClockFact::CounterBehind);
        rulings.push(to_arbiter(behind, art!("6.2.1.2")));
    }
    rulings
}

/// A player stopped both clocks (6.11.2), perhaps because men were knocked over (7.4.2).
pub(crate) fn stopped(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClocksStopped, art!("6.11.2"))];
    rulings.extend(art07_displaced::stopped(game, at));
    if !has_plain_reason(game, at, side) {
        let question = Question::Stop { side };
        let choices = vec![Choice::ReasonValid, Choice::Warning];
        let asked = Effect::ArbiterMustDecide { question, choices };
        // A player who is not asked would know that something is wrong (12.6).
        let asked = Ruling::new(asked, art!("6.11.4")).and(art!("12.9"));
        rulings.push(asked.to(Audience::Arbiter));
    }
    rulings
}

/// Whether the reason for stopping the clock lies on the table: an irregularity, a fallen flag, or
/// a pawn to be promoted. Any other is for the arbiter to judge (6.11.4).
fn has_plain_reason(game: &Game, at: u64, side: Side) -> bool {
    let fault = game.line.last().is_some_and(|ply| ply.side() == !side && ply.wrong.is_some());
    let flag = game.clock.as_ref().is_some_and(|clock| {
        let mut clock = clock.clone();
        clock.advance(at);
        clock.flag(!side).is_some()
    });
    let promotes = |to: Square| to.rank() == side.last_rank();
    let promotion = game.to_move() == side
        && match game.turn.duty {
            Some(Duty::Finish { to, .. }) => promotes(to),
            Some(Duty::Promote { .. }) => true,
            _ => false,
        };
    fault || flag || promotion || game.displaced.is_some()
}

/// The arbiter decided whether a player had a reason to stop the clock (6.11.4).
pub(crate) fn stop_decided(side: Side, choice: Choice) -> Vec<Ruling> {
    vec![match choice {
        Choice::ReasonValid => Ruling::new(Effect::NoPenalty, art!("6.11.4")),
        _ => Ruling::new(Effect::Warned { side }, art!("6.11.4")).and(art!("12.9.1")),
    }]
}

/// The arbiter interrupted the game (6.11.1).
pub(crate) fn interrupted(game: &Game) -> Vec<Ruling> {
    vec![match game.phase {
        Phase::Playing => Ruling::new(Effect::ClocksStopped, art!("6.11.1")),
        _ => Ruling::new(Effect::NoEffect, art!("6.11.1")),
    }]
}

/// The arbiter lets the game go on (6.11.3).
pub(crate) fn resumed(game: &Game) -> Vec<Ruling> {
    match game.phase {
        Phase::Stopped => {
            let side = side_to_run(game);
            vec![Ruling::new(Effect::ClockStarted { side }, art!("6.11.3"))]
        }
        _ => vec![Ruling::new(Effect::NoEffect, art!("6.11.3"))],
    }
}

/// Whose clock runs when play goes on: that of a player who still owes his press, else that of the
/// player who has the move.
pub(crate) fn side_to_run(game: &Game) -> Side {
    let last_two = &game.line[game.line.len().saturating_sub(2)..];
    let open = last_two.iter().find(|ply| ply.completed_in.is_none());
    open.map_or(game.to_move(), crate::Ply::side)
}

/// The clocks run on after a ruling, if the engine rules; otherwise the arbiter resumes.
pub(crate) fn runs_on(game: &Game, side: Side) -> Option<Ruling> {
    let goes_on = game.phase != Phase::NotStarted
        && (game.phase == Phase::Playing || game.rules.engine_observes());
    goes_on.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}

/// A clock that had been out of reach reports a press of a while ago. If it fits the record the
/// time since belongs to the opponent; if it contradicts it the arbiter decides.
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
    vec![
        Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("6.10.1"))
            .to(Audience::Arbiter),
    ]
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

/// For how long the clock of `side` has run since it was last started: no more than that can belong
/// to the opponent. While the clocks stand nothing does by itself: the arbiter sets the times.
fn ran_on(game: &Game, at: u64, side: Side) -> i64 {
    let runs = game.clock.as_ref().is_some_and(|clock| clock.running() == Some(side));
    let spent = game.turn_clocks_ms[index(side)].saturating_sub(game.clocks_ms(at)[index(side)]);
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
