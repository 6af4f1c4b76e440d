//! Articles 6.4, 6.8 and 6.9: a fallen flag; with A.5.3, A.5.5 and III.3.1.

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Clock, FlagFall, NextPeriod, PerMove};
use jadoube_lawbook::{Article, BothFlags, Class, MateTest, TimeClaim, art};

use crate::articles::art05;
use crate::articles::art07;
use crate::articles::guideline_3;
use crate::game::Phase;
use crate::{
    Choice, ClockEffect, ClockKind, Effect, Fact, Game, Outcome, Question, QuickplayEffect, Ruling,
    Termination,
};

/// How a fallen flag came to count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// The engine saw it fall.
    Falling,
    /// The arbiter noticed it (6.8, A.5.5).
    Noticed,
    /// The opponent claimed it (6.8, A.5.3).
    Claimed,
}

/// A flag fell. It is ruled on at once if the engine observes; otherwise it counts when the arbiter
/// notices it or a player claims (6.8).
pub(crate) fn flag_fell(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    if game.rules.engine_observes() {
        return flag(game, at, side, Seen::Falling);
    }
    vec![Ruling::known(Fact::Flag { side }, art!("6.8"))]
}

/// A fallen flag counts now: the game is lost, or drawn if the opponent cannot mate (6.9).
pub(crate) fn flag(game: &Game, at: u64, side: Side, seen: Seen) -> Vec<Ruling> {
    let Some(clock) = &game.clock else {
        return vec![Ruling::new(Effect::NoEffect, art!("6.8"))];
    };
    let mut clock = clock.clone();
    clock.advance(at);
    if art07::queen_ends::is_asked(game) {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.2"))];
    }
    let Some(fall) = clock.flag(side).or_else(|| missed(game, &clock, side)) else {
        // Where no number of moves was due there is no control to be met.
        let due = |fall: &FlagFall| fall.side == side && fall.moves_required.is_some();
        let met = clock.falls().iter().any(due);
        let effect = if met { Effect::ControlMet } else { Effect::NoEffect };
        return vec![Ruling::new(effect, art!("6.4"))];
    };
    if fall.is_met_by(completed_at_flag(game, &clock, side)) {
        return met_all_the_same(game, &clock, fall);
    }
    if let Some(before) = art07::found_later::found_with_flag(game) {
        return before;
    }
    let other = clock.flag(!side);
    if other.is_none_or(|fall| fall.is_met_by(completed_at_flag(game, &clock, !side))) {
        return vec![lost(game, side, seen)];
    }
    match game.rules.regulations().clock_kind {
        // Its indicator shows which flag fell first.
        ClockKind::Electronic => {
            let first = clock.first_flag().map_or(side, |fall| fall.side);
            vec![lost(game, first, Seen::Falling).and(art!("6.4"))]
        }
        ClockKind::Mechanical => order_unknown(game, &clock),
    }
}

/// The last fall of a flag that is up again although the moves had not been completed: the clock
/// counted presses that were no moves, or time was given later. Neither makes up for it (6.9).
fn missed(game: &Game, clock: &Clock, side: Side) -> Option<FlagFall> {
    let fall = clock.falls().iter().rfind(|fall| fall.side == side)?;
    let completed = game.completed_at_flag[side]?;
    (!fall.is_met_by(completed)).then_some(*fall)
}

/// The opponent claims that a flag has fallen (6.8, A.5.3).
pub(crate) fn claimed(game: &Game, at: u64, claimant: Side) -> Vec<Ruling> {
    let limited = game.rules.is_limited();
    let clause = if limited { art!("A.5.3") } else { art!("6.8") };
    let rejected = |article| Ruling::new(Effect::ClaimRejected, article);
    let must_stop = game.rules.provisions().time_claim == TimeClaim::MustStop;
    if limited && must_stop && game.phase != Phase::Stopped {
        return vec![rejected(clause)];
    }
    let rulings = flag(game, at, !claimant, Seen::Claimed);
    if rulings.iter().any(|ruling| ruling.effect == Effect::ControlMet) {
        return std::iter::once(rejected(art!("6.4"))).chain(rulings).collect();
    }
    let nothing = |ruling: &Ruling| ruling.effect == Effect::NoEffect;
    if rulings.first().is_some_and(|first| nothing(first) && first.basis[0] == art!("6.4")) {
        return vec![rejected(clause)];
    }
    let own_is_down = game.clock.as_ref().is_some_and(|clock| {
        let mut clock = clock.clone();
        clock.advance(at);
        clock.flag(claimant).is_some()
    });
    match (own_is_down && limited, game.rules.provisions().both_flags) {
        (false, _) => rulings,
        (true, BothFlags::ClaimFails) => vec![rejected(clause)],
        // With both flags down no player can claim: the arbiter decides by the clock's indicator.
        (true, BothFlags::FirstFallen) => {
            std::iter::once(rejected(clause)).chain(rulings).collect()
        }
    }
}

