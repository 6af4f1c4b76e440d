//! Capturing en passant, 3.7.3.1 and 3.7.3.2.

use jadoube_chess::{Kind, Square};

use crate::verdict::{check, played, read, refusal};

#[test]
fn a_pawn_that_went_two_squares_can_be_captured_3_7_3_1() {
    check(
        "
        4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2  | e5d6 | legal
        4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2  | e5f6 | legal
        4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2   | e5d6 | the black pawn on d5 did not advance two squares on the last move
        4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2  | e5f6 | a pawn moves diagonally only to capture, and f6 is empty
        // Two pawns stand beside it, one has just arrived.
        4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 2 | d5e6 | legal
        4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 2 | d5c6 | the black pawn on c5 did not advance two squares on the last move
        // Beside it is no pawn, or no pawn that could have advanced two squares.
        4k3/8/8/3nP3/8/8/8/4K3 w - - 0 2   | e5d6 | a pawn moves diagonally only to capture, and d6 is empty
        4k3/8/8/3PP3/8/8/8/4K3 w - - 0 2   | e5d6 | a pawn moves diagonally only to capture, and d6 is empty
        4k3/8/8/8/3pP3/8/8/4K3 w - - 0 2   | e4d5 | a pawn moves diagonally only to capture, and d5 is empty
        4k3/8/3pP3/8/8/8/8/4K3 w - - 0 2   | e6d7 | a pawn moves diagonally only to capture, and d7 is empty
        ",
    );
}

#[test]
fn the_captured_pawn_leaves_the_board_3_7_3_1() {
    let position = played(read("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4");
    assert_eq!(position.en_passant(), Some(Square::E3));
    let mv = position.move_from_uci("d4e3").unwrap();
    assert!(mv.is_en_passant());
    assert_eq!((mv.captured(), mv.captured_on()), (Some(Kind::Pawn), Some(Square::E4)));
    assert_eq!(position.play(mv).board().occupied().to_string(), "e1 e3 e8");
}

#[test]
fn only_a_pawn_captures_so_3_7_3_1() {
    // A bishop that goes to the passed square captures nothing.
    let position = read("4k3/8/8/3pP3/8/B7/8/K7 w - d6 0 2");
    assert_eq!(position.move_from_uci("a3d6").unwrap().captured(), None);
}

#[test]
fn the_capture_must_come_at_once_3_7_3_2() {
    let late = played(read("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4 e8e7 e1d1");
    assert_eq!(
        refusal(&late, "d4e3"),
        "the white pawn on e4 did not advance two squares on the last move"
    );
}

#[test]
fn a_single_step_gives_no_such_right_3_7_3_1() {
    let single = played(read("4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1"), "e3e4");
    assert_eq!(
        refusal(&single, "d4e3"),
        "the white pawn on e4 did not advance two squares on the last move"
    );
}

#[test]
fn the_king_must_be_safe_afterwards_3_9_2() {
    check(
        "
        // Both pawns vanish from the rank at once, whichever is nearer to the king.
        7k/8/8/KPp4r/8/8/8/8 w - c6 0 2    | b5c6 | the king would be exposed to the black rook on h5
        7k/8/8/KpP4r/8/8/8/8 w - b6 0 2    | c5b6 | the king would be exposed to the black rook on h5
        7k/8/8/r4pPK/8/8/8/8 w - f6 0 2    | g5f6 | the king would be exposed to the black rook on a5
        // With a third piece on the rank, or none that attacks along it, the capture is legal.
        7k/8/8/KPp1n2r/8/8/8/8 w - c6 0 2  | b5c6 | legal
        7k/8/8/KPp4b/8/8/8/8 w - c6 0 2    | b5c6 | legal
        // The capturing pawn is pinned on its file; on the diagonal on which it captures.
        4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | e5d6 | the king would be exposed to the black rook on e8
        1b5k/8/8/3pP3/8/8/7K/8 w - d6 0 2  | e5d6 | legal
        7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 2 | e5d6 | the king would be exposed to the black bishop on g7
        // The pawn that gives check is captured; another check remains.
        8/8/8/3pP3/2K4k/8/8/8 w - d6 0 2   | e5d6 | legal
        8/8/8/3pP3/2K4k/8/8/8 w - d6 0 2   | e5e6 | the king is left in check from the black pawn on d5
        2b4k/8/8/3pP3/8/7K/8/8 w - d6 0 2  | e5d6 | the king is left in check from the black bishop on c8
        ",
    );
}
