//! The table as records of the first format fold it: a piece that was knocked over is gone.

use jadoube_chess::{Board, Piece, Side};

use crate::game::table::{Held, Table};
use crate::{Event, Hands, Place};

impl Table {
    /// Moves the pieces as hands did; what was not done by the player who has the move also changes
    /// what that player plays on from.
    pub(crate) fn take_in_first_format(
        &mut self,
        side: Side,
        event: &Event,
        is_move: bool,
        stood: &Board,
    ) {
        let mut without_move = self.clone();
        without_move.board = self.base;
        without_move.take_as_it_was(side, event);
        self.take_as_it_was(side, event);
        if !is_move {
            self.base = without_move.board;
        }
        if let Event::PiecePutBack { from, on } = *event
            && let Some(piece) = stood.piece_at(from)
        {
            self.board.put(piece, on);
            self.base.put(piece, on);
        }
        self.told = self.board;
    }

    fn take_as_it_was(&mut self, side: Side, event: &Event) {
        match *event {
            Event::PieceTouched { ref on, hands, .. } => {
                self.note_hands(hands);
                for &square in on {
                    if self.board.piece_at(square).is_some_and(|piece| piece.side == side) {
                        self.at_hand[side] = Some(square);
                    }
                }
            }
            Event::PieceLifted { from, hands } => {
                self.note_hands(hands);
                if let Some(piece) = self.board.remove(from) {
                    self.at_hand[side] = None;
                    let from = Some(from);
                    self.held[side] = Some(Held { piece, from, stands: false, shifted: None });
                }
            }
            Event::PieceReleased { on, hands } => {
                self.note_hands(hands);
                if let Some(Held { piece, from, .. }) = self.take_up_as_it_was(side) {
                    self.board.put(piece, on);
                    self.released = from.map(|from| (from, on));
                }
            }
            Event::PieceTakenOff { from, hands } => {
                self.note_hands(hands);
                self.board.remove(from);
            }
            Event::PiecePut { kind, on, hands, .. } => {
                self.note_hands(hands);
                self.board.put(Piece { side, kind }, on);
            }
            Event::PieceDisplaced { from, to } => {
                // A piece that lies or stands between squares is on none.
                let upright = match to {
                    Some(Place::On(square) | Place::Shifted(square)) => Some(square),
                    _ => None,
                };
                if let (Some(piece), Some(square)) = (self.board.remove(from), upright) {
                    self.board.put(piece, square);
                }
            }
            _ => {}
        }
    }

    fn take_up_as_it_was(&mut self, side: Side) -> Option<Held> {
        let at_hand = self.at_hand[side].take();
        let held = &mut self.held[side];
        if held.is_some_and(|held| held.piece.side == side || at_hand.is_none()) {
            return held.take();
        }
        let from = at_hand?;
        let piece = self.board.piece_at(from).filter(|piece| piece.side == side)?;
        self.board.remove(from);
        Some(Held { piece, from: Some(from), stands: false, shifted: None })
    }

    fn note_hands(&mut self, hands: Hands) {
        self.both_hands |= hands == Hands::Both;
    }
}
