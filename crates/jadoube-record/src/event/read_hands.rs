//! Reading what hands do at board and clock.

use crate::event::read::Found;
use crate::words::Words;
use crate::{Contact, Event, Hands, Pose, PressingHand};

const BESIDE: &str = "beside the board";

/// Reads one of these acts, if the words are one.
pub(crate) fn read(words: &mut Words<'_>) -> Found {
    let event = if words.rest().starts_with("touches ") && words.rest().ends_with(BESIDE) {
        words.expect("touches")?;
        let kind = words.kind()?;
        words.expect(BESIDE)?;
        Event::SpareTouched { kind }
    } else if words.take("holds") {
        let kind = words.kind()?;
        words.expect("on")?;
        Event::PieceHeld { kind, on: words.square()? }
    } else if words.take("touches") {
        let mut on = vec![words.square()?];
        while words.take("and") {
            on.push(words.square()?);
        }
        let contact =
            if words.take("by accident") { Contact::Accidental } else { Contact::Deliberate };
        Event::PieceTouched { on, contact, hands: hands(words) }
    } else if words.take("lifts") {
        Event::PieceLifted { from: words.square()?, hands: hands(words) }
    } else if words.take("releases on") {
        Event::PieceReleased { on: words.square()?, hands: hands(words) }
    } else if words.take("takes off") {
        Event::PieceTakenOff { from: words.square()?, hands: hands(words) }
    } else if words.take("puts back") {
        let from = words.square()?;
        let on = if words.take("on") { words.square()? } else { from };
        Event::PiecePutBack { from, on }
    } else if words.take("puts") {
        let _ = words.take("the") || words.take("an") || words.take("a");
        let pose = if words.take("inverted") { Pose::Inverted } else { Pose::Upright };
        let kind = words.kind()?;
        words.expect("on")?;
        Event::PiecePut { kind, pose, on: words.square()?, hands: hands(words) }
    } else if words.take("knocks over") {
        Event::PieceDisplaced { from: words.square()?, to: None }
    } else if words.take("knocks") {
        let from = words.square()?;
        words.expect("to")?;
        Event::PieceDisplaced { from, to: Some(words.square()?) }
    } else if words.take("says j'adoube") {
        Event::AdjustingAnnounced
    } else if words.take("presses with the other hand") {
        Event::ClockPressed { hand: PressingHand::Other }
    } else if words.take("presses") {
        Event::ClockPressed { hand: PressingHand::Same }
    } else {
        return Ok(None);
    };
    Ok(Some(event))
}

fn hands(words: &mut Words<'_>) -> Hands {
    if words.take("with both hands") { Hands::Both } else { Hands::One }
}
