//! Castling in ordinary chess, 3.8.2.

use jadoube_chess::{Kind, Side, Square};

use crate::verdict::{check, played, read, refusal};

const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn castling_can_be_written_in_three_ways_3_8_2() {
    for (texts, king, rook) in [
        (["0-0", "e1g1", "e1h1"], Square::G1, Square::F1),
        (["0-0-0", "e1c1", "e1a1"], Square::C1, Square::D1),
    ] {
        for text in texts {
            let after = played(read(OPEN), text);
            assert_eq!(after.king(Side::White), king, "{text}");
            assert!(after.board().of(Side::White, Kind::Rook).contains(rook), "{text}");
            assert_eq!(after.castling_rooks().to_string(), "a8 h8", "{text}");
        }
    }
}

#[test]
fn castling_is_along_the_first_rank_3_8_2() {
    check(
        "
        4R3/k7/8/8/8/8/8/4K3 w - - 0 1       | e1e3 | a king does not go from e1 to e3
        4R3/k7/8/8/8/8/8/4K3 w - - 0 1       | e1e8 | the white rook on e8 is the mover's own
        4k3/8/8/8/8/8/4K2R/8 w - - 0 1       | e2g2 | a king does not go from e2 to g2
        4k3/8/8/8/8/8/8/3K3R w - - 0 1       | d1f1 | a king does not go from d1 to f1
        4k3/8/8/8/8/8/8/3K3R w - - 0 1       | d1b1 | a king does not go from d1 to b1
        r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1b1 | a king does not go from e1 to b1
        // It is the king that castles.
        r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | h1e1 | the white king on e1 is the mover's own
        r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | h1f1 | legal
        ",
    );
    assert_eq!(played(read(OPEN), "h1f1").king(Side::White), Square::E1);
}

#[test]
fn the_right_is_lost_for_good_3_8_2_1() {
    check(
        "
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | e1g1  | 0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | e1h1  | 0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | 0-0   | 0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | e1c1  | 0-0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | e1a1  | 0-0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1  | 0-0-0 | 0-0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1 | 0-0   | 0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1 | e1h1  | 0-0 is not allowed: there is no right to castle with that rook
        r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1 | 0-0-0 | legal
        4k3/8/8/8/8/8/8/4K3 w - - 0 1       | e1g1  | 0-0 is not allowed: there is no right to castle with that rook
        4k3/8/8/8/8/8/8/3K3R w - - 0 1      | d1h1  | 0-0 is not allowed: there is no right to castle with that rook
        // Without a right it does not matter what else is in the way.
        4r1k1/8/8/8/8/8/8/4KB1R w - - 0 1   | e1g1  | 0-0 is not allowed: there is no right to castle with that rook
        ",
    );
}

#[test]
fn moves_of_king_and_rook_end_the_right_3_8_2_1() {
    const KING_SIDE: &str = "0-0 is not allowed: there is no right to castle with that rook";
    const QUEEN_SIDE: &str = "0-0-0 is not allowed: there is no right to castle with that rook";
    let rook = played(read(OPEN), "a1b1 h8g8 b1a1 g8h8");
    assert_eq!(rook.castling_rooks().to_string(), "h1 a8");
    assert_eq!(refusal(&rook, "0-0-0"), QUEEN_SIDE);
    assert!(rook.move_from_uci("0-0").is_ok());

    let king = played(read(OPEN), "e1e2 e8e7 e2e1 e7e8");
    assert!(king.castling_rooks().is_empty());
    assert_eq!(refusal(&king, "0-0"), KING_SIDE);
    assert_eq!(refusal(&king, "0-0-0"), QUEEN_SIDE);

    // The rook on h8 is captured, and another rook comes to its square.
    let captured = played(read(OPEN), "h1h8 e8e7 h8b8 a8b8 e1e2 b8h8 e2e1 e7e8 e1e2");
    assert_eq!(refusal(&captured, "0-0"), KING_SIDE);
}

