//! Article 9: the drawn game.

use jadoube_chess::{Position, Side};
use jadoube_lawbook::{Article, Fivefold, art};

use crate::{
    Audience, Choice, DrawGround, DrawOffers, Effect, Fact, Game, Outcome, Question, Ruling,
    Standing, Termination, art09_written_move::Announced,
};

/// A draw was offered (9.1.2.1).
pub(crate) fn offered(game: &Game, side: Side, conditional: bool) -> Vec<Ruling> {
    if !may_agree_now(game) {
        return vec![Ruling::new(Effect::RequestRefused, art!("9.1.1"))];
    }
    let mut rulings = vec![Ruling::new(Effect::OfferOpened { by: side }, art!("9.1.2.1"))];
    if conditional {
        rulings.push(Ruling::new(Effect::ConditionVoid, art!("9.1.2.1")));
    }
    if game.rules.provisions().draw_offer_has_form {
        // After the move and before the press is the time; at any other the offer is valid, but
        // the arbiter must know (11.5).
        let last = game.line.last();
        let in_time = last.is_some_and(|ply| ply.side() == side && ply.completed_in.is_none());
        if !in_time {
            rulings.push(to_arbiter(Fact::OfferAtWrongTime { side }));
        }
        if game.offers.last() == Some(&side) {
            rulings.push(to_arbiter(Fact::OfferRepeated { side }));
        }
    }
    rulings
}

/// The arbiter noticed an offer at the wrong time, or one too many: he considers 11.5.
pub(crate) fn offer_noticed(side: Side) -> Ruling {
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("9.1.2.1")).and(art!("11.5"))
}

fn to_arbiter(fact: Fact) -> Ruling {
    Ruling::new(Effect::Known(fact), art!("9.1.2.1")).and(art!("11.5")).to(Audience::Arbiter)
}

/// Whether the competition lets the players agree at this point (9.1.1).
fn may_agree_now(game: &Game) -> bool {
    match game.rules.regulations().draw_offers {
        DrawOffers::Allowed | DrawOffers::ByArbiter => true,
        DrawOffers::Never => false,
        DrawOffers::FromMove(number) => game.now.move_number() > number,
    }
}

/// An offer was accepted (5.2.3).
pub(crate) fn accepted(game: &Game, side: Side) -> Vec<Ruling> {
    if game.offer != Some(!side) {
        return vec![Ruling::new(Effect::OfferNoLongerOpen, art!("9.1.2.1"))];
    }
    let made = |of| game.line.iter().filter(|ply| ply.side() == of).count();
    let least = usize::from(game.rules.provisions().agreed_draw_moves);
    if Side::ALL.into_iter().any(|of| made(of) < least) {
        return vec![Ruling::new(Effect::NoAgreement, art!("5.2.3"))];
    }
    if game.rules.regulations().draw_offers == DrawOffers::ByArbiter {
        let question = Question::Agreement;
        let choices = vec![Choice::Draw, Choice::PlayOn];
        return vec![Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("9.1.1"))];
    }
    let outcome = Outcome::draw(Termination::Agreement);
    vec![Ruling::new(Effect::GameEnded(outcome), art!("5.2.3"))]
}

/// The arbiter decided whether the players may agree (9.1.1).
pub(crate) fn agreement_decided(choice: Choice) -> Vec<Ruling> {
    match choice {
        Choice::Draw => {
            let outcome = Outcome::draw(Termination::Agreement);
            vec![Ruling::new(Effect::GameEnded(outcome), art!("9.1.1")).and(art!("5.2.3"))]
        }
        _ => vec![
            Ruling::new(Effect::OfferLapsed, art!("9.1.1")),
            Ruling::new(Effect::NoAgreement, art!("9.1.1")),
        ],
    }
}

