//! What lies on the arbiter's desk: what the arbiter was told of a game and has not dealt with.

use jadoube_lawbook::Message;
use jadoube_laws::{Effect, Entry, Event, Fact, Game, Question, Ruling, Side, Source};

use super::probe::probe;
use super::report::Report;
use crate::act::is_report;
use crate::sent::{self, Call, Need, Offer};

/// What the engine told the arbiter, and who called; folded from the entries.
#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    facts: Vec<Fact>,
    call: Option<Call>,
    /// What devices sent too late; each until the arbiter has written it down.
    reports: Vec<Report>,
    /// The name of the last act of a device that was done.
    done: Option<String>,
}

impl Desk {
    /// Takes in what happened.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match &entry.event {
            Event::ArbiterNoticed { noticed } => {
                self.facts.retain(|known| known.looked_for() != Some(*noticed));
            }
            Event::ClockStopped { because } => {
                if let Some(by) = entry.by.side() {
                    self.call = Some(Call { by, because: because.clone(), at: entry.at });
                }
            }
            Event::IncidentRecorded { .. } => {
                self.reports.retain(|report| !report.is_answered_by(&entry.event));
            }
            _ => {}
        }
        if matches!(entry.source, Source::Device { .. }) && !is_report(&entry.event) {
            self.done.clone_from(&entry.act_id);
        }
        self.reports.extend(Report::of(entry, self.done.as_deref()));
        for ruling in &entry.rulings {
            match &ruling.effect {
                Effect::Known(fact) if !self.facts.contains(fact) => self.facts.push(*fact),
                Effect::ClockStarted { .. } | Effect::ClockGoesOver { .. } => self.call = None,
                Effect::GameEnded(_) | Effect::StartedAnew { .. } => {
                    // What was sent too late may be a reason to look at the result again.
                    (self.facts, self.call) = (Vec::new(), None);
                }
                _ => {}
            }
        }
    }

    /// What the engine saw and a look of the arbiter would still change, with what would follow.
    fn open(&self, game: &Game, at: u64) -> impl Iterator<Item = (Fact, Event, Vec<Ruling>)> {
        self.facts.iter().filter_map(move |fact| {
            let look = Event::ArbiterNoticed { noticed: fact.looked_for()? };
            let rulings = probe(game, at, look.clone())?;
            Some((*fact, look, rulings))
        })
    }

    /// What the board needs first.
    pub(crate) fn need(&self, game: &Game, at: u64) -> Need {
        if game.questions().next().is_some() || game.appeal().is_some() {
            Need::Decision
        } else if game.is_over() && self.reports.is_empty() {
            Need::Over
        } else if self.call.is_some() {
            Need::Call
        } else if !self.reports.is_empty() || self.open(game, at).next().is_some() {
            Need::Notice
        } else if game.is_stopped() {
            Need::Paused
        } else if game.is_not_started() {
            Need::NotStarted
        } else if Side::ALL.into_iter().any(|side| game.is_in_time_trouble(side, at)) {
            Need::TimeTrouble
        } else {
            Need::Playing
        }
    }

    /// The same with what it is about.
    pub(crate) fn shown(&self, game: &Game, at: u64) -> sent::Desk {
        let edition = game.rules().edition();
        let open = self.open(game, at).map(|(fact, look, rulings)| Offer {
            act: look.to_string(),
            message: fact.message(),
            follows: sent::Ruling::all(&rulings, edition),
            side: None,
        });
        sent::Desk {
            need: self.need(game, at),
            call: self.call.clone(),
            question: game.questions().next().map(|open| asked(&open.question)),
            facts: open.chain(self.reports.iter().map(Report::shown)).collect(),
            appeal: game.appeal(),
        }
    }
}

/// A question that the Laws leave to the arbiter, in words.
pub(crate) fn asked(question: &Question) -> Message {
    Effect::ArbiterMustDecide { question: *question, choices: Vec::new() }.message()
}
