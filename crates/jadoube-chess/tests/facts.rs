//! Facts about positions: attacks and pins, check, checkmate and stalemate.

use jadoube_chess::{Ending, Side, Square};

use crate::verdict::{START, moves_from, read};

#[test]
fn a_pawn_attacks_diagonally_3_1_2() {
    let position = read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(position.board().attacks_from(Square::E4).to_string(), "d5 f5");
    assert_eq!(position.board().attacks_from(Square::D5).to_string(), "c4 e4");
    assert!(position.board().is_attacked(Square::F5, Side::White));
    assert!(!position.board().is_attacked(Square::E5, Side::White));
}

#[test]
fn an_own_piece_is_protected_and_not_within_reach_3_1_2() {
    let position = read("4k3/8/8/8/R2N4/8/8/4K3 w - - 0 1");
    assert!(position.board().attacks_from(Square::A4).contains(Square::D4));
    assert!(!position.reach_of(Square::A4).contains(Square::D4));
}

#[test]
fn a_pinned_piece_attacks_but_cannot_go_3_1_3() {
    let position = read("4r3/8/8/2k5/4R3/8/8/4K3 w - - 0 1");
    let pinned = Square::E4;
    assert_eq!(position.pinned(Side::White).to_string(), "e4");
    assert_eq!(position.pinners(Side::White).to_string(), "e8");
    assert!(position.pinned(Side::Black).is_empty());
    assert!(position.board().attacks_from(pinned).contains(Square::C4));
    assert!(position.reach_of(pinned).contains(Square::C4));
    assert_eq!(position.destinations_of(pinned).to_string(), "e2 e3 e5 e6 e7 e8");
}

#[test]
fn a_pin_needs_one_own_piece_on_the_line_3_1_3() {
    for (fen, pinned) in [
        ("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3"),
        ("4k3/8/8/8/1b6/2N5/3P4/4K3 w - - 0 1", ""),
        ("4k3/8/8/8/1b6/2p5/8/4K3 w - - 0 1", ""),
        ("4k3/8/8/8/1r6/2N5/8/4K3 w - - 0 1", ""),
        ("4k3/8/8/8/1q2r3/2N5/4B3/4K3 w - - 0 1", "e2 c3"),
    ] {
        assert_eq!(read(fen).pinned(Side::White).to_string(), pinned, "{fen}");
    }
}

#[test]
fn reach_asks_everything_but_the_kings_safety() {
    let start = read(START);
    assert_eq!(start.reach_of(Square::E2).to_string(), "e3 e4");
    assert_eq!(start.reach_of(Square::B8).to_string(), "a6 c6");
    assert!(start.reach_of(Square::A1).is_empty());
    assert!(start.reach_of(Square::E4).is_empty());
    assert!(start.destinations_of(Square::B8).is_empty());
    // Castling, and a step that is not safe.
    let castling = read("4k3/8/8/8/8/8/6r1/R3K3 w Q - 0 1");
    assert_eq!(castling.reach_of(Square::E1).to_string(), "c1 d1 f1 d2 e2 f2");
    assert_eq!(castling.destinations_of(Square::E1).to_string(), "c1 d1 f1");
    // Only the side that has the move captures en passant; a king is not captured.
    let passed = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert_eq!(passed.reach_of(Square::E5).to_string(), "d6 e6");
    let check = read("4k3/8/8/8/8/8/8/r3K3 w - - 0 1");
    assert!(!check.reach_of(Square::A1).contains(Square::E1));
    assert_eq!(read("8/P7/8/8/8/8/7k/K7 w - - 0 1").destinations_of(Square::A7).to_string(), "a8");
}

#[test]
fn check_is_an_attack_on_the_king_3_9_1() {
    // Even by a piece that cannot move.
    let pinned = read("3r4/8/8/8/8/k2R4/8/3K4 b - - 0 1");
    assert_eq!(pinned.checkers().to_string(), "d3");
    assert!(pinned.is_check());
    let double = read("4k3/8/8/8/1b6/1N6/8/2r1K3 w - - 0 1");
    assert_eq!(double.checkers().to_string(), "c1 b4");
    assert!(!read(START).is_check());
}

#[test]
fn every_legal_way_out_of_check_3_9_2() {
    // Away, between, and by capture.
    let position = read("4k3/8/8/8/7q/8/3P4/3QKB1R w - - 0 1");
    let moves: Vec<_> = position.legal_moves().iter().map(|mv| mv.attempt().to_string()).collect();
    assert_eq!(moves.len(), 2, "{moves:?}");
    assert!(moves.contains(&"e1e2".to_owned()) && moves.contains(&"h1h4".to_owned()));
    assert_eq!(moves_from("4k3/8/8/8/7q/8/8/4K1N1 w - - 0 1", Square::G1), "");
}

#[test]
fn checkmate_5_1_1() {
    for fen in [
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        // On the back rank; smothered; by two pieces at once; the only defender is pinned.
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",
        "7k/5N2/8/8/8/8/K7/6QR b - - 0 1",
        "7k/5Kb1/8/8/8/8/1B6/7R b - - 0 1",
    ] {
        let position = read(fen);
        assert!(position.is_checkmate() && !position.is_stalemate(), "{fen}");
        assert_eq!(position.ending(), Some(Ending::Checkmate), "{fen}");
    }
}

#[test]
fn stalemate_5_2_1() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        // A pawn that is blocked, and a piece that is pinned.
        "7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 1",
        "k7/8/1Q6/8/3pP3/3K4/8/8 b - - 0 1",
        "kb5R/8/1K6/8/8/8/8/8 b - - 0 1",
    ] {
        let position = read(fen);
        assert!(position.is_stalemate() && !position.is_checkmate(), "{fen}");
        assert_eq!(position.ending(), Some(Ending::Stalemate), "{fen}");
    }
    assert_eq!(read(START).ending(), None);
}

#[test]
fn a_capture_en_passant_can_be_the_only_move() {
    for (passed, text) in [
        ("k7/8/1Q6/8/3pP3/3K4/8/8 b - e3 0 1", "d4e3"),
        ("8/2Q3N1/8/3k4/R3Pp2/8/8/6K1 b - e3 0 1", "f4e3"),
    ] {
        let position = read(passed);
        let moves = position.legal_moves();
        assert_eq!(moves.len(), 1, "{passed}");
        assert_eq!(moves[0].attempt().to_string(), text);
        assert_eq!(position.ending(), None);
        // Without the right the game is over.
        let over = read(&passed.replace(" e3 ", " - "));
        assert!(over.ending().is_some(), "{passed}");
    }
}
