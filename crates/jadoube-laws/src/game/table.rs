//! What is on the table: the pieces as hands have left them, lawful or not.

use jadoube_chess::{Board, BySide, Piece, Side, Square};

use crate::{Event, Hands, Place};

/// A board with its pieces, and what the hands above it hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) board: Board,
    /// The board without what the player who has the move has done: the pieces that the player
    /// plays on from, displaced or not.
    pub(crate) base: Board,
    held: BySide<Option<Held>>,
    /// The piece of its own that each side touched last, if it is still where it was touched.
    at_hand: BySide<Option<Square>>,
    /// The last piece put down in this turn: from where, and where.
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
            held: BySide::new(None, None),
            at_hand: BySide::new(None, None),
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
                        self.at_hand[side] = Some(square);
                    }
                }
            }
            Event::PieceLifted { from, hands } => {
                self.note(hands);
                if let Some(piece) = self.board.remove(from) {
                    self.at_hand[side] = None;
                    self.held[side] = Some(Held { piece, from });
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
                // A piece that lies or stands between squares is on none.
                let upright = match to {
                    Some(Place::On(square) | Place::Shifted(square)) => Some(square),
                    Some(
                        Place::Lying(_)
                        | Place::Between { .. }
                        | Place::InHand(_)
                        | Place::TakenOff
                        | Place::Beside,
                    )
                    | None => None,
                };
                if let (Some(piece), Some(square)) = (self.board.remove(from), upright) {
                    self.board.put(piece, square);
                }
            }
            // A piece that is held or is beside the board changes nothing on it, and where one is
            // put back depends on what was there. Anything else moves no piece.
            Event::PieceHeld { .. }
            | Event::SpareTouched { .. }
            | Event::PiecePutBack { .. }
            | Event::AdjustingAnnounced
            | Event::ClockPressed { .. }
            | Event::ClockStopped { .. }
            | Event::ClockHandled { .. }
            | Event::ClockPlaced { .. }
            | Event::ScreenPointedAt
            | Event::Asked { .. }
            | Event::Announced { .. }
            | Event::Said { .. }
            | Event::MoveAnnounced { .. }
            | Event::SheetWritten { .. }
            | Event::MoveSealed { .. }
            | Event::EnvelopeOpened { .. }
            | Event::OfAdjournment(_)
            | Event::OfQuickplay(_)
            | Event::OfBlind(_)
            | Event::DrawOffered { .. }
            | Event::DrawAccepted
            | Event::DrawDeclined
            | Event::Resigned
            | Event::DrawClaimed { .. }
            | Event::Claimed { .. }
            | Event::TakeBackAgreed { .. }
            | Event::Arrived
            | Event::Left
            | Event::ResultSigned { .. }
            | Event::Appealed { .. }
            | Event::ArbiterNoticed { .. }
            | Event::ArbiterDecided { .. }
            | Event::ClockSetByArbiter { .. }
            | Event::ControlSetByArbiter { .. }
            | Event::GameStarted
            | Event::GameInterrupted
            | Event::GameResumed
            | Event::IncidentRecorded { .. }
            | Event::PenaltyGiven { .. }
            | Event::AppealUpheld { .. }
            | Event::AppealRejected
            | Event::FlagFell { .. }
            | Event::PressReported { .. }
            | Event::ActReported { .. }
            | Event::OfConduct(_)
            | Event::OfSheet(_)
            | Event::TimePassed => {}
        }
        self
    }

    /// The piece in the hand of `side`, or else the piece of its own that it touched last. A piece
    /// of the opponent's stays in the hand if one of its own was touched after it: that is how a
    /// piece is captured.
    fn take_up(&mut self, side: Side) -> Option<Held> {
        let at_hand = self.at_hand[side].take();
        let held = &mut self.held[side];
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
