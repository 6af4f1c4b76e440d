//! A step of a case under an edition: the facts up to it and the rulings given.

use jadoube_laws::Article;

use crate::coverage::StepPlace;
use crate::expected::line_of;
use crate::{Case, Page, Played, Step};

/// A step that was played, with all the facts that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) place: StepPlace,
    /// Lines of the header in a fixed order, then the steps, this one last.
    pub(crate) facts: Vec<String>,
    /// The kind of act of the step: `touches`, `presses`.
    act: String,
    /// The step's own words, without time.
    text: String,
    /// The article each ruling rests on first, and its line.
    rulings: Vec<(Article, String)>,
}

/// The steps of a case that was played under an edition.
pub(crate) fn moments(page: &Page, case: &Case, played: &Played) -> Vec<Moment> {
    let mut facts = header_facts(case);
    let mut moments = Vec::new();
    for (step, result) in case.steps.iter().zip(&played.steps) {
        facts.push(fact(step));
        // Cases do not show routine rulings; they are proved where a line checks the state.
        let observed = step.states.iter().any(|state| state.holds_in(played.edition));
        let routine = result
            .entries
            .iter()
            .flat_map(|entry| &entry.rulings)
            .filter(|ruling| observed && ruling.effect.is_routine());
        let rulings = result.rulings.iter().chain(routine);
        moments.push(Moment {
            place: StepPlace {
                path: page.path.clone(),
                line: page.line_number(step.at),
                title: case.title.clone(),
            },
            facts: facts.clone(),
            act: kind_of_act(&step.act).to_owned(),
            text: step.text.clone(),
            rulings: rulings
                .filter_map(|ruling| Some((*ruling.basis.first()?, line_of(ruling))))
                .collect(),
        });
    }
    moments
}

impl Moment {
    pub(crate) fn articles(&self) -> impl Iterator<Item = Article> {
        let mut articles: Vec<Article> = self.rulings.iter().map(|(article, _)| *article).collect();
        articles.sort_unstable();
        articles.dedup();
        articles.into_iter()
    }

    /// Whether exactly one line differs, or one is missing before the act in question.
    pub(crate) fn differs_in_one_fact(&self, other: &Self) -> bool {
        if self.comes_again_in(other) {
            return true;
        }
        let (short, long) = match self.facts.len() <= other.facts.len() {
            true => (&self.facts, &other.facts),
            false => (&other.facts, &self.facts),
        };
        let same_front = short.iter().zip(long).take_while(|(one, other)| one == other).count();
        let back = short.iter().rev().zip(long.iter().rev());
        let same_back = back.take_while(|(one, other)| one == other).count();
        match long.len() - short.len() {
            0 => {
                same_front + same_back + 1 == short.len()
                    && (same_back > 0 || self.act == other.act)
            }
            1 => same_front + same_back >= short.len() && same_back > 0,
            _ => false,
        }
    }

    /// Whether the same act is done again in `later`, two steps on in the same case.
    pub(crate) fn comes_again_in(&self, later: &Self) -> bool {
        self.text == later.text
            && self.facts.len() + 2 == later.facts.len()
            && later.facts.starts_with(&self.facts)
            && self.place.path == later.place.path
            && self.place.title == later.place.title
    }

    /// Whether the rulings that rest on `article` differ between the two.
    ///
    /// If the act itself differs, squares, pieces and sides do not count: that another pawn must
    /// move if another pawn was touched shows nothing.
    pub(crate) fn rules_otherwise(&self, other: &Self, article: Article) -> bool {
        let same_act = self.text == other.text;
        let lines = |moment: &Self| -> Vec<String> {
            let of_article = moment.rulings.iter().filter(|(basis, _)| *basis == article);
            of_article
                .map(|(_, line)| if same_act { line.clone() } else { in_general(line) })
                .collect()
        };
        lines(self) != lines(other)
    }
}

/// The lines of the header in a fixed order, with only the class from the line `laws`.
fn header_facts(case: &Case) -> Vec<String> {
    let header = &case.header;
    let supervision = header.supervision.unwrap_or_else(|| header.class.usual_supervision());
    let mut facts = vec![format!("laws {} {supervision}", header.class)];
    let others = header.lines.iter().map(|(_, content)| one_spaced(content));
    facts.extend(others.filter(|line| !line.starts_with("laws ")));
    facts[1..].sort();
    facts
}

fn fact(step: &Step) -> String {
    match step.delay_ms {
        None | Some(0) => one_spaced(&step.text),
        Some(ms) => format!("+{ms} {}", one_spaced(&step.text)),
    }
}

fn one_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Playing a move and completing it differ only by the press.
fn kind_of_act(act: &str) -> &str {
    match act.split_whitespace().next().unwrap_or_default() {
        "completes" => "plays",
        word => word,
    }
}

/// A ruling without its squares, pieces and sides.
fn in_general(line: &str) -> String {
    let words = line.split_whitespace().map(|word| match word {
        "White" | "Black" => "SIDE",
        "White's" | "Black's" => "SIDE's",
        "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" => "PIECE",
        word if is_squares(word) => "SQUARE",
        word => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

fn is_squares(word: &str) -> bool {
    matches!(
        word.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', ..]
    )
}
