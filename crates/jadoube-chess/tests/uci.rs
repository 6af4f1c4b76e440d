//! Moves and attempts as UCI text.

use jadoube_chess::{Attempt, CastlingText, Illegality, Kind, Square, UciError, Wing};

use crate::verdict::read;

#[test]
fn an_attempt_is_two_squares_and_perhaps_a_piece() {
    for (text, attempt) in [
        ("e2e4", Attempt::new(Square::E2, Square::E4)),
        ("e7e8q", Attempt::new(Square::E7, Square::E8).promoting(Kind::Queen)),
        ("e7e8k", Attempt::new(Square::E7, Square::E8).promoting(Kind::King)),
        ("a1a1", Attempt::new(Square::A1, Square::A1)),
        ("0-0", Attempt::Castling(Wing::KingSide)),
        ("0-0-0", Attempt::Castling(Wing::QueenSide)),
    ] {
        assert_eq!(text.parse(), Ok(attempt));
        assert_eq!(attempt.to_string(), text);
    }
    assert_eq!("O-O".parse(), Ok(Attempt::Castling(Wing::KingSide)));
    assert_eq!("O-O-O".parse(), Ok(Attempt::Castling(Wing::QueenSide)));
    assert_eq!("e7e8N".parse::<Attempt>(), "e7e8n".parse());
}

#[test]
fn anything_else_is_refused_with_the_reason() {
    for (text, reason) in [
        ("", "it does not begin with a square"),
        ("e", "it does not begin with a square"),
        ("i2e4", "it does not begin with a square"),
        ("E2E4", "it does not begin with a square"),
        ("♞f3", "it does not begin with a square"),
        ("Nf3", "it does not begin with a square"),
        ("0-0-0-0", "it does not begin with a square"),
        ("e2", "there is no square after the first"),
        ("e2-e4", "there is no square after the first"),
        ("e2e9", "there is no square after the first"),
        ("e7e8x", "what follows the squares is not the letter of a piece"),
        ("e7e8=q", "what follows the squares is not the letter of a piece"),
        ("e2e4 ", "what follows the squares is not the letter of a piece"),
        ("e7e8qq", "something follows the letter of the promotion"),
        ("0000", "it is the null move, which chess does not have"),
    ] {
        let error = text.parse::<Attempt>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "`{text}` is not a move in UCI form: {reason}; expected something like e2e4, e7e8q or 0-0"
            )
        );
    }
}

#[test]
fn castling_is_written_by_the_custom_asked_for() {
    use CastlingText::{KingTakesRook, KingTwoSquares};
    for (fen, name, two_squares, takes_rook) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0", "e1g1", "e1h1"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0-0", "e1c1", "e1a1"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "0-0", "e8g8", "e8h8"),
        // Ordinary chess does not have these, so the king takes its rook by both conventions.
        ("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", "0-0", "f1h1", "f1h1"),
        ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "0-0", "e1f1", "e1f1"),
        ("4k3/8/8/8/8/8/8/6KR w K - 0 1", "0-0", "g1h1", "g1h1"),
    ] {
        let mv = read(fen).move_from_uci(name).unwrap();
        assert_eq!(mv.uci(KingTwoSquares).to_string(), two_squares, "{name} in {fen}");
        assert_eq!(mv.uci(KingTakesRook).to_string(), takes_rook, "{name} in {fen}");
    }
}

#[test]
fn an_illegal_move_is_told_from_bad_text() {
    let start = jadoube_chess::Position::start();
    let attempt = Attempt::new(Square::E4, Square::E5);
    let reason = Illegality::EmptySquare { from: Square::E4 };
    assert_eq!(start.move_from_uci("e4e5"), Err(UciError::Illegal { attempt, reason }));
    assert!(matches!(start.move_from_uci("e4"), Err(UciError::Text(_))));
}

#[cfg(feature = "serde")]
#[test]
fn reasons_are_serialised() {
    let start = jadoube_chess::Position::start();
    let reason = start.check(Attempt::new(Square::A1, Square::A3)).unwrap_err();
    let json = serde_json::to_string(&reason).unwrap();
    assert_eq!(
        json,
        r#"{"path_blocked":{"kind":"rook","by":{"piece":{"side":"white","kind":"pawn"},"on":"a2"}}}"#
    );
    assert_eq!(serde_json::from_str::<Illegality>(&json).unwrap(), reason);
}
