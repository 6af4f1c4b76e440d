use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::{
    Actor, Claim, Effect, Event, Fact, Game, Happening, Ruling, appendix_a_rapid, appendix_d_blind,
    art04_adjusting, art04_complaint, art04_promotion, art04_touch_move, art05_completion,
    art06_arrival, art06_clock, art07_irregularities, art08_recording, art09_claims, art09_counts,
    art09_draws, art12_arbiter, guideline_1_adjournment,
};

impl Game {
    /// Decides what the Laws make of `happening`; changes nothing, and cannot fail.
    pub fn judge(&self, happening: &Happening) -> Vec<Ruling> {
        if self.is_over() {
            return art12_arbiter::after_the_end(self, &happening.event);
        }
        match happening.by {
            Actor::Player(side) => self.judge_player(side, happening.at, &happening.event),
            Actor::AssistantOf(side) => self.judge_assistant(side, happening.at, &happening.event),
            Actor::Arbiter(_) => self.judge_arbiter(happening.at, &happening.event),
            _ => self.judge_others(happening.at, &happening.event),
        }
    }

    fn judge_player(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
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
            Event::ClockPressed { hand } => art06_clock::pressed(self, side, *hand),
            Event::ClockStopped { .. } => art06_clock::stopped(self, at),
            Event::DrawOffered { condition } => {
                art09_draws::offered(self, side, condition.is_some())
            }
            Event::DrawAccepted => art09_draws::accepted(self, side),
            Event::DrawDeclined => art09_draws::declined(self, side),
            Event::DrawClaimed { ground, writing } => {
                art09_claims::claimed(self, side, *ground, writing.as_deref())
            }
            Event::Resigned => art05_completion::resigned(self, side),
            Event::Claimed { claim: Claim::IllegalMove } => {
                art07_irregularities::claimed(self, side)
            }
            Event::Claimed { claim: Claim::TouchMove } => art04_complaint::claimed(self, side),
            Event::Claimed { claim: Claim::Accident } => {
                art04_adjusting::accident_claimed(self, side)
            }
            Event::Claimed { claim: Claim::Time } => art06_clock::claimed(self, at, side),
            Event::TakeBackAgreed { side: of, number } => {
                appendix_a_rapid::take_back_agreed(self, side, *of, *number)
            }
            Event::Arrived => art06_arrival::arrived(self, at, side),
            Event::MoveSealed { .. } => guideline_1_adjournment::sealed(self, side),
            _ => Vec::new(),
        }
    }

    /// An assistant accepted by the arbiter acts as the player would (4.9, 6.2.6).
    fn judge_assistant(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
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
            Event::ArbiterDecided { choice } => art12_arbiter::decided(self, at, *choice),
            Event::ClockSetByArbiter { white_ms, black_ms, move_number } => {
                art06_clock::set(self, at, [*white_ms, *black_ms], *move_number)
            }
            Event::GameStarted => art06_clock::started(self),
            Event::GameInterrupted => art06_clock::interrupted(),
            Event::GameResumed => art06_clock::resumed(self),
            Event::PenaltyGiven { side, penalty } => art12_arbiter::penalty(self, *side, *penalty),
            Event::EnvelopeOpened => guideline_1_adjournment::opened(self),
            _ => Vec::new(),
        }
    }

    fn judge_noticed(&self, at: u64, fact: Fact) -> Vec<Ruling> {
        match fact {
            Fact::Move { side, number } | Fact::TouchMove { side, number } => {
                art07_irregularities::move_noticed(self, side, number)
            }
            Fact::Flag { side } => art06_clock::flag(self, at, side),
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
            Fact::ClockSetting | Fact::ClockFailed => art06_clock::setting_noticed(self, fact),
            Fact::Sheet { side } => art08_recording::sheet_noticed(self, side),
            Fact::BoardsDiffer => appendix_d_blind::boards_noticed(self),
            Fact::Occurred { .. } | Fact::QuietMoves { .. } => art09_counts::count_noticed(self),
            Fact::OfferAtWrongTime { side } | Fact::OfferRepeated { side } => {
                vec![art09_draws::offer_noticed(side)]
            }
            Fact::AdjustingAlone { .. } => art04_adjusting::adjusting_noticed(),
            Fact::OtherHand { side } => vec![art06_clock::other_hand(self, side)],
            Fact::OfClock(_) => Vec::new(),
        }
    }

    fn judge_others(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::TimePassed => art06_arrival::waited(self, at),
            Event::FlagFell { side } => art06_clock::flag_fell(self, at, *side),
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
