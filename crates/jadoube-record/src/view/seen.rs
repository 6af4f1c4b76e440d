//! How an event looks to those who are told of it.

// Whoever adds a word says here who is told; nothing is shown by default.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::{AdjournmentEvent, Envelope, Event};

/// How an event looks, and so how much of what follows from it may be told.
pub(crate) enum Seen {
    /// Men were handled: what the Laws make of it shows when the clock is pressed.
    Hands,
    /// An arbiter looked at something: that nothing follows would tell that all is well.
    Look,
    /// A move was sealed. Everybody can see that, but what was sealed not even the arbiter before
    /// the envelope is opened (I.3, I.7); so it looks to all but the player himself.
    Sealed(Event),
    /// Players and spectators see it so, without a count of moves.
    WithoutCount(Event),
    /// All of it can be seen.
    Whole,
}

impl Seen {
    pub(crate) fn of(event: &Event) -> Self {
        match event {
            Event::PieceTouched { .. }
            | Event::PieceLifted { .. }
            | Event::PieceReleased { .. }
            | Event::PieceTakenOff { .. }
            | Event::PiecePut { .. }
            | Event::PieceHeld { .. }
            | Event::SpareTouched { .. }
            | Event::PieceDisplaced { .. }
            | Event::PiecePutBack { .. } => Self::Hands,
            Event::ArbiterNoticed { .. } => Self::Look,
            Event::MoveSealed { envelope, clock } => Self::Sealed(Event::MoveSealed {
                envelope: match envelope {
                    Envelope::Text(_) | Envelope::Paper => Envelope::Paper,
                    Envelope::Locked(locked) => Envelope::Locked(locked.clone()),
                },
                clock: *clock,
            }),
            Event::ClockSetByArbiter { white_ms, black_ms, .. } => {
                Self::WithoutCount(Event::ClockSetByArbiter {
                    white_ms: *white_ms,
                    black_ms: *black_ms,
                    move_number: None,
                })
            }
            Event::OfAdjournment(event) => match event {
                // The men can be seen, rights and counts cannot.
                AdjournmentEvent::SetUp { fen } => {
                    Self::WithoutCount(Event::OfAdjournment(AdjournmentEvent::SetUp {
                        fen: men_alone(fen),
                    }))
                }
                AdjournmentEvent::Ordered
                | AdjournmentEvent::Labelled(_)
                | AdjournmentEvent::Checked
                | AdjournmentEvent::Stated { .. }
                | AdjournmentEvent::TimesClaimed => Self::Whole,
            },
            Event::AdjustingAnnounced
            | Event::ClockPressed { .. }
            | Event::ClockStopped { .. }
            | Event::ClockHandled { .. }
            | Event::ClockPlaced { .. }
            | Event::ScreenPointedAt
            | Event::Asked { .. }
            | Event::Announced { .. }
            | Event::Said { .. }
            | Event::MoveAnnounced { .. }
            | Event::SheetWritten { .. }
            | Event::EnvelopeOpened { .. }
            | Event::OfQuickplay(_)
            | Event::OfBlind(_)
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
            | Event::IncidentRecorded { .. }
            | Event::PenaltyGiven { .. }
            | Event::AppealUpheld { .. }
            | Event::AppealRejected
            | Event::FlagFell { .. }
            | Event::PressReported { .. }
            | Event::ActReported { .. }
            | Event::OfConduct(_)
            | Event::OfSheet(_)
            | Event::TimePassed => Self::Whole,
        }
    }
}

/// The men and who has the move.
fn men_alone(fen: &str) -> String {
    let seen: Vec<&str> = fen.split_whitespace().take(2).collect();
    format!("{} - - 0 1", seen.join(" "))
}
