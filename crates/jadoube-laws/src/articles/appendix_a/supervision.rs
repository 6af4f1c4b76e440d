//! Appendices A and B: full or limited supervision, for the whole competition (A.4 to A.6, B.2 to
//! B.4); and what a player may ask for (A.2, A.4.3, B.2.3).

use jadoube_chess::Side;
use jadoube_lawbook::{Article, Class, Supervision, art};

use crate::{Choice, ClockFact, Effect, Game, Question, Recording, Request, Ruling, StartEffect};

/// How often a player may ask to see the record in a game (A.4.3, B.2.3).
const REQUESTS: u32 = 5;

/// The supervision of the games was announced: before the first of them, for all of them.
pub(crate) fn announced(game: &Game, supervision: Supervision) -> Vec<Ruling> {
    let regulations = game.rules.regulations();
    let class = regulations.class;
    let for_all = if class == Class::Blitz { art!("B.4") } else { art!("A.6") };
    if class == Class::Standard || supervision == regulations.supervision && game.has_begun() {
        return vec![Ruling::new(Effect::NoEffect, for_all)];
    }
    if game.has_begun() {
        return vec![Ruling::new(Effect::RequestRefused, for_all)];
    }
    let article = match (class, supervision) {
        (Class::Blitz, Supervision::Full) => art!("B.2"),
        (Class::Blitz, Supervision::Limited) => art!("B.3"),
        (_, Supervision::Full) => art!("A.4"),
        (_, Supervision::Limited) => art!("A.5"),
    };
    let chosen = StartEffect::SupervisionChosen { supervision };
    let mut rulings = vec![Ruling::new(chosen.into(), article).and(for_all)];
    if supervision == Supervision::Full {
        rulings.extend(unmet(game));
    }
    rulings
}

/// What full supervision requires and this competition lacks, for the arbiter to know.
pub(crate) fn conditions(game: &Game) -> Vec<Ruling> {
    match game.rules.is_limited() {
        true => Vec::new(),
        false => unmet(game),
    }
}

fn unmet(game: &Game) -> Vec<Ruling> {
    [Condition::GamesOfArbiter, Condition::Recorder]
        .into_iter()
        .filter(|condition| condition.is_unmet(game))
        .filter_map(|condition| Some(Ruling::known(condition.fact(), condition.article(game)?)))
        .collect()
}

/// A condition of full supervision.
#[derive(Clone, Copy)]
pub(crate) enum Condition {
    /// An arbiter has no more games than one person can watch (A.4.1, B.2.1).
    GamesOfArbiter,
    /// The games are recorded (A.4.2, B.2.2).
    Recorder,
}

impl Condition {
    /// The clause with the condition; standard play has none.
    fn article(self, game: &Game) -> Option<Article> {
        Some(match (game.rules.regulations().class, self) {
            (Class::Standard, _) => return None,
            (Class::Rapid, Self::GamesOfArbiter) => art!("A.4.1"),
            (Class::Rapid, Self::Recorder) => art!("A.4.2"),
            (Class::Blitz, Self::GamesOfArbiter) => art!("B.2.1"),
            (Class::Blitz, Self::Recorder) => art!("B.2.2"),
        })
    }

    fn is_unmet(self, game: &Game) -> bool {
        let regulations = game.rules.regulations();
        let automatic = regulations.recording == Recording::Automatic;
        match self {
            Self::GamesOfArbiter => {
                let most = if regulations.class == Class::Blitz { 1 } else { 3 };
                regulations.games_per_arbiter.is_some_and(|games| games > most)
            }
            Self::Recorder => !regulations.games_recorded.unwrap_or(automatic),
        }
    }

    /// What the arbiter is told if the condition is not met.
    const fn fact(self) -> ClockFact {
        match self {
            Self::GamesOfArbiter => ClockFact::TooManyGames,
            Self::Recorder => ClockFact::NotRecorded,
        }
    }
}

/// The arbiter looks at a condition of full supervision.
pub(crate) fn condition_noticed(game: &Game, condition: Condition) -> Vec<Ruling> {
    let Some(article) = condition.article(game) else {
        return vec![Ruling::new(Effect::NoEffect, art!("A.4"))];
    };
    vec![match !game.rules.is_limited() && condition.is_unmet(game) {
        true => Ruling::known(condition.fact(), article),
        false => Ruling::new(Effect::NoEffect, article),
    }]
}

/// A player asked the arbiter for something.
pub(crate) fn asked(game: &Game, side: Side, request: Request) -> Vec<Ruling> {
    match request {
        Request::Scoresheet => {
            // A player who must record has a scoresheet; in rapid chess one is given on request.
            let article = if need_not_record(game) { art!("A.2") } else { art!("8.1.1") };
            vec![Ruling::new(Effect::SheetGiven { side }, article)]
        }
        Request::Record => vec![record_asked_for(game, side)],
    }
}

/// Whether A.2 holds: in rapid chess always, in blitz through B.3.
pub(crate) fn need_not_record(game: &Game) -> bool {
    match game.rules.regulations().class {
        Class::Standard => false,
        Class::Rapid => true,
        Class::Blitz => game.rules.is_limited(),
    }
}

/// A player asked to see the record that the arbiter keeps: only while having the move, and five
/// times at most; the clock goes on running.
fn record_asked_for(game: &Game, side: Side) -> Ruling {
    let article = match game.rules.regulations().class {
        Class::Blitz => art!("B.2.3"),
        _ => art!("A.4.3"),
    };
    let has_right = !game.rules.is_limited() && game.rules.regulations().class != Class::Standard;
    if !has_right || game.to_move() != side {
        return Ruling::new(Effect::RequestRefused, article);
    }
    if game.requests[side] < REQUESTS {
        return Ruling::new(Effect::SheetShown { side }, article);
    }
    // More requests than that disturb the opponent.
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    Ruling::ask(question, choices, article).and(art!("11.5"))
}

/// Whether each player has completed this many moves, so that no claim is possible any more under
/// limited supervision (A.5.1).
pub(crate) fn stands(game: &Game, limit: Option<u8>) -> bool {
    let completed = game.moves_by_each(|ply| ply.completed_in.is_some());
    game.rules.is_limited() && limit.is_some_and(|limit| completed >= limit.into())
}
