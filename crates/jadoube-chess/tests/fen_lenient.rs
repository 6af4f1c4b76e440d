//! Reading FEN as people write it.

use jadoube_chess::{Fen, FenField, Mended, Rank};

fn reads_leniently(text: &str, read: &str, mended: &[Mended]) {
    let (fen, found) = Fen::lenient(text).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    assert_eq!(fen.to_string(), read, "`{text}`");
    assert_eq!(found, mended, "`{text}`");
}

const PLAIN: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn missing_fields_and_odd_spacing_are_mended() {
    let missing = |fields: &[FenField]| -> Vec<Mended> {
        fields.iter().copied().map(Mended::FieldMissing).collect()
    };
    let [_, side, castling, en_passant, quiet, number] = FenField::ALL;
    let board = "4k3/8/8/8/8/8/8/R3K2R";
    let bare = format!("{board} w - - 0 1");
    reads_leniently(board, &bare, &missing(&[side, castling, en_passant, quiet, number]));
    reads_leniently(&format!("{board} w KQ -"), PLAIN, &missing(&[quiet, number]));
    reads_leniently(&format!("{board} w KQ - 0"), PLAIN, &missing(&[number]));
    reads_leniently(&format!("{board} w KQ 0 1"), PLAIN, &missing(&[en_passant]));
    reads_leniently(&format!("{board} 0 1"), &bare, &missing(&[side, castling, en_passant]));
    for text in [
        " 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n",
        "4k3/8/8/8/8/8/8/R3K2R\tw  KQ - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R_w_KQ_-_0_1",
        "\u{feff}4k3/8/8/8/8/8/8/R3K2R w KQ -\u{a0}0 1",
    ] {
        reads_leniently(text, PLAIN, &[Mended::Spacing]);
    }
    for (text, rest) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 ;D1 26 ;D2 112", ";D1 26 ;D2 112"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 2 ", "2"),
    ] {
        reads_leniently(text, PLAIN, &[Mended::TrailingText(rest.to_owned())]);
    }
    let mut mended = missing(&[quiet, number]);
    mended.push(Mended::TrailingText("bm Kd2; id \"1\";".to_owned()));
    reads_leniently(&format!("{board} w KQ - bm Kd2; id \"1\";"), PLAIN, &mended);
}

/// What follows the board `r3k2r/8/8/8/4P3/8/8/R3K2R`, how it is read, and what is reported.
const ODD_FIELDS: [(&str, &str, &str); 14] = [
    ("W KQ - 0 1", "w KQ - 0 1", "side field: `W` read as w"),
    ("Black KQ - 0 1", "b KQ - 0 1", "side field: `Black` read as b"),
    ("w – - 0 1", "w - - 0 1", "castling field: `–` read as -"),
    ("w KQ _ 0 1", "w KQ - 0 1", "en passant field: `_` read as -"),
    ("w qkQK - 0 1", "w KQkq - 0 1", "castling field: letters put in order"),
    ("w KQQ - 0 1", "w KQ - 0 1", "castling field: `Q` repeats a right, dropped"),
    ("w KH - 0 1", "w K - 0 1", "castling field: `H` repeats a right, dropped"),
    (
        "w KGg - 0 1",
        "w K - 0 1",
        "castling field: `G` has no king or rook in its place, dropped; \
         castling field: `g` has no king or rook in its place, dropped",
    ),
    ("b - E3 0 1", "b - e3 0 1", "en passant field: read as e3"),
    ("b - d3 0 1", "b - - 0 1", "en passant field: no pawn can just have passed d3, dropped"),
    ("b - e4 0 1", "b - - 0 1", "en passant field: no pawn can just have passed e4, dropped"),
    ("w - - 0 0", "w - - 0 1", "move number field: `0` read as 1"),
    (
        "w - - 007 12;",
        "w - - 7 12",
        "half-move field: `007` read as 7; move number field: `12;` read as 12",
    ),
    ("w - - - ?", "w - - 0 1", "half-move field: `-` read as 0; move number field: `?` read as 1"),
];

#[test]
fn odd_fields_are_mended() {
    for (written, read, said) in ODD_FIELDS {
        let board = "r3k2r/8/8/8/4P3/8/8/R3K2R";
        let (fen, mended) = Fen::lenient(&format!("{board} {written}")).unwrap();
        assert_eq!(fen.to_string(), format!("{board} {read}"), "{written}");
        let mended: Vec<String> = mended.iter().map(ToString::to_string).collect();
        assert_eq!(mended.join("; "), said, "{written}");
    }
    let joined = [Mended::DigitsJoined(Rank::R7)];
    reads_leniently("4k3/2321/8/8/8/8/8/R3K2R w KQ - 0 1", PLAIN, &joined);
}

#[test]
fn what_was_mended_is_said() {
    let (_, mended) = Fen::lenient(" 4k3/35/8/8/8/8/8/4K2R W QK e6 x").unwrap();
    let said: Vec<String> = mended.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "spaces read as one space between two fields",
            "board field: digits in a row on rank 7 added up",
            "side field: `W` read as w",
            "castling field: `Q` has no king or rook in its place, dropped",
            "castling field: letters put in order",
            "en passant field: no pawn can just have passed e6, dropped",
            "half-move field: missing, read as 0",
            "move number field: missing, read as 1",
            "`x` left out",
        ]
    );
}

#[test]
fn what_cannot_be_mended_is_refused() {
    for text in [
        "",
        " \t",
        "4k3/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
        "4k3/8/8/8/8/8/8/4Z3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K03 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w KX - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
    ] {
        assert!(Fen::lenient(text).is_err(), "`{text}`");
    }
    let error = Fen::lenient("4k3/8/8/8/8/8/8/4K3   w KX - 0 1").unwrap_err();
    let message = "castling field, character 26: `X` is not K, Q, k, q or the file of a rook";
    assert_eq!(error.to_string(), message);
}
