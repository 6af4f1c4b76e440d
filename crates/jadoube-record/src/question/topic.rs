//! What a decision is about, in words: the name of one open question.

use std::fmt;
use std::str::FromStr;

use jadoube_chess::{Side, Square};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::Words;
use crate::{Actor, Article, ParseWordsError, Question};

/// What a question is about, so that a decision can say which of several it answers.
///
/// ```
/// use jadoube_record::{Question, Side, Topic};
/// let topic: Topic = "White's press".parse().unwrap();
/// assert_eq!(topic, Question::Press { side: Side::White }.topic());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// `the clocks`, `the result`.
    Thing(&'static str),
    /// `White's press`.
    Players(Side, &'static str),
    /// `White's touch of e4`.
    Touch(Side, Square),
    /// `White's offence against 11.5`.
    Offence(Side, Article),
    /// `the conduct of Bystander against 12.7`.
    Conduct(Actor, Article),
}

// Where one begins with another, the longer one stands first: it is tried first.
const THINGS: [&str; 9] = [
    "the clocks",
    "the clock setting",
    "the clock",
    "the agreement",
    "both flags",
    "both refusals",
    "the result",
    "the times at the resumption",
    "the position",
];

const PLAYERS: [&str; 17] = [
    "castling",
    "press",
    "reported press",
    "arrival at the resumption",
    "arrival",
    "penalty in time",
    "penalty",
    "stopping of the clock",
    "assistant",
    "sealed move",
    "request",
    "claim without an arbiter",
    "claim put off",
    "claim",
    "slip",
    "refusal",
    "expulsion",
];

impl Question {
    /// What it is about.
    pub const fn topic(&self) -> Topic {
        match self {
            Self::Clocks { .. } => Topic::Thing("the clocks"),
            Self::Agreement => Topic::Thing("the agreement"),
            Self::Setting { .. } => Topic::Thing("the clock setting"),
            Self::Defect => Topic::Thing("the clock"),
            Self::BothFlags => Topic::Thing("both flags"),
            Self::Position => Topic::Thing("the position"),
            Self::Castling { side } => Topic::Players(*side, "castling"),
            Self::Press { side } => Topic::Players(*side, "press"),
            Self::Report { side, .. } => Topic::Players(*side, "reported press"),
            Self::Arrival { side } => Topic::Players(*side, "arrival"),
            Self::Penalty { side } => Topic::Players(*side, "penalty"),
            Self::Stop { side } => Topic::Players(*side, "stopping of the clock"),
            Self::Deduction { side } => Topic::Players(*side, "assistant"),
            Self::Touch { side, on } => Topic::Touch(*side, *on),
            Self::OfBlind(question) => question.topic(),
            Self::OfAdjournment(question) => question.topic(),
            Self::OfQuickplay(question) => question.topic(),
            Self::OfConduct(question) => question.topic(),
        }
    }

    /// Whether each such question stands for an event of its own, so that another one about the
    /// same does not take its place.
    pub const fn stands_alone(&self) -> bool {
        match self {
            Self::Penalty { .. } | Self::Report { .. } => true,
            Self::OfAdjournment(question) => question.stands_alone(),
            Self::OfQuickplay(question) => question.stands_alone(),
            Self::OfBlind(question) => question.stands_alone(),
            Self::OfConduct(question) => question.stands_alone(),
            Self::Clocks { .. }
            | Self::Castling { .. }
            | Self::Press { .. }
            | Self::Touch { .. }
            | Self::Arrival { .. }
            | Self::Agreement
            | Self::Stop { .. }
            | Self::Setting { .. }
            | Self::Deduction { .. }
            | Self::Defect
            | Self::BothFlags
            | Self::Position => false,
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Thing(thing) => f.write_str(thing),
            Self::Players(side, what) => write!(f, "{side}'s {what}"),
            Self::Touch(side, on) => write!(f, "{side}'s touch of {on}"),
            Self::Offence(side, article) => write!(f, "{side}'s offence against {article}"),
            Self::Conduct(who, article) => write!(f, "the conduct of {who} against {article}"),
        }
    }
}

impl FromStr for Topic {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let topic = if words.take("the conduct of") {
            let (who, article) = words
                .rest()
                .split_once(" against ")
                .ok_or_else(|| words.wrong("who, and against which article"))?;
            words.take_rest();
            Self::Conduct(who.parse()?, parse_article(article)?)
        } else if let Some(side) = words.sides() {
            if words.take("touch of") {
                Self::Touch(side, words.square()?)
            } else if words.take("offence against") {
                Self::Offence(side, parse_article(words.word())?)
            } else {
                let what = PLAYERS.into_iter().find(|what| words.take(what));
                Self::Players(side, what.ok_or_else(|| words.wrong(PLAYERS.join(" | ")))?)
            }
        } else {
            let thing = THINGS.into_iter().find(|thing| words.take(thing));
            Self::Thing(thing.ok_or_else(|| {
                words.wrong(format!("{}, or what of White's or Black's", THINGS.join(" | ")))
            })?)
        };
        words.end()?;
        Ok(topic)
    }
}

fn parse_article(text: &str) -> Result<Article, ParseWordsError> {
    text.parse().map_err(|_| ParseWordsError::new(text, "an article such as 11.5"))
}

/// As text, in the words of a decision.
impl Serialize for Topic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Topic {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
