//! Reading events in the words of the law cases; the way back is `event_text`.

use std::str::FromStr;

use crate::event_adjournment::{read_opening, read_sealing};
use crate::words::Words;
use crate::{AdjournmentEvent, BlindEvent, QuickplayEvent};
use crate::{Claim, Contact, DrawGround, Event, Hands, ParseWordsError, Pose, PressingHand};

impl FromStr for Event {
    type Err = ParseWordsError;

    /// Reads one act; `plays` and `completes`, which are several, are for
    /// [`Game::acts`](crate::Game::acts).
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let readers = [
            crate::event_clock::read,
            AdjournmentEvent::read,
            QuickplayEvent::read,
            BlindEvent::read,
            crate::event_sheet::read,
            crate::event_conduct::read,
            of_hands,
            of_players,
        ];
        let mut found = None;
        for read in readers {
            if found.is_none() {
                found = read(&mut words)?;
            }
        }
        let event = match found {
            Some(event) => event,
            None => of_officials(&mut words)?,
        };
        words.end()?;
        Ok(event)
    }
}

type Found = Result<Option<Event>, ParseWordsError>;

const BESIDE: &str = "beside the board";

fn of_hands(words: &mut Words<'_>) -> Found {
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

fn of_players(words: &mut Words<'_>) -> Found {
    let event = if words.take("stops the clock") {
        Event::ClockStopped { because: because(words) }
    } else if words.take("says") {
        Event::Said { text: words.quoted()? }
    } else if words.take("announces") {
        Event::MoveAnnounced { text: words.quoted()? }
    } else if words.take("writes") {
        Event::SheetWritten { text: words.quoted()? }
    } else if words.take("seals") {
        let (envelope, clock) = read_sealing(words)?;
        Event::MoveSealed { envelope, clock }
    } else if words.take("offers a draw") {
        let condition = if words.take("if") { Some(words.quoted()?) } else { None };
        Event::DrawOffered { condition }
    } else if words.take("accepts") {
        Event::DrawAccepted
    } else if words.take("declines") {
        Event::DrawDeclined
    } else if words.take("resigns") {
        Event::Resigned
    } else if words.take("claims") {
        claimed(words)?
    } else if words.take("agrees to take back") {
        let side = words.sides().ok_or_else(|| words.wrong("White's or Black's"))?;
        words.expect("move")?;
        Event::TakeBackAgreed { side, number: words.number()? }
    } else if words.take("arrives") {
        Event::Arrived
    } else if words.take("leaves") {
        Event::Left
    } else if words.take("signs") {
        Event::ResultSigned { score: words.parsed("a result such as 1-0")? }
    } else if words.take("appeals") {
        Event::Appealed { because: because(words) }
    } else {
        return Ok(None);
    };
    Ok(Some(event))
}

fn claimed(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    let others = [
        ("time", Claim::Time),
        ("illegal move", Claim::IllegalMove),
        ("touch-move", Claim::TouchMove),
        ("accident", Claim::Accident),
        ("initial position", Claim::InitialPosition),
        ("turned board", Claim::BoardTurned),
        ("clock setting", Claim::ClockSetting),
        ("clock defect", Claim::ClockDefect),
    ];
    if let Some((_, claim)) = others.into_iter().find(|(phrase, _)| words.take(phrase)) {
        return Ok(Event::Claimed { claim });
    }
    let ground = if words.take("threefold") {
        DrawGround::Threefold
    } else if words.take("fifty moves") {
        DrawGround::FiftyMoves
    } else {
        return Err(words.wrong(
            "threefold, fifty moves, time, illegal move, touch-move, accident, initial position,              turned board, clock setting or clock defect",
        ));
    };
    let writing = if words.take("writing") { Some(words.quoted()?) } else { None };
    Ok(Event::DrawClaimed { ground, writing })
}

fn because(words: &mut Words<'_>) -> Option<String> {
    words.take("because").then(|| words.take_rest().to_owned())
}

fn of_officials(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    Ok(if words.take("notices") {
        Event::ArbiterNoticed { fact: words.take_rest().parse()? }
    } else if words.take("decides") {
        Event::ArbiterDecided { choice: words.take_rest().parse()? }
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
        Event::PenaltyGiven { side, penalty: words.take_rest().parse()? }
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
        let side = words.side()?;
        words.expect("pressed")?;
        let ago_ms = words.time()?;
        words.expect("ago")?;
        Event::PressReported { side, ago_ms }
    } else if words.take("waits") {
        Event::TimePassed
    } else {
        return Err(words.wrong("an act such as `touches e2`, `presses` or `notices the position`"));
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_as_they_are_written() {
        let all = [
            "touches e2",
            "touches e1 and h1",
            "touches e2 by accident",
            "touches e1 with both hands",
            "lifts e2",
            "releases on e4",
            "takes off d5",
            "puts queen on a8",
            "puts inverted rook on a8",
            "holds queen on a8",
            "touches queen beside the board",
            "knocks over e4",
            "knocks a1 to b1",
            "puts back e4",
            "puts back a1 on b1",
            "says j'adoube",
            "presses",
            "presses with the other hand",
            "stops the clock",
            "stops the clock because a queen is missing",
            "says \"check\"",
            "announces \"Eva zwei Eva vier\"",
            "writes \"Sf3\"",
            "seals \"Sf3\"",
            "seals \"Nf3\" with the clock running",
            "seals an envelope",
            "opens the envelope",
            "opens the envelope reading \"Nf3\"",
            "orders the adjournment",
            "writes on the envelope: the names \"Anna - Bela\"",
            "writes on the envelope: the position 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "writes on the envelope: the times used White 1:50:00, Black 1:48:30",
            "writes on the envelope: the sealer White",
            "writes on the envelope: the number 41",
            "writes on the envelope: the draw offer",
            "writes on the envelope: the resumption \"tomorrow at ten, hall B\"",
            "checks the envelope",
            "sets up 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "states the sealed move \"Nf3\"",
            "claims wrong times",
            "asks for five seconds a move",
            "claims no normal means",
            "claims no effort",
            "writes down the position 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "verifies",
            "demands two boards",
            "asks for an assistant",
            "asks for moves and times",
            "offers a draw",
            "offers a draw if \"you resign\"",
            "accepts",
            "declines",
            "resigns",
            "claims threefold",
            "claims fifty moves writing \"Kf1\"",
            "claims time",
            "claims illegal move",
            "claims touch-move",
            "claims accident",
            "claims initial position",
            "claims turned board",
            "claims clock setting",
            "claims clock defect",
            "hits the clock",
            "lifts the clock",
            "knocks over the clock",
            "keeps a finger on the clock",
            "holds the clock",
            "puts the clock on Black's left",
            "points to the screen",
            "asks for a scoresheet",
            "asks to see the scoresheet",
            "announces the round",
            "announces full supervision",
            "sets the control 90m, +30s",
            "agrees to take back White's move 12",
            "arrives",
            "leaves",
            "signs 1-0",
            "appeals",
            "appeals because the clock was wrong",
            "notices White's move 12",
            "decides the clocks stay",
            "sets clock White 10:00, Black 4:30, move 38",
            "sets clock Black 1:00:00",
            "starts",
            "interrupts",
            "resumes",
            "records \"noise\"",
            "gives White a warning",
            "gives Black 2:00 to the opponent",
            "upholds the appeal: 1/2-1/2",
            "rejects the appeal",
            "flag of White falls",
            "reports: White pressed 0:12 ago",
            "waits",
        ];
        for text in all {
            let event: Event = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(event.to_string(), text);
        }
        for wrong in ["touches", "touches z9", "presses hard", "claims victory", "dances", ""] {
            assert!(wrong.parse::<Event>().is_err(), "{wrong}");
        }
    }
}
