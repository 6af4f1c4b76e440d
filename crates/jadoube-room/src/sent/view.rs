//! What a role is shown of the entries of a game, and what is answered to acts.

use std::borrow::Cow;

use jadoube_lawbook::Message;
use jadoube_laws::{Actor, BySide, Edition, Effect, Event, Game, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

#[cfg(feature = "schema")]
use crate::shape::pattern;

/// What the clocks show after an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Clocks {
    /// White's time, in milliseconds.
    pub white_ms: i64,
    /// Black's time, in milliseconds.
    pub black_ms: i64,
    /// Whose clock runs.
    pub running: Option<Side>,
}

impl Clocks {
    /// The clocks of a game now; none if it has none.
    pub fn of(game: &Game, at: u64) -> Option<Self> {
        let clock = game.clock()?;
        let BySide { white: white_ms, black: black_ms } = game.clocks_ms(at);
        Some(Self { white_ms, black_ms, running: clock.running() })
    }
}

/// What the Laws make of something, with its sentence and its articles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Ruling<'a> {
    /// What it is.
    pub effect: Cow<'a, Effect>,
    /// By the numbers of the game's edition; the first is the one it rests on.
    pub articles: Vec<&'static str>,
    /// It in a sentence.
    pub message: Message,
    /// Whether it is one of the effects that need no telling, such as a legal move made.
    pub routine: bool,
}

impl<'a> Ruling<'a> {
    /// A ruling of a game as it is sent.
    pub fn of(ruling: &'a jadoube_laws::Ruling, edition: Edition) -> Self {
        Self {
            effect: Cow::Borrowed(&ruling.effect),
            articles: ruling.basis.iter().filter_map(|a| a.number(edition)).collect(),
            message: ruling.effect.message(),
            routine: ruling.effect.is_routine(),
        }
    }

    /// Rulings that are sent where nobody keeps what they are of.
    pub fn all(rulings: &[jadoube_laws::Ruling], edition: Edition) -> Vec<Ruling<'static>> {
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
pub struct ViewEvent<'a> {
    /// The game time in milliseconds.
    pub at: u64,
    /// When the server got it, in milliseconds since 1970 (UTC).
    pub received: u64,
    /// Who did it: `white`, `black-assistant`, `arbiter-1`, `clock`.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "String", regex(pattern = pattern::ACTOR)),
        ts(type = "string")
    )]
    pub by: Actor,
    /// Who did it, to be told in a language.
    pub who: Message,
    /// In the words of the law cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub act: Option<String>,
    /// What was done, as the record has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Event"), ts(optional))]
    pub event: Option<&'a Event>,
    /// What was done, to be told in a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Message"), ts(optional))]
    pub message: Option<Message>,
}

/// What came of it: the second part of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct ViewRulings<'a> {
    /// What the Laws make of it, as far as the role is told.
    pub rulings: Vec<Ruling<'a>>,
    /// What the clocks show after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Clocks"), ts(optional))]
    pub clocks: Option<Clocks>,
}

/// What a role is shown of an entry.
// It is put together from its parts, of which several roles are shown the same.
#[cfg(feature = "schema")]
#[derive(Serialize, JsonSchema, TS)]
pub struct View<'a> {
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
pub struct Views {
    views: Vec<View<'static>>,
}
