//! Folding in the rulings about moves and positions: nothing here asks a law.

use jadoube_chess::{Attempt, BySide, Side, Square};
use jadoube_clock::Clock;

use crate::game::adjournment::Adjournment;
use crate::game::quickplay::Quickplay;
use crate::game::table::Table;
use crate::game::turn::{Tables, Turn};
use crate::game::{Phase, Struck};
use crate::{Effect, Entry, Event, Format, Game, Ply, Standing, Wrong};

impl Game {
    pub(crate) fn take_touches(&mut self, on: &[Square]) {
        let turn = &mut self.turn;
        turn.touched.extend(on);
        let new = on.iter().filter(|square| !turn.contacts.contains(square));
        turn.contacts.extend(new.copied().collect::<Vec<_>>());
        // What turns out to count later counts from when it was touched.
        let order = |square: &Square| turn.contacts.iter().position(|on| on == square);
        turn.touched.sort_by_key(order);
    }

    pub(crate) fn take_move(
        &mut self,
        entry: u32,
        attempt: Option<Attempt>,
        wrong: Option<Wrong>,
        after: Standing,
    ) {
        let turn = std::mem::take(&mut self.turn);
        let passes = self.close_passes();
        let (before, displaced_since) = self.played_from(attempt, wrong, &after);
        let ply = Ply {
            passes,
            before,
            displaced_since,
            attempt,
            wrong,
            after,
            touched: turn.touched,
            contacts: turn.contacts,
            made_in: entry,
            completed_in: None,
            clocks_before_ms: self.turn_clocks_ms,
            punished: false,
        };
        let side = ply.side();
        // A player who moves takes the pieces as they are; one who only presses does not.
        let moves = wrong != Some(Wrong::Pass);
        if self.displaced.is_some_and(|displaced| displaced.by != side && moves) {
            self.displaced = None;
        }
        self.line.push(ply);
        self.set_board(after, Some(side));
        self.take_back = None;
    }

    pub(crate) fn take_completion(&mut self, entry: &Entry, side: Side) {
        let mut pressed_before = false;
        let open = |ply: &Ply| ply.side() == side && ply.completed_in.is_none();
        let places = self.line.len().saturating_sub(3)..self.line.len();
        let place = places.rev().find(|&place| open(&self.line[place]));
        if let Some(ply) = place.and_then(|place| self.line.get_mut(place)) {
            ply.completed_in = Some(entry.number);
            pressed_before = ply.is_pressed_before();
        }
        if self.arbiter_waits.is_some_and(|plies| self.line.len() > plies) {
            self.arbiter_waits = None;
        }
        let mut effects = entry.rulings.iter().map(|ruling| &ruling.effect);
        let is_pressed = effects.any(|effect| matches!(effect, Effect::ClockGoesOver { .. }));
        match self.clock.is_some() && !is_pressed {
            // The clock has counted the press that came too early.
            true if pressed_before && self.bare_presses[side] > 0 => self.bare_presses[side] -= 1,
            true => self.unpressed[side] += 1,
            false => {}
        }
    }

    pub(crate) fn take_restoration(
        &mut self,
        entry: &Entry,
        kept: usize,
        standing: Standing,
        touched: &[Square],
    ) {
        // Nothing was struck out: the same player goes on with what was touched.
        if kept < self.line.len() {
            let (touched, contacts) = (touched.to_vec(), touched.to_vec());
            self.turn = Turn { touched, contacts, ..Turn::default() };
        } else {
            self.turn.put_back = entry.by.side() == Some(self.now.to_move());
        }
        self.strike(entry.number, kept);
        // What is on the board again is so for both players.
        self.close_passes();
        self.set_board(standing, None);
        self.arbiter_waits = None;
    }

    pub(crate) fn take_new_game(
        &mut self,
        entry: u32,
        standing: Standing,
        colours_exchanged: bool,
    ) {
        self.strike(entry, 0);
        self.close_passes();
        self.set_board(standing, None);
        self.turn = Turn::default();
        self.colours_exchanged = colours_exchanged;
        self.illegal_moves = BySide::both(0);
        self.offer = None;
        self.take_back = None;
        self.displaced = None;
        self.arbiter_waits = None;
        self.questions.clear();
        self.sheets = Default::default();
        self.adjournment = Adjournment::default();
        self.quickplay = Quickplay::default();
        self.initial = standing;
        self.board_turned = false;
        self.phase = Phase::NotStarted;
        self.clock = self.rules.regulations().control.clone().map(|controls| {
            let next_period = self.rules.regulations().next_period;
            Clock::with(controls, next_period, Default::default())
        });
        self.unpressed = BySide::both(0);
        self.bare_presses = BySide::both(0);
        self.completed_at_flag = BySide::both(None);
        self.requests = BySide::both(0);
        self.clock_replaced = false;
        self.conduct.take_new_game();
    }

    pub(crate) fn strike(&mut self, entry: u32, kept: usize) {
        if kept < self.line.len() {
            let plies = self.line.split_off(kept);
            let sheets = self.sheets.clone();
            self.sheets.iter_mut().for_each(|(_, sheet)| sheet.strike(kept));
            self.struck.push(Struck { entry, plies, sheets });
        }
    }

    /// Puts the plies that an entry struck out back into force; both clocks are stopped then.
    pub(crate) fn reinstate(&mut self, entry: u32) {
        let Some(index) = self.struck.iter().rposition(|struck| struck.entry == entry) else {
            return;
        };
        let mut later = self.struck.split_off(index);
        let mut struck = later.remove(0);
        self.struck.extend(later);
        // They were completed, or they would not have been struck out.
        for ply in &mut struck.plies {
            ply.completed_in.get_or_insert(entry);
        }
        if let Some(last) = struck.plies.last() {
            self.set_board(last.after, None);
        }
        self.close_passes();
        self.line.extend(struck.plies);
        self.sheets = struck.sheets;
        self.turn = Turn::default();
    }

    /// A move stands: what was done against it is put back; what was displaced otherwise stays so.
    pub(crate) fn take_standing_move(&mut self, event: &Event) {
        let by_hand = matches!(
            event,
            Event::PieceReleased { .. }
                | Event::PieceReleasedBeside { .. }
                | Event::PieceTakenOff { .. }
                | Event::PiecePut { .. }
        );
        let follows = self.format == Format::Two && matches!(self.tables, Tables::One(_));
        if by_hand || !follows {
            self.set_board(self.now, None);
        }
    }

    /// A pawn that was left on the last rank became a queen; what is displaced stays so.
    pub(crate) fn take_queen(&mut self, after: Standing) {
        let mover = match self.format {
            Format::Two if matches!(self.tables, Tables::One(_)) => Some(!after.to_move()),
            Format::One | Format::Two => None,
        };
        if self.turns_with(&after) {
            self.change_turn();
        }
        self.set_board(after, mover);
        self.change_under_passes(&after);
    }

    /// Puts the pieces according to the Laws. After a move they are where the hands have put them,
    /// displaced ones too, and on two boards only the mover's are.
    pub(crate) fn set_board(&mut self, standing: Standing, mover: Option<Side>) {
        self.now = standing;
        let (format, plies) = (self.format, self.line.len());
        let table = || Table::new(*standing.board());
        match (&mut self.tables, mover) {
            (Tables::Two(tables), None) => **tables = BySide::from_fn(|_| table()),
            (Tables::One(one), None) => **one = table(),
            (tables, Some(side)) => match format {
                Format::One => *tables.of_mut(side) = table(),
                Format::Two => tables.of_mut(side).follow(standing.board(), side, plies),
            },
        }
    }
}
