//! How an event looks to those who are told of it.

use crate::{AdjournmentEvent, Envelope, Event};

impl Event {
    /// The event as it looks to those who must not know all of it; nothing if nobody has said how.
    pub(crate) fn closed(&self) -> Option<Self> {
        Some(match self {
            Self::MoveSealed { envelope, clock } => {
                let envelope = match envelope {
                    Envelope::Text(_) | Envelope::Paper => Envelope::Paper,
                    Envelope::Locked(locked) => Envelope::Locked(locked.clone()),
                };
                Self::MoveSealed { envelope, clock: *clock }
            }
            Self::ClockSetByArbiter { white_ms, black_ms, .. } => Self::ClockSetByArbiter {
                white_ms: *white_ms,
                black_ms: *black_ms,
                move_number: None,
            },
            // The pieces can be seen, rights and counts cannot.
            Self::OfAdjournment(AdjournmentEvent::SetUp { fen }) => {
                Self::OfAdjournment(AdjournmentEvent::SetUp { fen: pieces_alone(fen) })
            }
            _ => return None,
        })
    }
}

/// The pieces and who has the move.
fn pieces_alone(fen: &str) -> String {
    let seen: Vec<&str> = fen.split_whitespace().take(2).collect();
    format!("{} - - 0 1", seen.join(" "))
}