/// An offer was declined in words.
pub(crate) fn declined(game: &Game, side: Side) -> Vec<Ruling> {
    match game.offer == Some(!side) {
        true => vec![Ruling::new(Effect::OfferLapsed, art!("9.1.2.1"))],
        false => vec![Ruling::new(Effect::OfferNoLongerOpen, art!("9.1.2.1"))],
    }
}

/// A draw was claimed (9.2, 9.3).
pub(crate) fn claimed(
    game: &Game,
    side: Side,
    ground: DrawGround,
    writing: Option<&str>,
) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClocksStopped, art!("9.5.1"))];
    if may_agree_now(game) && game.offer != Some(side) {
        rulings.push(Ruling::new(Effect::OfferOpened { by: side }, art!("9.1.2.3")));
    }
    let announced = writing.map(|text| Announced::read(game, side, text));
    let wrong_form = match &announced {
        None => {
            game.turn.said.as_ref().is_some_and(|said| Announced::read(game, side, said).is_move())
        }
        Some(announced) => announced.is_unreadable(),
    };
    if game.to_move() != side {
        let article = if ground == DrawGround::Threefold { art!("9.2") } else { art!("9.3") };
        rulings.extend(rejected(game, side, article, None));
    } else if game.rules.provisions().touching_forfeits_claim && !game.turn.touched.is_empty() {
        rulings.extend(rejected(game, side, art!("9.4"), None));
    } else if wrong_form {
        // A move said aloud, or one that cannot be read, is not yet a claim in due form.
        let article = if ground == DrawGround::Threefold { art!("9.2.1") } else { art!("9.3.1") };
        rulings.push(Ruling::new(Effect::MustWriteFirst { side }, article));
        rulings.extend(runs_on(game, side));
    } else {
        rulings.extend(checked(game, side, ground, announced));
    }
    rulings
}

/// A claim in due form is checked against the record.
fn checked(
    game: &Game,
    side: Side,
    ground: DrawGround,
    announced: Option<Announced>,
) -> Vec<Ruling> {
    let article = match (ground, &announced) {
        (DrawGround::Threefold, Some(_)) => art!("9.2.1"),
        (DrawGround::Threefold, None) => art!("9.2.2"),
        (DrawGround::FiftyMoves, Some(_)) => art!("9.3.1"),
        (DrawGround::FiftyMoves, None) => art!("9.3.2"),
    };
    let position = match (&announced, game.now.position()) {
        (_, None) => None,
        (None, Some(position)) => Some((*position, occurrences(game, position))),
        (Some(announced), Some(position)) => announced.legal().map(|mv| {
            let after = position.play(mv);
            (after, occurrences(game, &after) + 1)
        }),
    };
    let (correct, termination) = match ground {
        DrawGround::Threefold => {
            let enough = usize::from(game.rules.provisions().claimable_occurrences);
            (position.is_some_and(|(_, times)| times >= enough), Termination::Threefold)
        }
        DrawGround::FiftyMoves => {
            let limit = game.rules.regulations().fifty_limit.unwrap_or(50).saturating_mul(2);
            let enough = |position: &Position| position.quiet_plies() >= limit;
            (position.is_some_and(|(position, _)| enough(&position)), Termination::FiftyMoves)
        }
    };
    if correct {
        return vec![
            Ruling::new(Effect::ClaimCorrect, article),
            Ruling::new(Effect::GameEnded(Outcome::draw(termination)), art!("9.5.2")),
        ];
    }
    rejected(game, side, article, announced)
}

