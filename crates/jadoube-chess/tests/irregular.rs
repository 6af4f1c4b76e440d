//! Arrangements that are illegal under the Laws but from which play goes on, A.5.2 and A.5.4.

use std::collections::HashSet;

use jadoube_chess::{Arrangement, Ending, Flaw, Irregular, Setup, Side, Square};

#[track_caller]
fn read(fen: &str) -> Irregular {
    Irregular::try_from(Setup::from_fen(fen).unwrap()).unwrap_or_else(|flaws| panic!("{flaws}"))
}

/// The verdict on an attempt: `legal` or the reason why it is not.
#[track_caller]
fn verdict(irregular: &Irregular, text: &str) -> String {
    match irregular.check(text.parse().unwrap()) {
        Ok(_) => "legal".to_owned(),
        Err(illegality) => illegality.to_string(),
    }
}

#[track_caller]
fn played(irregular: &Irregular, text: &str) -> Arrangement {
    irregular.play(irregular.move_from_uci(text).unwrap())
}

#[test]
fn a_king_left_attacked_is_not_taken() {
    let irregular = read("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(irregular.is_in_check(Side::Black) && !irregular.is_in_check(Side::White));
    assert_eq!(irregular.checkers_of(Side::Black).to_string(), "e2");
    assert!(!irregular.is_check());
    assert_eq!(verdict(&irregular, "e2e8"), "the black king on e8 cannot be captured");
    assert!(irregular.legal_moves().iter().all(|mv| mv.to() != Square::E8));
    // Any move that leaves Black in check leads to a legal position: now Black has the move.
    assert!(matches!(played(&irregular, "e2e3"), Arrangement::Position(_)));
    assert!(matches!(played(&irregular, "e2d2"), Arrangement::Position(_)));
}

#[test]
fn both_kings_in_check_must_each_be_parried() {
    let irregular = read("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1");
    assert!(irregular.is_in_check(Side::White) && irregular.is_in_check(Side::Black));
    assert_eq!(irregular.checkers().to_string(), "e2");
    assert_eq!(verdict(&irregular, "e7e5"), "the king is left in check from the black rook on e2");
    assert_eq!(verdict(&irregular, "e7e8"), "the black king on e8 cannot be captured");
    let Arrangement::Position(after) = played(&irregular, "e7e2") else {
        panic!("nothing irregular is left")
    };
    assert!(after.is_check());
}

#[test]
fn an_irregularity_may_last() {
    let irregular = read("4k2P/8/8/8/8/8/8/4K3 w - - 0 1");
    let after = played(&irregular, "e1e2");
    assert!(matches!(after, Arrangement::Irregular(_)));
    assert_eq!(after.setup().flaws().as_slice(), [Flaw::PawnOnLastRank(Square::H8)]);
    assert_eq!(after.to_string(), "4k2P/8/8/8/8/8/4K3/8 b - - 1 1");
    // It is captured, and the position is legal again.
    let captured = read("4k2P/8/8/8/8/8/4K3/7r b - - 0 1");
    assert!(matches!(played(&captured, "h1h8"), Arrangement::Position(_)));
}

#[test]
fn a_pawn_on_its_last_rank_has_no_move() {
    let irregular = read("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for to in ["a8a7", "a8b7", "a8b8", "a8a6"] {
        assert!(irregular.move_from_uci(to).is_err(), "{to}");
    }
    // It attacks nothing either.
    assert!(irregular.board().attacks_from(Square::A8).is_empty());
}

#[test]
fn a_pawn_on_its_first_rank_goes_one_square() {
    let irregular = read("4k3/8/8/8/8/8/1p6/P3K3 w - - 0 1");
    assert_eq!(verdict(&irregular, "a1a2"), "legal");
    assert_eq!(verdict(&irregular, "a1b2"), "legal");
    assert_eq!(
        verdict(&irregular, "a1a3"),
        "the pawn on a1 is not on its original square and may advance only one square"
    );
    // From the second rank it advances two again: the board does not show that it has moved.
    let Arrangement::Position(after) = played(&irregular, "a1a2") else {
        panic!("nothing irregular is left")
    };
    assert_eq!(after.reach_of(Square::A2).to_string(), "a3 a4");
}

#[test]
fn too_many_pieces_play_on() {
    let irregular = read("4k3/8/8/PPPPPPPP/8/8/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(irregular.legal_moves().len(), 8 + 16 + 2);
    assert!(matches!(played(&irregular, "a5a6"), Arrangement::Position(_)));
}

#[test]
fn mate_and_stalemate_are_found() {
    // A pawn that was not promoted stands on a8; Black is mated, then stalemated.
    for (fen, ending) in [
        ("P6k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Ending::Checkmate),
        ("P6k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Ending::Stalemate),
    ] {
        let irregular = read(fen);
        assert_eq!(irregular.ending(), Some(ending), "{fen}");
        assert_eq!(verdict(&irregular, "h8g8"), format!("the game is over by {ending}"));
    }
    // The king may not step next to the other although it could be "taken" there.
    let kings = read("8/8/8/3Kk3/8/8/8/8 w - - 0 1");
    assert_eq!(
        verdict(&kings, "d5d4"),
        "the king would step onto d4, attacked by the black king on e5"
    );
    assert_eq!(verdict(&kings, "d5e5"), "the black king on e5 cannot be captured");
    assert_eq!(verdict(&kings, "d5c5"), "legal");
}

#[test]
fn castling_and_en_passant_work_as_ever() {
    let irregular = read("r3k2r/8/8/8/8/8/8/RP2K2R w KQkq - 0 1");
    assert_eq!(verdict(&irregular, "e1g1"), "legal");
    assert_eq!(
        verdict(&irregular, "0-0-0"),
        "0-0-0 is prevented: the white pawn on b1 is in the way"
    );
    let after = played(&irregular, "0-0");
    assert_eq!(after.to_string(), "r3k2r/8/8/8/8/8/8/RP3RK1 b kq - 1 1");

    let passed = read("P3k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert_eq!(passed.en_passant(), Some(Square::D6));
    assert_eq!(played(&passed, "e5d6").to_string(), "P3k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

#[test]
fn the_same_arrangement_is_the_same_9_2_3() {
    let same = |one: &str, other: &str| {
        let (one, other) = (read(one), read(other));
        assert_eq!(HashSet::from([one, other]).len() == 1, one == other);
        one == other
    };
    assert!(same("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 7 9"));
    assert!(!same("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 b - - 0 1"));
    assert!(!same("P3k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "P3k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"));
    // The capture would expose the king, so it does not count.
    assert!(same("P6k/8/8/KPp4r/8/8/8/8 w - c6 0 2", "P6k/8/8/KPp4r/8/8/8/8 w - - 0 2"));
    assert!(!same("P3k3/8/8/8/8/8/8/4K2R w K - 0 1", "P3k3/8/8/8/8/8/8/4K2R w - - 0 1"));
}

#[test]
fn what_gives_no_sense_to_the_moves_is_refused() {
    for fen in [
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - d6 0 1",
    ] {
        let setup = Setup::from_fen(fen).unwrap();
        assert!(Irregular::try_from(setup).is_err(), "{fen}");
        assert!(Arrangement::try_from(setup).is_err(), "{fen}");
    }
}
