//! What the Laws make of a happening, with its articles and with who is told.

use jadoube_lawbook::Article;
use serde::{Deserialize, Serialize};

use crate::{Audience, Choice, Effect, Fact, Question};

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
    /// A ruling that those are told who usually are told of such an effect.
    pub fn new(effect: Effect, article: Article) -> Self {
        let audience = effect.told();
        Self { effect, basis: vec![article], audience }
    }

    /// What the engine sees and only the arbiter is told (12.6).
    pub fn known(fact: impl Into<Fact>, article: Article) -> Self {
        Self::new(Effect::Known(fact.into()), article).to(Audience::Arbiter)
    }

    /// What only a human can see is put to the arbiter, with the lawful decisions.
    pub fn ask(
        question: impl Into<Question>,
        choices: impl Into<Vec<Choice>>,
        article: Article,
    ) -> Self {
        let (question, choices) = (question.into(), choices.into());
        Self::new(Effect::ArbiterMustDecide { question, choices }, article)
    }

    /// This ruling, resting on `article` as well.
    #[must_use]
    pub fn and(mut self, article: Article) -> Self {
        if !self.basis.contains(&article) {
            self.basis.push(article);
        }
        self.basis.truncate(3);
        self
    }

    /// This ruling, told only to `audience`.
    #[must_use]
    pub fn to(mut self, audience: Audience) -> Self {
        self.audience = audience;
        self
    }
}
