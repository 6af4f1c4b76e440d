//! What a decision is about: the name of one open question.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::{Read, Readable, Sample, Words};
use crate::{ParseWordsError, Question};

/// What a question is about, so that a decision can say which of several it answers.
///
/// Two questions are about the same if they have the same words; what is needed to carry out the
/// answer is no part of it.
///
/// ```
/// use jadoube_record::{Question, Side, Topic};
/// let topic: Topic = "White's press".parse().unwrap();
/// assert_eq!(topic, Question::Press { side: Side::White }.topic());
/// ```
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
pub struct Topic(Question);

impl Question {
    /// What it is about.
    pub const fn topic(&self) -> Topic {
        Topic(*self)
    }

    /// Whether each such question stands for an event of its own, so that another one about the
    /// same does not take its place.
    pub const fn stands_alone(&self) -> bool {
        self.alone()
    }
}

impl Topic {
    /// What every question is about, for tests over the whole vocabulary.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        Question::samples().iter().map(Question::topic).collect()
    }
}

impl PartialEq for Topic {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.to_string() == other.to_string()
    }
}

impl Eq for Topic {}

impl Hash for Topic {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_string().hash(state);
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl Readable for Topic {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        Question::read(words).map(Self)
    }
}

impl Sample for Topic {
    fn samples() -> Vec<Self> {
        Self::samples()
    }
}

impl FromStr for Topic {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        crate::words::whole(text)
    }
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
