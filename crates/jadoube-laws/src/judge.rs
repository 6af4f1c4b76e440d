//! The path of a ruling: which article is asked about what, and in which order.
//!
//! What an article says does not belong here, and nothing is changed here.

mod around;
mod clock;
mod guidelines;
mod noticed;

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::appendix_a;
use crate::articles::appendix_d;
use crate::articles::art04;
use crate::articles::art05;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art09;
use crate::articles::art12;
use crate::articles::guideline_1;
use crate::articles::guideline_3;
use crate::{
    Actor, Audience, Claim, Effect, Entry, Event, Format, Game, Happening, Ruling, Source,
};

impl Game {
    /// Judges a happening and folds it into the game; returns the entry.
    pub fn happen(&mut self, happening: Happening) -> Entry {
        let rulings = self.judge(&happening);
        let Happening { at, by, event } = happening;
        let entry = Entry {
            format: Format::NEWEST,
            number: self.entries,
            at,
            received: 0,
            source: Source::default(),
            act_id: None,
            by,
            name: None,
            audience: self.audience_of(by, &event),
            event,
            rulings,
            previous_hash: None,
        };
        self.record(&entry);
        entry
    }

    /// Who is told about an event itself.
    pub fn audience_of(&self, by: Actor, event: &Event) -> Audience {
        event.audience(by, self.rules.engine_observes())
    }

    /// Decides what the Laws say about `happening`; changes nothing, and cannot fail.
    pub fn judge(&self, happening: &Happening) -> Vec<Ruling> {
        let Happening { at, by, ref event } = *happening;
        let mut rulings = self.judge_event(at, by, event);
        self.judge_consequences(at, by, event, &mut rulings);
        rulings
    }

    fn judge_event(&self, at: u64, by: Actor, event: &Event) -> Vec<Ruling> {
        if let Some(rulings) = self.judge_around(at, by, event) {
            return rulings;
        }
        if self.is_over() {
            return art12::arbiter::after_the_end(self, event);
        }
        if let Some(turned) = self.turned_for(by, event) {
            return turned.judge_event(at, by, event);
        }
        if let Event::Announced { announcement } = event {
            return self.judge_announced(*announcement);
        }
        match by {
            Actor::Player(side) => self.judge_player(side, at, event),
            Actor::AssistantOf(side) => self.judge_assistant(side, at, event),
            Actor::Arbiter(_) => self.judge_arbiter(at, event),
            _ => self.judge_others(at, event),
        }
    }

    fn judge_player(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
        if let Some(rejected) = self.claim_from_screen(side, event) {
            return vec![rejected];
        }
        if let Some(rulings) = self.judge_by_guidelines(side, at, event) {
            return rulings;
        }
        match event {
            Event::PieceTouched { on, contact, .. } => {
                art04::touch_move::touched(self, side, on, *contact)
            }
            Event::PieceLifted { from, .. } | Event::PieceTakenOff { from, .. } => {
                art04::touch_move::taken_up(self, side, event, *from)
            }
            Event::PieceReleased { .. }
            | Event::PieceReleasedBeside { .. }
            | Event::PieceReleasedBetween { .. }
            | Event::PiecePut { .. } => art04::touch_move::put_down(self, side, event),
            Event::PieceHeld { kind, on } => art04::promotion::held(self, side, *kind, *on),
            Event::SpareTouched { .. } => art04::promotion::beside(self, side),
            Event::PieceDisplaced { from, .. } => {
                art07::displaced::displaced(self, Some(side), *from)
            }
            Event::PiecePutBack { .. } => {
                art07::displaced::put_back(self, Actor::Player(side), event)
            }
            Event::AdjustingAnnounced => art04::adjusting::announced(self, side),
            Event::DrawOffered { condition } => {
                art09::draws::offered(self, side, condition.is_some())
            }
            Event::DrawAccepted => {
                guideline_1::adjournment::between_sessions(self, art09::draws::accepted(self, side))
            }
            Event::DrawDeclined => {
                let rulings = art09::draws::declined(self, side);
                let mut rulings = guideline_1::adjournment::between_sessions(self, rulings);
                rulings.extend(guideline_3::declined(self, side));
                rulings
            }
            Event::DrawClaimed { ground, writing } => {
                art09::claims::claimed(self, side, *ground, writing.as_deref())
            }
            Event::Resigned => {
                guideline_1::adjournment::between_sessions(self, art05::resigned(self, side))
            }
            Event::Claimed { claim: Claim::PieceDisplaced } => art07::displaced::claimed(self),
            Event::Claimed { claim: Claim::IllegalMove } => art07::faults::claimed(self, side),
            Event::Claimed { claim: Claim::TouchMove } => art04::complaint::claimed(self, side),
            Event::Claimed { claim: Claim::Accident } => {
                art04::adjusting::accident_claimed(self, side)
            }
            Event::TakeBackAgreed { side: of, number } => {
                appendix_a::take_back::take_back_agreed(self, side, *of, *number)
            }
            Event::Arrived => art06::arrival::arrived(self, at, side),
            _ => self.judge_player_at_clock(side, at, event),
        }
    }

    /// An assistant accepted by the arbiter acts as the player would (4.9, 6.2.6).
    fn judge_assistant(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
        if let Some(rulings) = appendix_d::assistant::acted(self, side, event) {
            return rulings;
        }
        if !self.rules.regulations().assistants.contains(&side) {
            return art04::adjusting::not_accepted(self, side, event);
        }
        let rulings = self.judge_player(side, at, event);
        let binds = |ruling: &Ruling| matches!(ruling.effect, Effect::MustMove { .. });
        let cite = |ruling: Ruling| if binds(&ruling) { ruling.and(art!("4.9")) } else { ruling };
        rulings.into_iter().map(cite).collect()
    }

    fn judge_arbiter(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::ArbiterNoticed { noticed } => self.judge_noticed(at, *noticed),
            Event::ArbiterDecided { choice, about } => {
                art12::arbiter::decided(self, at, *choice, *about)
            }
            Event::GameStarted if appendix_d::assistant::cannot_start(self).is_some() => {
                appendix_d::assistant::cannot_start(self).into_iter().collect()
            }
            Event::GameResumed => guideline_1::resumption::resumed(self)
                .unwrap_or_else(|| art06::clock::resumed(self)),
            Event::EnvelopeOpened { reading } => {
                guideline_1::resumption::opened(self, reading.as_ref())
            }
            Event::OfAdjournment(event) => guideline_1::adjournment::done(self, at, None, event),
            Event::PieceDisplaced { .. } | Event::PiecePutBack { .. } => {
                self.judge_others(at, event)
            }
            _ => self.judge_arbiter_at_clock(at, event),
        }
    }

    fn judge_others(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::TimePassed => art06::arrival::waited(self, at),
            Event::FlagFell { side } => art06::flag::flag_fell(self, at, *side),
            Event::GameInterrupted => art06::clock::interrupted(self),
            Event::PressReported { side, ago_ms } => {
                art06::press::press_reported(self, at, *side, *ago_ms)
            }
            Event::PieceDisplaced { from, .. } => art07::displaced::displaced(self, None, *from),
            Event::PiecePutBack { .. } => art07::displaced::put_back(self, Actor::Bystander, event),
            _ => Vec::new(),
        }
    }
}
