//! What a role is shown of the entries of a game, and what is answered to acts.

use std::borrow::Cow;

use jadoube_lawbook::Message;
use jadoube_laws::{BySide, Edition, Effect, Game, Side};
use serde::Serialize;

use crate::acts::Done;
use crate::problem::Problem;

/// What the clocks show after an entry.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Clocks {
    white_ms: i64,
    black_ms: i64,
    /// Whose clock runs.
    running: Option<Side>,
}

impl Clocks {
    /// The clocks of a game now; none if it has none.
    pub(crate) fn of(game: &Game, at: u64) -> Option<Self> {
        let clock = game.clock()?;
        let BySide { white: white_ms, black: black_ms } = game.clocks_ms(at);
        Some(Self { white_ms, black_ms, running: clock.running() })
    }
}

/// What the Laws make of something, with its sentence and its articles.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Ruling<'a> {
    effect: Cow<'a, Effect>,
    /// By the numbers of the game's edition; the first is the one it rests on.
    articles: Vec<&'static str>,
    message: Message,
    /// Whether it is one of the effects that need no telling, such as a legal move made.
    routine: bool,
}

impl<'a> Ruling<'a> {
    /// A ruling of a game as it is sent.
    pub(crate) fn of(ruling: &'a jadoube_laws::Ruling, edition: Edition) -> Self {
        Self {
            effect: Cow::Borrowed(&ruling.effect),
            articles: ruling.basis.iter().filter_map(|a| a.number(edition)).collect(),
            message: ruling.effect.message(),
            routine: ruling.effect.is_routine(),
        }
    }

    /// Rulings that are sent where nobody keeps what they are of.
    pub(crate) fn all(rulings: &[jadoube_laws::Ruling], edition: Edition) -> Vec<Ruling<'static>> {
        rulings.iter().map(|ruling| Ruling::of(ruling, edition).into_owned()).collect()
    }

    fn into_owned(self) -> Ruling<'static> {
        let Self { effect, articles, message, routine } = self;
        Ruling { effect: Cow::Owned(effect.into_owned()), articles, message, routine }
    }
}

/// What came of acts: those that were done, and the first that was refused, after which nothing was.
#[derive(Debug, Serialize)]
pub(crate) struct Acted {
    pub(crate) done: Vec<Done>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refused: Option<Problem>,
}

/// The record of a game: every entry as it is stored, with its hash.
#[derive(Debug, Serialize)]
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) competition: String,
    pub(crate) created: u64,
    /// What was there before the first entry, as it is stored.
    pub(crate) text: String,
    /// The hash before the first entry.
    pub(crate) genesis: String,
    /// The hash of the last entry.
    pub(crate) head: String,
    pub(crate) entries: Vec<RecordEntry>,
}

/// An entry as it is stored.
#[derive(Debug, Serialize)]
pub(crate) struct RecordEntry {
    pub(crate) number: u32,
    pub(crate) text: String,
    pub(crate) salt: String,
    pub(crate) hash: String,
}
