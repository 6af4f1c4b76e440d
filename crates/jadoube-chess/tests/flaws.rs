//! What keeps a setup from being a legal position, and what does not.

use jadoube_chess::{Flaw, Position, Setup, Square, SquareSet, Tier};

use crate::walk::Walk;

fn says(setup: &Setup, tier: Tier, message: &str) {
    let flaws = setup.flaws();
    assert_eq!(flaws.to_string(), message);
    assert_eq!(flaws.worst(), Some(tier), "{message}");
    assert!(Position::try_from(*setup).is_err());
    let is_unreachable = tier == Tier::Unreachable;
    assert_eq!(Position::allowing_unreachable(*setup).is_ok(), is_unreachable, "{message}");
}

#[test]
fn rights_and_kings_that_contradict_the_board_are_unplayable() {
    for (fen, message) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "White has kings on a1 e1"),
        ("4k3/8/8/8/8/8/4K3/7R w K - 0 1", "White may castle but has no king on the first rank"),
        ("4k3/8/8/8/8/8/8/4K2N w K - 0 1", "White may castle with a rook on h1 that is not there"),
        ("rr2k3/8/8/8/8/8/8/4K3 w bq - 0 1", "Black has more than one right to castle 0-0-0"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "a pawn is said to have passed e6 but is not on e5"),
        (
            "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
            "a pawn is said to have passed e6 but e7 is not empty",
        ),
        (
            "3k4/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
            "a pawn is said to have passed e6 but e6 is not empty",
        ),
    ] {
        says(&Setup::from_fen(fen).unwrap(), Tier::Unplayable, message);
    }
}

#[test]
fn rights_that_fen_cannot_say_are_unplayable() {
    let setup = Setup::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1").unwrap();
    let message = "a right to castle with a rook on e4, which is on neither player's first rank";
    says(&Setup { castling: Square::E4.into(), ..setup }, Tier::Unplayable, message);
    let message = "no pawn can just have passed e6 by a double step";
    says(&Setup { en_passant: Some(Square::E6), ..setup }, Tier::Unplayable, message);
    let everything = Setup { castling: SquareSet::ALL, en_passant: Some(Square::A1), ..setup };
    assert_eq!(everything.flaws().worst(), Some(Tier::Unplayable));
}

#[test]
fn what_can_stand_after_an_illegal_move_is_irregular() {
    for (fen, message) in [
        (
            "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
            "White has the move and Black's king is attacked from e1",
        ),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", "both kings are in check"),
        ("4k3/4R3/8/8/8/8/4r3/4K3 b - - 0 1", "both kings are in check"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a pawn stands on a1"),
        ("P3k3/8/8/8/8/8/8/4K2p w - - 0 1", "a pawn stands on a8; a pawn stands on h1"),
    ] {
        says(&Setup::from_fen(fen).unwrap(), Tier::Irregular, message);
    }
}

#[test]
fn men_beyond_the_set_make_a_position_unreachable() {
    for (fen, message) in [
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "White has 9 pawns"),
        (
            "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ - 0 1",
            "White has 17 pieces; promoted pieces of White: 1, missing pawns: 0",
        ),
        // Two bishops on squares of one colour.
        (
            "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
            "promoted pieces of White: 1, missing pawns: 0",
        ),
        (
            "qqnnnrrr/2pppppp/8/8/8/1k6/8/4K3 w - - 0 1",
            "promoted pieces of Black: 3, missing pawns: 2",
        ),
    ] {
        says(&Setup::from_fen(fen).unwrap(), Tier::Unreachable, message);
    }
    for fen in
        ["4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1", "qqnnnrrr/3ppppp/8/8/8/1k6/8/4K3 w - - 0 1"]
    {
        assert!(Position::from_fen(fen).is_ok(), "{fen}");
    }
}

