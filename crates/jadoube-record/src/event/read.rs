//! Reading events in the words of the law cases; the way back is `event_text`.

use std::str::FromStr;

use crate::event::adjournment::read_sealing;
use crate::words::Words;
use crate::{AdjournmentEvent, BlindEvent, QuickplayEvent, QuickplayGround};
use crate::{Appealable, Claim, DrawGround, Event, ParseWordsError};

impl FromStr for Event {
    type Err = ParseWordsError;

    /// Reads one act; `plays` and `completes`, which are several, are for
    /// `Game::acts` of `jadoube-laws`.
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let readers = [
            crate::event::clock::read,
            AdjournmentEvent::read,
            QuickplayEvent::read,
            BlindEvent::read,
            crate::event::sheet::read,
            crate::event::conduct::read,
            crate::event::read_hands::read,
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
            None => crate::event::read_officials::read(&mut words)?,
        };
        words.end()?;
        Ok(event)
    }
}

pub(crate) type Found = Result<Option<Event>, ParseWordsError>;

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
        let against = match words.take("against") {
            true => Some(
                Appealable::read(words)
                    .ok_or_else(|| words.wrong("a decision such as `the exclusion`"))?,
            ),
            false => None,
        };
        Event::Appealed { because: because(words), against }
    } else {
        return Ok(None);
    };
    Ok(Some(event))
}

fn claimed(words: &mut Words<'_>) -> Result<Event, ParseWordsError> {
    let claim = Claim::ALL.into_iter().find(|claim| words.take(&claim.to_string()));
    if let Some(claim) = claim {
        return Ok(Event::Claimed { claim });
    }
    let ground = DrawGround::ALL.into_iter().find(|it| words.take(&it.to_string()));
    let ground = ground.ok_or_else(|| words.wrong(all_claims()))?;
    let writing = if words.take("writing") { Some(words.quoted()?) } else { None };
    Ok(Event::DrawClaimed { ground, writing })
}

/// Everything that can be claimed; the last are read by `QuickplayEvent` and `AdjournmentEvent`.
fn all_claims() -> String {
    let draws = DrawGround::ALL.iter().map(ToString::to_string);
    let others = Claim::ALL.iter().map(ToString::to_string);
    let quickplay = QuickplayGround::ALL.iter().map(ToString::to_string);
    let all: Vec<String> = draws.chain(others).chain(quickplay).collect();
    format!("{} or wrong times", all.join(", "))
}

fn because(words: &mut Words<'_>) -> Option<String> {
    words.take("because").then(|| words.take_text())
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
            "asks for an assistant for moves, score and clock",
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
            "decides the clocks stay about the clocks",
            "decides a warning about White's offence against 11.5",
            "decides leaving the venue about the conduct of Bystander against 12.7",
            "gives White minus 1:00 about White's refusal",
            "appeals against the exclusion",
            "appeals against the time because the clock was wrong",
            "sets clock White 10:00, Black 4:30, move 38",
            "sets clock Black 1:00:00",
            "starts",
            "interrupts",
            "resumes",
            "records \"noise\"",
            "gives White a warning",
            "gives Black 2:00 to the opponent",
            "upholds the appeal",
            "upholds the appeal: 1/2-1/2",
            "rejects the appeal",
            "flag of White falls",
            "reports: White pressed 0:12 ago",
            "reports: White 0:12 ago: plays e2e4",
            "reports: Black's assistant 1:02:03 ago: says \"I resign\"",
            "waits",
        ];
        for text in all {
            let event: Event = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(event.to_string(), text);
        }
        for wrong in [
            "reports: White",
            "reports: White 0:12 ago:",
            "reports: Arbiter pressed 0:12 ago",
            "reports: Nobody 0:12 ago: resigns",
            "reports: White 0:12 resigns",
            "touches",
            "touches z9",
            "presses hard",
            "claims victory",
            "dances",
            "",
        ] {
            assert!(wrong.parse::<Event>().is_err(), "{wrong}");
        }
    }
}
