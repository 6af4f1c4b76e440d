//! Reading FEN strictly, and writing it.

use jadoube_chess::{CastlingLetters, EnPassantField, Fen, Position, Setup};

fn refuses(text: &str, message: &str) {
    match text.parse::<Fen>() {
        Ok(fen) => panic!("`{text}` was read as {fen}"),
        Err(error) => assert_eq!(error.to_string(), message, "`{text}`"),
    }
}

#[test]
fn a_bad_board_is_refused_with_the_place_and_what_was_expected() {
    let rest = "w - - 0 1";
    for (board, message) in [
        (
            "8/8/8/8/4x3/8/8/8",
            "character 10: `x` is not a piece letter, a digit from 1 to 8 or a /",
        ),
        (
            "8/8/8/8/4é3/8/8/8",
            "character 10: `é` is not a piece letter, a digit from 1 to 8 or a /",
        ),
        ("8/8/8/8/9/8/8/8", "character 9: `9` is not a piece letter, a digit from 1 to 8 or a /"),
        (
            "8/8/8/8/44/8/8/8",
            "character 10: `4` follows a digit, expected a single number for empty squares",
        ),
        ("8/8/8/8/8p/8/8/8", "character 10: `p` makes rank 4 longer than eight squares"),
        ("8/8/8/8/p8/8/8/8", "character 10: `8` makes rank 4 longer than eight squares"),
        ("8/8/8/8/7/8/8/8", "character 10: rank 4 ends before its eighth square"),
        ("8/8/8/8//8/8/8", "character 9: rank 4 ends before its eighth square"),
        ("8/8/8/8/8/8/8/7", "character 16: rank 1 ends before its eighth square"),
        ("8/8/8/8/8/8/8", "character 14: the board ends before its eighth rank"),
        ("8/8/8/8/8/8/8/8/8", "character 16: `/` begins a ninth rank"),
    ] {
        refuses(&format!("{board} {rest}"), &format!("board field, {message}"));
    }
}

/// What follows the board `4k3/8/8/8/8/8/8/4K2R`, and the error it gives.
const BAD_FIELDS: [(&str, &str); 19] = [
    ("W K - 0 1", "side field, character 22: `W` is not w or b"),
    ("w X - 0 1", "castling field, character 24: `X` is not K, Q, k, q or the file of a rook"),
    ("w K- - 0 1", "castling field, character 25: `-` is not K, Q, k, q or the file of a rook"),
    ("w KK - 0 1", "castling field, character 25: `K` repeats a right"),
    ("w KH - 0 1", "castling field, character 25: `H` repeats a right"),
    (
        "w QK - 0 1",
        "castling field, character 25: `K` is out of order, \
             expected White's rights first, and the king's side first",
    ),
    (
        "w kK - 0 1",
        "castling field, character 25: `K` is out of order, \
             expected White's rights first, and the king's side first",
    ),
    ("w K e9 0 1", "en passant field, character 26: `e9` is not a square or -"),
    (
        "w K e3 0 1",
        "en passant field, character 26: `e3` is not on rank 6, \
             where it must be when White has the move",
    ),
    (
        "b K e6 0 1",
        "en passant field, character 26: `e6` is not on rank 3, \
             where it must be when Black has the move",
    ),
    (
        "w K - 00 1",
        "half-move field, character 28: `00` is not a number from 0 without leading zeros",
    ),
    (
        "w K - 4294967296 1",
        "half-move field, character 28: \
             `4294967296` is not a number from 0 without leading zeros",
    ),
    (
        "w K - 0 0",
        "move number field, character 30: `0` is not a number from 1 without leading zeros",
    ),
    (
        "w K - 0 +1",
        "move number field, character 30: `+1` is not a number from 1 without leading zeros",
    ),
    ("w K - 0 1 ", "move number field, character 31: ` ` comes after the last field"),
    ("w K - 0 1 D1", "move number field, character 31: ` D1` comes after the last field"),
    (
        "w  K - 0 1",
        "castling field, character 24: ` ` is too much space, expected a single space between two fields",
    ),
    (
        "w K -",
        "half-move field, character 27: missing, \
             expected the half-moves since the last capture or pawn move",
    ),
    ("w", "castling field, character 23: missing, expected castling letters or -"),
];

