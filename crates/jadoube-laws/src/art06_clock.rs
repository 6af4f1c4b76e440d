//! Article 6: the chess clock.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::game::Phase;
use crate::{
    Audience, Choice, Effect, Fact, Game, Outcome, PressingHand, Question, Ruling, Termination,
    appendix_a_rapid, art05_completion, art07_displaced, art07_irregularities, art07_setup,
};

/// The clock was pressed.
pub(crate) fn pressed(game: &Game, side: Side, hand: PressingHand) -> Vec<Ruling> {
    let runs = game.clock.as_ref().is_none_or(|clock| clock.running() == Some(side));
    let open =
        game.line.iter().rev().take(2).find(|ply| ply.side() == side && ply.completed_in.is_none());
    let mut rulings = match open {
        Some(_) if runs => completed(game, side),
        None if runs && game.to_move() == side => art07_irregularities::at_press(game, side),
        // The lever is down already: nothing moves.
        _ => Vec::new(),
    };
    if hand == PressingHand::Other && !rulings.is_empty() {
        rulings.push(other_hand(game, side));
    }
    rulings
}

/// The press that completes a move (6.2.1).
fn completed(game: &Game, side: Side) -> Vec<Ruling> {
    let mut rulings = vec![
        Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
    ];
    rulings.extend(art07_irregularities::two_hands(game, side));
    rulings.extend(appendix_a_rapid::after_completed_move(game, game.line.len(), &game.now));
    rulings
}

/// The press owed from the move before is no longer needed (6.2.1.2).
pub(crate) fn earlier_move_completed(game: &Game, side: Side) -> Option<Ruling> {
    let earlier = game.line.iter().rev().take(2).find(|ply| ply.side() == side);
    let open = earlier.is_some_and(|ply| ply.completed_in.is_none());
    open.then(|| Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.2")))
}

/// The clock was pressed with the hand that did not move (6.2.3).
pub(crate) fn other_hand(game: &Game, side: Side) -> Ruling {
    if game.rules.engine_observes() {
        let question = Question::Penalty { side };
        let choices = vec![Choice::NoPenalty, Choice::Warning];
        return Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("6.2.3"))
            .and(art!("12.9"));
    }
    Ruling::new(Effect::Known(Fact::OtherHand { side }), art!("6.2.3")).to(Audience::Arbiter)
}

/// A player stopped both clocks (6.11.2), perhaps because men were knocked over (7.4.2).
pub(crate) fn stopped(game: &Game, at: u64) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClocksStopped, art!("6.11.2"))];
    rulings.extend(art07_displaced::stopped(game, at));
    rulings
}

/// The arbiter started the game (6.6).
pub(crate) fn started(game: &Game) -> Vec<Ruling> {
    match game.phase {
        Phase::NotStarted => {
            let side = game.to_move();
            vec![Ruling::new(Effect::ClockStarted { side }, art!("6.6"))]
        }
        _ => vec![Ruling::new(Effect::NoEffect, art!("6.6"))],
    }
}

/// The arbiter interrupted the game (6.11.1).
pub(crate) fn interrupted() -> Vec<Ruling> {
    vec![Ruling::new(Effect::ClocksStopped, art!("6.11.1"))]
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
    match game.line.last() {
        Some(ply) if ply.completed_in.is_none() => ply.side(),
        _ => game.to_move(),
    }
}

/// The clocks run on after a ruling, if the engine rules; otherwise the arbiter resumes.
pub(crate) fn runs_on(game: &Game, side: Side) -> Option<Ruling> {
    let goes_on = game.phase != Phase::NotStarted
        && (game.phase == Phase::Playing || game.rules.engine_observes());
    goes_on.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}

/// The arbiter set the clocks (6.10.2).
pub(crate) fn set(
    game: &Game,
    at: u64,
    times: [Option<i64>; 2],
    number: Option<u32>,
) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let shown = game.clocks_ms(at);
    for (side, (new, old)) in Side::ALL.into_iter().zip(times.into_iter().zip(shown)) {
        if let Some(to_ms) = new {
            let effect = Effect::ClockSet { side, from_ms: old, to_ms };
            // After a restoration it is the arbiter's judgement that sets them.
            let restored =
                |(question, _): &(Question, _)| matches!(question, Question::Clocks { .. });
            rulings.push(match game.questions.iter().any(restored) {
                true => Ruling::new(effect, art!("7.1")).and(art!("6.10.2")),
                false => Ruling::new(effect, art!("6.10.2")).and(art!("7.1")),
            });
        }
    }
    if let Some(number) = number {
        let made = number.saturating_sub(1);
        let white = made + u32::from(game.to_move() == Side::Black);
        let effect = Effect::CounterSet { white, black: made };
        rulings.push(Ruling::new(effect, art!("6.10.2")));
    }
    rulings
}

/// A flag fell. Ruled on at once if the engine observes; else it counts when the arbiter notices
/// it or a player claims (6.8).
pub(crate) fn flag_fell(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    if game.rules.engine_observes() {
        return flag(game, at, side);
    }
    vec![Ruling::new(Effect::Known(Fact::Flag { side }), art!("6.8")).to(Audience::Arbiter)]
}

/// A fallen flag counts now: loss, or draw if the opponent cannot mate (6.9).
pub(crate) fn flag(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let Some(clock) = &game.clock else {
        return vec![Ruling::new(Effect::NoEffect, art!("6.8"))];
    };
    let mut clock = clock.clone();
    clock.advance(at);
    if clock.flag(side).is_none() {
        let met = clock.falls().iter().any(|fall| fall.side == side);
        let effect = if met { Effect::ControlMet } else { Effect::NoEffect };
        return vec![Ruling::new(effect, art!("6.4"))];
    }
    let test = game.rules.provisions().flag_fall_draw;
    let outcome = match art05_completion::can_still_mate(&game.now, !side, test) {
        true => Outcome::win(!side, Termination::Time),
        false => Outcome::draw(Termination::Time),
    };
    vec![Ruling::new(Effect::GameEnded(outcome), art!("6.9"))]
}

/// The opponent claims that a flag has fallen (6.8, A.5.3).
pub(crate) fn claimed(game: &Game, at: u64, claimant: Side) -> Vec<Ruling> {
    let rulings = flag(game, at, !claimant);
    let ended = rulings.iter().any(|ruling| matches!(ruling.effect, Effect::GameEnded(_)));
    match ended {
        true => rulings,
        false => vec![Ruling::new(Effect::ClaimRejected, art!("6.8"))],
    }
}

/// The arbiter looks at the setting of the clock, or at a clock that has failed (6.10).
pub(crate) fn setting_noticed(game: &Game, fact: Fact) -> Vec<Ruling> {
    let limit = game.rules.provisions().clock_setting_stands_after;
    if fact == Fact::ClockSetting && art07_setup::stands(game, limit) {
        return vec![Ruling::new(Effect::ClockSettingStays, art!("A.5.1.1"))];
    }
    let article = if fact == Fact::ClockFailed { art!("6.10.1") } else { art!("6.10.2") };
    vec![Ruling::new(Effect::ClocksStopped, article)]
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
    let mut rulings = completed(game, side);
    if late > 0 {
        rulings.push(Ruling::new(Effect::TimeAdded { to: side, ms: late }, art!("6.10.1")));
        rulings.push(Ruling::new(Effect::TimeTaken { from: !side, ms: late }, art!("6.10.1")));
    }
    rulings
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
