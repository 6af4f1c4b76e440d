//! Reading what arbiters, the appeals committee and the clock do.

use crate::event::adjournment::read_opening;
use crate::words::Words;
use crate::{Event, ParseWordsError, Topic, split_actor};

/// Reads one of these acts; there are no others.
pub(crate) fn read(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    Ok(if words.take("notices") {
        Event::ArbiterNoticed { noticed: words.take_rest().parse()? }
    } else if words.take("decides") {
        let (choice, about) = and_topic(words.take_rest())?;
        Event::ArbiterDecided { choice: choice.parse()?, about }
    } else if words.take("sets clock") {
        clock_set(words)?
    } else if words.take("starts") {
        Event::GameStarted
    } else if words.take("interrupts") {
        Event::GameInterrupted
    } else if words.take("resumes") {
        Event::GameResumed
    } else if words.take("records") {
        Event::IncidentRecorded { text: words.quoted()? }
    } else if words.take("gives") {
        let side = words.side()?;
        let (penalty, about) = and_topic(words.take_rest())?;
        Event::PenaltyGiven { side, penalty: penalty.parse()?, about }
    } else if words.take("opens the envelope") {
        Event::EnvelopeOpened { reading: read_opening(words)? }
    } else if words.take("upholds the appeal:") {
        Event::AppealUpheld { score: Some(words.parsed("a result such as 1/2-1/2")?) }
    } else if words.take("upholds the appeal") {
        Event::AppealUpheld { score: None }
    } else if words.take("rejects the appeal") {
        Event::AppealRejected
    } else if words.take("flag of") {
        let side = words.side()?;
        words.expect("falls")?;
        Event::FlagFell { side }
    } else if words.take("reports:") {
        reported(words)?
    } else if words.take("waits") {
        Event::TimePassed
    } else {
        return Err(words.wrong("an act such as `touches e2`, `presses` or `notices the position`"));
    })
}

/// What a device tells late: that somebody pressed, or anything else that he did.
fn reported(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    let (by, rest) = split_actor(words.take_rest())?;
    *words = Words::new(rest);
    let pressed = by.side().filter(|_| words.take("pressed"));
    let ago_ms = words.span()?;
    if let Some(side) = pressed {
        words.expect("ago")?;
        return Ok(Event::PressReported { side, ago_ms });
    }
    words.expect("ago:")?;
    if words.rest().is_empty() {
        return Err(words.wrong("what was done"));
    }
    Ok(Event::ActReported { by, ago_ms, act: words.take_text() })
}

/// What was decided, and which question it answers if it says so.
fn and_topic(text: &str) -> Result<(&str, Option<Topic>), ParseWordsError> {
    match text.split_once(" about ") {
        Some((what, about)) => Ok((what, Some(about.parse()?))),
        None => Ok((text, None)),
    }
}

fn clock_set(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    let (mut white_ms, mut black_ms, mut move_number) = (None, None, None);
    loop {
        if words.take("White") {
            white_ms = Some(words.time()?);
        } else if words.take("Black") {
            black_ms = Some(words.time()?);
        } else if words.take("move") {
            move_number = Some(words.number()?);
        } else {
            return Err(words.wrong("White, Black or move"));
        }
        if !words.take(",") {
            return Ok(Event::ClockSetByArbiter { white_ms, black_ms, move_number });
        }
    }
}
