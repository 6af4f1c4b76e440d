//! Taking entries into the game, mechanically: nothing here asks a law.

use jadoube_chess::{Side, Square};

use crate::adjournment::Adjournment;
use crate::game::{Phase, Struck};
use crate::quickplay::Quickplay;
use crate::table::Table;
use crate::turn::{Tables, Turn};
use crate::{
    Actor, ConductEffect, Effect, Entry, Event, Game, Outcome, Ply, Standing, Termination, Wrong,
};

impl Game {
    /// Takes a judged happening into the game.
    pub fn record(&mut self, entry: &Entry) {
        self.at = self.at.max(entry.at);
        self.entries = entry.number.saturating_add(1);
        if let Some(clock) = &mut self.clock {
            clock.advance(entry.at);
        }
        self.take_event(entry.at, entry.by, &entry.event);
        let asked_in = self.take_decision(entry);
        self.take_clock_event(entry);
        self.take_writing(entry);
        for ruling in &entry.rulings {
            self.take_effect(entry, &ruling.effect);
            self.take_adjournment(entry, &ruling.effect);
            self.take_quickplay(entry, &ruling.effect);
            self.take_blind(&ruling.effect);
        }
        self.conduct.take(entry, self.line.len(), asked_in);
        self.last_rulings.clone_from(&entry.rulings);
    }

    fn take_effect(&mut self, entry: &Entry, effect: &Effect) {
        match effect {
            Effect::TouchCounted { on } => {
                let turn = &mut self.turn;
                turn.touched.extend(on);
                let new = on.iter().filter(|square| !turn.contacts.contains(square));
                turn.contacts.extend(new.copied().collect::<Vec<_>>());
                // What turns out to count later counts from when it was touched.
                let order = |square: &Square| turn.contacts.iter().position(|on| on == square);
                turn.touched.sort_by_key(order);
            }
            Effect::TouchAnnulled { left, duty } => {
                self.turn.touched.clone_from(left);
                self.turn.duty = *duty;
            }
            Effect::AdjustingAllowed { side } => self.turn.adjusting = Some(*side),
            Effect::MustMove { duty, .. } => {
                let still = self.turn.written && self.turn.duty == Some(*duty);
                self.turn.written = still || matches!(entry.event, Event::DrawClaimed { .. });
                self.turn.duty = Some(*duty);
            }
            Effect::MoveMade { attempt, wrong, after } => {
                let turn = std::mem::take(&mut self.turn);
                let ply = Ply {
                    before: self.played_on(),
                    attempt: *attempt,
                    wrong: *wrong,
                    after: *after,
                    touched: turn.touched,
                    contacts: turn.contacts,
                    made_in: entry.number,
                    completed_in: None,
                    clocks_before_ms: self.turn_clocks_ms,
                    punished: false,
                };
                let side = ply.side();
                // Whoever moves takes the men as they stand; whoever only presses does not.
                let moves = *wrong != Some(Wrong::Pass);
                if self.displaced.is_some_and(|displaced| displaced.by != side && moves) {
                    self.displaced = None;
                }
                self.line.push(ply);
                self.set_board(*after, Some(side));
                self.take_back = None;
            }
            Effect::MoveCompleted { side } => {
                let open = |ply: &&mut Ply| ply.side() == *side && ply.completed_in.is_none();
                if let Some(ply) = self.line.iter_mut().rev().take(3).find(open) {
                    ply.completed_in = Some(entry.number);
                }
                if self.arbiter_waits.is_some_and(|plies| self.line.len() > plies) {
                    self.arbiter_waits = None;
                }
            }
            Effect::PositionRestored { kept, standing, touched } => {
                // Nothing struck: the same player goes on with what he had touched.
                if (*kept as usize) < self.line.len() {
                    let contacts = touched.clone();
                    self.turn = Turn { touched: touched.clone(), contacts, ..Turn::default() };
                } else {
                    self.turn.put_back = entry.by.side() == Some(self.now.to_move());
                }
                self.strike(entry.number, *kept as usize);
                self.set_board(*standing, None);
                self.arbiter_waits = None;
            }
            Effect::TurnReturned { kept, standing } => {
                self.strike(entry.number, *kept as usize);
                self.set_board(*standing, None);
                self.turn = Turn::default();
            }
            Effect::CastlingLost { after, .. } => self.now = *after,
            Effect::PositionTransferred => self.board_turned = false,
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
                self.take_back = None;
                self.displaced = None;
                self.arbiter_waits = None;
                self.questions.clear();
                self.sheets = Default::default();
                self.adjournment = Adjournment::default();
                self.quickplay = Quickplay::default();
                self.initial = *standing;
                self.board_turned = false;
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
            Effect::OfClock(effect) => self.take_effect_of_clock(entry.at, effect),
            Effect::OfStart(effect) => self.take_effect_of_start(entry.at, effect),
            Effect::SheetShown { side } => self.requests[index(*side)] += 1,
            Effect::IllegalMovesCounted { side, count, ply } => {
                self.illegal_moves[index(*side)] = *count;
                if let Some(ply) = ply.and_then(|ply| self.line.get_mut(ply as usize)) {
                    ply.punished = true;
                }
            }
            Effect::OfferOpened { by } => {
                self.offer = Some(*by);
                self.offers.push(*by);
            }
            Effect::OfferLapsed => self.offer = None,
            Effect::TakeBackAgreed { by, side, number } => {
                self.take_back = Some((*by, *side, *number));
            }
            Effect::ArbiterWaits => self.arbiter_waits = Some(self.line.len()),
            Effect::ArbiterMustDecide { question, choices } => {
                self.take_question(entry.number, question, choices);
            }
            Effect::GameEnded(outcome) => {
                self.outcomes.push(*outcome);
                self.end(entry);
            }
            Effect::ResultReplaced { now, .. } => {
                let termination = match entry.by {
                    Actor::AppealsCommittee => Termination::Appeal,
                    Actor::Player(_) => Termination::Signature,
                    _ if matches!(entry.event, Event::ArbiterDecided { .. }) => {
                        Termination::Arbiter
                    }
                    _ => Termination::Penalty,
                };
                self.outcomes.push(Outcome { score: *now, termination });
                self.end(entry);
            }
            Effect::OfConduct(ConductEffect::GoesOn) => {
                self.ended_in = None;
                self.phase = Phase::Stopped;
            }
            Effect::OfConduct(ConductEffect::Reinstated { entry: struck }) => {
                self.reinstate(*struck);
            }
            other => self.take_clock_effect(entry.at, other),
        }
    }

