//! Guideline I: adjourned games; here the sealing, the envelope and what happens between sessions.

use jadoube_chess::{Attempt, BySide, Side};
use jadoube_lawbook::{Article, art};
use jadoube_notation::read_move;

use crate::articles::art05;
use crate::articles::art09;
use crate::articles::guideline_1;
use crate::{
    AdjournmentEffect, AdjournmentEvent, Effect, Envelope, EnvelopeItem, Event, Game, LabelItem,
    Outcome, Ruling, SealingClock, Termination,
};

/// One of the acts of an adjournment was done.
pub(crate) fn done(
    game: &Game,
    at: u64,
    by: Option<Side>,
    event: &AdjournmentEvent,
) -> Vec<Ruling> {
    match event {
        AdjournmentEvent::Ordered => ordered(game, at),
        AdjournmentEvent::Checked => checked(game),
        AdjournmentEvent::SetUp { fen } => set_up(game, fen),
        AdjournmentEvent::Stated { text } => {
            by.map_or_else(Vec::new, |side| guideline_1::irregular::stated(game, side, text))
        }
        AdjournmentEvent::TimesClaimed => {
            by.map_or_else(Vec::new, |side| guideline_1::times::times_claimed(game, at, side))
        }
        AdjournmentEvent::Labelled(_) => Vec::new(),
    }
}

/// The arbiter asks for a sealed move at the end of the session, by the arbiter's own timepiece
/// (I.1.1, I.14).
fn ordered(game: &Game, at: u64) -> Vec<Ruling> {
    let adjournment = &game.adjournment;
    let refused = |article| vec![Ruling::new(Effect::RequestRefused, article)];
    if !game.rules.regulations().adjournment || adjournment.envelope.is_some() {
        return refused(art!("I.1.1"));
    }
    if left_of_session_ms(game, at) > 0 {
        return refused(art!("I.14"));
    }
    let side = game.to_move();
    vec![Ruling::new(AdjournmentEffect::MustSeal { side }.into(), art!("I.1.1")).and(art!("I.14"))]
}

/// How long the session still lasts.
fn left_of_session_ms(game: &Game, at: u64) -> i64 {
    let began = game.adjournment.resumed_at.or(game.started_at);
    let ends = began.zip(game.rules.regulations().session_ms);
    let ends = ends.map(|(began, length)| began.saturating_add(length.into()));
    i64::try_from(ends.map_or(0, |ends| ends.saturating_sub(at))).unwrap_or(i64::MAX)
}

/// A player seals a move (I.1.1, I.9.3).
pub(crate) fn sealed(game: &Game, at: u64, side: Side, event: &Event) -> Vec<Ruling> {
    let Event::MoveSealed { envelope, clock } = event else { return Vec::new() };
    let adjournment = &game.adjournment;
    let refused = |article| vec![Ruling::new(Effect::RequestRefused, article)];
    let replied_to = guideline_1::resumption::replied_to(game, side);
    if let Some(sealer) = replied_to.filter(|_| !adjournment.ordered) {
        return match game.away[sealer] {
            true => reply_sealed(side),
            false => refused(art!("I.9.3")),
        };
    }
    if !game.rules.regulations().adjournment || game.to_move() != side || adjournment.adjourned {
        return refused(art!("I.1.1"));
    }
    if let (Some(attempt), Envelope::Text(text)) = (adjournment.on_board, envelope)
        && read(game, side, text) != Some(attempt)
    {
        let effect = AdjournmentEffect::MustSealMove { side, attempt };
        return vec![Ruling::new(effect.into(), art!("I.1.1"))];
    }
    let mut rulings = vec![Ruling::new(Effect::MoveSealed { by: side }, art!("I.1.1"))];
    if *clock == SealingClock::Stopped {
        rulings.extend(clock_stopped(game, at, side));
    }
    rulings
}

/// The move that a text means here, if it is one.
fn read(game: &Game, side: Side, text: &str) -> Option<Attempt> {
    let language = game.rules.regulations().language(side);
    read_move(text, game.now.position()?, language).ok().map(|read| read.mv.attempt())
}

/// The player has stopped the clock after sealing: the move is final. If the session is not over,
/// the player is treated as if sealing at its end (I.1.2).
pub(crate) fn clock_stopped(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let early = left_of_session_ms(game, at);
    let has_clock = game.clock.is_some();
    if early > 0 && has_clock && !game.adjournment.ordered {
        let taken = Effect::TimeTaken { from: side, ms: early };
        rulings.push(Ruling::new(taken, art!("I.1.2")));
        if flag_falls(game, at, side, early) {
            rulings.push(lost_on_time(game, side));
            return rulings;
        }
    }
    rulings.push(Ruling::new(Effect::ClocksStopped, art!("I.1.1")));
    rulings.push(Ruling::new(AdjournmentEffect::Adjourned.into(), art!("I.1.1")));
    rulings
}

fn flag_falls(game: &Game, at: u64, side: Side, ms: i64) -> bool {
    game.clock.clone().is_some_and(|mut clock| {
        clock.add(at, side, ms.saturating_neg());
        clock.flag(side).is_some()
    })
}

fn lost_on_time(game: &Game, side: Side) -> Ruling {
    let test = game.rules.provisions().flag_fall_draw;
    let outcome = match art05::can_still_mate(&game.now, !side, test) {
        true => Outcome::win(!side, Termination::Time),
        false => Outcome::draw(Termination::Time),
    };
    Ruling::new(Effect::GameEnded(outcome), art!("6.9")).and(art!("I.1.2"))
}

