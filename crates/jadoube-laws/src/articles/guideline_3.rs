//! Guideline III: quickplay finish without increment.

use jadoube_chess::{Fen, Side};
use jadoube_lawbook::{Article, Class, QuickplayRequest, art};

use crate::articles::art06;
use crate::articles::art08;
use crate::articles::art09;
use crate::{
    Choice, ClockKind, Effect, Game, Outcome, QuickplayEffect, QuickplayEvent, QuickplayGround,
    QuickplayQuestion, Ruling, Termination,
};

/// A player must have less than this left (III.4, III.5, III.6.1).
const TWO_MINUTES_MS: i64 = 120_000;
/// The increment that both players get (III.4).
const INCREMENT_MS: u32 = 5_000;

/// A request or a claim was made, or something that belongs to it.
pub(crate) fn done(game: &Game, at: u64, side: Side, event: &QuickplayEvent) -> Vec<Ruling> {
    match event {
        QuickplayEvent::IncrementRequested => requested(game, at, side),
        QuickplayEvent::Claimed { ground } => claimed(game, at, side, *ground),
        QuickplayEvent::PositionWritten { fen } => position_written(game, side, fen),
        QuickplayEvent::Verified => verified(game, side),
    }
}

/// Why the guideline does not apply to this game, if it does not (III.2).
fn not_for_this_game(game: &Game) -> Option<Article> {
    let regulations = game.rules.regulations();
    let per_move = game.clock.as_ref().is_some_and(|clock| {
        Side::ALL.into_iter().any(|side| clock.controls()[side].has_time_per_move())
    });
    if !regulations.quickplay || !game.rules.provisions().has_guidelines {
        Some(art!("III.2.1"))
    } else if regulations.class == Class::Blitz || per_move {
        Some(art!("III.2.2"))
    } else {
        None
    }
}

/// Whether a player is in a quickplay finish with less than two minutes left, before the flag
/// falls.
fn is_short_of_time(game: &Game, at: u64, side: Side) -> bool {
    game.clock.as_ref().is_some_and(|clock| {
        let control = &clock.controls()[side];
        let last = control.moves_required(clock.period(side)).is_none();
        let left = game.clocks_ms(at)[side];
        last && clock.flag(side).is_none() && (1..TWO_MINUTES_MS).contains(&left)
    })
}

/// A player asks for five more seconds per move for both players; that is also an offer of a draw
/// (III.4).
fn requested(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let refused = |article| vec![Ruling::new(Effect::RequestRefused, article)];
    if let Some(article) = not_for_this_game(game) {
        return refused(article);
    }
    let regulations = game.rules.regulations();
    if !regulations.arbiter_present {
        return refused(art!("III.6"));
    }
    // An analogue clock cannot be set like this.
    let can_be_set = regulations.clock_kind == ClockKind::Electronic;
    if game.to_move() != side || !is_short_of_time(game, at, side) || !can_be_set {
        return refused(art!("III.4"));
    }
    let mut rulings = vec![
        Ruling::new(Effect::ClocksStopped, art!("6.11.2")),
        Ruling::new(QuickplayEffect::Requested { side }.into(), art!("III.4")),
    ];
    if !art09::draws::may_agree_now(game) {
        // If no draw may be agreed, the opponent has nothing to refuse.
        rulings.push(ask_for_increment(game, side));
    } else if game.offer.is_none() {
        rulings.push(Ruling::new(Effect::OfferOpened { by: side }, art!("III.4")));
    }
    rulings
}

/// An older wording of III.4 allows the arbiter to give a delay as well.
fn ask_for_increment(game: &Game, side: Side) -> Ruling {
    let question = QuickplayQuestion::Increment { side };
    let mut choices = vec![Choice::Increment, Choice::NoIncrement];
    let older = game.rules.provisions().quickplay_request == QuickplayRequest::DelayOrIncrement;
    if older || game.rules.regulations().delay_requests {
        choices.insert(1, Choice::Delay);
    }
    Ruling::ask(question, choices, art!("III.4"))
}

