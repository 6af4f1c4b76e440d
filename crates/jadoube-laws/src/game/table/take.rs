//! Which acts move pieces.

use jadoube_chess::Piece;

use crate::game::table::{Hand, Table};
use crate::{Event, Place};

impl Table {
    pub(super) fn take(&mut self, hand: &Hand, event: &Event) {
        match *event {
            Event::PieceTouched { ref on, hands, .. } => {
                self.note(hand, hands);
                on.iter().for_each(|&on| self.touch(hand, on));
            }
            Event::PieceLifted { from, hands } => {
                self.note(hand, hands);
                self.lift(hand, from);
            }
            Event::PieceReleased { on, hands } => {
                self.note(hand, hands);
                self.release(hand, on);
            }
            Event::PieceReleasedBeside { on, hands } => {
                self.note(hand, hands);
                self.release_beside(hand, on);
            }
            Event::PieceReleasedBetween { one, other, hands } => {
                self.note(hand, hands);
                self.release_between(hand, Place::Between { one, other });
            }
            Event::PieceTakenOff { from, hands } => {
                self.note(hand, hands);
                self.take_off(hand, from);
            }
            Event::PiecePut { kind, on, hands, .. } => {
                self.note(hand, hands);
                let Some(side) = hand.by.side() else { return };
                self.put(hand, Piece { side, kind }, on);
            }
            Event::PieceHeld { kind, on } => {
                let Some(side) = hand.by.side() else { return };
                self.hold(hand, Piece { side, kind }, on);
            }
            Event::PieceDisplaced { from, to } => {
                self.displace(hand, from, to.unwrap_or(Place::Lying(from)));
            }
            Event::PiecePutBack { from, on } => self.put_back(hand, from, on),
            // A piece beside the board is no piece of the game before it is put or held; anything
            // else moves no piece.
            Event::SpareTouched { .. }
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
            | Event::SheetWritten { .. }
            | Event::MoveSealed { .. }
            | Event::EnvelopeOpened { .. }
            | Event::OfAdjournment(_)
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
            | Event::ArbiterNoticed { .. }
            | Event::ArbiterDecided { .. }
            | Event::ClockSetByArbiter { .. }
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
            | Event::TimePassed => return,
        }
        self.settle(hand);
        self.show();
    }
}
