//! Taking in what hands did and what people said, whatever the Laws make of it.

use jadoube_chess::Side;

use crate::record::index;
use crate::turn::Displaced;
use crate::{Actor, ConductEvent, Contact, Effect, Entry, Event, Game, Ruling};

impl Game {
    pub(crate) fn take_event(&mut self, at: u64, by: Actor, event: &Event) {
        self.handle(by, event);
        self.take_label(by, event);
        self.take_answer(by, event);
        let Some(side) = by.side() else { return };
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
    pub(crate) fn take_writing(&mut self, entry: &Entry) {
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
}
