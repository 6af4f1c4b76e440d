//! The forms in which things are written down for ever.

use jadoube_chess::{
    Attempt, Fen, Flaw, Illegality, Kind, Piece, Placed, Position, Side, Square, SquareSet, Wing,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Holds a value against its one form, both ways.
fn check<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[test]
fn each_type_has_one_form() {
    let rook = Piece { side: Side::Black, kind: Kind::Rook };
    check(&Side::White, r#""white""#);
    check(&Square::E4, r#""e4""#);
    check(&SquareSet::from_iter([Square::A1, Square::H8]), r#"["a1","h8"]"#);
    check(&rook, r#"{"side":"black","kind":"rook"}"#);
    check(&Wing::QueenSide, r#""queen-side""#);
    check(&Attempt::Castling(Wing::KingSide), r#"{"castling":"king-side"}"#);
    check(
        &Attempt::new(Square::E7, Square::E8).promoting(Kind::Queen),
        r#"{"move":{"from":"e7","to":"e8","promotion":"queen"}}"#,
    );
    check(
        &Illegality::KingExposed { by: Placed { piece: rook, on: Square::E8 } },
        r#"{"king_exposed":{"by":{"piece":{"side":"black","kind":"rook"},"on":"e8"}}}"#,
    );
    check(&Flaw::PawnOnLastRank(Square::A8), r#"{"pawn_on_last_rank":"a8"}"#);
    check(
        &Fen::from(&Position::start()),
        r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    );
}

#[test]
fn what_is_no_square_is_refused() {
    assert!(serde_json::from_str::<Square>(r#""e9""#).is_err());
    assert!(serde_json::from_str::<SquareSet>(r#"["e4","x"]"#).is_err());
    assert!(serde_json::from_str::<Fen>(r#""8/8 w - - 0 1""#).is_err());
}
