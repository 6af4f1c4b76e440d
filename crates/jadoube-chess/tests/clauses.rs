//! Both sides of every clause on the moves of the pieces, 3.1 to 3.6, 3.8.1 and 3.9.

use jadoube_chess::{Kind, Square};

use crate::verdict::{START, check, moves_from, played, read, refusal};

#[test]
fn a_player_moves_an_own_piece_1_2() {
    check(
        "
        start | e2e4 | legal
        start | e7e5 | the black pawn on e7 is the opponent's
        start | e4e5 | there is no piece on e4
        start | e4e4 | there is no piece on e4
        start | a8a8 | the black rook on a8 is the opponent's
        start | g1g1 | the white knight on g1 was put back on its square
        start | e1e1 | the white king on e1 was put back on its square
        ",
    );
    let after = played(read(START), "e2e4");
    assert_eq!(refusal(&after, "d2d4"), "the white pawn on d2 is the opponent's");
}

#[test]
fn a_king_is_never_taken_1_4_1() {
    check(
        "
        4k3/8/8/8/8/8/8/4K2R w - - 0 1  | h1e8  | the black king on e8 cannot be captured
        4k3/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8q | the black king on e8 cannot be captured
        8/8/8/8/8/8/8/4K1k1 w - - 0 1   | e1g1  | the black king on g1 cannot be captured
        // The player's own king is just one of their own pieces.
        4k3/8/8/8/8/8/8/R3K3 w - - 0 1  | a1e1  | the white king on e1 is the mover's own
        ",
    );
}

#[test]
fn nothing_is_legal_when_the_game_is_over_1_4_2() {
    check(
        "
        rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | e1f2 | the game is over by checkmate
        rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | a2a3 | the game is over by checkmate
        rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | e5e4 | the game is over by checkmate
        rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | e4e5 | the game is over by checkmate
        rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | 0-0  | the game is over by checkmate
        7k/5Q2/6K1/8/8/8/8/8 b - - 0 1                                | h8h7 | the game is over by stalemate
        7k/5Q2/6K1/8/8/8/8/8 b - - 0 1                                | f7f8 | the game is over by stalemate
        ",
    );
}

#[test]
fn no_piece_goes_onto_an_own_piece_3_1() {
    check(
        "
        start                             | a1a2 | the white pawn on a2 is the mover's own
        start                             | e1e2 | the white pawn on e2 is the mover's own
        start                             | g1e2 | the white pawn on e2 is the mover's own
        start                             | d1e1 | the white king on e1 is the mover's own
        4k3/8/8/8/8/2N5/1P6/4K3 w - - 0 1 | b2c3 | the white knight on c3 is the mover's own
        4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1 | b2c3 | legal
        // It is reported before how the piece moves.
        start                             | a1b2 | the white pawn on b2 is the mover's own
        start                             | a1d1 | the white queen on d1 is the mover's own
        4k3/8/8/8/8/2N5/P7/4K3 w - - 0 1  | a2c3 | the white knight on c3 is the mover's own
        // A king and a rook that do not stand on the first rank cannot mean castling.
        k7/8/8/8/8/4R3/4K3/8 w - - 0 1    | e2e3 | the white rook on e3 is the mover's own
        4k3/8/8/8/8/8/4K2R/8 w - - 0 1    | e2h2 | the white rook on h2 is the mover's own
        ",
    );
}

#[test]
fn a_capture_takes_the_piece_off_the_board_3_1_1() {
    let position = read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let mv = position.move_from_uci("e4d5").unwrap();
    assert_eq!((mv.captured(), mv.captured_on()), (Some(Kind::Pawn), Some(Square::D5)));
    assert_eq!(position.play(mv).board().occupied().to_string(), "e1 d5 e8");
}

#[test]
fn a_bishop_keeps_to_its_diagonals_3_2() {
    const BISHOP: &str = "k7/8/8/8/3B4/8/8/7K w - - 0 1";
    assert_eq!(read(BISHOP).destinations_of(Square::D4).len(), 13);
    check(
        "
        k7/8/8/8/3B4/8/8/7K w - - 0 1 | d4h8 | legal
        k7/8/8/8/3B4/8/8/7K w - - 0 1 | d4a7 | legal
        k7/8/8/8/3B4/8/8/7K w - - 0 1 | d4d5 | a bishop does not go from d4 to d5
        k7/8/8/8/3B4/8/8/7K w - - 0 1 | d4e6 | a bishop does not go from d4 to e6
        ",
    );
}