    fn end(&mut self, entry: &Entry) {
        self.ended_in = Some(entry.number);
        self.phase = Phase::Over;
        self.offer = None;
        if let Some(clock) = &mut self.clock {
            clock.stop(entry.at);
        }
    }

    fn strike(&mut self, entry: u32, kept: usize) {
        if kept < self.line.len() {
            let plies = self.line.split_off(kept);
            let sheets = self.sheets.clone();
            self.sheets.iter_mut().for_each(|sheet| sheet.strike(kept));
            self.struck.push(Struck { entry, plies, sheets });
        }
    }

    /// Puts the plies that an entry struck back into force; both clocks stand then.
    fn reinstate(&mut self, entry: u32) {
        let Some(index) = self.struck.iter().rposition(|struck| struck.entry == entry) else {
            return;
        };
        let mut struck = self.struck.remove(index);
        // They were completed, or they would not have been struck.
        for ply in &mut struck.plies {
            ply.completed_in.get_or_insert(entry);
        }
        if let Some(last) = struck.plies.last() {
            self.set_board(last.after, None);
        }
        self.line.extend(struck.plies);
        self.sheets = struck.sheets;
        self.turn = Turn::default();
    }

    /// Puts the men as the Laws have them; after a move on two boards only on the mover's.
    pub(crate) fn set_board(&mut self, standing: Standing, mover: Option<Side>) {
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
