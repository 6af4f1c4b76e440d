//! Reading where an arbiter looks, in the words of the law cases.

use std::str::FromStr;

use crate::words::Words;
use crate::{AdjournmentFact, BlindFact, ClockFact, ConductFact, Fact, ParseWordsError};

impl FromStr for Fact {
    type Err = ParseWordsError;

    /// Reads the words that stand after `notices`.
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let fact = read(&mut words)?;
        words.end()?;
        Ok(fact)
    }
}

fn read(words: &mut Words<'_>) -> Result<Fact, ParseWordsError> {
    if let Some(fact) = ConductFact::read(words) {
        return Ok(Fact::OfConduct(fact));
    }
    if let Some(fact) = ClockFact::read(words) {
        return Ok(Fact::OfClock(fact));
    }
    if let Some(fact) = AdjournmentFact::read(words) {
        return Ok(Fact::OfAdjournment(fact));
    }
    if let Some(fact) = BlindFact::read(words) {
        return Ok(Fact::OfBlind(fact));
    }
    let simple = [
        ("the position has occurred", None),
        ("the initial position", Some(Fact::InitialPosition)),
        ("the position", Some(Fact::Position)),
        ("both kings are in check", Some(Fact::BothKingsInCheck)),
        ("how the board lies", Some(Fact::BoardTurned)),
        ("who has which colour", Some(Fact::Colours)),
        ("the clock setting", Some(Fact::ClockSetting)),
        ("the clock has failed", Some(Fact::ClockFailed)),
        ("the boards differ", Some(Fact::BoardsDiffer)),
    ];
    for (phrase, fact) in simple {
        if words.take(phrase) {
            let Some(fact) = fact else {
                let times = words.number()?;
                words.expect("times")?;
                return Ok(Fact::Occurred { times });
            };
            return Ok(fact);
        }
    }
    if words.take("the flag of") {
        return Ok(Fact::Flag { side: words.side()? });
    }
    if words.take("the man on") {
        return Ok(Fact::Man { on: words.square()? });
    }
    if words.take("the pawn") {
        let on = words.square()?;
        words.expect("is not promoted")?;
        return Ok(Fact::PawnNotPromoted { on });
    }
    if let Some(side) = words.sides() {
        if words.take("sheet") {
            return Ok(Fact::Sheet { side });
        }
        words.expect("move")?;
        return Ok(Fact::Move { side, number: words.number()? });
    }
    if words.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let moves = words.number()?;
        words.expect("moves without capture or pawn move")?;
        return Ok(Fact::QuietMoves { moves });
    }
    if !words.rest().starts_with(['W', 'B']) {
        return Err(words.wrong("a fact such as `White's move 12` or `the flag of White`"));
    }
    let side = words.side()?;
    let by_side = [
        ("used both hands", Fact::BothHands { side }),
        ("pressed without a move", Fact::PressedWithoutMove { side }),
        ("pressed with the other hand", Fact::OtherHand { side }),
        ("offered at the wrong time", Fact::OfferAtWrongTime { side }),
        ("offered again", Fact::OfferRepeated { side }),
        ("adjusts in the opponent's absence", Fact::AdjustingAlone { side }),
    ];
    let found = by_side.into_iter().find(|(phrase, _)| words.take(phrase));
    found
        .map(|(_, fact)| fact)
        .ok_or_else(|| words.wrong("`used both hands` or `pressed without a move`"))
}

#[cfg(test)]
mod tests {
    use jadoube_chess::{Side, Square};

    use super::*;

    #[test]
    fn facts_are_read_as_they_are_noticed() {
        let all = [
            Fact::Move { side: Side::White, number: 12 },
            Fact::Flag { side: Side::Black },
            Fact::Position,
            Fact::Man { on: Square::E4 },
            Fact::BothKingsInCheck,
            Fact::PawnNotPromoted { on: Square::A8 },
            Fact::BothHands { side: Side::Black },
            Fact::PressedWithoutMove { side: Side::White },
            Fact::InitialPosition,
            Fact::BoardTurned,
            Fact::Colours,
            Fact::ClockSetting,
            Fact::ClockFailed,
            Fact::Sheet { side: Side::White },
            Fact::BoardsDiffer,
            Fact::Occurred { times: 3 },
            Fact::QuietMoves { moves: 50 },
            Fact::OtherHand { side: Side::White },
            Fact::OfConduct(ConductFact::TimeTrouble { side: Side::Black }),
            Fact::OfClock(ClockFact::CounterBehind),
            Fact::OfClock(ClockFact::ScheduleSuffers),
            Fact::OfClock(ClockFact::OrderUnknown),
            Fact::OfClock(ClockFact::Absent { side: Side::Black }),
            Fact::OfClock(ClockFact::TooManyGames),
            Fact::OfClock(ClockFact::NotRecorded),
            Fact::OfClock(ClockFact::TimesDiffer),
        ];
        for fact in all {
            assert_eq!(fact.noticed().parse(), Ok(fact));
        }
        assert!("the weather".parse::<Fact>().is_err());
    }
}