#[test]
fn a_rook_keeps_to_its_file_and_rank_3_3() {
    const ROOK: &str = "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1";
    assert_eq!(read(ROOK).destinations_of(Square::D4).len(), 14);
    check(
        "
        4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 | d4d8 | legal
        4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 | d4a4 | legal
        4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 | d4e5 | a rook does not go from d4 to e5
        4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 | d4b5 | a rook does not go from d4 to b5
        ",
    );
}

#[test]
fn a_queen_moves_as_rook_and_bishop_3_4() {
    const QUEEN: &str = "k7/8/8/8/3Q4/8/8/7K w - - 0 1";
    assert_eq!(read(QUEEN).destinations_of(Square::D4).len(), 27);
    check(
        "
        k7/8/8/8/3Q4/8/8/7K w - - 0 1 | d4d8 | legal
        k7/8/8/8/3Q4/8/8/7K w - - 0 1 | d4h8 | legal
        k7/8/8/8/3Q4/8/8/7K w - - 0 1 | d4e6 | a queen does not go from d4 to e6
        k7/8/8/8/3Q4/8/8/7K w - - 0 1 | d4g5 | a queen does not go from d4 to g5
        ",
    );
}

#[test]
fn bishop_rook_and_queen_do_not_jump_3_5() {
    for square in [Square::F1, Square::A1, Square::D1] {
        assert_eq!(moves_from(START, square), "");
    }
    check(
        "
        4k3/8/8/8/R2p3R/8/8/4K3 w - - 0 1   | a4d4 | legal
        4k3/8/8/8/R2p3R/8/8/4K3 w - - 0 1   | a4c4 | legal
        4k3/8/8/8/R2p3R/8/8/4K3 w - - 0 1   | a4e4 | the black pawn on d4 is in the rook's way
        4k3/8/8/8/R2p3R/8/8/4K3 w - - 0 1   | h4c4 | the black pawn on d4 is in the rook's way
        start                               | f1d3 | the white pawn on e2 is in the bishop's way
        start                               | d1d3 | the white pawn on d2 is in the queen's way
        start                               | d1h5 | the white pawn on e2 is in the queen's way
        // Of several pieces in the way the nearest is named, whatever the direction.
        start                               | a1a8 | the white pawn on a2 is in the rook's way
        4k3/8/8/8/n1p1p2R/8/8/4K3 w - - 0 1 | h4a4 | the black pawn on e4 is in the rook's way
        7Q/6p1/5p2/k7/8/8/8/4K3 w - - 0 1   | h8c3 | the black pawn on g7 is in the queen's way
        ",
    );
}

#[test]
fn a_knight_jumps_3_6() {
    const KNIGHT: &str = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";
    assert_eq!(read(KNIGHT).destinations_of(Square::D4).len(), 8);
    assert_eq!(moves_from(START, Square::B1), "b1a3 b1c3");
    check(
        "
        start                           | g1f3 | legal
        start                           | g1g3 | a knight does not go from g1 to g3
        4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 | d4e5 | a knight does not go from d4 to e5
        4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 | d4g5 | a knight does not go from d4 to g5
        ",
    );
}