/// A wrong claim: minutes for the opponent, and a move that was announced must be played (9.5.3).
fn rejected(
    game: &Game,
    side: Side,
    article: Article,
    announced: Option<Announced>,
) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClaimRejected, article)];
    let ms = game.rules.wrong_claim_ms();
    let waived = article == art!("9.4") && !game.rules.regulations().bonus_after_touch;
    if ms > 0 && !waived {
        let added = Ruling::new(Effect::TimeAdded { to: !side, ms: ms.into() }, art!("9.5.3"));
        rulings.push(if ms == 60_000 { added.and(art!("A.3")) } else { added });
    }
    if let Some(duty) = announced.and_then(|announced| announced.duty(game)) {
        let (duty, also) = duty;
        let must = Ruling::new(Effect::MustMove { side, duty }, art!("9.5.3"));
        rulings.push(also.map_or(must.clone(), |article| must.and(article)));
    }
    rulings.extend(runs_on(game, crate::art06_clock::side_to_run(game)));
    rulings
}

/// What a claim stopped runs on by itself if the engine rules.
fn runs_on(game: &Game, side: Side) -> Option<Ruling> {
    let goes_on = game.rules.engine_observes();
    goes_on.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}

/// How often a position has stood on the board so far.
///
/// Law: 9.2.3
pub(crate) fn occurrences(game: &Game, position: &Position) -> usize {
    standings(game).filter(|standing| standing.position() == Some(position)).count()
}

/// Everything that stood on the board after a move in force, and at the start.
fn standings(game: &Game) -> impl DoubleEndedIterator<Item = &Standing> {
    let first = game.line.first().map_or(&game.now, |ply| &ply.before);
    std::iter::once(first).chain(game.line.iter().map(|ply| &ply.after))
}

/// Fivefold repetition and seventy-five moves end the game unasked (9.6), once the move that
/// brings them has been made; mate goes before them.
pub(crate) fn automatic(game: &Game, after: &Standing) -> Option<Ruling> {
    let position = after.position()?;
    let (termination, fact, article) = if is_fivefold(game, position) {
        let times = u32::try_from(occurrences(game, position) + 1).unwrap_or(u32::MAX);
        (Termination::Fivefold, Fact::Occurred { times }, art!("9.6.1"))
    } else {
        let limit = u32::from(game.rules.provisions().automatic_draw_moves?);
        let moves = position.quiet_plies() / 2;
        if moves < limit {
            return None;
        }
        (Termination::SeventyFiveMoves, Fact::QuietMoves { moves }, art!("9.6.2"))
    };
    Some(match game.rules.engine_observes() {
        true => Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article),
        false => Ruling::new(Effect::Known(fact), article).to(Audience::Arbiter),
    })
}

fn is_fivefold(game: &Game, position: &Position) -> bool {
    let before = |standing: &&Standing| standing.position() == Some(position);
    match game.rules.provisions().fivefold {
        Fivefold::Absent => false,
        Fivefold::AnyTime => position.quiet_plies() >= 16 && occurrences(game, position) >= 4,
        // Four half-moves apart each, counted back from the move that was just made.
        Fivefold::Consecutive => {
            standings(game).rev().skip(3).step_by(4).take(4).filter(before).count() == 4
        }
    }
}

/// The arbiter notices a count: five occurrences or seventy-five moves end the game, of any other
/// he tells nobody (9.6, 12.6).
pub(crate) fn count_noticed(game: &Game) -> Vec<Ruling> {
    let nothing = vec![Ruling::new(Effect::NoEffect, art!("12.6"))];
    let Some(position) = game.now.position() else { return nothing };
    let consecutive = |standing: &&Standing| standing.position() == Some(position);
    let fivefold = match game.rules.provisions().fivefold {
        Fivefold::Absent => false,
        Fivefold::AnyTime => occurrences(game, position) >= 5,
        Fivefold::Consecutive => {
            standings(game).rev().step_by(4).take(5).filter(consecutive).count() == 5
        }
    };
    let limit = game.rules.provisions().automatic_draw_moves;
    let (termination, article) = if fivefold {
        (Termination::Fivefold, art!("9.6.1"))
    } else if limit.is_some_and(|limit| position.quiet_plies() / 2 >= limit.into()) {
        (Termination::SeventyFiveMoves, art!("9.6.2"))
    } else {
        return nothing;
    };
    vec![Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article)]
}
