//! The forms in which things are stored for ever.

use jadoube_chess::{
    Attempt, BySide, Fen, Flaw, Illegality, Kind, Piece, Placed, Position, Side, Square, SquareSet,
    Wing,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Compares a value with its one form, both ways.
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

/// Records hold arrays of two for a value of each side; the type is read and written as such.
#[test]
fn one_value_for_each_side_is_an_array_of_two() {
    check(&BySide::new(Some(3), None), "[3,null]");
    check(&BySide::new("e4".to_owned(), String::new()), r#"["e4",""]"#);
    let as_array = |json: &str| serde_json::from_str::<[u8; 2]>(json).map_err(|e| e.to_string());
    for json in ["[1,2]", "[1]", "[1,2,3]", "[1,300]", "{\"white\":1,\"black\":2}", "1"] {
        let read = serde_json::from_str::<BySide<u8>>(json).map_err(|e| e.to_string());
        assert_eq!(read.map(|values| [values.white, values.black]), as_array(json), "{json}");
    }
}

#[test]
fn what_is_no_square_is_refused() {
    assert!(serde_json::from_str::<Square>(r#""e9""#).is_err());
    assert!(serde_json::from_str::<SquareSet>(r#"["e4","x"]"#).is_err());
    assert!(serde_json::from_str::<Fen>(r#""8/8 w - - 0 1""#).is_err());
}
