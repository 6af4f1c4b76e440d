//! Acts that a device sends later than they were done.
//!
//! One that was done before something that others did is already in the record cannot be put in its
//! place, because what came after was judged without it. It is not lost either: the record keeps it as
//! reported, and the arbiter decides what to make of it; no time and no piece moves by itself. Any other
//! is done when it comes, and the arbiter is told when the device says that it was done.

use axum::http::StatusCode;
use jadoube_lawbook::{Argument, Message};
use jadoube_laws::{Actor, Entry, Event, Game, Happening, write_time};

use crate::acts::ActRequest;
use crate::bounds::is_unfit;
use crate::problem::Problem;
use crate::sent::Offer;

/// The report of an act that was done `ago_ms` before `now`. A press can be taken into the game by
/// the arbiter's decision; anything else he is told.
pub(crate) fn reported(
    request: &ActRequest,
    game: &Game,
    now: u64,
    ago_ms: u64,
    done: &[Happening],
) -> Result<Happening, Problem> {
    let ago_ms = i64::try_from(ago_ms).unwrap_or(i64::MAX);
    let is_sealed = |done: &Happening| matches!(done.event, Event::MoveSealed { .. });
    let by = request.role.actor();
    let (Some(by), Some(side), false) = (by, by.and_then(Actor::side), done.iter().any(is_sealed))
    else {
        return Err(too_late().about(&request.id));
    };
    let event = match done {
        [Happening { event: Event::ClockPressed { .. }, .. }] if !game.is_over() => {
            Event::PressReported { side, ago_ms }
        }
        _ => Event::ActReported { by, ago_ms, act: one_line(&request.act) },
    };
    Ok(Happening { at: now, by: Actor::Clock, event })
}

/// What the arbiter is told of an act that a device says was done `ago_ms` before `now`, and that is
/// done now.
pub(crate) fn dated_back(
    request: &ActRequest,
    now: u64,
    ago_ms: u64,
    done: &[Happening],
) -> Happening {
    let ago_ms = i64::try_from(ago_ms).unwrap_or(i64::MAX);
    let by = done.first().map_or(Actor::Clock, |done| done.by);
    // A sealed move is nobody's to read.
    let is_sealed = |done: &Happening| matches!(done.event, Event::MoveSealed { .. });
    let words = match done.iter().any(is_sealed) {
        true => "seals".to_owned(),
        false => one_line(&request.act),
    };
    let event = Event::ActReported { by, ago_ms, act: words };
    Happening { at: now, by: Actor::Clock, event }
}

fn one_line(act: &str) -> String {
    act.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Officials are the ones who would be told, and a sealed move is nobody's to read.
fn too_late() -> Problem {
    let detail = "this was done before something that is already in the record, so it cannot be \
                  put in its place; do it again";
    Problem::new(StatusCode::CONFLICT, "too-late", detail)
}

/// Whether something is the report of an act instead of the act.
pub(crate) const fn is_report(event: &Event) -> bool {
    matches!(event, Event::PressReported { .. } | Event::ActReported { .. })
}

/// How many letters of an act are written down again.
const LONGEST_WRITTEN: usize = 200;

/// A report on the arbiter's desk.
#[derive(Debug)]
pub(crate) struct Report {
    by: Actor,
    ago_ms: i64,
    act: String,
    /// Whether the act was done when it came.
    is_done: bool,
}

impl Report {
    /// What an entry reports, beside a press: whether that counts is a question of its own. `done` is
    /// the name of the last act of a device that was done.
    pub(crate) fn of(entry: &Entry, done: Option<&str>) -> Option<Self> {
        match &entry.event {
            Event::ActReported { by, ago_ms, act } => Some(Self {
                by: *by,
                ago_ms: *ago_ms,
                act: act.clone(),
                is_done: done.is_some() && done == entry.act_id.as_deref(),
            }),
            _ => None,
        }
    }

    /// What the arbiter writes down when he has dealt with it.
    pub(crate) fn written(&self) -> String {
        let Self { by, ago_ms, act, .. } = self;
        // An act may not be longer than is read, and what has to be escaped makes it longer.
        let act = act.replace('"', "'").replace('\\', "/").replace(is_unfit, " ");
        let act: String = act.chars().take(LONGEST_WRITTEN).collect();
        format!("reported late: {by} {} ago: {act}", write_time(*ago_ms))
    }

    /// As it is shown on the desk.
    pub(crate) fn shown(&self) -> Offer {
        let id = if self.is_done { "act-dated-back" } else { "act-reported-late" };
        let message = Message::new(id)
            .with(
                "side",
                Argument::side(self.by.side().map_or_else(String::new, |s| s.to_string())),
            )
            .with("time", Argument::Ms(self.ago_ms.max(0).unsigned_abs()))
            .with("act", Argument::text(self.act.clone()));
        let act = Event::IncidentRecorded { text: self.written() }.to_string();
        Offer { act, message, follows: Vec::new(), side: None }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Side;

    use super::*;

    /// Else a report would lie on the desk for ever.
    #[test]
    fn what_the_arbiter_writes_down_is_what_he_is_offered() {
        let odd = "\0\u{1b}\u{202e}\\\"".repeat(100);
        for act in ["presses", r#"says "a\nb \"c\" \\ \u{41}""#, &odd, &"\u{202e}".repeat(500)] {
            let by = Actor::Player(Side::White);
            let report = Report { by, ago_ms: 12_000, act: act.to_owned(), is_done: false };
            let offered = report.shown().act;
            assert!(offered.chars().count() <= 1000, "{offered}");
            let text = report.written();
            assert_eq!(offered.parse(), Ok(Event::IncidentRecorded { text }), "{offered}");
        }
    }
}
