//! Whose an event is: what the arbiter looked at, wrote down or was told is the arbiter's alone, and what
//! a player writes or asks is the player's own.

use std::collections::BTreeSet;

use jadoube_record::{
    Actor, AdjournmentEvent, Audience, BlindEvent, ConductEvent, Envelope, Event, Happening,
    QuickplayEvent, Role, SheetEvent, Side,
};

use super::{OUTSIDERS, entry};
use crate::mirror::of_both_sides;

/// Who sees an event.
enum Sight {
    /// The arbiter alone.
    Arbiters,
    /// The arbiter and this player.
    Players(Option<Side>),
    /// Everybody, but not all of it: to outsiders it is the same as this one.
    SameAs(Event),
    /// Everybody, but only who did it knows all; to the others it is the same as this one.
    Sealed(Event),
    /// Everybody in the hall.
    Open,
}

fn sight(event: &Event, by: Actor) -> Sight {
    match event.clone() {
        Event::ArbiterNoticed { .. }
        | Event::IncidentRecorded { .. }
        | Event::PressReported { .. }
        | Event::ActReported { .. }
        | Event::TimePassed => Sight::Arbiters,
        Event::SheetWritten { .. } => Sight::Players(by.side()),
        Event::MoveSealed { envelope: Envelope::Text(_), clock } => {
            Sight::Sealed(Event::MoveSealed { envelope: Envelope::Text("Qh5".to_owned()), clock })
        }
        Event::ClockSetByArbiter { white_ms, black_ms, move_number } => {
            let move_number = move_number.map(|number| number + 40);
            Sight::SameAs(Event::ClockSetByArbiter { white_ms, black_ms, move_number })
        }
        Event::OfAdjournment(event) => match event {
            AdjournmentEvent::SetUp { fen } => {
                let fen = fen.replace(" 12 60", " 0 7");
                Sight::SameAs(Event::OfAdjournment(AdjournmentEvent::SetUp { fen }))
            }
            // What stands on the envelope, and the number with it, is for all to read (I.2).
            AdjournmentEvent::Labelled(_)
            | AdjournmentEvent::Ordered
            | AdjournmentEvent::Checked
            | AdjournmentEvent::Stated { .. }
            | AdjournmentEvent::TimesClaimed => Sight::Open,
        },
        Event::OfConduct(event) => match event {
            ConductEvent::Recorded { .. }
            | ConductEvent::ToldArbiter { .. }
            | ConductEvent::AssistantAppointed { .. }
            | ConductEvent::ExpulsionAgreed { .. } => Sight::Arbiters,
            ConductEvent::Permitted { who, .. } => Sight::Players(who.side()),
            ConductEvent::Asked { .. } | ConductEvent::AbsenceReported => Sight::Players(by.side()),
            ConductEvent::LeftArea
            | ConductEvent::LeftVenue
            | ConductEvent::EnteredArea
            | ConductEvent::Disturbed { .. }
            | ConductEvent::TimeGranted { .. } => Sight::Open,
        },
        Event::OfSheet(event) => match event {
            // How many moves are proved is a count; what follows from it is told.
            SheetEvent::ReconstructionEnded { .. } => Sight::Arbiters,
            SheetEvent::Replaced { .. }
            | SheetEvent::HandedIn { .. }
            | SheetEvent::LoanAsked
            | SheetEvent::LoanReturned
            | SheetEvent::ReconstructionOrdered
            | SheetEvent::RecorderAccepted { .. } => Sight::Open,
        },
        Event::OfQuickplay(
            QuickplayEvent::IncrementRequested
            | QuickplayEvent::Claimed { .. }
            | QuickplayEvent::PositionWritten { .. }
            | QuickplayEvent::Verified,
        )
        | Event::OfBlind(
            BlindEvent::TwoBoardsDemanded
            | BlindEvent::AssistantRequested
            | BlindEvent::AssistantRequestedFor { .. }
            | BlindEvent::InformationRequested,
        )
        | Event::PieceTouched { .. }
        | Event::PieceLifted { .. }
        | Event::PieceReleased { .. }
        | Event::PieceReleasedBeside { .. }
        | Event::PieceReleasedBetween { .. }
        | Event::PieceTakenOff { .. }
        | Event::PiecePut { .. }
        | Event::PieceHeld { .. }
        | Event::SpareTouched { .. }
        | Event::PieceDisplaced { .. }
        | Event::PiecePutBack { .. }
        | Event::AdjustingAnnounced
        | Event::ClockPressed { .. }
        | Event::ClockStopped { .. }
        | Event::ClockHandled { .. }
        | Event::ClockPlaced { .. }
        | Event::ScreenPointedAt
        | Event::Asked { .. }
        | Event::Announced { .. }
        | Event::Said { .. }
        | Event::MoveAnnounced { .. }
        // Nothing of a move is in a paper envelope's entry, and nothing readable in a locked one's.
        | Event::MoveSealed { envelope: Envelope::Paper | Envelope::Locked(_), .. }
        | Event::EnvelopeOpened { .. }
        | Event::DrawOffered { .. }
        | Event::DrawAccepted
        | Event::DrawDeclined
        | Event::Resigned
        | Event::DrawClaimed { .. }
        | Event::Claimed { .. }
        | Event::TakeBackAgreed { .. }
        | Event::Arrived
        | Event::Left
        | Event::ResultSigned { .. }
        | Event::Appealed { .. }
        | Event::ArbiterDecided { .. }
        | Event::ControlSetByArbiter { .. }
        | Event::GameStarted
        | Event::GameInterrupted
        | Event::GameResumed
        | Event::PenaltyGiven { .. }
        | Event::AppealUpheld { .. }
        | Event::AppealRejected
        // Here flags are ruled on by themselves; where they are not, see below.
        | Event::FlagFell { .. } => Sight::Open,
    }
}

