//! What is known about an adjournment, and how entries change it; nothing here asks a law.

use jadoube_chess::{Attempt, BySide, Side};

use crate::{
    AdjournmentEffect, AdjournmentEvent, AdjournmentFact, Entry, Envelope, EnvelopeItem, Event,
    Fact, Format, Game,
};

/// The stage of an adjournment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjournment {
    /// The arbiter has asked for a sealed move.
    pub(crate) ordered: bool,
    /// The move that the player made on the board after that.
    pub(crate) on_board: Option<Attempt>,
    /// The envelope that has not been opened, and the player who sealed it.
    pub(crate) envelope: Option<(Side, Envelope)>,
    /// Whether the clock was stopped after sealing, so that the move is final.
    pub(crate) adjourned: bool,
    /// Whether the envelope holds a reply to a sealed move that was already made (I.9.3).
    pub(crate) is_reply: bool,
    /// The items on the envelope.
    pub(crate) label: Vec<EnvelopeItem>,
    /// The clocks at the adjournment, White's first.
    pub(crate) clocks_ms: BySide<i64>,
    /// The time of the resumption.
    pub(crate) resumed_at: Option<u64>,
    /// By how much too little time the clocks showed when they were restarted, and how many plies
    /// had been made (I.13).
    pub(crate) resumption: Option<Resumption>,
    /// The players who were absent when play was resumed and have not arrived since.
    pub(crate) absent: BySide<bool>,
    /// The player who arrived for the resumption after the default time.
    pub(crate) came_late: Option<Side>,
    /// The envelope cannot be found.
    pub(crate) is_missing: bool,
}

/// The clocks when play was resumed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resumption {
    pub(crate) error_ms: BySide<i64>,
    pub(crate) plies: usize,
    /// The player who sealed the move with which play was resumed.
    pub(crate) sealer: Side,
}

impl Adjournment {
    /// The player who sealed, while the game is adjourned.
    pub(crate) fn sealer(&self) -> Option<Side> {
        self.envelope.as_ref().filter(|_| self.adjourned).map(|(side, _)| *side)
    }
}

impl Game {
    /// The envelope that has not been opened, and the player who sealed it.
    pub fn envelope(&self) -> Option<(Side, &Envelope)> {
        self.adjournment.envelope.as_ref().map(|(side, envelope)| (*side, envelope))
    }

    /// Notes what was written on the envelope.
    pub(crate) fn take_event_of_adjournment(&mut self, event: &AdjournmentEvent) {
        match event {
            AdjournmentEvent::Labelled(item) => self.adjournment.label.push(item.clone()),
            AdjournmentEvent::Ordered
            | AdjournmentEvent::Checked
            | AdjournmentEvent::SetUp { .. }
            | AdjournmentEvent::Stated { .. }
            | AdjournmentEvent::TimesClaimed => {}
        }
    }

    /// Notes who sealed, and what was given to the arbiter.
    pub(crate) fn take_sealing(&mut self, event: &Event, by: Side) {
        let Event::MoveSealed { envelope, .. } = event else { return };
        let replies = |it: Resumption| it.sealer != by && self.line.len() == it.plies + 1;
        let is_reply =
            !self.adjournment.ordered && self.adjournment.resumption.is_some_and(replies);
        self.adjournment.envelope = Some((by, envelope.clone()));
        self.adjournment.is_reply = is_reply;
        self.adjournment.is_missing = false;
    }

    /// The envelope was opened and the move made: the adjournment is over.
    pub(crate) fn take_sealed_move(&mut self, at: u64) {
        let Adjournment { resumed_at, resumption, absent, is_reply, .. } = self.adjournment;
        // A player who is absent now was absent when play was resumed.
        let absent = if is_reply || resumed_at.is_some() { absent } else { self.away };
        let resumed_at = resumed_at.or(Some(at));
        self.adjournment = Adjournment { resumed_at, resumption, absent, ..Adjournment::default() };
    }

    /// Notes what the arbiter was told; except for a late arrival it changes nothing.
    pub(crate) fn take_fact(&mut self, entry: &Entry, fact: Fact) {
        match fact {
            Fact::OfAdjournment(AdjournmentFact::CameLate { side }) => {
                self.adjournment.came_late = Some(side);
            }
            // In the first format the press itself was a ply.
            Fact::PressedWithoutMove { .. } => match entry.format {
                Format::One => {}
                Format::Two => self.take_pass(entry.number),
            },
            Fact::OfAdjournment(
                AdjournmentFact::EnvelopeMissing | AdjournmentFact::PositionUnknown,
            )
            | Fact::Move { .. }
            | Fact::TouchMove { .. }
            | Fact::Flag { .. }
            | Fact::Position
            | Fact::Piece { .. }
            | Fact::BothKingsInCheck
            | Fact::PawnNotPromoted { .. }
            | Fact::BothHands { .. }
            | Fact::InitialPosition
            | Fact::BoardTurned
            | Fact::Colours
            | Fact::ClockSetting
            | Fact::ClockFailed
            | Fact::Sheet { .. }
            | Fact::BoardsDiffer
            | Fact::Occurred { .. }
            | Fact::QuietMoves { .. }
            | Fact::AdjustingAlone { .. }
            | Fact::OfferAtWrongTime { .. }
            | Fact::OfferRepeated { .. }
            | Fact::OtherHand { .. }
            | Fact::OfClock(_)
            | Fact::OfConduct(_)
            | Fact::OfBlind(_) => {}
        }
    }

    pub(crate) fn take_effect_of_adjournment(&mut self, at: u64, effect: AdjournmentEffect) {
        match effect {
            AdjournmentEffect::MustSeal { .. } => self.adjournment.ordered = true,
            AdjournmentEffect::MustSealMove { attempt, .. } => {
                self.adjournment.on_board = Some(attempt);
            }
            AdjournmentEffect::Adjourned => {
                self.adjournment.adjourned = true;
                self.adjournment.clocks_ms = self.clocks_ms(at);
                if !self.adjournment.is_reply {
                    self.adjournment.resumed_at = None;
                }
                self.adjournment.came_late = None;
                // The reply is sealed because the opponent is still absent.
                if !self.adjournment.is_reply {
                    self.adjournment.absent = BySide::both(false);
                }
                self.set_board(self.now, None);
            }
            AdjournmentEffect::MustState { .. } => self.adjournment.is_missing = true,
            AdjournmentEffect::Resumed => {
                self.adjournment.resumed_at.get_or_insert(at);
                self.adjournment.absent = self.away;
            }
            AdjournmentEffect::MustShow { .. } | AdjournmentEffect::Kept => {}
        }
    }

    /// Notes what the clocks show when they are first started after the adjournment.
    pub(crate) fn clocks_resumed(&mut self) {
        let adjournment = &mut self.adjournment;
        let Some(sealer) = adjournment.sealer() else { return };
        if adjournment.is_reply
            || adjournment.resumption.is_some_and(|it| it.plies == self.line.len())
        {
            return;
        }
        let recorded = adjournment.clocks_ms;
        let shown = self.clocks_ms(self.at);
        let error_ms = BySide::from_fn(|side| recorded[side] - shown[side]);
        let plies = self.line.len();
        self.adjournment.resumption = Some(Resumption { error_ms, plies, sealer });
    }
}
