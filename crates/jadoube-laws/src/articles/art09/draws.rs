//! Article 9.1: draw offers and agreement.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::{Choice, DrawOffers, Effect, Fact, Game, Outcome, Question, Ruling, Termination};

/// A draw was offered (9.1.2.1).
pub(crate) fn offered(game: &Game, side: Side, conditional: bool) -> Vec<Ruling> {
    if !may_agree_now(game) {
        return vec![Ruling::new(Effect::RequestRefused, art!("9.1.1"))];
    }
    // A player who offers what the opponent has offered agrees to it.
    if game.offer == Some(!side) {
        return accepted(game, side);
    }
    let mut rulings = vec![Ruling::new(Effect::OfferOpened { by: side }, art!("9.1.2.1"))];
    if conditional {
        rulings.push(Ruling::new(Effect::ConditionVoid, art!("9.1.2.1")));
    }
    if game.rules.provisions().draw_offer_has_form {
        // The time to offer is after the move and before the press; at any other time the offer is
        // valid, but the arbiter must know (11.5).
        let last = game.line.last();
        let in_time = last.is_some_and(|ply| ply.side() == side && ply.completed_in.is_none());
        if !in_time {
            rulings.push(known(Fact::OfferAtWrongTime { side }));
        }
        if game.offers.last() == Some(&side) {
            rulings.push(known(Fact::OfferRepeated { side }));
        }
    }
    rulings
}

/// The arbiter noticed an offer at the wrong time, or one too many, and considers 11.5.
pub(crate) fn offer_noticed(side: Side) -> Ruling {
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    Ruling::ask(question, choices, art!("9.1.2.1")).and(art!("11.5"))
}

fn known(fact: Fact) -> Ruling {
    Ruling::known(fact, art!("9.1.2.1")).and(art!("11.5"))
}

/// Whether the competition allows the players to agree at this point (9.1.1).
pub(crate) fn may_agree_now(game: &Game) -> bool {
    match game.rules.regulations().draw_offers {
        DrawOffers::Allowed | DrawOffers::ByArbiter => true,
        DrawOffers::Never => false,
        DrawOffers::FromMove(number) => {
            Side::ALL.into_iter().all(|side| moves_made(game, side) >= number)
        }
    }
}

/// An offer was accepted (5.2.3).
pub(crate) fn accepted(game: &Game, side: Side) -> Vec<Ruling> {
    if game.offer != Some(!side) {
        return vec![Ruling::new(Effect::OfferNoLongerOpen, art!("9.1.2.1"))];
    }
    let least = u32::from(game.rules.provisions().agreed_draw_moves);
    if Side::ALL.into_iter().any(|of| moves_made(game, of) < least) {
        return vec![Ruling::new(Effect::NoAgreement, art!("5.2.3"))];
    }
    if game.rules.regulations().draw_offers == DrawOffers::ByArbiter {
        let question = Question::Agreement;
        let choices = vec![Choice::Draw, Choice::PlayOn];
        // Until the arbiter consents or refuses, nobody's time runs.
        return vec![
            Ruling::new(Effect::ClocksStopped, art!("9.1.1")).and(art!("6.11.1")),
            Ruling::ask(question, choices, art!("9.1.1")),
        ];
    }
    let outcome = Outcome::draw(Termination::Agreement);
    vec![Ruling::new(Effect::GameEnded(outcome), art!("5.2.3"))]
}

/// The number of moves a player has made, including those before the starting position.
fn moves_made(game: &Game, side: Side) -> u32 {
    let before = game.initial.move_number().saturating_sub(1);
    let half = u32::from(side == Side::White && game.initial.to_move() == Side::Black);
    let here = game.line.iter().filter(|ply| ply.side() == side).count();
    before.saturating_add(half).saturating_add(u32::try_from(here).unwrap_or(u32::MAX))
}

/// The arbiter decided whether the players may agree (9.1.1).
pub(crate) fn agreement_decided(game: &Game, choice: Choice) -> Vec<Ruling> {
    match choice {
        Choice::Draw => {
            let outcome = Outcome::draw(Termination::Agreement);
            vec![Ruling::new(Effect::GameEnded(outcome), art!("9.1.1")).and(art!("5.2.3"))]
        }
        _ => vec![
            Ruling::new(Effect::OfferLapsed, art!("9.1.1")),
            Ruling::new(Effect::NoAgreement, art!("9.1.1")),
            Ruling::new(Effect::ClockStarted { side: game.side_to_run() }, art!("6.11.3")),
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