/// The opponent has declined the draw that a request for an increment offers: the arbiter decides.
pub(crate) fn declined(game: &Game, side: Side) -> Option<Ruling> {
    (game.quickplay.requested == Some(!side)).then(|| ask_for_increment(game, !side))
}

/// A player claims that the opponent cannot win by normal means, or makes no effort to (III.5,
/// III.6).
fn claimed(game: &Game, at: u64, side: Side, ground: QuickplayGround) -> Vec<Ruling> {
    let rejected = |article| vec![Ruling::new(Effect::ClaimRejected, article)];
    let article = match game.rules.regulations().arbiter_present {
        true => art!("III.5"),
        false => art!("III.6.1"),
    };
    if let Some(article) = not_for_this_game(game) {
        return rejected(article);
    }
    let supervised = game.rules.regulations().arbiter_present;
    let may = is_short_of_time(game, at, side) && (!supervised || game.to_move() == side);
    if !may || game.quickplay.ended_by.is_some() || game.quickplay.requested.is_some() {
        return rejected(article);
    }
    let stopped = Ruling::new(Effect::ClocksStopped, art!("6.11.2"));
    if supervised {
        let question = QuickplayQuestion::Claim { side };
        let choices =
            vec![Choice::Draw, Choice::PutOff, Choice::PutOffWithTime, Choice::RejectClaim];
        return vec![stopped, Ruling::ask(question, choices, art!("III.5"))];
    }
    let ends = QuickplayEffect::PlayEnds { side, ground };
    let must_write = QuickplayEffect::MustWritePosition { side };
    vec![
        stopped,
        Ruling::new(ends.into(), art!("III.6.1")),
        Ruling::new(must_write.into(), proof(ground)),
    ]
}

/// The clause that says what a claimant must submit if there is no arbiter.
const fn proof(ground: QuickplayGround) -> Article {
    match ground {
        QuickplayGround::NoNormalMeans => art!("III.6.1.1"),
        QuickplayGround::NoEffort => art!("III.6.1.2"),
    }
}

/// The claimant wrote down the final position (III.6.1).
fn position_written(game: &Game, side: Side, fen: &str) -> Vec<Ruling> {
    let Some((claimant, ground)) = game.quickplay.ended_by.filter(|(by, _)| *by == side) else {
        return vec![Ruling::new(Effect::NoEffect, art!("III.6.1"))];
    };
    let whole = match fen.split_whitespace().count() {
        4 => format!("{fen} 0 1"),
        _ => fen.to_owned(),
    };
    let right = whole.parse::<Fen>().is_ok_and(|fen| {
        fen.setup().board == *game.now.board() && fen.setup().to_move == game.to_move()
    });
    let effect = match right {
        true => QuickplayEffect::MustVerify { side: !claimant },
        false => QuickplayEffect::MustWritePosition { side: claimant },
    };
    vec![Ruling::new(effect.into(), proof(ground))]
}

/// The opponent verified what the claimant submitted: the claim goes to the designated arbiter
/// (III.6.2). For lack of effort the scoresheet must be submitted with it (III.6.1.2).
fn verified(game: &Game, side: Side) -> Vec<Ruling> {
    let Some((claimant, ground)) = game.quickplay.ended_by.filter(|(by, _)| *by != side) else {
        return vec![Ruling::new(Effect::NoEffect, art!("III.6.1"))];
    };
    if !game.quickplay.is_written {
        let must = QuickplayEffect::MustWritePosition { side: claimant };
        return vec![Ruling::new(must.into(), proof(ground))];
    }
    if ground == QuickplayGround::NoEffort && !art08::recording::agrees(game, claimant) {
        let must = Effect::MustUpdateSheet { side: claimant };
        return vec![Ruling::new(must, art!("III.6.1.2"))];
    }
    let question = QuickplayQuestion::Referred { side: claimant };
    vec![Ruling::ask(question, vec![Choice::Draw, Choice::Win(!claimant)], art!("III.6.2"))]
}