#[test]
fn bad_fields_are_refused_with_the_place_and_what_was_expected() {
    for (rest, message) in BAD_FIELDS {
        refuses(&format!("4k3/8/8/8/8/8/8/4K2R {rest}"), message);
    }
    refuses("", "board field, character 1: missing, expected eight ranks of pieces");
    refuses(
        " ",
        "board field, character 1: ` ` is too much space, expected a single space between two fields",
    );
}

/// What is read, X-FEN, Shredder-FEN and the rooks meant.
#[test]
fn castling_letters_mean_rooks() {
    for (board, read, x_fen, shredder, rooks) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R", "KQkq", "KQkq", "HAha", "a1 h1 a8 h8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R", "HAha", "KQkq", "HAha", "a1 h1 a8 h8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R", "HQka", "KQkq", "HAha", "a1 h1 a8 h8"),
        // Inner rooks need their files.
        ("4k3/8/8/8/8/8/8/RR2KR1R", "FB", "FB", "FB", "b1 f1"),
        ("4k3/8/8/8/8/8/8/RR2KR1R", "KB", "KB", "HB", "b1 h1"),
        ("4rrk1/8/8/8/8/8/8/4RRK1", "Fe", "Fq", "Fe", "f1 e8"),
        // The kings stand on different files.
        ("rkr5/8/8/8/8/8/8/5RKR", "KQkq", "KQkq", "HFca", "f1 h1 a8 c8"),
        // The rook on h1 is not beyond a king on the h-file; the letter means the corner.
        ("4k3/8/8/8/8/8/8/R6K", "K", "K", "H", "h1"),
        ("4k3/8/8/8/8/4K3/8/1R4R1", "KQ", "KQ", "HA", "a1 h1"),
        ("8/8/8/8/8/8/8/8", "Kq", "Kq", "Ha", "h1 a8"),
        ("8/8/8/8/8/8/8/8", "Gb", "Gb", "Gb", "g1 b8"),
    ] {
        let fen: Fen = format!("{board} w {read} - 0 1").parse().unwrap();
        assert_eq!(fen.setup().castling.to_string(), rooks, "{board} {read}");
        for (letters, written) in
            [(CastlingLetters::XFen, x_fen), (CastlingLetters::Shredder, shredder)]
        {
            let text = fen.castling_letters(letters).to_string();
            assert_eq!(text, format!("{board} w {written} - 0 1"));
            assert_eq!(Setup::from_fen(&text).as_ref(), Ok(fen.setup()));
        }
    }
}

#[test]
fn the_en_passant_field_is_written_by_the_rule_chosen() {
    use EnPassantField::{Always, IfCapturable, IfLegal};
    for (fen, always, capturable, legal) in [
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "e3", "-", "-"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", "e3", "e3"),
        // The capture would uncover the rook, or the pawn is pinned.
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "e3", "e3", "-"),
        ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "e3", "e3", "-"),
        // One of two pawns is pinned, the other may capture.
        ("3k4/8/8/8/3pPp2/8/8/3RK3 b - e3 0 1", "e3", "e3", "e3"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "-", "-", "-"),
    ] {
        let setup = Setup::from_fen(fen).unwrap();
        let position = Position::try_from(setup).unwrap();
        for (rule, square) in [(Always, always), (IfCapturable, capturable), (IfLegal, legal)] {
            let written = Fen::from(setup).en_passant_field(rule).to_string();
            assert_eq!(written.split(' ').nth(3), Some(square), "{fen} {rule:?}");
        }
        assert_eq!(position.to_string().split(' ').nth(3), Some(legal), "{fen}");
        assert_eq!(fen.parse::<Fen>().unwrap().to_string(), fen);
    }
}

#[cfg(feature = "serde")]
#[test]
fn fen_is_serialised_as_text() {
    let fen = Position::start().fen();
    let json = serde_json::to_string(&fen).unwrap();
    assert_eq!(json, "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
    assert_eq!(serde_json::from_str::<Fen>(&json).unwrap(), fen);
    assert!(serde_json::from_str::<Fen>("\"8/8\"").is_err());
}
