//! Taking entries into the game, mechanically: nothing here asks a law.

use jadoube_chess::Side;

use crate::game::{Phase, Struck, Tables, Turn};
use crate::table::Table;
use crate::{Actor, Effect, Entry, Event, Game, Outcome, Ply, Standing, Termination};

impl Game {
    /// Takes a judged happening into the game.
    pub fn record(&mut self, entry: &Entry) {
        self.at = self.at.max(entry.at);
        self.entries = entry.number.saturating_add(1);
        if let Some(clock) = &mut self.clock {
            clock.advance(entry.at);
        }
        self.take_event(entry.by, &entry.event);
        for ruling in &entry.rulings {
            self.take_effect(entry, &ruling.effect);
        }
        self.last_rulings.clone_from(&entry.rulings);
    }

    fn take_event(&mut self, by: Actor, event: &Event) {
        let Some(side) = by.side() else {
            if let Event::PieceDisplaced { .. } = event {
                let table = self.tables.of_mut(Side::White);
                *table = table.after(Side::White, event);
            }
            if let Event::ArbiterDecided { choice } = event {
                self.questions.retain(|(_, choices)| !choices.contains(choice));
            }
            return;
        };
        let table = self.tables.of_mut(side);
        *table = table.after(side, event);
        match event {
            Event::SheetWritten { text } => self.sheets[index(side)].push(text.clone()),
            Event::MoveSealed { text } => self.sealed = Some((side, text.clone())),
            Event::Arrived => self.away[index(side)] = false,
            Event::Left => self.away[index(side)] = true,
            Event::ClockPressed { .. } if self.turn.adjusting == Some(side) => {
                self.turn.adjusting = None;
            }
            _ => {}
        }
    }

    fn take_effect(&mut self, entry: &Entry, effect: &Effect) {
        match effect {
            Effect::TouchCounted { on } => self.turn.touched.extend(on),
            Effect::AdjustingAllowed { side } => self.turn.adjusting = Some(*side),
            Effect::MustMove { duty, .. } => self.turn.duty = Some(*duty),
            Effect::MoveMade { attempt, wrong, after } => {
                let ply = Ply {
                    before: self.now,
                    attempt: *attempt,
                    wrong: *wrong,
                    after: *after,
                    touched: std::mem::take(&mut self.turn).touched,
                    made_in: entry.number,
                    completed_in: None,
                    clocks_before_ms: self.turn_clocks_ms,
                };
                let side = ply.side();
                self.line.push(ply);
                self.set_board(*after, Some(side));
                self.take_back = None;
            }
            Effect::MoveCompleted { side } => {
                let open = |ply: &&mut Ply| ply.side() == *side && ply.completed_in.is_none();
                if let Some(ply) = self.line.iter_mut().rev().take(3).find(open) {
                    ply.completed_in = Some(entry.number);
                }
            }
            Effect::PositionRestored { kept, standing, touched } => {
                self.strike(entry.number, *kept as usize);
                self.set_board(*standing, None);
                self.turn = Turn { touched: touched.clone(), ..Turn::default() };
                self.arbiter_waits = false;
            }
            Effect::MoveStands { .. } => self.set_board(self.now, None),
            Effect::BecomesQueen { after, .. } => {
                if let Some(ply) = self.line.last_mut() {
                    ply.after = *after;
                }
                self.set_board(*after, None);
            }
            Effect::StartedAnew { standing, colours_exchanged } => {
                self.strike(entry.number, 0);
                self.set_board(*standing, None);
                self.turn = Turn::default();
                self.colours_exchanged = *colours_exchanged;
                self.illegal_moves = [0; 2];
                self.offer = None;
                self.games_annulled += 1;
                self.creation.set_up = None;
                self.phase = Phase::NotStarted;
                self.clock = self.rules.regulations().control.clone().map(|controls| {
                    let next_period = self.rules.regulations().next_period;
                    jadoube_clock::Clock::with(controls, next_period, Default::default())
                });
            }
            other => self.take_other_effect(entry, other),
        }
    }

    fn take_other_effect(&mut self, entry: &Entry, effect: &Effect) {
        match effect {
            Effect::IllegalMovesCounted { side, count } => {
                self.illegal_moves[index(*side)] = *count;
            }
            Effect::OfferOpened { by } => self.offer = Some(*by),
            Effect::OfferLapsed => self.offer = None,
            Effect::TakeBackAgreed { by } => self.take_back = Some(*by),
            Effect::ArbiterWaits => self.arbiter_waits = true,
            Effect::ArbiterMustDecide { question, choices } => {
                self.questions.push((question.clone(), choices.clone()));
            }
            Effect::GameEnded(outcome) => {
                self.outcomes.push(*outcome);
                self.end(entry.at);
            }
            Effect::ResultReplaced { now, .. } => {
                self.outcomes.push(Outcome { score: *now, termination: Termination::Appeal });
                self.end(entry.at);
            }
            other => self.take_clock_effect(entry.at, other),
        }
    }

    fn take_clock_effect(&mut self, at: u64, effect: &Effect) {
        if let Effect::ClocksStopped = effect {
            self.phase = Phase::Stopped;
        } else if let Effect::ClockStarted { .. } = effect {
            self.phase = Phase::Playing;
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
                clock.set_counter(at, Side::White, white);
                clock.set_counter(at, Side::Black, black);
            }
            _ => return,
        }
        if let Effect::ClockGoesOver { .. } | Effect::ClockStarted { .. } = effect {
            self.turn_clocks_ms = self.clocks_ms(at);
        }
    }

    fn end(&mut self, at: u64) {
        self.phase = Phase::Over;
        self.offer = None;
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    fn strike(&mut self, entry: u32, kept: usize) {
        if kept < self.line.len() {
            let plies = self.line.split_off(kept);
            self.struck.push(Struck { entry, plies });
        }
    }

    /// Puts the men as the Laws have them; after a move on two boards only on the mover's.
    fn set_board(&mut self, standing: Standing, mover: Option<Side>) {
        self.now = standing;
        let table = Table::new(*standing.board());
        match (&mut self.tables, mover) {
            (Tables::Two(_), Some(side)) => *self.tables.of_mut(side) = table,
            (Tables::Two(tables), None) => *tables = [table; 2],
            (Tables::One(one), _) => *one = table,
        }
    }
}

pub(crate) const fn index(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}
