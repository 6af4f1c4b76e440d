use jadoube_chess::Side;
use jadoube_lawbook::Article;
use serde::{Deserialize, Serialize};

use crate::Effect;

/// What the Laws make of a happening: an effect, the articles it rests on, and who is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// What follows.
    pub effect: Effect,
    /// The articles; the first is the one it rests on, and there are three at the most.
    pub basis: Vec<Article>,
    /// Who is told.
    pub audience: Audience,
}

impl Ruling {
    /// A ruling that everybody is told.
    pub fn new(effect: Effect, article: Article) -> Self {
        Self { effect, basis: vec![article], audience: Audience::Everyone }
    }

    /// The same, resting on `article` too.
    #[must_use]
    pub fn and(mut self, article: Article) -> Self {
        if !self.basis.contains(&article) {
            self.basis.push(article);
        }
        self.basis.truncate(3);
        self
    }

    /// The same, told only to `audience`.
    #[must_use]
    pub fn to(mut self, audience: Audience) -> Self {
        self.audience = audience;
        self
    }
}

/// Who is told of an event or a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Players, arbiters and spectators.
    Everyone,
    /// The arbiters alone (12.6).
    Arbiter,
    /// The arbiters and one player.
    ArbiterAnd(Side),
}