#[test]
fn a_check_that_no_move_gives_makes_a_position_unreachable() {
    for (fen, by) in [
        // A pawn that has not moved.
        ("8/8/8/8/8/3k4/4P3/6K1 b - - 0 1", "e2"),
        // No piece can have opened a line, nor can the bishop have come from anywhere but its own
        // line.
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", "b6"),
        // The rook that gives check has never moved.
        ("7k/8/8/8/8/8/8/4K2R b K - 0 1", "h1"),
        ("7k/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "d3 f3"),
        ("7k/8/8/8/8/3n4/3p4/4K3 w - - 0 1", "d2 d3"),
        ("7k/8/8/8/8/8/8/r3K2r w - - 0 1", "a1 h1"),
        ("4k3/8/8/8/1b6/8/8/r3K3 w - - 0 1", "a1 b4"),
        // Not en passant, because the captured pawn would have come from an occupied square.
        ("B3R3/3p4/3P4/8/4k3/8/8/6K1 b - - 0 1", "e8 a8"),
        // Not by a capture, because Black has all the pieces.
        ("rnbq1bnr/pppkpppp/4P3/3pB3/8/8/8/4K3 b - - 0 1", "e6"),
        // Not by promotion, because White has all the pawns.
        ("N7/2k5/1p6/8/8/8/PPPPPPPP/4K3 b - - 0 1", "a8"),
    ] {
        let flaws = Setup::from_fen(fen).unwrap().flaws();
        let by: SquareSet = by.split(' ').map(|square| square.parse::<Square>().unwrap()).collect();
        assert_eq!(flaws.as_slice(), [Flaw::ImpossibleCheck(by)], "{fen}");
    }
    let setup = Setup::from_fen("4k3/8/4r3/8/6b1/2n5/4K3/8 w - - 0 1").unwrap();
    says(&setup, Tier::Unreachable, "check from c3 g4 e6 at once");
}

#[test]
fn a_check_that_some_move_gives_is_no_flaw() {
    for fen in [
        // The knight came from h3 or h7, or the rook has moved.
        "7k/8/8/6N1/8/8/8/4K2R b K - 0 1",
        "7k/8/8/8/8/8/8/4K2R b - - 0 1",
        // Castling alone gives this check.
        "8/8/8/8/8/8/5PPP/k4RK1 b - - 0 1",
        // A capture en passant opened two lines at once.
        "B3R3/8/3P4/8/4k3/8/8/6K1 b - - 0 1",
        // A pawn became the knight and opened the rank.
        "5N2/R6k/8/8/8/8/8/6K1 b - - 0 1",
        // The bishop left the file and gives check too.
        "4k3/8/2B5/8/8/8/8/K3R3 b - - 0 1",
        // A capture, and a promotion, neither of which is possible with all pieces on the board.
        "rnbq1bnr/1ppkpppp/4P3/3pB3/8/8/8/4K3 b - - 0 1",
        "N7/2k5/1p6/8/8/8/PPPPPPP1/4K3 b - - 0 1",
    ] {
        let flaws = Setup::from_fen(fen).unwrap().flaws();
        assert!(flaws.is_empty(), "{fen}: {flaws}");
    }
}

#[test]
fn a_double_step_with_the_king_already_in_check_is_impossible() {
    for (fen, message) in [
        (
            "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
            "the king was in check from f1 before a pawn is said to have passed d3",
        ),
        // Now the pawn stands in the way.
        (
            "8/8/8/8/k3P2Q/8/8/4K3 b - e3 0 1",
            "the king was in check from h4 before a pawn is said to have passed e3",
        ),
    ] {
        says(&Setup::from_fen(fen).unwrap(), Tier::Unreachable, message);
    }
    for fen in [
        // By the pawn itself, and through the square it left.
        "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1",
        "8/8/8/1k6/4P3/8/8/4KB2 b - e3 0 1",
    ] {
        assert!(Position::from_fen(fen).unwrap().is_check(), "{fen}");
    }
}

#[test]
fn no_position_of_a_game_has_a_flaw() {
    let mut checks = 0;
    for position in Walk::new(3103).take(100_000) {
        let flaws = position.setup().flaws();
        assert!(flaws.is_empty(), "{position}: {flaws}");
        checks += usize::from(position.is_check());
    }
    assert!(checks > 1_000, "too few checks to prove anything: {checks}");
}

/// Every move of ten thousand positions, so that rare checks are among them.
#[test]
fn no_move_leads_to_a_flaw() {
    let (mut checks, mut double_checks) = (0, 0);
    for line in include_str!("data/fen/valid.sfens").lines() {
        let position = Position::from_fen(line).unwrap();
        for mv in position.legal_moves() {
            let after = position.play(mv);
            let flaws = after.setup().flaws();
            assert!(flaws.is_empty(), "{after}: {flaws}");
            checks += usize::from(after.is_check());
            double_checks += usize::from(after.checkers().len() > 1);
        }
    }
    assert_eq!((checks, double_checks), (8_715, 18));
}
