//! The same question seen in a mirror has the same answer.

use jadoube_chess::{Board, File, Piece, Position, Setup, Square};
use jadoube_mate::{Limit, can_mate};

use crate::answers::{Question, proved, questions};

/// Enough for nearly all, so that little is left unknown on either side of the mirror.
const LIMIT: Limit = Limit::positions(1000);

/// The position with every piece on another square, and of the other side if `change` says so.
fn moved(position: &Position, square: fn(Square) -> Square, change: fn(Piece) -> Piece) -> Setup {
    let setup = position.setup();
    let mut other = Setup { board: Board::empty(), ..setup };
    for (from, piece) in setup.board.pieces() {
        other.board.put(change(piece), square(from));
    }
    other.castling = setup.castling.into_iter().map(square).collect();
    other.en_passant = setup.en_passant.map(square);
    other
}

/// The position with the colours exchanged and the board turned over.
fn exchanged(position: &Position) -> Position {
    let change = |Piece { side, kind }| Piece { side: !side, kind };
    let setup = moved(position, Square::mirrored, change);
    let setup = Setup { to_move: !setup.to_move, ..setup };
    Position::allowing_unreachable(setup).expect("as legal as before").0
}

/// The position with the files mirrored; not possible with castling rights, as it would be a
/// different position.
fn reflected(position: &Position) -> Option<Position> {
    fn reflect(square: Square) -> Square {
        Square::new(File::ALL[7 - square.file() as usize], square.rank())
    }
    let setup = moved(position, reflect, |piece| piece);
    position
        .castling_rooks()
        .is_empty()
        .then(|| Position::allowing_unreachable(setup).expect("as legal as before").0)
}

#[test]
fn exchanged_colours_give_the_same_answer() {
    let mut answered = 0;
    for Question { position, by, expected } in questions().step_by(61) {
        let other = exchanged(&position);
        assert_eq!(exchanged(&other), position);
        if let Some(answer) = proved(&other, !by, &can_mate(&other, !by, LIMIT)) {
            assert_eq!(answer, expected, "{position}");
            answered += 1;
        }
    }
    assert!(answered > 24_072 / 61 * 9 / 10, "{answered}");
}

#[test]
fn a_mirror_gives_the_same_answer() {
    let mut answered = 0;
    for Question { position, by, expected } in questions().skip(1).step_by(61) {
        let Some(other) = reflected(&position) else { continue };
        assert_eq!(reflected(&other), Some(position));
        if let Some(answer) = proved(&other, by, &can_mate(&other, by, LIMIT)) {
            assert_eq!(answer, expected, "{position}");
            answered += 1;
        }
    }
    assert!(answered > 24_072 / 61 * 9 / 10, "{answered}");
}
