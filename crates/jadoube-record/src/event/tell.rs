//! The messages of events that cannot be declared.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::{Argument, Message};

use crate::Contact;
use crate::words::{Ms, Told};

pub(super) fn touched(on: &Vec<Square>, contact: Contact) -> Message {
    let id = match contact {
        Contact::Deliberate => "event-piece-touched",
        Contact::Accidental => "event-piece-brushed",
    };
    Message::new(id).with("on", on.argument())
}

/// What an arbiter set the clocks to: the times, and the number of the next move.
pub(super) fn clocks_set(
    white_ms: Option<i64>,
    black_ms: Option<i64>,
    move_number: Option<u32>,
) -> Argument {
    let number = move_number
        .map(|number| Message::new("event-clock-set-move").with("number", number.argument()));
    Argument::List(times(white_ms, black_ms).into_iter().chain(number).collect())
}

/// Times of the sides, as far as they are said.
pub(super) fn times(white_ms: Option<i64>, black_ms: Option<i64>) -> Vec<Message> {
    let sides = [(Side::White, white_ms), (Side::Black, black_ms)];
    let told = sides.into_iter().filter_map(|(side, ms)| Some((side, ms?)));
    told.map(|(side, ms)| {
        Message::new("event-time-of").with("side", side.argument()).with("time", Ms(ms).argument())
    })
    .collect()
}
