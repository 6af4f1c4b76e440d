//! Awkward positions: locked pawns, cages, forced lines, few pieces, and known dead ones changed a
//! little.

use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side, Square};

use super::questions::Question;
use crate::random::Random;

/// How a position was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Maker {
    /// Three to seven pieces anywhere.
    Few,
    /// Pairs of pawns that block each other, kings, and a few bishops or other pieces.
    Locked,
    /// A king in a corner shut in by its own pieces.
    Cage,
    /// A side to move that has one move or two.
    Forced,
    /// A known dead position with a piece moved, put on, taken off or exchanged.
    Changed,
    /// A game played at random.
    Play,
}

impl Maker {
    pub(super) const ALL: [Maker; 6] =
        [Maker::Few, Maker::Locked, Maker::Cage, Maker::Forced, Maker::Changed, Maker::Play];

    /// A position of this kind, `known` being the ones to change.
    pub(super) fn make(self, known: &[&Question], random: &mut Random) -> Position {
        loop {
            let made = match self {
                Maker::Few => few(random),
                Maker::Locked => locked(random),
                Maker::Cage => cage(random),
                Maker::Forced => forced(random),
                Maker::Changed => changed(known[random.below(known.len())], random),
                Maker::Play => Some(played(random)),
            };
            if let Some(position) = made {
                return position;
            }
        }
    }
}

const BUT_KINGS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

fn side(random: &mut Random) -> Side {
    *random.choose(&Side::ALL)
}

fn square(random: &mut Random) -> Square {
    Square::from_index(random.below(64) as u8).expect("there are 64")
}

/// Puts a piece on a free square that it can stand on; nothing happens if there is none.
fn put(board: &mut Board, piece: Piece, random: &mut Random) {
    for _ in 0..20 {
        let square = square(random);
        let is_pawn_there = piece.kind == Kind::Pawn && !(8..56).contains(&square.index());
        if board.piece_at(square).is_none() && !is_pawn_there {
            board.put(piece, square);
            return;
        }
    }
}

fn put_kings(board: &mut Board, random: &mut Random) {
    for side in Side::ALL {
        if board.king_of(side).is_none() {
            put(board, Piece { side, kind: Kind::King }, random);
        }
    }
}

/// The position, if it is one and the game is not over.
fn position(board: Board, to_move: Side) -> Option<Position> {
    let setup = Setup { board, to_move, ..Setup::empty() };
    let (position, _) = Position::allowing_unreachable(setup).ok()?;
    position.has_legal_move().then_some(position)
}

fn few(random: &mut Random) -> Option<Position> {
    let mut board = Board::empty();
    put_kings(&mut board, random);
    for _ in 0..=random.below(5) {
        let piece = Piece { side: side(random), kind: *random.choose(&BUT_KINGS) };
        put(&mut board, piece, random);
    }
    position(board, side(random))
}

/// Puts a white pawn under a black one on some of the files.
fn put_locks(board: &mut Board, one_in: usize, random: &mut Random) {
    for file in 0..8 {
        if random.below(one_in) > 0 {
            continue;
        }
        let low = (1 + random.below(5)) * 8 + file;
        for (side, index) in [(Side::White, low), (Side::Black, low + 8)] {
            let square = Square::from_index(index as u8).expect("on the board");
            if board.piece_at(square).is_none() {
                board.put(Piece { side, kind: Kind::Pawn }, square);
            }
        }
    }
}

fn locked(random: &mut Random) -> Option<Position> {
    let mut board = Board::empty();
    put_locks(&mut board, 1, random);
    put_kings(&mut board, random);
    for _ in 0..random.below(4) {
        let kind = *random.choose(&[Kind::Bishop, Kind::Bishop, Kind::Pawn, Kind::Knight]);
        put(&mut board, Piece { side: side(random), kind }, random);
    }
    position(board, side(random))
}

fn cage(random: &mut Random) -> Option<Position> {
    let mut board = Board::empty();
    let owner = side(random);
    let corner = *random.choose(&[Square::A1, Square::H1, Square::A8, Square::H8]);
    board.put(Piece { side: owner, kind: Kind::King }, corner);
    let around = board.attacks_from(corner);
    for square in around {
        let kind = *random.choose(&BUT_KINGS);
        let is_pawn_there = kind == Kind::Pawn && !(8..56).contains(&square.index());
        if random.below(8) > 0 && !is_pawn_there {
            board.put(Piece { side: owner, kind }, square);
        }
    }
    put_locks(&mut board, 2, random);
    put_kings(&mut board, random);
    for _ in 0..random.below(3) {
        let piece = Piece { side: side(random), kind: *random.choose(&BUT_KINGS) };
        put(&mut board, piece, random);
    }
    position(board, side(random))
}

fn forced(random: &mut Random) -> Option<Position> {
    let mut board = Board::empty();
    put_kings(&mut board, random);
    put_locks(&mut board, 3, random);
    for _ in 0..=random.below(6) {
        let piece = Piece { side: side(random), kind: *random.choose(&BUT_KINGS) };
        put(&mut board, piece, random);
    }
    position(board, side(random)).filter(|position| position.legal_moves().len() <= 2)
}

fn changed(known: &Question, random: &mut Random) -> Option<Position> {
    let setup = known.position.setup();
    let mut board = setup.board;
    let mut to_move = setup.to_move;
    for _ in 0..=random.below(2) {
        let but_kings: Vec<_> =
            board.pieces().filter(|(_, piece)| piece.kind != Kind::King).collect();
        if but_kings.is_empty() {
            return None;
        }
        match random.below(5) {
            0 => to_move = !to_move,
            1 => put(
                &mut board,
                Piece { side: side(random), kind: *random.choose(&BUT_KINGS) },
                random,
            ),
            change => {
                let all: Vec<_> = board.pieces().collect();
                let (from, piece) = *random.choose(if change == 2 { &all } else { &but_kings });
                board.remove(from);
                let piece = match change {
                    3 => continue,
                    4 => Piece { kind: *random.choose(&BUT_KINGS), ..piece },
                    _ => piece,
                };
                put(&mut board, piece, random);
            }
        }
    }
    position(board, to_move)
}

fn played(random: &mut Random) -> Position {
    let mut position = Position::start();
    for _ in 0..random.below(400) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Captures more often than not, so that the board empties.
        let captures: Vec<_> =
            moves.iter().copied().filter(|mv| mv.captured_on().is_some()).collect();
        let from = if captures.is_empty() || random.below(2) == 0 { &moves } else { &captures };
        position = position.play(*random.choose(from));
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mate::questions;

    #[test]
    fn every_maker_makes_positions_and_the_same_every_time() {
        let known = questions::read(None).unwrap();
        let dead: Vec<_> =
            known.iter().filter(|question| question.expected == Some(false)).collect();
        for maker in Maker::ALL {
            let make = |stream| maker.make(&dead, &mut Random::new(stream)).to_string();
            assert_eq!(make(1), make(1), "{maker:?}");
            assert_ne!(make(1), make(2), "{maker:?}");
        }
    }
}
