//! What the guidelines and Appendix D say about a player's act before the articles are asked.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::appendix_d;
use crate::articles::art06;
use crate::articles::guideline_1;
use crate::articles::guideline_3;
use crate::{Effect, Event, Game, Ruling};

impl Game {
    /// What they say, if the act falls under them.
    pub(crate) fn judge_by_guidelines(
        &self,
        side: Side,
        at: u64,
        event: &Event,
    ) -> Option<Vec<Ruling>> {
        if is_of_the_game(event) && guideline_3::is_play_ended(self) {
            return Some(vec![Ruling::new(Effect::NoEffect, art!("III.6.1"))]);
        }
        Some(match event {
            Event::MoveSealed { .. } => guideline_1::adjournment::sealed(self, at, side, event),
            Event::OfAdjournment(event) => {
                guideline_1::adjournment::done(self, at, Some(side), event)
            }
            Event::OfQuickplay(event) => guideline_3::done(self, at, side, event),
            Event::ClockStopped { .. } if self.has_sealed(side) => {
                guideline_1::adjournment::clock_stopped(self, at, side)
            }
            // A replying player who has arrived stops the clock and calls the arbiter (I.9.2).
            Event::ClockStopped { .. } if self.adjournment.sealer() == Some(!side) => {
                vec![Ruling::new(Effect::ClocksStopped, art!("I.9.2"))]
            }
            Event::MoveAnnounced { .. } => appendix_d::blind::announced(self, side, event),
            Event::PieceTouched { .. } => return appendix_d::blind::touched(self, side, event),
            Event::PieceLifted { .. } => return appendix_d::blind::carried_out(self, side, event),
            Event::ClockPressed { hand } => {
                match appendix_d::blind::pressed_unannounced(self, side) {
                    Some(must_announce) => {
                        let mut rulings = art06::press::pressed(self, at, side, *hand);
                        rulings.push(must_announce);
                        rulings
                    }
                    None => return appendix_d::blind::pressed(self, side),
                }
            }
            Event::OfBlind(event) => appendix_d::assistant::asked(self, at, side, event),
            Event::DrawOffered { .. } => return guideline_1::adjournment::offered(self, side),
            Event::Arrived if self.adjournment.resumed_at.is_some() => {
                guideline_1::resumption::arrived(self, at, side)
            }
            _ => return None,
        })
    }

    /// Whether a player has closed the envelope while the clock still runs (I.1.1).
    fn has_sealed(&self, side: Side) -> bool {
        let sealer = self.adjournment.envelope.as_ref().map(|(by, _)| *by);
        sealer == Some(side) && !self.adjournment.adjourned
    }
}

/// Whether an act belongs to the play: a move, the clock, an offer or a claim.
const fn is_of_the_game(event: &Event) -> bool {
    matches!(
        event,
        Event::PieceTouched { .. }
            | Event::PieceLifted { .. }
            | Event::PieceReleased { .. }
            | Event::PieceTakenOff { .. }
            | Event::PiecePut { .. }
            | Event::ClockPressed { .. }
            | Event::DrawClaimed { .. }
            | Event::Claimed { .. }
    )
}
