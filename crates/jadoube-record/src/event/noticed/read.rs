//! Reading what an arbiter looked at, in the words of the law cases.

use std::str::FromStr;

use jadoube_chess::Side;

use crate::words::Words;
use crate::{Handling, Noticed, ParseWordsError};

impl FromStr for Noticed {
    type Err = ParseWordsError;

    /// Reads the words that stand after `notices`.
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let noticed = read(&mut words)?;
        words.end()?;
        Ok(noticed)
    }
}

fn read(words: &mut Words<'_>) -> Result<Noticed, ParseWordsError> {
    if let Some(noticed) = read_whole(words) {
        return Ok(noticed);
    }
    if words.take("the position has occurred") {
        let times = words.number()?;
        words.expect("times")?;
        return Ok(Noticed::Occurred { times });
    }
    if words.take("the position") {
        return Ok(Noticed::Position);
    }
    if words.take("the flag of") {
        return Ok(Noticed::Flag { side: words.side()? });
    }
    if words.take("the man on") || words.take("the piece on") {
        return Ok(Noticed::Piece { on: words.square()? });
    }
    if words.take("the pawn") {
        let on = words.square()?;
        words.expect("is not promoted")?;
        return Ok(Noticed::PawnNotPromoted { on });
    }
    if words.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let moves = words.number()?;
        words.expect("moves without capture or pawn move")?;
        return Ok(Noticed::QuietMoves { moves });
    }
    if let Some(side) = words.sides() {
        return read_of_side(words, side);
    }
    if !words.rest().starts_with(['W', 'B']) {
        return Err(words.wrong("what an arbiter can look at, such as `White's move 12`"));
    }
    let side = words.side()?;
    read_done_by(words, side)
}

/// Looks whose words are always the same.
fn read_whole(words: &mut Words<'_>) -> Option<Noticed> {
    let all = [
        ("the initial position", Noticed::InitialPosition),
        ("both kings are in check", Noticed::BothKingsInCheck),
        ("how the board lies", Noticed::Board),
        ("who has which colour", Noticed::Colours),
        ("the clock setting", Noticed::ClockSetting),
        ("the clock has failed", Noticed::ClockFailed),
        ("the boards differ", Noticed::BoardsDiffer),
        ("the move counter", Noticed::MoveCounter),
        ("nobody knows which flag fell first", Noticed::OrderUnknown),
        ("the schedule suffers", Noticed::ScheduleSuffers),
        ("the class of the game", Noticed::ClassOfGame),
        ("the times of the players", Noticed::Times),
        ("how many games an arbiter has", Noticed::GamesOfArbiter),
        ("who records the game", Noticed::Recorder),
        ("the envelope is missing", Noticed::EnvelopeMissing),
        ("the adjourned position", Noticed::AdjournedPosition),
    ];
    all.into_iter().find(|(phrase, _)| words.take(phrase)).map(|(_, noticed)| noticed)
}

/// What stands after `White's`.
fn read_of_side(words: &mut Words<'_>, side: Side) -> Result<Noticed, ParseWordsError> {
    if words.take("sheet") {
        return Ok(Noticed::Sheet { side });
    }
    if words.take("time") {
        return Ok(Noticed::TimeLeft { side });
    }
    if words.take("assistant spoke unasked") {
        return Ok(Noticed::SpokeUnasked { side });
    }
    words.expect("move")?;
    Ok(Noticed::Move { side, number: words.number()? })
}

/// What stands after `White`.
fn read_done_by(words: &mut Words<'_>, side: Side) -> Result<Noticed, ParseWordsError> {
    let by_side = [
        ("used both hands", Noticed::BothHands { side }),
        ("pressed without a move", Noticed::PressedWithoutMove { side }),
        ("pressed with the other hand", Noticed::OtherHand { side }),
        ("offered at the wrong time", Noticed::OfferAtWrongTime { side }),
        ("offered again", Noticed::OfferRepeated { side }),
        ("adjusts in the opponent's absence", Noticed::AdjustingAlone { side }),
        ("is absent", Noticed::Absent { side }),
        ("came after the default time", Noticed::CameLate { side }),
    ];
    let handled = Handling::ALL.map(|how| (how.was(), Noticed::Handled { side, how }));
    let mut all = by_side.into_iter().chain(handled);
    let found = all.find(|(phrase, _)| words.take(phrase)).map(|(_, noticed)| noticed);
    found.ok_or_else(|| words.wrong("`used both hands` or `pressed without a move`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_read_as_they_are_written() {
        for noticed in Noticed::samples() {
            assert_eq!(noticed.to_string().parse(), Ok(noticed));
        }
        for wrong in ["the weather", "White's move 12 is illegal", "White is in time trouble"] {
            assert!(wrong.parse::<Noticed>().is_err(), "{wrong}");
        }
    }
}
