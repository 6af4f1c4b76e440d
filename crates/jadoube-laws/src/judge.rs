use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::{
    Actor, Claim, Effect, Event, Fact, Game, Happening, Ruling, appendix_a_rapid,
    appendix_c_notation, appendix_d_assistant, appendix_d_boards, art04_adjusting, art04_complaint,
    art04_promotion, art04_touch_move, art05_completion, art06_arrival, art06_clock, art06_flag,
    art06_handling, art06_setting, art07_irregularities, art08_recording, art09_claims,
    art09_counts, art09_draws, art12_arbiter, guideline_1_adjournment, guideline_1_irregular,
    guideline_1_resumption, guideline_3_quickplay,
};

impl Game {
    /// Decides what the Laws make of `happening`; changes nothing, and cannot fail.
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
            return art12_arbiter::after_the_end(self, event);
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
                art04_touch_move::touched(self, side, on, *contact)
            }
            Event::PieceLifted { from, .. } | Event::PieceTakenOff { from, .. } => {
                art04_touch_move::taken_up(self, side, event, *from)
            }
            Event::PieceReleased { .. } | Event::PiecePut { .. } => {
                art04_touch_move::put_down(self, side, event)
            }
            Event::PieceHeld { kind, on } => art04_promotion::held(self, side, *kind, *on),
            Event::SpareTouched { .. } => art04_promotion::beside(self, side),
            Event::PieceDisplaced { from, .. } => {
                art07_irregularities::displaced(self, Some(side), *from)
            }
            Event::AdjustingAnnounced => art04_adjusting::announced(self, side),
            Event::DrawOffered { condition } => {
                art09_draws::offered(self, side, condition.is_some())
            }
            Event::DrawAccepted => {
                guideline_1_adjournment::between_sessions(self, art09_draws::accepted(self, side))
            }
            Event::DrawDeclined => {
                let rulings = art09_draws::declined(self, side);
                let mut rulings = guideline_1_adjournment::between_sessions(self, rulings);
                rulings.extend(guideline_3_quickplay::declined(self, side));
                rulings
            }
            Event::DrawClaimed { ground, writing } => {
                art09_claims::claimed(self, side, *ground, writing.as_deref())
            }
            Event::Resigned => guideline_1_adjournment::between_sessions(
                self,
                art05_completion::resigned(self, side),
            ),
            Event::Claimed { claim: Claim::IllegalMove } => {
                art07_irregularities::claimed(self, side)
            }
            Event::Claimed { claim: Claim::TouchMove } => art04_complaint::claimed(self, side),
            Event::Claimed { claim: Claim::Accident } => {
                art04_adjusting::accident_claimed(self, side)
            }
            Event::TakeBackAgreed { side: of, number } => {
                appendix_a_rapid::take_back_agreed(self, side, *of, *number)
            }
            Event::Arrived => art06_arrival::arrived(self, at, side),
            _ => self.judge_player_at_clock(side, at, event),
        }
    }

    /// An assistant accepted by the arbiter acts as the player would (4.9, 6.2.6).
    fn judge_assistant(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
        if let Some(rulings) = appendix_d_assistant::acted(self, side, event) {
            return rulings;
        }
        if !self.rules.regulations().assistants.contains(&side) {
            return art04_adjusting::not_accepted(self, side, event);
        }
        let rulings = self.judge_player(side, at, event);
        let binds = |ruling: &Ruling| matches!(ruling.effect, Effect::MustMove { .. });
        let cite = |ruling: Ruling| if binds(&ruling) { ruling.and(art!("4.9")) } else { ruling };
        rulings.into_iter().map(cite).collect()
    }

    fn judge_arbiter(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::ArbiterNoticed { fact } => self.judge_noticed(at, *fact),
            Event::ArbiterDecided { choice, about } => {
                art12_arbiter::decided(self, at, *choice, *about)
            }
            Event::GameStarted if appendix_d_assistant::cannot_start(self).is_some() => {
                appendix_d_assistant::cannot_start(self).into_iter().collect()
            }
            Event::GameResumed => {
                guideline_1_resumption::resumed(self).unwrap_or_else(|| art06_clock::resumed(self))
            }
            Event::EnvelopeOpened { reading } => {
                guideline_1_resumption::opened(self, reading.as_ref())
            }
            Event::OfAdjournment(event) => guideline_1_adjournment::done(self, at, None, event),
            _ => self.judge_arbiter_at_clock(at, event),
        }
    }

    fn judge_noticed(&self, at: u64, fact: Fact) -> Vec<Ruling> {
        match fact {
            Fact::Move { side, number } | Fact::TouchMove { side, number } => {
                art07_irregularities::move_noticed(self, side, number)
            }
            Fact::Flag { side } => art06_flag::flag(self, at, side, art06_flag::Seen::Noticed),
            Fact::Position => art07_irregularities::position_noticed(self),
            Fact::Man { .. } => art07_irregularities::man_noticed(self),
            Fact::BothKingsInCheck | Fact::PawnNotPromoted { .. } => {
                art07_irregularities::illegal_position_noticed(self, fact)
            }
            Fact::BothHands { side } => art07_irregularities::two_hands_noticed(self, side),
            Fact::PressedWithoutMove { side } => art07_irregularities::press_noticed(self, side),
            Fact::InitialPosition => art07_irregularities::initial_position_noticed(self),
            Fact::BoardTurned => art07_irregularities::board_noticed(self),
            Fact::Colours => art07_irregularities::colours_noticed(self),
            Fact::ClockSetting => art06_setting::setting_noticed(self, at),
            Fact::ClockFailed => art06_setting::failed(),
            Fact::Sheet { side } => {
                appendix_c_notation::sheet_noticed(self, side).unwrap_or_else(|| {
                    let rulings = art08_recording::sheet_noticed(self, at, side);
                    let rulings = appendix_c_notation::other_notation(side, rulings);
                    appendix_d_assistant::sheet(self, side, rulings)
                })
            }
            Fact::BoardsDiffer => appendix_d_boards::noticed(self),
            Fact::Occurred { .. } | Fact::QuietMoves { .. } => art09_counts::count_noticed(self),
            Fact::OfferAtWrongTime { side } | Fact::OfferRepeated { side } => {
                vec![art09_draws::offer_noticed(side)]
            }
            Fact::AdjustingAlone { .. } => art04_adjusting::adjusting_noticed(),
            Fact::OtherHand { side } => vec![art06_handling::other_hand(self, side)],
            Fact::OfConduct(fact) => self.judge_noticed_of_conduct(at, fact),
            Fact::OfClock(fact) => self.judge_noticed_of_clock(at, fact),
            Fact::OfAdjournment(fact) => guideline_1_irregular::noticed(self, fact),
            Fact::OfBlind(fact) => appendix_d_assistant::noticed(fact),
        }
    }

    fn judge_others(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::TimePassed => art06_arrival::waited(self, at),
            Event::FlagFell { side } => art06_flag::flag_fell(self, at, *side),
            Event::GameInterrupted => art06_clock::interrupted(self),
            Event::PressReported { side, ago_ms } => {
                art06_clock::press_reported(self, at, *side, *ago_ms)
            }
            Event::PieceDisplaced { from, .. } => {
                art07_irregularities::displaced(self, None, *from)
            }
            _ => Vec::new(),
        }
    }
}
