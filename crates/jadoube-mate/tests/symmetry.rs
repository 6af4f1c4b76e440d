//! The same question seen in a mirror has the same answer.

use jadoube_chess::{Piece, Position, Setup, Square};
use jadoube_mate::{Limit, can_mate};

use crate::answers::questions;

/// The position with the colours exchanged and the board turned over.
fn exchanged(position: &Position) -> Position {
    let setup = position.setup();
    let mut other = Setup { to_move: !setup.to_move, ..setup };
    other.board = jadoube_chess::Board::empty();
    for (square, Piece { side, kind }) in setup.board.pieces() {
        other.board.put(Piece { side: !side, kind }, square.mirrored());
    }
    other.castling = setup.castling.into_iter().map(Square::mirrored).collect();
    other.en_passant = setup.en_passant.map(Square::mirrored);
    Position::allowing_unreachable(other).expect("as legal as before").0
}

#[test]
fn exchanged_colours_give_the_same_answer() {
    for (position, by, expected) in questions().step_by(3) {
        let answer = can_mate(&exchanged(&position), !by, Limit::NONE);
        assert_eq!(answer.is_yes(), expected, "{position}");
    }
}
