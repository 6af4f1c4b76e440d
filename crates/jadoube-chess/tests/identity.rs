//! When two positions are the same, 9.2.3.

use std::collections::HashSet;

use jadoube_chess::{Position, Setup};

use crate::verdict::{START, played, read};

/// Whether two positions are the same, by `==`, by key and by hash alike.
fn same(one: Position, other: Position) -> bool {
    let same = one == other;
    assert_eq!(one.key() == other.key(), same);
    assert_eq!(HashSet::from([one, other]).len() == 1, same);
    same
}

#[test]
fn pieces_of_one_kind_may_have_changed_places() {
    let knights = read("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1");
    let one = played(knights, "b1c3 e8e7 g1e2 e7e8");
    let other = played(knights, "g1e2 e8e7 e2c3 e7e8 b1a3 e8e7 a3c2 e7e8 c2d4 e8e7 d4e2 e7e8");
    assert!(same(one, other));
    assert!(!same(one, knights));
}

#[test]
fn the_side_to_move_counts_and_the_counters_do_not() {
    assert!(!same(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), read("4k3/8/8/8/8/8/8/4K3 b - - 0 1")));
    assert!(same(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), read("4k3/8/8/8/8/8/8/4K3 w - - 40 77")));
    assert!(same(read(START), played(read(START), "g1f3 g8f6 f3g1 f6g8")));
    assert!(!same(read("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")));
}

#[test]
fn a_legal_capture_en_passant_counts_9_2_3_1() {
    let first = read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    let again = played(first, "e8e7 e1e2 e7e8 e2e1");
    assert!(!same(first, again));
    assert!(same(again, played(again, "e8e7 e1e2 e7e8 e2e1")));
}

#[test]
fn a_capture_en_passant_that_is_not_legal_does_not_count_9_2_3_1() {
    for fen in [
        // No pawn beside it; one beside it that is pinned on its file; both pawns shield the king
        // along the rank; the king is in check from elsewhere.
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1",
        "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
        "8/8/k7/8/3pP3/8/8/4KB2 b - e3 0 1",
    ] {
        let set = read(fen);
        assert!(same(set, read(&fen.replace(" e3 ", " - "))), "{fen}");
        assert_eq!(set.en_passant(), None, "{fen}");
        assert!(set.passed_square().is_some(), "{fen}");
    }
    let started = played(read(START), "e2e4");
    let mut setup: Setup = started.setup();
    setup.en_passant = None;
    assert!(same(started, Position::try_from(setup).unwrap()));
}

#[test]
fn castling_rights_count_9_2_3_2() {
    let open = read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert!(!same(open, played(open, "e1e2 e8e7 e2e1 e7e8")));
    assert!(!same(open, played(open, "a1b1 a8b8 b1a1 b8a8")));
    let knights = read("r3k1nr/8/8/8/8/8/8/RN2K2R w KQkq - 0 1");
    assert!(same(knights, played(knights, "b1c3 g8f6 c3b1 f6g8")));
}

#[test]
fn castling_prevented_for_the_moment_counts_as_a_right_9_2_3_2() {
    let checked = read("r3k1nr/8/8/8/8/8/4R3/4K3 b kq - 0 1");
    assert!(!same(checked, read("r3k1nr/8/8/8/8/8/4R3/4K3 b - - 0 1")));
    assert!(same(checked, played(checked, "g8e7 e2d2 e7g8 d2e2")));
}

#[test]
fn the_right_goes_with_a_captured_rook_9_2_3_2() {
    let captured = played(read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "h1h8");
    assert_eq!(captured.castling_rooks().to_string(), "a1 a8");
    assert!(same(captured, read("r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1")));
}

#[test]
fn in_chess960_the_rook_with_the_right_counts() {
    assert!(!same(
        read("4k3/8/8/8/8/8/8/1K3R1R w F - 0 1"),
        read("4k3/8/8/8/8/8/8/1K3R1R w H - 0 1")
    ));
}
