//! Castling in Chess960, guideline II.3.

use jadoube_chess::Square as S;
use jadoube_chess::{Attempt, Kind, Position, Setup, Side, Square, Wing, chess960};

use crate::verdict::{check, played, read, refusal};

/// A starting position in which castling is possible on the first move.
const FIRST: &str = "bbnnrkrq/pppppppp/8/8/8/8/PPPPPPPP/BBNNRKRQ w KQkq - 0 1";

/// Castles in each position by its name and by the king onto the rook.
#[track_caller]
fn castles(rows: &[(&str, &str, &str, Square, Square)]) {
    for &(fen, name, onto_rook, king, rook) in rows {
        for text in [name, onto_rook] {
            let position = read(fen);
            let us = position.to_move();
            let after = played(position, text);
            assert_eq!(after.king(us), king, "{text} in {fen}");
            assert!(after.board().of(us, Kind::Rook).contains(rook), "{text} in {fen}");
            assert_eq!(after.board().occupied().len(), position.board().occupied().len());
            assert!((after.castling_rooks() & after.board().side(us)).is_empty());
        }
    }
}

#[test]
fn king_and_rook_reach_the_squares_of_ordinary_chess_ii_3_2() {
    use Square as S;
    castles(&[
        // Both move: II.3.2.1.
        ("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "0-0", "b1h1", S::G1, S::F1),
        ("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "0-0-0", "b1a1", S::C1, S::D1),
        ("4k3/8/8/8/8/8/8/R5KR w KQ - 0 1", "0-0-0", "g1a1", S::C1, S::D1),
        ("rk5r/8/8/8/8/8/8/4K3 b kq - 0 1", "0-0-0", "b8a8", S::C8, S::D8),
        ("rk5r/8/8/8/8/8/8/4K3 b kq - 0 1", "0-0", "b8h8", S::G8, S::F8),
        // They exchange their squares: II.3.2.2.
        (FIRST, "0-0", "f1g1", S::G1, S::F1),
        ("4k3/8/8/8/8/8/8/2RK4 w Q - 0 1", "0-0-0", "d1c1", S::C1, S::D1),
        // The king moves only: II.3.2.3.
        ("4k3/8/8/8/8/8/8/3RK2R w KQ - 0 1", "0-0-0", "e1d1", S::C1, S::D1),
        ("4k3/8/8/8/8/8/8/RK3R2 w KQ - 0 1", "0-0", "b1f1", S::G1, S::F1),
        // The rook moves only: II.3.2.4, II.3.2.7(2).
        ("4k3/8/8/8/8/8/8/R5KR w KQ - 0 1", "0-0", "g1h1", S::G1, S::F1),
        ("4k3/8/8/8/8/8/8/1RK1N2R w KQ - 0 1", "0-0-0", "c1b1", S::C1, S::D1),
        // The king stands two squares away, and the rook where it is to go.
        ("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "0-0", "e1g1", S::G1, S::F1),
        // The inner of two rooks has the right, and the outer one stays where it is.
        ("4k3/8/8/8/8/8/8/1K3R1R w F - 0 1", "0-0", "b1f1", S::G1, S::F1),
    ]);
}

#[test]
fn castling_is_possible_on_the_first_move_ii_3_2_7() {
    let start = read(FIRST);
    assert!(chess960::is_valid(&start).is_some());
    let after = played(start, "0-0 0-0");
    assert!(after.castling_rooks().is_empty());
    // Each side castles once: II.3.1.
    let lost = "0-0-0 is not allowed: there is no right to castle with that rook";
    assert_eq!(refusal(&played(after, "a2a3 a7a6"), "0-0-0"), lost);
}

#[test]
fn a_king_that_goes_one_square_does_not_castle() {
    for (fen, text) in [
        ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1"),
        ("4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1c1"),
        ("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "e1f1"),
    ] {
        let mv = read(fen).move_from_uci(text).unwrap();
        assert_eq!(mv.castling(), None, "{text} in {fen}");
    }
}

#[test]
fn a_king_that_goes_far_to_its_castling_square_castles() {
    for (fen, text, rook) in [
        ("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1g1", S::H1),
        ("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", "f1c1", S::A1),
        // Only the king moves: II.3.2.3.
        ("4k3/8/8/8/8/8/8/3RK2R w KQ - 0 1", "e1c1", S::D1),
        ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1g1", S::F1),
        ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1", S::F1),
    ] {
        let mv = read(fen).move_from_uci(text).unwrap();
        assert_eq!(mv.castling_rook(), Some(rook), "{text} in {fen}");
    }
    check(
        "
        // Without a right it is castling refused from the e-file, and no king's move from elsewhere.
        4k3/8/8/8/8/8/8/4K2R w - - 0 1   | e1g1 | 0-0 is not allowed: there is no right to castle with that rook
        4k3/8/8/8/8/8/8/RK5R w Q - 0 1   | b1g1 | a king does not go from b1 to g1
        4k3/8/8/8/8/8/8/R4K1R w K - 0 1  | f1c1 | a king does not go from f1 to c1
        4k3/8/8/8/8/8/8/RK5R w KQ - 0 1  | b1f1 | a king does not go from b1 to f1
        // The king stays: put back, it has not moved.
        4k3/8/8/8/8/8/8/R5KR w KQ - 0 1  | g1g1 | the white king on g1 was put back on its square
        // Onto a rook without a right: far away it can only mean castling, next to the king it does
        // not.
        4k3/8/8/8/8/8/8/1K3R1R w F - 0 1 | b1h1 | 0-0 is not allowed: there is no right to castle with that rook
        4k3/8/8/8/8/8/8/5RK1 w - - 0 1   | g1f1 | the white rook on f1 is the mover's own
        ",
    );
}

#[test]
fn the_ways_of_king_and_rook_must_be_vacant_ii_3_2_7() {
    check(
        "
        4k3/8/8/8/8/8/8/RK1N3R w KQ - 0 1  | 0-0-0 | 0-0-0 is prevented: the white knight on d1 is in the way
        4k3/8/8/8/8/8/8/RK1N3R w KQ - 0 1  | 0-0   | 0-0 is prevented: the white knight on d1 is in the way
        4k3/8/8/8/8/8/8/RKN4R w KQ - 0 1   | 0-0-0 | 0-0-0 is prevented: the white knight on c1 is in the way
        4k3/8/8/8/8/8/8/RN3K2 w Q - 0 1    | 0-0-0 | 0-0-0 is prevented: the white knight on b1 is in the way
        4k3/8/8/8/8/8/8/R3NK2 w Q - 0 1    | 0-0-0 | 0-0-0 is prevented: the white knight on e1 is in the way
        4k3/8/8/8/8/8/8/1K2NR2 w K - 0 1   | 0-0   | 0-0 is prevented: the white knight on e1 is in the way
        4k3/8/8/8/8/8/8/1K3RN1 w K - 0 1   | 0-0   | 0-0 is prevented: the white knight on g1 is in the way
        4k3/8/8/8/8/8/8/3RKn1R w KQ - 0 1  | 0-0-0 | legal
        // The other rook is a piece like any other.
        4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1    | 0-0-0 | 0-0-0 is prevented: the white rook on c1 is in the way
        // Squares that must be empty in ordinary chess may be occupied.
        4k3/8/8/8/8/8/8/1RK1N2R w KQ - 0 1 | 0-0-0 | legal
        4k3/8/8/8/8/8/8/NNRK4 w Q - 0 1    | 0-0-0 | legal
        4k3/8/8/8/8/8/8/NR3K2 w Q - 0 1    | 0-0-0 | legal
        4k3/8/8/8/8/8/8/4NKRN w K - 0 1    | 0-0   | legal
        ",
    );
}

#[test]
fn only_the_kings_squares_may_not_be_attacked_3_8_2_2() {
    check(
        "
        1r2k3/8/8/8/8/8/8/RK5R w KQ - 0 1  | 0-0   | 0-0 is prevented: the black rook on b8 gives check
        3kr3/8/8/8/8/8/8/RK5R w KQ - 0 1   | 0-0   | 0-0 is prevented: the king would cross e1, attacked by the black rook on e8
        2k1rr2/8/8/8/8/8/8/RK5R w KQ - 0 1 | 0-0   | 0-0 is prevented: the king would cross e1, attacked by the black rook on e8
        2k1rr2/8/8/8/8/8/8/R5KR w KQ - 0 1 | 0-0-0 | 0-0-0 is prevented: the king would cross f1, attacked by the black rook on f8
        3k2r1/8/8/8/8/8/8/RK5R w KQ - 0 1  | 0-0   | 0-0 is prevented: the king would reach g1, attacked by the black rook on g8
        // A king that stays crosses nothing; one that goes one square crosses nothing either.
        4kr2/8/8/8/8/8/8/R5KR w KQ - 0 1   | 0-0   | legal
        3rk3/8/8/8/8/8/8/RK6 w Q - 0 1     | 0-0-0 | legal
        1r2k3/8/8/8/8/8/8/R1K5 w Q - 0 1   | 0-0-0 | legal
        r3k3/8/8/8/8/8/8/R1K5 w Q - 0 1    | 0-0-0 | legal
        // The rook's own square is on the king's way.
        4k1r1/8/8/8/8/8/8/5KR1 w K - 0 1   | 0-0   | 0-0 is prevented: the king would reach g1, attacked by the black rook on g8
        4k3/8/8/8/8/8/8/5KRr w K - 0 1     | 0-0   | 0-0 is prevented: the king would reach g1, attacked by the black rook on h1
        ",
    );
}

#[test]
fn the_rook_may_not_uncover_its_king_3_9_2() {
    check(
        "
        4k3/8/8/8/8/8/8/rRK5 w Q - 0 1  | 0-0-0 | the king would be exposed to the black rook on a1
        4k3/8/8/8/8/8/8/rRK5 w Q - 0 1  | c1b1  | the king would be exposed to the black rook on a1
        4k3/8/8/8/8/8/8/qR1K4 w Q - 0 1 | 0-0-0 | the king would be exposed to the black queen on a1
        4k3/8/8/8/8/8/8/6KR w K - 0 1   | 0-0   | legal
        // Another piece shields the king, or the piece in the corner does not attack that way.
        4k3/8/8/8/8/8/8/rNRK4 w Q - 0 1 | 0-0-0 | legal
        4k3/8/8/8/8/8/8/bRK5 w Q - 0 1  | 0-0-0 | legal
        ",
    );
}

#[test]
fn castling_ends_on_the_same_squares_whatever_the_start_ii_3_2_5() {
    for number in 0..chess960::COUNT {
        let start = chess960::start(number).unwrap();
        for wing in Wing::ALL {
            let rook = start.castling_rook(Side::White, wing).unwrap();
            let mut setup = Setup::empty();
            setup.castling.insert(rook);
            for square in [rook, start.king(Side::White), start.king(Side::Black)] {
                setup.board.put(start.board().piece_at(square).unwrap(), square);
            }
            let position = Position::try_from(setup).unwrap();
            let after = position.play(position.check(Attempt::Castling(wing)).unwrap());
            let on = |file| Square::new(file, Side::White.first_rank());
            assert_eq!(after.king(Side::White), on(wing.king_file()), "{number}");
            let rooks = after.board().of(Side::White, Kind::Rook);
            assert_eq!(rooks.only(), Some(on(wing.rook_file())), "{number}");
        }
    }
}
