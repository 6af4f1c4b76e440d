//! Reports on the arbiter's desk: what devices sent later than it was done.

use jadoube_lawbook::{Argument, Message};
use jadoube_laws::{Actor, Entry, Event, write_time};

use crate::sent::Offer;
use crate::unfit::is_unfit;

/// How many letters of an act are written down again.
const LONGEST_WRITTEN: usize = 200;

/// A report on the arbiter's desk.
#[derive(Clone, Debug)]
pub(super) struct Report {
    by: Actor,
    ago_ms: i64,
    act: String,
    /// Whether the act was done when it came.
    is_done: bool,
    /// What the arbiter does who has dealt with it.
    answer: Event,
}

impl Report {
    /// What an entry reports, beside a press: whether that counts is a question of its own. `done` is
    /// the name of the last act of a device that was done.
    pub(super) fn of(entry: &Entry, done: Option<&str>) -> Option<Self> {
        match &entry.event {
            Event::ActReported { by, ago_ms, act } => {
                let is_done = done.is_some() && done == entry.act_id.as_deref();
                Some(Self::new(*by, *ago_ms, act, is_done))
            }
            _ => None,
        }
    }

    fn new(by: Actor, ago_ms: i64, act: &str, is_done: bool) -> Self {
        let answer = Event::IncidentRecorded { text: written(by, ago_ms, act) };
        Self { by, ago_ms, act: act.to_owned(), is_done, answer }
    }

    /// Whether the arbiter has dealt with it by this.
    pub(super) fn is_answered_by(&self, event: &Event) -> bool {
        self.answer == *event
    }

    /// As it is shown on the desk.
    pub(super) fn shown(&self) -> Offer {
        let id = if self.is_done { "act-dated-back" } else { "act-reported-late" };
        let message = Message::new(id)
            .with(
                "side",
                Argument::side(self.by.side().map_or_else(String::new, |s| s.to_string())),
            )
            .with("time", Argument::Ms(self.ago_ms.max(0).unsigned_abs()))
            .with("act", Argument::text(self.act.clone()));
        Offer { act: self.answer.to_string(), message, follows: Vec::new(), side: None }
    }
}

/// What the arbiter writes down who has dealt with a report.
fn written(by: Actor, ago_ms: i64, act: &str) -> String {
    // An act may not be longer than is read, and what has to be escaped makes it longer.
    let act = act.replace('"', "'").replace('\\', "/").replace(is_unfit, " ");
    let act: String = act.chars().take(LONGEST_WRITTEN).collect();
    format!("reported late: {by} {} ago: {act}", write_time(ago_ms))
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Side;

    use super::*;

    /// Else a report would lie on the desk for ever.
    #[test]
    fn what_the_arbiter_writes_down_is_what_is_offered() {
        let odd = "\0\u{1b}\u{202e}\\\"".repeat(100);
        for act in ["presses", r#"says "a\nb \"c\" \\ \u{41}""#, &odd, &"\u{202e}".repeat(500)] {
            let report = Report::new(Actor::Player(Side::White), 12_000, act, false);
            let offered = report.shown().act;
            assert!(offered.chars().count() <= 1000, "{offered}");
            let done: Event = offered.parse().expect("the words of an act");
            assert!(report.is_answered_by(&done), "{offered}");
        }
    }
}
