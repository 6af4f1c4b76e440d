//! Writing the engine's rulings into a page, for a human to check.

use std::ops::Range;

use jadoube_lawbook::Editions;
use jadoube_laws::{Edition, Ruling};

use crate::block_line::BlockLine;
use crate::expected::{line_in, line_of, write_years};
use crate::{Case, Page, Played, Step};

/// The lines of failing steps that are rewritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bless {
    /// Only the rulings, `=>`.
    Rulings,
    /// The rulings, and the states that must hold afterwards, `==`.
    RulingsAndStates,
}

/// A page with rewritten lines.
#[derive(Clone, Debug)]
pub struct Blessed {
    /// The whole page; everything except the lines in question is unchanged, byte for byte.
    pub text: String,
    /// The changes, step by step.
    pub changes: Vec<Change>,
}

/// A change at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The title of the case.
    pub title: String,
    /// The line of the step in the old page, from 1.
    pub line: usize,
    /// The step.
    pub step: String,
    /// The lines that were removed.
    pub removed: Vec<String>,
    /// The lines that were added.
    pub added: Vec<String>,
}

/// A part of the page and its replacement.
type Edit = (Range<usize>, String);

impl Page {
    /// Writes the rulings of failing steps as the engine gives them; years are put in front where
    /// editions differ.
    ///
    /// Nothing is right just because the engine says so: a human must check every change.
    pub fn bless(&self, what: Bless) -> Blessed {
        let (mut edits, mut changes) = (Vec::new(), Vec::new());
        for case in &self.cases {
            let played = case.play_all(self);
            for (index, step) in case.steps.iter().enumerate() {
                // A step that some edition does not reach cannot be rewritten.
                if played.iter().any(|played| played.steps.len() <= index) {
                    break;
                }
                let mut of_step = self.rulings_anew(case, step, index, &played);
                if what == Bless::RulingsAndStates {
                    of_step.extend(self.states_anew(case, step, index, &played));
                }
                changes.extend(self.change(case, step, &of_step));
                edits.extend(of_step);
            }
        }
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let mut text = self.text.clone();
        for (range, new) in edits.into_iter().rev() {
            text.replace_range(range, &new);
        }
        Blessed { text, changes }
    }

    fn rulings_anew(&self, case: &Case, step: &Step, index: usize, played: &[Played]) -> Vec<Edit> {
        let as_shown = |played: &Played| {
            let expected = step.expected.iter().filter(|line| line.holds_in(played.edition));
            let rulings = &played.steps[index].rulings;
            expected.clone().count() == rulings.len()
                && expected.zip(rulings).all(|(line, ruling)| line.fits(ruling))
        };
        if played.iter().all(as_shown) {
            return Vec::new();
        }
        let editions = &case.header.editions;
        let mut old: Vec<_> = step.expected.iter().collect();
        let mut new = String::new();
        for (years, ruling) in merged(played, index) {
            // A line that is right is kept as it was written.
            let kept = old.iter().position(|line| {
                let of_line = editions.iter().filter(|&edition| line.holds_in(edition));
                line.fits(&ruling) && of_line.eq(years.iter().copied())
            });
            match kept {
                Some(kept) => new.push_str(&self.text[self.whole(old.remove(kept).at)]),
                None => {
                    let years = years_of(case, &years);
                    new.push_str(&format!(
                        "  {}{}",
                        line_in(&years, &ruling),
                        self.line_end(step.at)
                    ));
                }
            }
        }
        let lines: Vec<Range<usize>> =
            step.expected.iter().map(|line| self.whole(line.at)).collect();
        let place = lines.first().map_or(self.whole(step.at).end, |first| first.start);
        let removed = lines.into_iter().map(|range| (range, String::new()));
        std::iter::once((place..place, new)).chain(removed).collect()
    }

    fn states_anew(&self, case: &Case, step: &Step, index: usize, played: &[Played]) -> Vec<Edit> {
        let mut edits = Vec::new();
        for (number, state) in step.states.iter().enumerate() {
            let is = |played: &Played| played.steps[index].states[number].clone();
            if played.iter().all(|played| is(played).is_none()) {
                continue;
            }
            let old = state.at.of(&self.text).trim().trim_start_matches("==").trim();
            let (_, old) = crate::expected::years(old);
            let mut found: Vec<(String, Vec<Edition>)> = Vec::new();
            for played in played.iter().filter(|played| state.holds_in(played.edition)) {
                let text = is(played).unwrap_or_else(|| old.to_owned());
                match found.iter_mut().find(|(other, _)| *other == text) {
                    Some((_, editions)) => editions.push(played.edition),
                    None => found.push((text, vec![played.edition])),
                }
            }
            let lines = found.into_iter().map(|(text, years)| {
                let years = years_of(case, &years);
                format!("  == {}{text}{}", write_years(&years), self.line_end(step.at))
            });
            edits.push((self.whole(state.at), lines.collect()));
        }
        edits
    }

    fn change(&self, case: &Case, step: &Step, edits: &[Edit]) -> Option<Change> {
        let lines =
            |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
        let old: Vec<String> =
            edits.iter().flat_map(|(range, _)| lines(&self.text[range.clone()])).collect();
        let new: Vec<String> = edits.iter().flat_map(|(_, text)| lines(text)).collect();
        (!edits.is_empty()).then(|| Change {
            title: case.title.clone(),
            line: self.line_number(step.at),
            step: step.at.of(&self.text).trim().to_owned(),
            removed: old.iter().filter(|line| !new.contains(line)).cloned().collect(),
            added: new.iter().filter(|line| !old.contains(line)).cloned().collect(),
        })
    }

    /// The whole of a line, including its end.
    fn whole(&self, line: BlockLine) -> Range<usize> {
        let end = line.offset + line.length;
        line.offset..end + self.line_end(line).len()
    }

    fn line_end(&self, line: BlockLine) -> &str {
        let rest = &self.text[line.offset + line.length..];
        rest.find('\n').map_or(rest, |end| &rest[..=end])
    }
}

/// The years to put in front of a line that holds in these editions of a case: none if it holds in
/// all of them. From one of them to the last is `2018-`, if the case writes it so.
fn years_of(case: &Case, editions: &[Edition]) -> Editions {
    let years: Editions = editions.iter().copied().collect();
    if case.header.editions.iter().eq(years.iter()) {
        Editions::default()
    } else if case.header.editions.is_open() && editions.len() > 1 {
        years.opened()
    } else {
        years
    }
}

/// The rulings of all editions merged into one list, with each edition's own in their order.
fn merged(played: &[Played], index: usize) -> Vec<(Vec<Edition>, Ruling)> {
    let mut merged: Vec<(Vec<Edition>, Ruling)> = Vec::new();
    for played in played {
        let mut next = 0;
        for ruling in &played.steps[index].rulings {
            let line = line_of(ruling);
            let same = (next..merged.len()).find(|&place| line_of(&merged[place].1) == line);
            match same {
                Some(place) => {
                    merged[place].0.push(played.edition);
                    next = place + 1;
                }
                None => {
                    merged.insert(next, (vec![played.edition], ruling.clone()));
                    next += 1;
                }
            }
        }
    }
    merged
}
