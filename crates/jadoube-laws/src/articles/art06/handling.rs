//! Articles 6.2.3 and 6.2.4: how the clock is handled, and what is not a press.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, art};

use crate::{Choice, ClockFact, Fact, Game, Handling, Question, Ruling};

/// The clock was pressed with the hand that did not move (6.2.3).
pub(crate) fn other_hand(game: &Game, side: Side) -> Ruling {
    match game.rules.engine_observes() {
        true => ask(side, art!("6.2.3")),
        false => Ruling::known(Fact::OtherHand { side }, art!("6.2.3")),
    }
}

/// A player handled the clock in a forbidden way.
pub(crate) fn handled(game: &Game, side: Side, how: Handling) -> Vec<Ruling> {
    let article = article(how);
    vec![match game.rules.engine_observes() {
        true => ask(side, article),
        false => Ruling::known(Fact::OfClock(ClockFact::Handled { side, how }), article),
    }]
}

/// The arbiter noticed it: whether there is a penalty is the arbiter's decision (12.9).
pub(crate) fn noticed(side: Side, how: Handling) -> Vec<Ruling> {
    vec![ask(side, article(how))]
}

const fn article(how: Handling) -> Article {
    match how {
        Handling::Finger | Handling::Held => art!("6.2.3"),
        Handling::Hit | Handling::Lifted | Handling::KnockedOver => art!("6.2.4"),
    }
}

fn ask(side: Side, article: Article) -> Ruling {
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    Ruling::ask(question, choices, article).and(art!("12.9"))
}
