//! Acts that a device sends later than they were done.
//!
//! One that was done before something that others did is already in the record cannot be put in its
//! place, because what came after was judged without it. It is not lost either: the record keeps it as
//! reported, and the arbiter decides what to make of it; no time and no piece moves by itself. Any other
//! is done when it comes, and the arbiter is told when the device says that it was done.

use jadoube_laws::{Actor, Event, Game, Happening};

use super::request::ActRequest;
use crate::refusal::{Refusal, Refused};

/// The report of an act that was done `ago_ms` before `now`. A press can be taken into the game by
/// the arbiter's decision; anything else the arbiter is told.
pub(crate) fn reported(
    request: &ActRequest,
    game: &Game,
    now: u64,
    ago_ms: u64,
    done: &[Happening],
) -> Result<Happening, Refused> {
    let ago_ms = i64::try_from(ago_ms).unwrap_or(i64::MAX);
    let is_sealed = |done: &Happening| matches!(done.event, Event::MoveSealed { .. });
    let by = request.role.actor();
    let (Some(by), Some(side), false) = (by, by.and_then(Actor::side), done.iter().any(is_sealed))
    else {
        return Err(Refusal::TooLate.about(&request.id));
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

/// Whether something is the report of an act instead of the act.
pub(crate) const fn is_report(event: &Event) -> bool {
    matches!(event, Event::PressReported { .. } | Event::ActReported { .. })
}