#[test]
fn the_kings_squares_must_not_be_attacked_3_8_2_2() {
    check(
        "
        4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | e1g1  | 0-0 is prevented: the black rook on e8 gives check
        4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 0-0-0 | 0-0-0 is prevented: the black rook on e8 gives check
        4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1  | 0-0   | 0-0 is prevented: the king would cross f1, attacked by the black rook on f8
        4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1  | 0-0-0 | legal
        4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 0-0   | 0-0 is prevented: the king would reach g1, attacked by the black rook on g8
        4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 0-0-0 | legal
        3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1  | 0-0-0 | 0-0-0 is prevented: the king would cross d1, attacked by the black rook on d8
        2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 0-0-0 | 0-0-0 is prevented: the king would reach c1, attacked by the black rook on c8
        2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | 0-0   | legal
        // The rook may be attacked, and may pass over an attacked square.
        1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1   | 0-0-0 | legal
        r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1    | 0-0-0 | legal
        4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1  | 0-0   | legal
        // A pawn attacks, a king attacks, a pinned piece attacks.
        4k3/8/8/8/8/8/6p1/4K2R w K - 0 1   | 0-0   | 0-0 is prevented: the king would cross f1, attacked by the black pawn on g2
        4k3/8/8/8/8/8/7p/4K2R w K - 0 1    | 0-0   | 0-0 is prevented: the king would reach g1, attacked by the black pawn on h2
        8/8/8/8/8/8/6k1/4K2R w K - 0 1     | 0-0   | 0-0 is prevented: the king would cross f1, attacked by the black king on g2
        R4rk1/8/8/8/8/8/8/4K2R w K - 0 1   | 0-0   | 0-0 is prevented: the king would cross f1, attacked by the black rook on f8
        // An attack is reported before a piece in the way.
        4kr2/8/8/8/8/8/8/4KN1R w K - 0 1   | 0-0   | 0-0 is prevented: the king would cross f1, attacked by the black rook on f8
        ",
    );
}

#[test]
fn nothing_may_stand_between_king_and_rook_3_8_2_2() {
    check(
        "
        start                             | 0-0   | 0-0 is prevented: the white bishop on f1 is in the way
        start                             | e1g1  | 0-0 is prevented: the white bishop on f1 is in the way
        start                             | e1a1  | 0-0-0 is prevented: the white queen on d1 is in the way
        4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1   | 0-0-0 | 0-0-0 is prevented: the white knight on b1 is in the way
        4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1   | 0-0-0 | 0-0-0 is prevented: the black knight on b1 is in the way
        4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1  | e1c1  | 0-0-0 is prevented: the white bishop on c1 is in the way
        4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1   | 0-0-0 | 0-0-0 is prevented: the white queen on d1 is in the way
        4k3/8/8/8/8/8/8/4K1NR w K - 0 1   | e1g1  | 0-0 is prevented: the white knight on g1 is in the way
        4k3/8/8/8/8/8/8/4K1nR w K - 0 1   | e1g1  | 0-0 is prevented: the black knight on g1 is in the way
        // The same wing only.
        4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1 | 0-0   | legal
        ",
    );
}

#[test]
fn what_prevents_castling_now_leaves_the_right_3_8_2_2() {
    let in_check = read("4r1k1/8/8/8/8/8/3B4/R3K2R w KQ - 0 1");
    assert!(in_check.check("0-0".parse().unwrap()).is_err());
    let later = played(in_check, "d2e3 g8g7");
    assert!(later.check("0-0".parse().unwrap()).is_ok());
    assert!(later.check("0-0-0".parse().unwrap()).is_ok());
}

#[test]
fn castling_can_give_check_and_mate() {
    assert!(played(read("8/8/8/8/8/6B1/7R/R3K1k1 w Q - 0 1"), "0-0-0").is_checkmate());
    assert!(played(read("5k2/8/8/8/8/8/8/4K2R w K - 0 1"), "0-0").is_check());
}
