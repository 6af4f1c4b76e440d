//! Steps, captures and promotion of pawns, 3.7; en passant has its own file.

use jadoube_chess::{Kind, Square};

use crate::verdict::{check, moves_from, played, read};

#[test]
fn a_pawn_steps_forward_onto_an_empty_square_3_7_1() {
    const FACING: &str = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(moves_from(FACING, Square::E4), "");
    check(
        "
        start                             | e2e3 | legal
        4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4e5 | the black pawn on e5 is in the pawn's way
        4k3/8/8/4N3/4P3/8/8/4K3 w - - 0 1 | e4e5 | the white knight on e5 is in the pawn's way
        4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4e3 | a pawn does not go from e4 to e3
        4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4d4 | a pawn does not go from e4 to d4
        4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4d3 | a pawn does not go from e4 to d3
        4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 | e4e7 | a pawn does not go from e4 to e7
        ",
    );
}

#[test]
fn a_pawn_goes_two_squares_on_its_first_move_only_3_7_2() {
    check(
        "
        start                               | e2e4 | legal
        4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1   | e2e4 | the black knight on e3 is in the way of the pawn's double step
        4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1   | e2e4 | the white knight on e3 is in the way of the pawn's double step
        4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1   | e2e4 | the black knight on e4 is in the way of the pawn's double step
        4k3/8/8/8/4N3/8/4P3/4K3 w - - 0 1   | e2e4 | the white knight on e4 is in the way of the pawn's double step
        4k3/8/8/8/4n3/4b3/4P3/4K3 w - - 0 1 | e2e4 | the black bishop on e3 is in the way of the pawn's double step
        4k3/8/8/8/8/4P3/8/4K3 w - - 0 1     | e3e5 | the pawn on e3 is not on its original square and may advance only one square
        4k3/8/8/P7/8/8/8/4K3 w - - 0 1      | a5a7 | the pawn on a5 is not on its original square and may advance only one square
        start                               | e2e5 | a pawn does not go from e2 to e5
        start                               | e2d4 | a pawn does not go from e2 to d4
        ",
    );
}

#[test]
fn a_pawn_captures_diagonally_forward_3_7_3() {
    check(
        "
        4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | e4d5 | legal
        4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | e4f5 | a pawn moves diagonally only to capture, and f5 is empty
        start                             | e2d3 | a pawn moves diagonally only to capture, and d3 is empty
        // Not backwards, and not around the edge of the board.
        4k3/8/8/8/4P3/3p4/8/4K3 w - - 0 1 | e4d3 | a pawn does not go from e4 to d3
        4k3/8/8/7p/P7/8/8/4K3 w - - 0 1   | a4h5 | a pawn does not go from a4 to h5
        4k3/8/p7/8/7P/8/8/4K3 w - - 0 1   | h4a6 | a pawn does not go from h4 to a6
        ",
    );
}

#[test]
fn a_pawn_must_become_a_piece_on_the_last_rank_3_7_3_3() {
    check(
        "
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8  | the pawn on a8 must be replaced by a queen, rook, bishop or knight
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8q | legal
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8r | legal
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8b | legal
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8n | legal
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8k | a pawn becomes a queen, rook, bishop or knight, not a king
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7a8p | a pawn becomes a queen, rook, bishop or knight, not a pawn
        8/P7/8/8/8/8/7k/K7 w - - 0 1   | a7b8q | a pawn moves diagonally only to capture, and b8 is empty
        1n6/P7/8/8/8/8/7k/K7 w - - 0 1 | a7b8  | the pawn on b8 must be replaced by a queen, rook, bishop or knight
        1n6/P7/8/8/8/8/7k/K7 w - - 0 1 | a7b8n | legal
        n7/P7/8/8/8/8/7k/K7 w - - 0 1  | a7a8q | the black knight on a8 is in the pawn's way
        // A wrong promotion is reported before the danger to the king.
        8/KP5r/8/8/8/8/7k/8 w - - 0 1  | b7b8  | the pawn on b8 must be replaced by a queen, rook, bishop or knight
        8/KP5r/8/8/8/8/7k/8 w - - 0 1  | b7b8q | the king would be exposed to the black rook on h7
        // And nothing is promoted anywhere else.
        start                          | e2e4q | no pawn has arrived on the last rank: there is no promotion on e4
        start                          | g1f3q | no pawn has arrived on the last rank: there is no promotion on f3
        start                          | e2e4k | no pawn has arrived on the last rank: there is no promotion on e4
        4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1q | no pawn has arrived on the last rank: there is no promotion on g1
        R7/8/8/8/8/8/7k/K7 w - - 0 1   | a8b8q | no pawn has arrived on the last rank: there is no promotion on b8
        ",
    );
}

#[test]
fn the_new_piece_is_chosen_freely_and_acts_at_once_3_7_3_4_and_5() {
    let second_queen = played(read("8/P7/8/8/8/8/7k/KQ6 w - - 0 1"), "a7a8q");
    assert_eq!(second_queen.board().of(!second_queen.to_move(), Kind::Queen).len(), 2);
    assert!(played(read("7k/P7/6K1/8/8/8/8/8 w - - 0 1"), "a7a8q").is_checkmate());
    assert!(played(read("7k/P7/6K1/8/8/8/8/8 w - - 0 1"), "a7a8r").is_checkmate());
    let knight = played(read("7k/P7/6K1/8/8/8/8/8 w - - 0 1"), "a7a8n");
    assert!(!knight.is_check());
    assert_eq!(knight.board().of(!knight.to_move(), Kind::Knight).to_string(), "a8");
}
