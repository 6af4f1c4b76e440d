//! What a role is shown of the entries of a game, and what is answered to acts.

use std::borrow::Cow;

use jadoube_lawbook::Message;
use jadoube_laws::{Actor, BySide, Edition, Effect, Event, Game, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use crate::acts::Done;
use crate::problem::Problem;
#[cfg(feature = "schema")]
use crate::shape::pattern;

/// What the clocks show after an entry.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
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
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
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

/// What happened: the first part of a view, after its number.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct ViewEvent<'a> {
    /// The game time in milliseconds.
    pub(crate) at: u64,
    /// When the server got it, in milliseconds since 1970 (UTC).
    pub(crate) received: u64,
    /// Who did it: `white`, `black-assistant`, `arbiter-1`, `clock`.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "String", regex(pattern = pattern::ACTOR)),
        ts(type = "string")
    )]
    pub(crate) by: Actor,
    /// Who did it, to be told in a language.
    pub(crate) who: Message,
    /// In the words of the law cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub(crate) act: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Event"), ts(optional))]
    pub(crate) event: Option<&'a Event>,
    /// What was done, to be told in a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Message"), ts(optional))]
    pub(crate) message: Option<Message>,
}

/// What came of it: the second part of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct ViewRulings<'a> {
    pub(crate) rulings: Vec<Ruling<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Clocks"), ts(optional))]
    pub(crate) clocks: Option<Clocks>,
}

/// What a role is shown of an entry.
// It is put together from its parts, of which several roles are shown the same.
#[cfg(feature = "schema")]
#[derive(Serialize, JsonSchema, TS)]
pub(crate) struct View<'a> {
    /// Its number among the views of this role, from 1.
    n: u32,
    #[serde(flatten)]
    event: ViewEvent<'a>,
    #[serde(flatten)]
    rulings: ViewRulings<'a>,
}

/// Views, one after the other.
#[cfg(feature = "schema")]
#[derive(Serialize, JsonSchema, TS)]
pub(crate) struct Views {
    views: Vec<View<'static>>,
}

/// What came of acts: those that were done, and the first that was refused, after which nothing was.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Acted {
    pub(crate) done: Vec<Done>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Problem"), ts(optional))]
    pub(crate) refused: Option<Problem>,
}

/// The record of a game: every entry as it is stored, with its hash.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS), ts(rename = "GameRecord"))]
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) competition: String,
    pub(crate) created: u64,
    /// What was there before the first entry, as it is stored.
    pub(crate) text: String,
    /// The hash before the first entry.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) genesis: String,
    /// The hash of the last entry.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) head: String,
    pub(crate) entries: Vec<RecordEntry>,
}

/// An entry as it is stored.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct RecordEntry {
    pub(crate) number: u32,
    pub(crate) text: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) salt: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) hash: String,
}
