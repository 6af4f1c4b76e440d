//! All words in tables, as `cases/README.md` shows them to people who write law cases.

pub use crate::section::Section;
use crate::words::Row;
use crate::{Act, Choice, Effect, Fact, Misconduct, Penalty, Question, Setting};

/// A fact as a table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// Where an arbiter looks to find it, if there is anything to look at.
    pub noticed: Option<String>,
    /// What the arbiter alone is told.
    pub told: Row,
}

impl Section {
    /// The words that stand in it, but for facts, which [`fact_rows`] tells.
    pub fn rows(self) -> Vec<Row> {
        match self {
            Self::Settings => Setting::glossary().iter().map(|it| it.row()).collect(),
            Self::Incidents => Misconduct::glossary().iter().map(|it| it.row()).collect(),
            Self::Decisions => Choice::glossary().iter().map(|it| it.row()).collect(),
            Self::Topics => Question::glossary().iter().map(|it| it.row()).collect(),
            Self::Penalties => Penalty::glossary().iter().map(|it| it.row()).collect(),
            Self::Facts | Self::FactsOnlyTold => Vec::new(),
            section => {
                let acts = Act::glossary();
                let acts = acts.iter().filter(|it| it.example.section() == section);
                // Routine rulings are not written in cases.
                let effects = Effect::glossary();
                let effects = effects
                    .iter()
                    .filter(|it| it.example.section() == section && !it.example.is_routine());
                acts.map(|it| it.row()).chain(effects.map(|it| it.row())).collect()
            }
        }
    }
}

/// Every fact with the place where an arbiter looks for it.
pub fn fact_rows() -> Vec<FactRow> {
    let noticed = |fact: Fact| fact.looked_for().map(|it| it.to_string());
    let row =
        |it: &crate::words::Gloss<Fact>| FactRow { noticed: noticed(it.example), told: it.row() };
    Fact::glossary().iter().map(row).collect()
}