/// Everybody who can do it.
pub(crate) fn doers(event: &Event) -> Vec<Actor> {
    let can = |by: &Actor| Happening::new(0, *by, event.clone()).is_ok();
    Actor::samples().into_iter().filter(can).collect()
}

#[test]
fn nobody_sees_what_is_not_for_him() {
    // What is shown in part, and of that what has something to hide.
    let (mut in_part, mut with_secret) = (BTreeSet::new(), BTreeSet::new());
    for event in of_both_sides(Event::samples()) {
        let by = doers(&event);
        assert!(!by.is_empty(), "nobody can do this: {event}");
        for (by, role) in by.into_iter().flat_map(|by| OUTSIDERS.map(|role| (by, role))) {
            let told = |event: &Event| entry(by, event.clone(), Vec::new()).view(role);
            let whole = Some(event.clone());
            let what = format!("{by} {event} as {role:?}");
            let shown = told(&event);
            match sight(&event, by) {
                Sight::Arbiters => assert_eq!(shown, None, "{what}"),
                Sight::Players(side) if side.map(Role::Player) != Some(role) => {
                    assert_eq!(shown, None, "{what}");
                }
                Sight::Sealed(_) if by.side().map(Role::Player) == Some(role) => {
                    assert_eq!(shown.and_then(|view| view.event), whole, "{what}");
                }
                Sight::SameAs(other) | Sight::Sealed(other) => {
                    let name = event.to_string().split(' ').take(2).collect::<String>();
                    in_part.insert(name.clone());
                    if other != event {
                        with_secret.insert(name);
                    }
                    assert!(shown.is_some(), "{what}");
                    assert_eq!(shown, told(&other), "{what}");
                }
                Sight::Players(_) | Sight::Open => {
                    assert_eq!(shown.and_then(|view| view.event), whole, "{what}");
                }
            }
        }
    }
    assert_eq!(in_part, with_secret, "a sample must have what is kept secret");
}

/// What was sealed the arbiter knows no sooner than the opponent (I.3, I.7); all else the arbiter sees.
#[test]
fn the_arbiter_sees_all_but_what_is_sealed() {
    for event in Event::samples() {
        for by in doers(&event) {
            let shown = entry(by, event.clone(), Vec::new()).view(Role::Arbiter);
            let shown = shown.and_then(|view| view.event);
            match sight(&event, by) {
                Sight::Sealed(_) => {
                    let text = serde_json::to_string(&shown).expect("text");
                    assert!(shown.is_some() && !text.contains("Nf3"), "{text}");
                }
                Sight::Arbiters | Sight::Players(_) | Sight::SameAs(_) | Sight::Open => {
                    assert_eq!(shown, Some(event.clone()), "{by} {event}");
                }
            }
        }
    }
}

/// A flag that nobody has noticed is the arbiter's, if it is not ruled on by itself.
#[test]
fn a_flag_not_yet_noticed_is_not_shown() {
    for side in Side::ALL {
        let fallen = Event::FlagFell { side };
        assert_eq!(fallen.audience(Actor::Clock, false), Audience::Arbiter);
        assert_eq!(fallen.audience(Actor::Clock, true), Audience::Everyone);
    }
}
