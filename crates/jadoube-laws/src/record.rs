//! Taking entries into the game, mechanically: nothing here asks a law.

use jadoube_chess::{Side, Square};

use crate::adjournment::Adjournment;
use crate::conduct::answered_by_penalty;
use crate::game::{Phase, Struck};
use crate::quickplay::Quickplay;
use crate::table::Table;
use crate::turn::{Displaced, Tables, Turn};
use crate::{
    Actor, ConductEvent, Contact, Effect, Entry, Event, Game, Outcome, Ply, Question, Ruling,
    Standing, Termination,
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
        self.take_clock_event(entry);
        self.take_writing(entry);
        for ruling in &entry.rulings {
            self.take_effect(entry, &ruling.effect);
            self.take_adjournment(entry, &ruling.effect);
            self.take_quickplay(entry, &ruling.effect);
            self.take_blind(&ruling.effect);
        }
        self.conduct.take(entry, self.line.len());
        self.last_rulings.clone_from(&entry.rulings);
    }

    fn take_event(&mut self, at: u64, by: Actor, event: &Event) {
        self.handle(by, event);
        self.take_label(by, event);
        self.take_answer(by, event);
        let Some(side) = by.side() else {
            if let Event::ArbiterDecided { choice } = event {
                self.questions.retain(|(_, choices)| !choices.contains(choice));
            }
            if let Event::PenaltyGiven { side, .. } = event {
                self.questions.retain(|(question, _)| !answered_by_penalty(question, *side));
            }
            if let Event::ClockSetByArbiter { .. } = event {
                self.questions.retain(|(question, _)| !matches!(question, Question::Clocks { .. }));
            }
            return;
        };
        if let Event::PieceDisplaced { .. } = event {
            let opponent_ms = self.clocks_ms(at)[index(!side)];
            self.displaced = Some(Displaced { by: side, opponent_ms });
        }
        match event {
            Event::PieceTouched { on, contact: Contact::Accidental, .. }
                if side == self.now.to_move() =>
            {
                self.turn.contacts.extend(on);
            }
            Event::Said { text } if side == self.now.to_move() => {
                self.turn.said = Some(text.clone());
            }
            Event::Arrived => {
                self.away[index(side)] = false;
                self.missing[index(side)] = false;
            }
            Event::Left | Event::OfConduct(ConductEvent::LeftArea | ConductEvent::LeftVenue) => {
                self.away[index(side)] = true;
            }
            Event::ClockPressed { .. } if self.turn.adjusting == Some(side) => {
                self.turn.adjusting = None;
            }
            _ => {}
        }
    }

    /// What was written stands on the sheet, unless it was refused.
    fn take_writing(&mut self, entry: &Entry) {
        let refused = |ruling: &Ruling| ruling.effect == Effect::RequestRefused;
        if let (Event::SheetWritten { text }, Some(side)) = (&entry.event, entry.by.side())
            && !entry.rulings.iter().any(refused)
        {
            self.sheets[index(side)].write(text);
        }
    }

    /// Moves the men as hands did; what was not done by the player who has the move also changes
    /// what he plays on from.
    fn handle(&mut self, by: Actor, event: &Event) {
        let side = by.side();
        let board = self.board_handled(by).unwrap_or(Side::White);
        let stood = *self.now.board();
        let is_move = side == Some(self.now.to_move())
            && !matches!(event, Event::PieceDisplaced { .. } | Event::PiecePutBack { .. });
        if let (true, Event::PieceTouched { .. } | Event::PieceLifted { .. }) = (is_move, event) {
            self.turn.put_back = false;
        }
        let side = side.unwrap_or(Side::White);
        let table = self.tables.of_mut(board);
        let base = table.before_move().after(side, event).board;
        *table = table.after(side, event);
        if !is_move {
            table.base = base;
        }
        if let Event::PiecePutBack { from, on } = *event
            && let Some(piece) = stood.piece_at(from)
        {
            table.board.put(piece, on);
            table.base.put(piece, on);
        }
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
                if self.displaced.is_some_and(|displaced| displaced.by != side) {
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
                self.games_annulled += 1;
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
                self.questions.push((question.clone(), choices.clone()));
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
            other => self.take_clock_effect(entry.at, other),
        }
    }

    fn take_clock_effect(&mut self, at: u64, effect: &Effect) {
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
            self.sheets.iter_mut().for_each(|sheet| sheet.strike(kept));
            self.struck.push(Struck { entry, plies });
        }
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