/// The reply to a sealed move is sealed too, because the opponent is absent (I.9.3).
fn reply_sealed(side: Side) -> Vec<Ruling> {
    vec![
        Ruling::new(Effect::MoveSealed { by: side }, art!("I.9.3")),
        Ruling::new(Effect::ClockStarted { side: !side }, art!("I.9.3")),
        Ruling::new(AdjournmentEffect::Adjourned.into(), art!("I.9.3")),
    ]
}

/// A legal move was made on the board after the arbiter's order: it must be the sealed one (I.1.1).
pub(crate) fn made_on_board(game: &Game, side: Side, attempt: Attempt) -> Option<Ruling> {
    let due = game.adjournment.ordered && !game.adjournment.adjourned;
    let effect = AdjournmentEffect::MustSealMove { side, attempt };
    due.then(|| Ruling::new(effect.into(), art!("I.1.1")))
}

/// The arbiter checks what is on the envelope (I.2, I.3).
fn checked(game: &Game) -> Vec<Ruling> {
    let Some(sealer) = game.adjournment.sealer() else {
        return vec![Ruling::new(Effect::NoEffect, art!("I.3"))];
    };
    let wrong: Vec<Ruling> = LabelItem::ALL
        .into_iter()
        .filter(|&item| !is_shown(game, sealer, item))
        .map(|item| Ruling::new(AdjournmentEffect::MustShow { item }.into(), item.article()))
        .collect();
    match wrong.is_empty() {
        true => vec![Ruling::new(AdjournmentEffect::Kept.into(), art!("I.3"))],
        false => wrong,
    }
}

/// Whether an item on the envelope is as it should be; what was written last counts.
fn is_shown(game: &Game, sealer: Side, item: LabelItem) -> bool {
    let label = || game.adjournment.label.iter().rev();
    match item {
        LabelItem::Names => label().any(|on| matches!(on, EnvelopeItem::Names(_))),
        LabelItem::Position => label()
            .find_map(|on| match on {
                EnvelopeItem::Position(fen) => Some(is_now(game, fen)),
                _ => None,
            })
            .unwrap_or(false),
        LabelItem::Used => used_ms(game).is_none_or(|used| {
            label().find_map(|on| match on {
                EnvelopeItem::Used { white_ms, black_ms } => {
                    Some(BySide::new(*white_ms, *black_ms))
                }
                _ => None,
            }) == Some(used)
        }),
        LabelItem::Sealer => {
            let named = label().find(|on| matches!(on, EnvelopeItem::Sealer(_)));
            named == Some(&EnvelopeItem::Sealer(sealer))
        }
        LabelItem::MoveNumber => {
            let numbered = label().find(|on| matches!(on, EnvelopeItem::MoveNumber(_)));
            numbered == Some(&EnvelopeItem::MoveNumber(game.now.move_number()))
        }
        LabelItem::DrawOffer => {
            label().any(|on| *on == EnvelopeItem::DrawOffer) == game.offer.is_some()
        }
        LabelItem::Resumption => label().any(|on| matches!(on, EnvelopeItem::Resumption(_))),
    }
}

/// Whether a FEN gives the pieces on the board and the side to move.
fn is_now(game: &Game, fen: &str) -> bool {
    let now = game.now.to_string();
    fen.split_whitespace().take(4).eq(now.split_whitespace().take(4))
}

/// The time that each player has used: what the control gave up to now, less what is left.
fn used_ms(game: &Game) -> Option<BySide<i64>> {
    let clock = game.clock.as_ref()?;
    let left = game.adjournment.clocks_ms;
    Some(BySide::from_fn(|side| {
        let control = &clock.controls()[side];
        let (period, moves) = (clock.period(side), u64::from(clock.moves(side)));
        let main: u64 = (0..=period).map(|index| control.period(index).time_ms).sum();
        let per_move = match control.period(period).per_move {
            jadoube_clock::PerMove::Increment(ms) => ms.saturating_mul(moves + 1),
            _ => 0,
        };
        i64::try_from(main.saturating_add(per_move)).unwrap_or(i64::MAX) - left[side]
    }))
}

/// The pieces are set up for the resumption (I.5).
fn set_up(game: &Game, fen: &str) -> Vec<Ruling> {
    if !game.adjournment.adjourned {
        return crate::articles::guideline_2::set_up(game, fen);
    }
    match is_now(game, fen) {
        true => Vec::new(),
        false => {
            let article = Article::first_in(game.rules.edition(), &[art!("1993:8.3"), art!("I.5")]);
            vec![Ruling::new(game.restored_here(), article)]
        }
    }
}

/// The opponent of the player who sealed offers a draw between the sessions (I.4).
pub(crate) fn offered(game: &Game, side: Side) -> Option<Vec<Ruling>> {
    let sealer = game.adjournment.sealer()?;
    if side == sealer || !art09::draws::may_agree_now(game) || game.offer.is_some() {
        return None;
    }
    Some(vec![Ruling::new(Effect::OfferOpened { by: side }, art!("I.4"))])
}

/// What the players settle between the sessions ends the game (I.6), or an offer (I.4).
pub(crate) fn between_sessions(game: &Game, rulings: Vec<Ruling>) -> Vec<Ruling> {
    if !game.adjournment.adjourned {
        return rulings;
    }
    let cite = |mut ruling: Ruling| {
        let article = match ruling.effect {
            Effect::GameEnded(_) => art!("I.6"),
            Effect::OfferLapsed | Effect::OfferNoLongerOpen => art!("I.4"),
            _ => return ruling,
        };
        ruling.basis.insert(0, article);
        ruling.basis.truncate(3);
        ruling
    };
    rulings.into_iter().map(cite).collect()
}
