//! What the assistant of a visually disabled player does: any or all of the duties of D.2.10, as the
//! player chooses.

use std::fmt;

use jadoube_lawbook::{Argument, Article, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::{Read, Readable, Sample, Told, Words};

/// One of the duties of D.2.10.
#[derive(
    Word, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "duty")]
pub enum AssistantDuty {
    /// The assistant makes the moves of either player on the board of the other (D.2.10.1).
    #[word("moves")]
    Moves,
    /// The assistant announces the moves of both players (D.2.10.2).
    #[word("announcements")]
    Announcements,
    /// The assistant keeps the player's score and starts the opponent's clock (D.2.10.3).
    #[word("score and clock")]
    ScoreAndClock,
    /// The assistant tells on request how many moves were completed, and the times (D.2.10.4).
    #[word("information")]
    Information,
    /// The assistant claims that time was overstepped and tells what the opponent touched (D.2.10.5).
    #[word("claims")]
    Claims,
    /// The assistant does what an adjournment needs (D.2.10.6).
    #[word("adjournment")]
    Adjournment,
}

impl AssistantDuty {
    /// The clause that names it.
    pub const fn article(self) -> Article {
        match self {
            Self::Moves => art!("D.2.10.1"),
            Self::Announcements => art!("D.2.10.2"),
            Self::ScoreAndClock => art!("D.2.10.3"),
            Self::Information => art!("D.2.10.4"),
            Self::Claims => art!("D.2.10.5"),
            Self::Adjournment => art!("D.2.10.6"),
        }
    }
}

/// The duties that a player gives an assistant; all if none is named.
///
/// Law: D.2.10
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(from = "Vec<AssistantDuty>", into = "Vec<AssistantDuty>")]
#[cfg_attr(feature = "schema", schemars(extend("maxItems" = AssistantDuty::ALL.len())))]
pub struct AssistantDuties(Vec<AssistantDuty>);

/// However they are listed, the same duties are the same.
impl From<Vec<AssistantDuty>> for AssistantDuties {
    fn from(named: Vec<AssistantDuty>) -> Self {
        Self::new(named)
    }
}

impl From<AssistantDuties> for Vec<AssistantDuty> {
    fn from(duties: AssistantDuties) -> Self {
        duties.0
    }
}

impl AssistantDuties {
    /// Those that were named; all if none was.
    pub fn new(named: impl IntoIterator<Item = AssistantDuty>) -> Self {
        let mut named: Vec<AssistantDuty> = named.into_iter().collect();
        named.sort_unstable();
        named.dedup();
        if named.len() == AssistantDuty::ALL.len() { Self::default() } else { Self(named) }
    }

    /// Whether none was left out.
    pub const fn are_all(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one of them is this.
    pub fn include(&self, duty: AssistantDuty) -> bool {
        self.are_all() || self.0.contains(&duty)
    }

    /// The clauses that name them, in words.
    pub(crate) fn articles(&self) -> String {
        let articles: Vec<String> = self.0.iter().map(|duty| duty.article().to_string()).collect();
        articles.join(", ")
    }
}

impl Told for AssistantDuties {
    fn argument(&self) -> Argument {
        Argument::List(self.0.iter().map(AssistantDuty::message).collect())
    }
}

impl fmt::Display for AssistantDuties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.are_all() {
            return Ok(());
        }
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "for {}", words.join(", "))
    }
}
/// `for moves, announcements`
impl Readable for AssistantDuties {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        words.literal("for ")?;
        let mut named = vec![AssistantDuty::read(words)?];
        while words.literal(", ").is_ok() {
            named.push(AssistantDuty::read(words)?);
        }
        Ok(Self::new(named))
    }
}

impl Sample for AssistantDuties {
    fn samples() -> Vec<Self> {
        AssistantDuty::ALL.map(|duty| Self::new([duty])).to_vec()
    }
}
