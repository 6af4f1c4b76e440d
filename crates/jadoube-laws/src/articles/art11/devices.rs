//! Article 11.3.2: electronic devices.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art11::offence::offence;
use crate::game::Phase;
use crate::{
    Actor, Audience, ConductEffect, DevicePenalty, Effect, Event, Game, Misconduct, Outcome,
    Permission, Ruling, Score, Termination,
};

/// A device was found with a player, or the player used the bag that holds it.
pub(crate) fn found(game: &Game, side: Side, what: &Misconduct) -> Ruling {
    let article = what.article(game.rules.edition());
    let who = Actor::Player(side);
    let allowed = || Ruling::new(Effect::NoEffect, article).to(Audience::Arbiter);
    let permission = match what {
        Misconduct::BagUsed => Permission::UseBag,
        Misconduct::Phone => Permission::Phone,
        _ => Permission::Device,
    };
    if game.conduct.permits(who, permission) {
        return allowed();
    }
    match what {
        Misconduct::DeviceOffInBag if game.rules.regulations().conduct.devices_in_bag => allowed(),
        Misconduct::DeviceOnPerson | Misconduct::Phone => on_person(game, side),
        _ => offence(side, article),
    }
}

/// A device on a player loses the game, whatever the opponent could still do on the board; the
/// regulations may be milder.
fn on_person(game: &Game, side: Side) -> Ruling {
    let article = art!("11.3.2.2");
    // The ban applies during the game.
    if game.phase == Phase::NotStarted {
        return Ruling::new(Effect::NoPenalty, article);
    }
    if game.rules.regulations().conduct.device_penalty == DevicePenalty::Milder {
        return offence(side, article);
    }
    if game.missing[!side] {
        return Ruling::new(ConductEffect::ResultWaits { side: !side }.into(), article);
    }
    Ruling::new(Effect::GameEnded(Outcome::win(!side, Termination::Penalty)), article)
}

/// A device was found before the opponent had arrived: an opponent who arrives in time wins without
/// playing; one who does not loses too.
pub(crate) fn once_decided(game: &Game, event: &Event, rulings: &mut Vec<Ruling>) {
    let Some(offender) = game.conduct.device else { return };
    let forfeit = |score: Score| {
        let outcome = Outcome { score: score.by_forfeit(), termination: Termination::Penalty };
        Ruling::new(Effect::GameEnded(outcome), art!("11.3.2.2"))
    };
    let by_default = |ruling: &Ruling| {
        matches!(&ruling.effect, Effect::GameEnded(outcome)
            if outcome.termination == Termination::Default)
    };
    match (rulings.iter().position(by_default), event) {
        (Some(ended), _) => rulings[ended] = forfeit(Score::BOTH_LOSE).and(art!("6.7.1")),
        (None, Event::Arrived) if !game.is_over() => rulings.push(forfeit(Score::win(!offender))),
        _ => {}
    }
}
