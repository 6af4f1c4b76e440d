//! Folding in what is done around the clock: nothing here asks a law.

use jadoube_chess::{BySide, Fen, Side};
use jadoube_clock::{Clock, Freeze};

use crate::game::Phase;
use crate::game::turn::Turn;
use crate::{
    AdjournmentEvent, ClockEffect, Effect, Entry, Event, Format, Game, Observer, Rules, Start,
    StartEffect, Supervision,
};

impl Game {
    /// Notes how many moves had been completed when a flag fell.
    pub(crate) fn take_flag(&mut self, side: Side) {
        self.completed_at_flag[side] = Some(self.completed_moves(side));
        self.conduct.reconstructed = false;
    }

    /// Notes who has just pointed to a screen; whatever else that player does afterwards ends it.
    pub(crate) fn take_pointing(&mut self, side: Side, pointed: bool) {
        if pointed || self.screen == Some(side) {
            self.screen = pointed.then_some(side);
        }
    }

    pub(crate) fn take_press(&mut self, at: u64, side: Side, counted: bool) {
        let Some(clock) = &mut self.clock else { return };
        if counted {
            clock.press(at, side);
        } else {
            clock.press_without_move(at, side);
        }
        self.turn_clocks_ms = self.clocks_ms(at);
    }

    pub(crate) fn take_clock_start(&mut self, at: u64, side: Side) {
        self.phase = Phase::Playing;
        self.stood_for_times = false;
        self.started_at.get_or_insert(at);
        let Some(clock) = &mut self.clock else { return };
        clock.start(at, side);
        self.turn_clocks_ms = self.clocks_ms(at);
    }

    pub(crate) fn take_clock_stop(&mut self, at: u64) {
        self.phase = Phase::Stopped;
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    pub(crate) fn take_time(&mut self, at: u64, side: Side, ms: i64) {
        let down = self.is_flag_down(side);
        if let Some(clock) = &mut self.clock {
            clock.add(at, side, ms);
        }
        self.take_fall(side, down);
    }

    fn is_flag_down(&self, side: Side) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.flag(side).is_some())
    }

    /// Notes a flag that fell because the time was taken away.
    fn take_fall(&mut self, side: Side, was_down: bool) {
        if !was_down && self.is_flag_down(side) {
            self.take_flag(side);
        }
    }

    pub(crate) fn take_clock_set(&mut self, at: u64, side: Side, ms: i64) {
        let down = self.is_flag_down(side);
        if let Some(clock) = &mut self.clock {
            clock.set(at, side, ms.max(0).unsigned_abs());
        }
        self.take_fall(side, down);
        // What the arbiter sets shows the time that is left, whatever had fallen before.
        if ms > 0 {
            self.completed_at_flag[side] = None;
        }
    }

    pub(crate) fn take_counter(&mut self, entry: &Entry, moves: BySide<u32>) {
        let Some(clock) = &mut self.clock else { return };
        self.unpressed = BySide::both(0);
        self.bare_presses = BySide::both(0);
        for (side, moves) in moves {
            clock.set_counter(entry.at, side, moves);
            // A time that is set with the counter is that of its period. In old records a period
            // gave its time again in any case.
            let is_set = |effect: &Effect| matches!(effect, Effect::ClockSet { side: of, .. } if *of == side);
            if entry.format == Format::One || entry.rulings.iter().any(|it| is_set(&it.effect)) {
                clock.owe_periods(side);
            }
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
                self.completed_at_flag[*side] = None;
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

    pub(crate) fn take_effect_of_start(&mut self, entry: &Entry, effect: &StartEffect) {
        match effect {
            StartEffect::RoundBegun => self.started_at = Some(entry.at),
            StartEffect::CannotStart => {}
            StartEffect::SetUp { standing } => {
                self.set_board(*standing, None);
                self.close_passes();
                self.initial = *standing;
                self.turn = Turn::default();
                // What was drawn by lot is the position from which the game begins (II.2).
                if let Event::OfAdjournment(AdjournmentEvent::SetUp { .. }) = entry.event {
                    let mut regulations = self.rules.regulations().clone();
                    regulations.start = Start::Position(Fen::from(standing.setup()));
                    self.rules = Rules::new(regulations).into();
                }
            }
            StartEffect::SupervisionChosen { supervision } => {
                let mut regulations = self.rules.regulations().clone();
                let usual = |supervision| match supervision {
                    Supervision::Full => Observer::Engine,
                    Supervision::Limited => Observer::Arbiter,
                };
                // The observer follows the supervision, unless it was chosen otherwise.
                if regulations.observer == usual(regulations.supervision) {
                    regulations.observer = usual(*supervision);
                }
                regulations.supervision = *supervision;
                self.rules = Rules::new(regulations).into();
            }
        }
    }
}
