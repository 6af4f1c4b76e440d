//! Any FEN: nothing panics, a mating line replays to mate, an answer holds whatever the limit, and
//! with the colours exchanged the answer is the same.
#![no_main]

use jadoube_chess::{Board, Fen, Piece, Position, Setup, Side, Square};
use jadoube_mate::{Answer, Limit, can_mate, is_dead_position};
use libfuzzer_sys::fuzz_target;

/// The answer; a line must consist of legal moves and end in mate.
fn proved(position: &Position, by: Side, limit: usize) -> Option<bool> {
    match can_mate(position, by, Limit::positions(limit)) {
        Answer::Yes(line) => {
            let mut end = *position;
            for mv in line {
                assert_eq!(end.check(mv.attempt()), Ok(mv), "{position}");
                end = end.play(mv);
            }
            assert!(end.is_checkmate() && end.to_move() != by, "{position}");
            Some(true)
        }
        Answer::No(_) => Some(false),
        Answer::Unknown => None,
    }
}

fn exchanged(position: &Position) -> Position {
    let setup = position.setup();
    let mut other = Setup { board: Board::empty(), to_move: !setup.to_move, ..setup };
    for (square, Piece { side, kind }) in setup.board.pieces() {
        other.board.put(Piece { side: !side, kind }, square.mirrored());
    }
    other.castling = setup.castling.into_iter().map(Square::mirrored).collect();
    other.en_passant = setup.en_passant.map(Square::mirrored);
    Position::allowing_unreachable(other).expect("as legal as before").0
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok((fen, _)) = Fen::lenient(text) else { return };
    let Ok((position, _)) = Position::allowing_unreachable(*fen.setup()) else { return };
    for by in Side::ALL {
        let mut answers = [0, 10, 300].map(|limit| proved(&position, by, limit)).to_vec();
        answers.push(proved(&exchanged(&position), !by, 300));
        answers.retain(Option::is_some);
        answers.dedup();
        assert!(answers.len() < 2, "{by} {position}");
    }
    let _ = is_dead_position(&position, Limit::positions(300));
});
