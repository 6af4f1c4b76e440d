//! What lies on the table: the men as hands have left them, lawful or not.

use jadoube_chess::{Board, Piece, Side, Square};

use crate::record::index;
use crate::{Event, Hands};

/// A board with its men, and what the hands above it hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) board: Board,
    /// The same without what the player who has the move has done: the men he plays on from,
    /// displaced or not.
    pub(crate) base: Board,
    held: [Option<Held>; 2],
    /// The own man that each side touched last, if it still stands where it was touched.
    at_hand: [Option<Square>; 2],
    /// The last man put down in this turn: from where, and where.
    pub(crate) released: Option<(Square, Square)>,
    /// Whether two hands were used in this turn.
    pub(crate) both_hands: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    piece: Piece,
    from: Square,
}

impl Table {
    pub(crate) const fn new(board: Board) -> Self {
        Self {
            board,
            base: board,
            held: [None; 2],
            at_hand: [None; 2],
            released: None,
            both_hands: false,
        }
    }

    /// The table as it was before the player who has the move did anything.
    pub(crate) const fn before_move(mut self) -> Self {
        self.board = self.base;
        self
    }

    /// The table after a hand of `side` did what `event` says; other events change nothing.
    pub(crate) fn after(mut self, side: Side, event: &Event) -> Self {
        match *event {
            Event::PieceTouched { ref on, hands, .. } => {
                self.note(hands);
                for &square in on {
                    if self.board.piece_at(square).is_some_and(|piece| piece.side == side) {
                        self.at_hand[index(side)] = Some(square);
                    }
                }
            }
            Event::PieceLifted { from, hands } => {
                self.note(hands);
                if let Some(piece) = self.board.remove(from) {
                    self.at_hand[index(side)] = None;
                    self.held[index(side)] = Some(Held { piece, from });
                }
            }
            Event::PieceReleased { on, hands } => {
                self.note(hands);
                if let Some(Held { piece, from }) = self.take_up(side) {
                    self.board.put(piece, on);
                    self.released = Some((from, on));
                }
            }
            Event::PieceTakenOff { from, hands } => {
                self.note(hands);
                self.board.remove(from);
            }
            Event::PiecePut { kind, on, hands, .. } => {
                self.note(hands);
                self.board.put(Piece { side, kind }, on);
            }
            Event::PieceDisplaced { from, to } => {
                if let (Some(piece), Some(to)) = (self.board.remove(from), to) {
                    self.board.put(piece, to);
                }
            }
            _ => {}
        }
        self
    }

    /// The man in the hand of `side`, or else the own man it touched last. A man of the opponent's
    /// stays in the hand if an own one was touched after it: that is how a piece is captured.
    fn take_up(&mut self, side: Side) -> Option<Held> {
        let at_hand = self.at_hand[index(side)].take();
        let held = &mut self.held[index(side)];
        if held.is_some_and(|held| held.piece.side == side || at_hand.is_none()) {
            return held.take();
        }
        let from = at_hand?;
        let piece = self.board.piece_at(from).filter(|piece| piece.side == side)?;
        self.board.remove(from);
        Some(Held { piece, from })
    }

    fn note(&mut self, hands: Hands) {
        self.both_hands |= hands == Hands::Both;
    }
}
