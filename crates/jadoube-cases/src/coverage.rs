//! The articles that the cases prove, by what the rulings actually rested on.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

use jadoube_laws::{Article, Edition};

use crate::moment::{Moment, moments};
use crate::{Case, Evidence, Page};

/// What cases prove about the articles, edition by edition.
///
/// A ruling proves the article it rests on first. An article is *shown from both sides* if two
/// steps differ in one fact and in the rulings that rest on it.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// The evidence for each article in each edition.
    pub evidence: BTreeMap<(Article, Edition), Evidence>,
    /// Cases that do not pass or cannot be read, and therefore prove nothing.
    pub failing: Vec<StepPlace>,
}

/// A step of a case, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StepPlace {
    /// The path of the page.
    pub path: String,
    /// The line of the step in the page, from 1.
    pub line: usize,
    /// The title of the case.
    pub title: String,
}

impl StepPlace {
    fn of_case(page: &Page, case: &Case) -> Self {
        Self { path: page.path.clone(), line: case.line, title: case.title.clone() }
    }
}

impl Coverage {
    /// Plays all cases of the pages and collects what they prove.
    pub fn of(pages: &[Page]) -> Self {
        let mut coverage = Self::default();
        let mut by_edition: BTreeMap<Edition, Vec<Moment>> = BTreeMap::new();
        for page in pages {
            let broken = page.broken.iter().map(|broken| StepPlace {
                path: page.path.clone(),
                line: broken.line,
                title: broken.title.clone(),
            });
            coverage.failing.extend(broken);
            for case in &page.cases {
                for played in case.play_all(page) {
                    if played.troubles.is_empty() {
                        let of_case = moments(page, case, &played);
                        by_edition.entry(played.edition).or_default().extend(of_case);
                    } else {
                        coverage.failing.push(StepPlace::of_case(page, case));
                    }
                }
            }
        }
        coverage.failing.dedup();
        for (edition, moments) in by_edition {
            coverage.note(edition, &moments);
        }
        coverage
    }

    fn note(&mut self, edition: Edition, moments: &[Moment]) {
        for moment in moments {
            for article in moment.articles() {
                let evidence = self.evidence.entry((article, edition)).or_default();
                evidence.steps.push(moment.place.clone());
            }
        }
        for (one, other) in neighbours(moments) {
            let (one, other) = (&moments[one], &moments[other]);
            let articles: Vec<Article> = one.articles().chain(other.articles()).collect();
            for article in articles {
                if one.rules_otherwise(other, article)
                    && let Some(evidence) = self.evidence.get_mut(&(article, edition))
                {
                    evidence.take([&one.place, &other.place], article);
                }
            }
        }
    }
}

/// The pairs of steps that differ in one fact, in order, the earlier one first.
fn neighbours(moments: &[Moment]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let mut whole: HashMap<u64, Vec<usize>> = HashMap::new();
    let mut with_gap: HashMap<u64, Vec<usize>> = HashMap::new();
    for (index, moment) in moments.iter().enumerate() {
        whole.entry(fingerprint(&moment.facts, None)).or_default().push(index);
        for gap in 0..moment.facts.len() {
            let key = fingerprint(&moment.facts, Some(gap));
            // One line differs.
            let alike = with_gap.entry(key).or_default();
            pairs.extend(alike.iter().map(|&other| (other, index)));
            alike.push(index);
        }
        // The same act again, with one line in between.
        pairs.extend(
            index
                .checked_sub(2)
                .filter(|&before| moments[before].comes_again_in(moment))
                .map(|before| (before, index)),
        );
    }
    for (index, moment) in moments.iter().enumerate() {
        // One line fewer; but not the act itself, which the ruling is about.
        for left_out in 0..moment.facts.len().saturating_sub(1) {
            let mut facts = moment.facts.clone();
            facts.remove(left_out);
            let others = whole.get(&fingerprint(&facts, None)).into_iter().flatten();
            pairs.extend(others.map(|&other| (index.min(other), index.max(other))));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.retain(|&(one, other)| moments[one].differs_in_one_fact(&moments[other]));
    pairs
}

/// A number for a list of facts, with one of them blanked out.
fn fingerprint(facts: &[String], gap: Option<usize>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (index, fact) in facts.iter().enumerate() {
        match gap {
            Some(gap) if gap == index => index.hash(&mut hasher),
            _ => fact.hash(&mut hasher),
        }
    }
    (facts.len(), gap.is_some()).hash(&mut hasher);
    hasher.finish()
}
