//! Texts that are not moves, or not legal ones, and the errors they give.

use jadoube_chess::{Illegality, Kind, Square, Wing};
use jadoube_notation::{Language, ReadError, WrittenError};

use crate::reading::{START, check_error, error};

#[test]
fn what_is_not_a_move_says_why() {
    check_error(START, "", "the text is empty: expected a move like e4, Nf3 or 0-0");
    check_error(START, " \t", "the text is empty: expected a move like e4, Nf3 or 0-0");
    check_error(START, "N", "`N` has no square of arrival: expected one such as e4 at character 2");
    check_error(
        START,
        "Nf",
        "`Nf` has no square of arrival: expected one such as e4 at character 3",
    );
    check_error(START, "e", "`e` has no square of arrival: expected one such as e4 at character 2");
    check_error(
        START,
        "NxB",
        "`NxB` has no square of arrival: expected one such as e4 at character 2",
    );
    let expected = "expected the letter of a piece, a square or castling at character 1, found";
    check_error(START, "1-0", &format!("`1-0` is not a move: {expected} `1`"));
    check_error(START, "--", &format!("`--` is not a move: {expected} `-`"));
    check_error(
        START,
        "Ñf3",
        "`Ñ` in `Ñf3`, character 1, is not the letter of a piece in English, nor in any other language",
    );
    let end = "expected the piece of a promotion, a sign or the end";
    check_error(START, "e4 e5", &format!("`e4 e5` is not a move: {end} at character 4, found `e`"));
    check_error(
        START,
        "e2e4e5",
        "`e2e4e5` is not a move: expected one square or two at character 1, found `e`",
    );
    check_error(
        START,
        "Nf9",
        "`Nf9` has no square of arrival: expected one such as e4 at character 3",
    );
    check_error(
        START,
        "Nf３",
        "`Nf３` has no square of arrival: expected one such as e4 at character 3",
    );
    check_error(
        START,
        "♘E4",
        "`♘E4` has no square of arrival: expected one such as e4 at character 2",
    );
    let ReadError::Text(WrittenError::UnknownLetter { known, at, .. }) =
        error(START, Language::English, "Hf3")
    else {
        panic!("H is a letter in English")
    };
    assert_eq!(at, 0);
    assert!(known.contains(&(Language::Polish, Kind::Queen)));
    assert!(known.contains(&(Language::Hungarian, Kind::Knight)));
}

#[test]
fn what_fits_no_legal_move_says_why() {
    check_error(
        START,
        "Nd5",
        "`Nd5` is illegal: a knight does not go from b1 to d5, and a knight \
         does not go from g1 to d5",
    );
    check_error(START, "Ra3", "`Ra3` is illegal: the white pawn on a2 is in the rook's way");
    check_error(START, "e5", "`e5` is illegal: a pawn does not go from e2 to e5");
    check_error(START, "Nd2", "`Nd2` is illegal: the white pawn on d2 is the mover's own");
    check_error(START, "Ne1f3", "`Ne1f3` is not possible: there is no white knight on e1");
    check_error(START, "Nhf3", "`Nhf3` is not possible: there is no white knight on the h-file");
    check_error(START, "e4e5", "`e4e5` is illegal: there is no piece on e4");
    let pinned = "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let error = error(pinned, Language::English, "Rd2");
    assert!(matches!(error.illegality(), Some(Illegality::KingExposed { .. })));
    check_error(pinned, "Nf3", "`Nf3` is not possible: there is no white knight");
    let over = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    check_error(over, "Nh3", "`Nh3` is illegal: the game is over by checkmate");
    check_error(over, "e4", "`e4` is illegal: the game is over by checkmate");
}

#[test]
fn castling_that_the_king_may_not_do_has_its_reason() {
    let through = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    let ReadError::Illegal { reasons, .. } = error(through, Language::English, "0-0") else {
        panic!("the king would cross f1")
    };
    let reason = reasons[0].1;
    let Illegality::CastlingThroughAttack { wing, on, .. } = reason else { panic!("{reason}") };
    assert_eq!((wing, on), (Wing::KingSide, Square::F1));
}