/// Whether play has been ended by a claim without an arbiter, so that nothing else counts.
pub(crate) fn is_play_ended(game: &Game) -> bool {
    game.quickplay.ended_by.is_some()
}

/// A flag fell while the arbiter's decision was postponed: the arbiter may still declare a draw
/// (III.5.2).
pub(crate) fn flag_after_put_off(game: &Game, flagged: Side) -> Option<Ruling> {
    let side = game.quickplay.put_off?;
    let question = QuickplayQuestion::PutOff { side };
    Some(Ruling::ask(question, vec![Choice::Draw, Choice::Win(!flagged)], art!("III.5.2")))
}

/// The arbiter decided.
pub(crate) fn decided(game: &Game, question: QuickplayQuestion, choice: Choice) -> Vec<Ruling> {
    let ended = |outcome, article| vec![Ruling::new(Effect::GameEnded(outcome), article)];
    let drawn = Outcome::draw(Termination::Quickplay);
    match (question, choice) {
        (QuickplayQuestion::Increment { side }, Choice::Increment | Choice::Delay) => {
            let ms = INCREMENT_MS;
            let introduced = match choice {
                Choice::Delay => QuickplayEffect::DelayIntroduced { ms },
                _ => QuickplayEffect::IncrementIntroduced { ms },
            };
            let mut rulings = vec![Ruling::new(introduced.into(), art!("III.4"))];
            rulings.push(two_minutes(side, art!("III.4")));
            rulings.extend(goes_on(game));
            rulings
        }
        (QuickplayQuestion::Increment { .. }, _) => {
            let refused = Ruling::new(Effect::RequestRefused, art!("III.4"));
            std::iter::once(refused).chain(goes_on(game)).collect()
        }
        (QuickplayQuestion::Claim { .. }, Choice::Draw) => ended(drawn, art!("III.5.1")),
        (QuickplayQuestion::Claim { side }, Choice::PutOff | Choice::PutOffWithTime) => {
            put_off(game, side, choice)
        }
        (QuickplayQuestion::Claim { side }, _) => {
            let mut rulings = vec![
                Ruling::new(Effect::ClaimRejected, art!("III.5.3")),
                two_minutes(side, art!("III.5.3")),
            ];
            rulings.extend(goes_on(game));
            rulings
        }
        (QuickplayQuestion::PutOff { .. }, Choice::Win(winner)) => {
            let won = Outcome::win(winner, Termination::Time);
            let ruling = Ruling::new(Effect::GameEnded(won), art!("III.5.2"));
            vec![ruling.and(art!("6.9"))]
        }
        (QuickplayQuestion::PutOff { .. }, _) => ended(drawn, art!("III.5.2")),
        (QuickplayQuestion::Referred { .. }, Choice::Win(winner)) => {
            ended(Outcome::win(winner, Termination::Quickplay), art!("III.6.2"))
        }
        (QuickplayQuestion::Referred { .. }, _) => ended(drawn, art!("III.6.2")),
    }
}

/// The arbiter decides later: at any time, or when a flag has fallen (III.5.2).
fn put_off(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let effect = QuickplayEffect::PutOff { side };
    let mut rulings = vec![Ruling::new(effect.into(), art!("III.5.2"))];
    if choice == Choice::PutOffWithTime {
        rulings.push(two_minutes(side, art!("III.5.2")));
    }
    rulings.extend(goes_on(game));
    rulings
}

/// The arbiter declares a draw on a claim whose decision was postponed (III.5.2).
pub(crate) fn drawn_later(game: &Game, choice: Choice) -> Option<Vec<Ruling>> {
    let side = game.quickplay.put_off.filter(|_| choice == Choice::Draw)?;
    Some(decided(game, QuickplayQuestion::PutOff { side }, choice))
}

fn two_minutes(claimant: Side, article: Article) -> Ruling {
    Ruling::new(Effect::TimeAdded { to: !claimant, ms: TWO_MINUTES_MS }, article)
}

fn goes_on(game: &Game) -> Option<Ruling> {
    art06::clock::runs_on(game, game.side_to_run())
}
