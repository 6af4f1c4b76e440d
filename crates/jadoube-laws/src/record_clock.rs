//! Taking into the game what is done around the clock: nothing here asks a law.

use jadoube_chess::Side;
use jadoube_clock::{Clock, Freeze};

use crate::game::Phase;
use crate::record::index;
use crate::turn::Turn;
use crate::{
    ClockEffect, Effect, Entry, Event, Game, Observer, Question, Rules, StartEffect, Supervision,
};

impl Game {
    pub(crate) fn take_clock_event(&mut self, entry: &Entry) {
        if let Some(side) = entry.by.side() {
            let pointed = entry.event == Event::ScreenPointedAt;
            if pointed || self.screen == Some(side) {
                self.screen = pointed.then_some(side);
            }
        }
        match entry.event {
            Event::FlagFell { side } => {
                let counted = self.clock.as_ref().map_or(0, |clock| clock.moves(side));
                let completed = counted.saturating_add(self.unpressed[index(side)]);
                self.completed_at_flag[index(side)] = Some(completed);
            }
            Event::GameResumed => {
                self.clock_replaced = false;
                self.close(|question| matches!(question, Question::Stop { .. }));
            }
            Event::ClockSetByArbiter { .. } => {
                self.close(|question| {
                    matches!(question, Question::Setting { .. } | Question::Deduction { .. })
                });
            }
            _ => {}
        }
        let pressed = |effect: &Effect| matches!(effect, Effect::ClockGoesOver { .. });
        let effects = || entry.rulings.iter().map(|ruling| &ruling.effect);
        if effects().any(|effect| matches!(effect, Effect::StartedAnew { .. })) {
            self.unpressed = [0; 2];
            self.completed_at_flag = [None; 2];
            self.requests = [0; 2];
            self.clock_replaced = false;
        }
        for effect in effects() {
            if let Effect::MoveCompleted { side } = effect
                && self.clock.is_some()
                && !effects().any(pressed)
            {
                self.unpressed[index(*side)] += 1;
            }
        }
    }

    /// Takes in what an effect does to the times and to whose clock runs.
    pub(crate) fn take_clock_effect(&mut self, at: u64, effect: &Effect) {
        if let Effect::ClocksStopped = effect {
            self.phase = Phase::Stopped;
        } else if let Effect::ClockStarted { .. } = effect {
            self.phase = Phase::Playing;
            self.started_at.get_or_insert(at);
        }
        let Some(clock) = &mut self.clock else { return };
        match *effect {
            Effect::ClockGoesOver { side, counted: true } => {
                clock.press(at, side);
            }
            Effect::ClockGoesOver { side, counted: false } => {
                clock.press_without_move(at, side);
            }
            Effect::ClockStarted { side } => clock.start(at, side),
            Effect::ClocksStopped => {
                clock.stop(at);
            }
            Effect::TimeAdded { to, ms } => {
                clock.add(at, to, ms);
            }
            Effect::TimeTaken { from, ms } => {
                clock.add(at, from, ms.saturating_neg());
            }
            Effect::ClockSet { side, to_ms, .. } => {
                clock.set(at, side, to_ms.max(0).unsigned_abs());
            }
            Effect::CounterSet { white, black } => {
                self.unpressed = [0; 2];
                clock.set_counter(at, Side::White, white);
                clock.set_counter(at, Side::Black, black);
            }
            _ => return,
        }
        if let Effect::ClockGoesOver { .. } | Effect::ClockStarted { .. } = effect {
            self.turn_clocks_ms = self.clocks_ms(at);
        }
    }

    pub(crate) fn take_effect_of_clock(&mut self, at: u64, effect: &ClockEffect) {
        match effect {
            // The press itself has added the time.
            ClockEffect::PeriodBegun { .. } => {}
            ClockEffect::FlagPutUp { side } => {
                if let Some(clock) = &mut self.clock {
                    clock.raise_flag(at, *side);
                }
            }
            ClockEffect::Placed { place } => self.clock_place = *place,
            ClockEffect::Replaced => self.clock_replaced = true,
            ClockEffect::ControlSet { controls } => {
                self.control = Some(controls.clone());
                if self.phase == Phase::NotStarted || self.clock.is_none() {
                    let next_period = self.rules.regulations().next_period;
                    let clock = Clock::with(controls.clone(), next_period, Freeze::default());
                    self.clock = Some(clock);
                    self.phase = Phase::NotStarted;
                    self.started_at = None;
                } else if let Some(clock) = &mut self.clock {
                    clock.set_control(at, Side::White, controls.white.clone());
                    clock.set_control(at, Side::Black, controls.black.clone());
                }
            }
        }
    }

    pub(crate) fn take_effect_of_start(&mut self, at: u64, effect: &StartEffect) {
        match effect {
            StartEffect::RoundBegun => self.started_at = Some(at),
            StartEffect::CannotStart => {}
            StartEffect::SetUp { standing } => {
                self.set_board(*standing, None);
                self.initial = *standing;
                self.turn = Turn::default();
            }
            StartEffect::SupervisionChosen { supervision } => {
                let mut regulations = self.rules.regulations().clone();
                let usual = |supervision| match supervision {
                    Supervision::Full => Observer::Engine,
                    Supervision::Limited => Observer::Arbiter,
                };
                // Whose eyes count goes with the supervision, unless it was chosen otherwise.
                if regulations.observer == usual(regulations.supervision) {
                    regulations.observer = usual(*supervision);
                }
                regulations.supervision = *supervision;
                self.rules = Rules::new(regulations);
            }
        }
    }
}