#[test]
fn a_king_steps_to_adjoining_squares_that_are_not_attacked_3_8_1() {
    const ROOK: &str = "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1";
    const QUEEN: &str = "4k3/8/8/8/7q/8/8/4K3 w - - 0 1";
    assert_eq!(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").legal_moves().len(), 5);
    assert_eq!(moves_from(ROOK, Square::E1), "e1d2 e1f1");
    assert_eq!(moves_from(QUEEN, Square::E1), "e1d1 e1d2 e1e2 e1f1");
    check(
        "
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1d2 | legal
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1f1 | legal
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1d1 | the king would step onto d1, attacked by the black rook on d2
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1e2 | the king would step onto e2, attacked by the black rook on d2
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1f2 | the king would step onto f2, attacked by the black rook on d2
        4k3/8/8/8/8/8/3r4/4K3 w - - 0 1   | e1e3 | a king does not go from e1 to e3
        4k3/8/8/8/7q/8/8/4K3 w - - 0 1    | e1f2 | the king would step onto f2, attacked by the black queen on h4
        // The attacker is protected; the other king attacks too; the line goes on behind the king.
        4k3/8/8/8/1b6/8/3r4/4K3 w - - 0 1 | e1d2 | the king would step onto d2, attacked by the black bishop on b4
        8/8/8/3k4/8/3K4/8/8 w - - 0 1     | d3d4 | the king would step onto d4, attacked by the black king on d5
        8/8/8/3k4/8/3K4/8/8 w - - 0 1     | d3e3 | legal
        4r2k/8/8/8/4K3/8/8/8 w - - 0 1    | e4e3 | the king would step onto e3, attacked by the black rook on e8
        4r2k/8/8/8/4K3/8/8/8 w - - 0 1    | e4d3 | legal
        // A pawn attacks diagonally, not where it steps.
        4k3/8/8/4p3/8/4K3/8/8 w - - 0 1   | e3d4 | the king would step onto d4, attacked by the black pawn on e5
        4k3/8/8/4p3/8/4K3/8/8 w - - 0 1   | e3e4 | legal
        ",
    );
}

#[test]
fn a_pinned_piece_attacks_all_the_same_3_1_3() {
    check(
        "
        4r3/8/8/2k5/4R3/8/8/4K3 b - - 0 1 | c5d4 | the king would step onto d4, attacked by the white rook on e4
        4r3/8/8/2k5/4R3/8/8/4K3 b - - 0 1 | c5c4 | the king would step onto c4, attacked by the white rook on e4
        4r3/8/8/2k5/4R3/8/8/4K3 b - - 0 1 | c5b4 | the king would step onto b4, attacked by the white rook on e4
        4r3/8/8/2k5/4R3/8/8/4K3 b - - 0 1 | c5b5 | legal
        ",
    );
}

#[test]
fn no_move_leaves_the_king_in_check_3_9_2() {
    check(
        "
        4k3/8/8/8/7q/8/8/4K1NR w - - 0 1    | h1h4 | legal
        4k3/8/8/8/7q/8/8/4K1NR w - - 0 1    | h1h2 | the king is left in check from the black queen on h4
        4k3/8/8/8/7q/8/8/4K1NR w - - 0 1    | g1f3 | the king is left in check from the black queen on h4
        4k3/8/8/8/7q/8/8/4K1NR w - - 0 1    | g1e2 | the king is left in check from the black queen on h4
        4k3/8/8/8/7q/8/8/4K2N w - - 0 1     | h1g3 | legal
        4k3/8/8/8/7q/8/8/4K2N w - - 0 1     | h1f2 | legal
        // Against two checks at once only a king move helps.
        4k3/8/8/8/1b6/1N6/8/2r1K3 w - - 0 1 | b3c1 | the king is left in check from the black bishop on b4
        4k3/8/8/8/1b6/1N6/8/2r1K3 w - - 0 1 | b3d2 | the king is left in check from the black rook on c1
        4k3/8/8/8/1b6/1N6/8/2r1K3 w - - 0 1 | e1e2 | legal
        ",
    );
}

#[test]
fn no_move_exposes_the_king_3_9_2() {
    check(
        "
        4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1     | e2d2 | the king would be exposed to the black rook on e8
        4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1     | e2e8 | legal
        4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1     | e2e5 | legal
        4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1     | e2c3 | the king would be exposed to the black rook on e8
        7k/8/8/8/1b6/2P5/8/4K3 w - - 0 1     | c3c4 | the king would be exposed to the black bishop on b4
        7k/8/8/8/1b6/2P5/8/4K3 w - - 0 1     | c3b4 | legal
        4r2k/8/8/8/4p3/3p4/4P3/4K3 w - - 0 1 | e2d3 | legal
        4r2k/8/8/8/8/3p4/4P3/4K3 w - - 0 1   | e2d3 | the king would be exposed to the black rook on e8
        4r2k/8/8/8/8/3p4/4P3/4K3 w - - 0 1   | e2e4 | legal
        // It would parry one check and open another line; or not even parry.
        4r2k/8/8/8/1b6/8/4R3/4K3 w - - 0 1   | e2d2 | the king would be exposed to the black rook on e8
        4r2k/8/8/8/1b6/8/4R3/4K3 w - - 0 1   | e2e3 | the king is left in check from the black bishop on b4
        ",
    );
}
