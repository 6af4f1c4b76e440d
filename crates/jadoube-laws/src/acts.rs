//! Acts in words: one line of a law case, which may be several events.

use jadoube_chess::{Attempt, Board, Kind, Rank, Side, Square, Wing};

use crate::{
    Act, Actor, Contact, Event, Game, Hands, Happening, ParseWordsError, Pose, PressingHand,
    Ruling, split_actor,
};

impl Game {
    /// The events of one act in words: `touches e2`, `plays e2e4`, `completes e1g1`.
    ///
    /// `plays` touches the piece, touches the piece to be captured, and releases; `completes` also
    /// presses the clock. Castling moves the king, then the rook; a promotion puts the new piece in
    /// place of the pawn.
    pub fn acts(&self, by: Actor, text: &str) -> Result<Vec<Event>, ParseWordsError> {
        let (attempt, hands, completes) = match text.parse()? {
            Act::Event(event) => return Ok(vec![event]),
            Act::Plays { attempt, hands } => (attempt, hands, false),
            Act::Completes { attempt, hands } => (attempt, hands, true),
        };
        let side = by.side().ok_or_else(|| ParseWordsError::new(by.to_string(), "a player"))?;
        // The sign for castling does not say which pieces were taken in hand.
        let Attempt::Move { from, to, promotion } = attempt else {
            let squares = "the squares of the king, as in e1g1, or of king and rook, as in e1h1";
            return Err(ParseWordsError::new(attempt.to_string(), squares));
        };
        let mut events = self.handwork(side, (from, to, promotion), hands);
        if completes {
            events.push(Event::ClockPressed { hand: PressingHand::Same });
        }
        Ok(events)
    }

    /// Plays acts in words, separated by semicolons, without time passing.
    pub fn play(&mut self, text: &str) -> Result<(), ParseWordsError> {
        let mut rulings: Vec<Ruling> = Vec::new();
        for line in text.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (by, act) = split_actor(line)?;
            for event in self.acts(by, act)? {
                let entry = self.happen(Happening::new(self.at, by, event)?);
                rulings.extend(entry.rulings);
            }
        }
        self.last_rulings = rulings;
        Ok(())
    }

    /// The events of making a move on the board in the usual way.
    fn handwork(
        &self,
        side: Side,
        (from, to, promotion): (Square, Square, Option<Kind>),
        hands: Hands,
    ) -> Vec<Event> {
        let board = &self.tables.of(side).board;
        let touch =
            |on: Square| Event::PieceTouched { on: vec![on], contact: Contact::Deliberate, hands };
        if let Some((wing, rook)) = self.castling_meant(side, from, to) {
            let mut events = castling_by_hand(board, wing, from, rook, hands);
            if self.has_special_board(side) {
                events = taken_out(events);
            }
            return events;
        }
        // On a board with apertures a piece is taken out of its own (D.2.2).
        let special = self.has_special_board(side);
        let take_up = |from| if special { Event::PieceLifted { from, hands } } else { touch(from) };
        let mut events = match promotion {
            Some(_) if special => Vec::new(),
            _ => vec![take_up(from)],
        };
        let is_pawn = board.piece_at(from).is_some_and(|piece| piece.kind == Kind::Pawn);
        if board.piece_at(to).is_some_and(|piece| piece.side != side) {
            events.push(if special { Event::PieceTakenOff { from: to, hands } } else { touch(to) });
        } else if let Some(passed) = taken_in_passing(board, side, from, to) {
            events.push(Event::PieceTakenOff { from: passed, hands });
        }
        match promotion {
            Some(kind) if is_pawn => {
                events.push(Event::PieceTakenOff { from, hands });
                events.push(Event::PiecePut { kind, pose: Pose::Upright, on: to, hands });
            }
            _ => events.push(Event::PieceReleased { on: to, hands }),
        }
        events
    }

    /// Whether the squares mean castling: the king two squares towards a rook, or onto the rook.
    fn castling_meant(&self, side: Side, from: Square, to: Square) -> Option<(Wing, Square)> {
        let board = &self.tables.of(side).board;
        let own = |square: Square| board.piece_at(square).filter(|piece| piece.side == side);
        if own(from)?.kind != Kind::King || from.rank() != to.rank() {
            return None;
        }
        let wing = if to > from { Wing::KingSide } else { Wing::QueenSide };
        if own(to).is_some_and(|piece| piece.kind == Kind::Rook) {
            return Some((wing, to));
        }
        if from.index().abs_diff(to.index()) != 2 {
            return None;
        }
        let step = if wing == Wing::KingSide { 1 } else { -1 };
        let mut square = from;
        while let Some(next) = square.offset(step, 0) {
            square = next;
            if let Some(piece) = board.piece_at(square) {
                let rook = piece.side == side && piece.kind == Kind::Rook;
                return rook.then_some((wing, square));
            }
        }
        None
    }
}

/// The pawn that is taken off in a capture en passant. Only the pieces on the board decide, not
/// whether the capture is legal: otherwise the number of acts would tell a player that it is
/// (12.6).
fn taken_in_passing(board: &Board, side: Side, from: Square, to: Square) -> Option<Square> {
    let is_pawn_of = |square: Square, side: Side| {
        board.piece_at(square).is_some_and(|piece| piece.side == side && piece.kind == Kind::Pawn)
    };
    let passed = Square::new(to.file(), from.rank());
    let (rank, step) = match side {
        Side::White => (Rank::R5, 1),
        Side::Black => (Rank::R4, -1),
    };
    let is_step = [-1, 1].into_iter().any(|aside| from.offset(aside, step) == Some(to));
    (from.rank() == rank
        && is_step
        && is_pawn_of(from, side)
        && board.piece_at(to).is_none()
        && is_pawn_of(passed, !side))
    .then_some(passed)
}

/// The events on a board with apertures, where a piece that moves is taken out and not only
/// touched.
fn taken_out(events: Vec<Event>) -> Vec<Event> {
    let taken = events.iter().any(|event| matches!(event, Event::PieceTakenOff { .. }));
    let touched = |event: &Event| matches!(event, Event::PieceTouched { .. });
    events
        .into_iter()
        .filter(|event| !(taken && touched(event)))
        .map(|event| match event {
            Event::PieceTouched { on, hands, .. } if on.len() == 1 => {
                Event::PieceLifted { from: on[0], hands }
            }
            event => event,
        })
        .collect()
}

/// The events of castling: king, then rook. If the king's way alone could be taken for a move of
/// its own, or the pieces are in each other's way, both are touched and taken up first (II.3).
fn castling_by_hand(
    board: &Board,
    wing: Wing,
    king: Square,
    rook: Square,
    hands: Hands,
) -> Vec<Event> {
    let touch =
        |on: Square| Event::PieceTouched { on: vec![on], contact: Contact::Deliberate, hands };
    let release = |on: Square| Event::PieceReleased { on, hands };
    let king_to = Square::new(wing.king_file(), king.rank());
    let rook_to = Square::new(wing.rook_file(), king.rank());
    let is_free = |square| board.piece_at(square).is_none();
    if king.index().abs_diff(king_to.index()) == 2 && is_free(king_to) && is_free(rook_to) {
        return vec![touch(king), release(king_to), touch(rook), release(rook_to)];
    }
    vec![
        touch(king),
        touch(rook),
        Event::PieceTakenOff { from: rook, hands },
        Event::PieceLifted { from: king, hands },
        release(king_to),
        Event::PiecePut { kind: Kind::Rook, pose: Pose::Upright, on: rook_to, hands },
    ]
}
