//! What is on the table: where every piece is, and what the hands of the player who has the move
//! have made of the position.
//!
//! A piece that fell, was shifted or is in somebody's hand is *astray*: the position keeps it where
//! it belongs. Only what the player who has the move does with pieces on purpose changes the
//! position that is told from the hands.

mod astray;
mod first_format;
mod hands;
mod set_up;
mod take;
mod turns;

use jadoube_chess::{Board, BySide, Piece, Side, Square};

use crate::game::table::astray::Astray;
pub(crate) use crate::game::table::astray::Left;
use crate::{Actor, Event, Hands, Place, Placed};

/// A board with its pieces, and what the hands above it hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// The pieces at their squares, upright or not, as anybody sees them.
    pub(crate) board: Board,
    /// The last position, changed only by what the hands of the player who has the move did on
    /// purpose: what displaced pieces are told to be.
    pub(crate) told: Board,
    /// In the first format: the board without what the player who has the move has done.
    pub(crate) base: Board,
    /// The pieces that are not upright on the square where they belong.
    astray: Vec<Astray>,
    held: BySide<Option<Held>>,
    /// The piece of its own that each side touched last, if it is still where it was touched.
    at_hand: BySide<Option<Square>>,
    /// The last piece put down in this turn: from where, and where.
    pub(crate) released: Option<(Square, Square)>,
    /// Whether two hands were used in this turn.
    pub(crate) both_hands: bool,
    /// A piece that is to be captured and still stands with the one that captures it.
    left_standing: Option<(Piece, Square)>,
    /// Pieces that the player who has the move took from where they do not belong.
    shifted: Vec<Shifted>,
}

/// A piece in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    piece: Piece,
    /// Where it belongs; a piece from beside the board belongs nowhere.
    from: Option<Square>,
    /// Whether the position still has it there: it was astray, or the player did not have the move.
    stands: bool,
    /// The piece as it stood somewhere else, if it did.
    shifted: Option<Shifted>,
}

/// A piece that was played on with although it did not stand where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shifted {
    pub(crate) home: Square,
    pub(crate) at: Square,
    /// How many plies had been made when it was displaced.
    pub(crate) since: usize,
}

/// Whose hand does something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub(crate) by: Actor,
    /// Whether what it does on purpose is part of a move.
    pub(crate) moves: bool,
    /// The position before the move.
    pub(crate) stood: Board,
    /// How many plies have been made, if the game has begun.
    pub(crate) plies: Option<usize>,
}

impl Table {
    pub(crate) const fn new(board: Board) -> Self {
        Self {
            board,
            told: board,
            base: board,
            astray: Vec::new(),
            held: BySide::new(None, None),
            at_hand: BySide::new(None, None),
            released: None,
            both_hands: false,
            left_standing: None,
            shifted: Vec::new(),
        }
    }

    /// The table after a hand did what `event` says; other events change nothing.
    pub(crate) fn after(&self, hand: &Hand, event: &Event) -> Self {
        let mut table = self.clone();
        table.take(hand, event);
        table
    }

    /// The position told, with the piece in this player's hand back where it was taken from.
    pub(crate) fn told_without_hand(&self, side: Side) -> Board {
        let mut told = self.told;
        if let Some(Held { piece, from: Some(from), stands: false, .. }) = self.held[side]
            && told.piece_at(from).is_none()
        {
            told.put(piece, from);
        }
        told
    }

    /// Whether no move is made yet: a piece is still in the player's hand, and nothing was put
    /// anywhere.
    pub(crate) fn is_in_hand(&self, side: Side, before: &Board) -> bool {
        let told = self.told_without_hand(side);
        self.held[side].is_some()
            && told.pieces().all(|(on, piece)| before.piece_at(on) == Some(piece))
    }

    /// The position with what this player's hand moved before the turn came.
    pub(crate) fn moved_early(&self, side: Side) -> Option<Board> {
        let mut board = self.told;
        let early = |it: &&Astray| !it.fell && it.piece.side == side;
        for astray in self.astray.iter().filter(early) {
            if let (Some(home), Place::On(on)) = (astray.home, astray.place) {
                board.remove(home);
                board.put(astray.piece, on);
            }
        }
        (board != self.told).then_some(board)
    }

    /// Whether a piece is to be captured and still stands there.
    pub(crate) const fn leaves_a_captured_piece(&self) -> bool {
        self.left_standing.is_some()
    }

    /// The pieces that the player who has the move took from where they do not belong.
    pub(crate) fn shifted(&self) -> &[Shifted] {
        &self.shifted
    }

    /// Every piece with its place: those that stand where they belong, then the others.
    pub(crate) fn places(&self) -> crate::Table {
        let stands = self.told.pieces().filter(|&(on, _)| !self.is_astray(on));
        let stands = stands.map(|(on, piece)| Placed { piece, place: Place::On(on) });
        let astray = self.astray.iter().map(|it| Placed { piece: it.piece, place: it.place });
        let left = self.left_standing.map(|(piece, on)| Placed { piece, place: Place::On(on) });
        let held = Side::ALL.into_iter().filter_map(|side| {
            let held = self.held[side].filter(|held| !held.stands)?;
            Some(Placed { piece: held.piece, place: Place::InHand(Actor::Player(side)) })
        });
        stands.chain(left).chain(astray).chain(held).collect()
    }

    fn note(&mut self, hand: &Hand, hands: Hands) {
        self.both_hands |= hand.moves && hands == Hands::Both;
    }
}