/// A player has exceeded the time.
fn lost(game: &Game, side: Side, seen: Seen) -> Ruling {
    let test = game.rules.provisions().flag_fall_draw;
    let can_mate = art05::can_still_mate(&game.now, !side, test);
    let outcome = match can_mate {
        true => Outcome::win(!side, Termination::Time),
        false => Outcome::draw(Termination::Time),
    };
    // An arbiter who postponed the decision on a claim decides now (III.5.2).
    if can_mate && let Some(asked) = guideline_3::flag_after_put_off(game, side) {
        return asked;
    }
    let ended = Effect::GameEnded(outcome);
    let by_whom = match seen {
        Seen::Falling => None,
        Seen::Claimed => Some(art!("A.5.3")),
        _ => Some(art!("A.5.5")),
    };
    let by_whom = by_whom.filter(|_| game.rules.is_limited());
    let by_lone_king = (!can_mate && test == MateTest::LoneKing).then_some(art!("1993:10.5"));
    let basis: Vec<_> = by_whom.into_iter().chain(by_lone_king).chain([art!("6.9")]).collect();
    Ruling::new(ended, Article::first_in(game.rules.edition(), &basis)).and(art!("6.9"))
}

/// The moves had been completed although the clock's counter says otherwise: presses were left out
/// (6.2.1.2). The next period is added by hand.
fn met_all_the_same(game: &Game, clock: &Clock, fall: FlagFall) -> Vec<Ruling> {
    let BySide { white, black } = BySide::from_fn(|side| game.completed_moves(side));
    let mut rulings = vec![
        Ruling::new(Effect::ControlMet, art!("6.4")).and(art!("6.2.1.2")),
        Ruling::new(Effect::CounterSet { white, black }, art!("6.2.1.2")),
    ];
    rulings.extend(next_period(clock, fall, art!("6.4")));
    rulings
}

/// The moves that `side` had completed when its flag fell.
fn completed_at_flag(game: &Game, clock: &Clock, side: Side) -> u32 {
    let now = clock.moves(side).saturating_add(game.unpressed[side]);
    game.completed_at_flag[side].unwrap_or(now.saturating_sub(game.bare_presses[side]))
}

/// The arbiter finds that it is not known which flag fell first, whatever the clock shows.
pub(crate) fn order_noticed(game: &Game, at: u64) -> Vec<Ruling> {
    let clock = game.clock.clone().map(|mut clock| {
        clock.advance(at);
        clock
    });
    let both = |clock: &Clock| Side::ALL.into_iter().all(|side| clock.flag(side).is_some());
    match clock.filter(both) {
        Some(clock) => order_unknown(game, &clock),
        None => vec![Ruling::new(Effect::NoEffect, art!("6.4"))],
    }
}

/// Both flags are down and it cannot be established which fell first (III.3.1).
pub(crate) fn order_unknown(game: &Game, clock: &Clock) -> Vec<Ruling> {
    let another = |side: Side| {
        let period = clock.flag(side).map_or(0, |fall| fall.period);
        clock.controls()[side].has_period(period.saturating_add(1))
    };
    let goes_on = Side::ALL.into_iter().all(another);
    if is_quickplay(game) {
        let unknown = Ruling::new(QuickplayEffect::OrderUnknown.into(), art!("III.3.1"));
        let outcome = match goes_on {
            true => both_go_on(game, clock, art!("III.3.1.1")),
            false => vec![Ruling::new(drawn(), art!("III.3.1.2"))],
        };
        return std::iter::once(unknown).chain(outcome).collect();
    }
    // The texts are silent; the arbiter decides by analogy.
    let choices = match goes_on {
        true => vec![Choice::PlayOn, Choice::Draw],
        false => vec![Choice::Draw, Choice::PlayOn],
    };
    vec![Ruling::ask(Question::BothFlags, choices, analogy()).and(art!("III.3.1"))]
}

/// Whether Guideline III was announced and applies to the game: not to blitz, and not with an
/// increment (III.2.2).
fn is_quickplay(game: &Game) -> bool {
    let regulations = game.rules.regulations();
    let no_increment = regulations.control.as_ref().is_some_and(|controls| {
        let periods = |side: Side| controls[side].periods().iter();
        Side::ALL.into_iter().flat_map(periods).all(|period| period.per_move == PerMove::Nothing)
    });
    regulations.quickplay && regulations.class != Class::Blitz && no_increment
}

/// Play goes on in the next period.
fn both_go_on(game: &Game, clock: &Clock, article: Article) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::NoEffect, article)];
    for fall in Side::ALL.into_iter().filter_map(|side| clock.flag(side)) {
        rulings.extend(next_period(clock, fall, article));
    }
    rulings.extend(crate::articles::art06::clock::runs_on(game, game.side_to_run()));
    rulings
}

/// What takes a clock whose flag is down into the next period.
fn next_period(clock: &Clock, fall: FlagFall, article: Article) -> Option<Ruling> {
    let (control, next) = (&clock.controls()[fall.side], fall.period.saturating_add(1));
    if clock.next_period() == NextPeriod::AtFlag {
        let up = ClockEffect::FlagPutUp { side: fall.side };
        return Some(Ruling::new(up.into(), article));
    }
    control.has_period(next).then(|| {
        let ms = i64::try_from(control.period(next).time_ms).unwrap_or(i64::MAX);
        Ruling::new(Effect::TimeAdded { to: fall.side, ms }, article)
    })
}

/// The arbiter decided what follows if both flags are down.
pub(crate) fn both_flags_decided(game: &Game, choice: Choice) -> Vec<Ruling> {
    match (&game.clock, choice) {
        (Some(clock), Choice::PlayOn) => both_go_on(game, clock, analogy()),
        _ => vec![Ruling::new(drawn(), analogy()).and(art!("III.3.1.2"))],
    }
}

fn drawn() -> Effect {
    Effect::GameEnded(Outcome::draw(Termination::Time))
}

/// What the Laws do not regulate is decided by analogy.
const fn analogy() -> Article {
    art!("0.2")
}
