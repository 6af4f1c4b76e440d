//! Articles 11.2.3.3, 12.7 and 12.8: everyone who is neither player nor arbiter of the game.

use jadoube_lawbook::{Article, art};

use crate::{
    Actor, Audience, Choice, ConductEffect, ConductQuestion, Effect, Game, Misconduct, Permission,
    Ruling,
};

/// A spectator was seen to do something.
pub(crate) fn seen(game: &Game, who: Actor, what: &Misconduct) -> Ruling {
    if *what != Misconduct::Phone {
        return ask(who, art!("12.7"));
    }
    match game.conduct.permits(who, Permission::Phone) {
        true => Ruling::new(Effect::NoEffect, art!("12.8")).to(Audience::Arbiter),
        false => ask(who, art!("12.8")),
    }
}

/// Someone entered the playing area (11.2.3.3).
pub(crate) fn entered(game: &Game, who: Actor) -> Vec<Ruling> {
    let belongs = matches!(who, Actor::Player(_) | Actor::Arbiter(_));
    match belongs || game.conduct.permits(who, Permission::EnterArea) {
        true => Vec::new(),
        false => vec![ask(who, art!("11.2.3.3"))],
    }
}

/// Anyone who speaks at the board interferes; telling the arbiter is right (12.7).
pub(crate) fn spoke(who: Actor) -> Vec<Ruling> {
    match who {
        Actor::Bystander => vec![ask(who, art!("12.7"))],
        _ => Vec::new(),
    }
}

/// Someone told only the arbiter what they saw; what the arbiter then notices counts (12.7).
pub(crate) fn told_arbiter(who: Actor) -> Vec<Ruling> {
    match who {
        Actor::Bystander => {
            vec![Ruling::new(Effect::NoEffect, art!("12.7")).to(Audience::Arbiter)]
        }
        _ => Vec::new(),
    }
}

/// The arbiter is asked whether someone must leave the venue.
pub(crate) fn ask(who: Actor, article: Article) -> Ruling {
    let question = ConductQuestion::Spectator { who, article };
    let choices = vec![Choice::NoPenalty, Choice::SendOut];
    Ruling::ask(question, choices, article).and(art!("12.7")).to(Audience::Arbiter)
}

/// The arbiter decided about a spectator.
pub(crate) fn decided(who: Actor, article: Article, choice: Choice) -> Ruling {
    let effect = match choice {
        Choice::SendOut => ConductEffect::SentOut { who }.into(),
        _ => Effect::NoPenalty,
    };
    Ruling::new(effect, art!("12.7")).and(article)
}
