//! What players write, signs and slips included.

use jadoube_chess::Position;
use jadoube_notation::{Doubt, Language, ReadError, read_move};
use proptest::prelude::*;

const EP: &str = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const PROMOTION: &str = "3r4/4P2k/8/8/8/8/8/K7 w - - 0 1";
const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a position")
}

/// Reads all texts as the same move, without a doubt.
#[track_caller]
fn check(fen: &str, language: Language, uci: &str, texts: &[&str]) {
    check_doubts(fen, language, uci, &[], texts);
}

/// Reads all texts as the same move, with the same doubts.
#[track_caller]
fn check_doubts(fen: &str, language: Language, uci: &str, doubts: &[Doubt], texts: &[&str]) {
    let position = position(fen);
    let mv = position.move_from_uci(uci).expect("a legal move");
    for text in texts {
        let read = read_move(text, &position, language).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((read.mv, read.doubts.as_slice()), (mv, doubts), "{text}");
    }
}

#[track_caller]
pub(crate) fn error(fen: &str, language: Language, text: &str) -> ReadError {
    read_move(text, &position(fen), language).expect_err(text)
}

#[track_caller]
pub(crate) fn check_error(fen: &str, text: &str, expected: &str) {
    assert_eq!(error(fen, Language::English, text).to_string(), expected);
}

#[test]
fn pawns() {
    let texts = ["e4", "e2e4", "e2-e4", "e2 - e4", "e2–e4", "1.e4", "1. e4", "e4!?", " e4 ", "ee4"];
    check(START, Language::English, "e2e4", &texts);
    check(START, Language::Russian, "e2e4", &["е4", "e4", "е2-е4"]);
    check(START, Language::Greek, "e2e4", &["ε4", "e4", "ε2-ε4"]);
    let letter = [Doubt::PawnLetter];
    check_doubts(
        START,
        Language::English,
        "e2e4",
        &letter,
        &["Pe4", "pe4", "♙e4", "Pe2-e4", "♟e4"],
    );
    check_doubts(START, Language::German, "e2e4", &letter, &["Be4"]);
    let capital = [Doubt::CapitalFileLetter];
    check_doubts(START, Language::English, "e2e4", &capital, &["E4", "E2-E4", "E2E4"]);
    check_doubts(START, Language::English, "b2b4", &capital, &["B4", "B2-B4"]);
}

#[test]
fn captures_of_pawns() {
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let texts =
        ["exd5", "ed5", "e:d5", "e×d5", "ed5:", "e4xd5", "e4-d5", "e4d5", "exd5!", "e x d5"];
    check(fen, Language::English, "e4d5", &texts);
    check(fen, Language::Russian, "e4d5", &["е:d5", "ехd5"]);
    check_doubts(
        fen,
        Language::English,
        "e4d5",
        &[Doubt::RankMissing],
        &["ed", "exd", "e:d", "ed!"],
    );
    check_doubts(fen, Language::English, "e4d5", &[Doubt::PawnFileMissing], &["xd5", ":d5"]);
    check_error(fen, "d5", "`d5` lacks the file of the capturing pawn: it can be e4xd5");
    check_error(fen, "fe", "`fe` is illegal: no pawn on the first file can capture on the second");
}

#[test]
fn en_passant() {
    let texts = [
        "exd6",
        "ed6",
        "exd6 e.p.",
        "exd6e.p.",
        "exd6ep",
        "ed6 ep",
        "exd6 e.p",
        "e5xd6 e.p.",
        "e:d6 e. p.",
        "exd6 e.p.!",
    ];
    check(EP, Language::English, "e5d6", &texts);
    check_doubts(EP, Language::English, "e5e6", &[Doubt::NoEnPassant], &["e6 e.p."]);
    check_doubts(EP, Language::English, "e5d6", &[Doubt::RankMissing], &["ed e.p.", "ede.p."]);
}

#[test]
fn promotions() {
    let texts = [
        "e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8 Q", "e8 = Q", "e8=(Q)", "e7e8Q", "e7-e8=Q", "e7e8q",
        "e8♕", "e8=♛",
    ];
    check(PROMOTION, Language::English, "e7e8q", &texts);
    let small = [Doubt::SmallPieceLetter];
    check_doubts(PROMOTION, Language::English, "e7e8q", &small, &["e8=q", "e8q", "e8(q)"]);
    check_doubts(PROMOTION, Language::English, "e7e8b", &small, &["e8b", "e8=b"]);
    check(PROMOTION, Language::Polish, "e7e8q", &["e8H", "e8=H", "e7e8q"]);
    check_doubts(PROMOTION, Language::Polish, "e7e8q", &small, &["e8h", "e7e8h"]);
    check(PROMOTION, Language::English, "e7d8n", &["exd8N", "ed8N", "exd8=N"]);
    check_doubts(PROMOTION, Language::English, "e7d8n", &[Doubt::RankMissing], &["edN", "ed=N"]);
    // UCI is UCI, even if the small letter means something else in the language.
    check_doubts(PROMOTION, Language::Hungarian, "e7e8b", &small, &["e7e8b"]);
    check(PROMOTION, Language::Hungarian, "e7e8r", &["e7e8B", "e8B"]);
    check_error(
        PROMOTION,
        "e8",
        "`e8` does not say what the pawn becomes on e8: write it like e8Q",
    );
    check_error(
        PROMOTION,
        "ed",
        "`ed` does not say what the pawn becomes on d8: write it like d8Q",
    );
    check_error(
        PROMOTION,
        "e8K",
        "`e8K` is illegal: a pawn becomes a queen, rook, bishop or knight, not a king",
    );
    check_error(
        PROMOTION,
        "e8H",
        "`H` in `e8H`, character 3, is not the letter of a piece in English: it is the knight in \
         Hungarian; it is the rook in Icelandic; it is the queen in Polish",
    );
    check_error(
        START,
        "e4Q",
        "`e4Q` is illegal: no pawn has arrived on the last rank: there is no promotion on e4",
    );
}

#[test]
fn castling() {
    let texts = [
        "0-0", "O-O", "o-o", "О-О", "о-о", "00", "OO", "0–0", "O—O", "0 - 0", "e1g1", "Ke1g1",
        "0-0!?",
    ];
    check(CASTLING, Language::English, "e1g1", &texts);
    check(CASTLING, Language::Estonian, "e1c1", &["0-0-0", "O-O-O", "000", "OOO", "0–0–0", "e1c1"]);
    check_error(CASTLING, "Kg1", "`Kg1` is not a king move: castling is written 0-0");
    let text = "`0-0-0-0` is not a move: expected the letter of a piece, a square or castling at \
                character 1, found `0`";
    check_error(CASTLING, "0-0-0-0", text);
    assert_eq!(
        error(START, Language::English, "0-0").illegality().map(|reason| reason.to_string()),
        Some("0-0 is prevented: the white bishop on f1 is in the way".to_owned())
    );
}

#[test]
fn pieces() {
    check(
        START,
        Language::English,
        "g1f3",
        &["Nf3", "Ng1f3", "Ng1-f3", "Ngf3", "N1f3", "♘f3", "♞f3"],
    );
    check(START, Language::English, "g1f3", &["♘\u{fe0e}f3", "♞\u{fe0f}g1-f3", "Ktf3", "N-f3"]);
    check(START, Language::Polish, "g1f3", &["Sf3", "Sg1-f3", "♘f3", "g1f3"]);
    check(START, Language::Russian, "g1f3", &["Кf3", "Кg1-f3"]);
    check_doubts(START, Language::English, "g1f3", &[Doubt::SmallPieceLetter], &["nf3", "ng1-f3"]);
    check_doubts(START, Language::Russian, "g1f3", &[Doubt::SmallPieceLetter], &["кf3"]);
    check_doubts(
        START,
        Language::English,
        "g1f3",
        &[Doubt::NoCapture],
        &["Nxf3", "Ng1:f3", "Nf3:"],
    );
    let king = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    check(king, Language::Russian, "e1f1", &["Крf1", "КРf1", "Крe1-f1"]);
    check(king, Language::Turkish, "e1f1", &["Şf1", "Sf1"]);
}

#[test]
fn a_small_b_is_a_file_where_it_can_be_one() {
    let fen = "4k3/8/8/8/8/2n5/1P6/K3B3 w - - 0 1";
    check(fen, Language::English, "b2c3", &["bxc3", "bc3", "b:c3"]);
    check(fen, Language::English, "e1c3", &["Bxc3", "Bc3"]);
    // No pawn of the b-file comes to h4.
    check_doubts(fen, Language::English, "e1h4", &[Doubt::SmallPieceLetter], &["bh4", "be1h4"]);
    let alone = "4k3/8/8/8/8/2n5/8/K3B3 w - - 0 1";
    check_error(alone, "bxc3", "`bxc3` is not possible: there is no white pawn on the b-file");
}

#[test]
fn signs_that_contradict_the_move_are_told() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let texts =
        ["Qh4#", "Qh4++", "Qh4X", "Qh4+", "Qh4", "Qh4†", "Qh4‡", "Qh4 mate", "Qh4 ch", "Qd8-h4#"];
    check(fen, Language::English, "d8h4", &texts);
    check(fen, Language::Polish, "d8h4", &["Hh4X", "Hh4#", "Hh4Х"]);
    check_doubts(START, Language::English, "g1f3", &[Doubt::NoCheck], &["Nf3+", "Nf3†", "Nf3 ch"]);
    let no_mate = [Doubt::NoCheckmate];
    check_doubts(START, Language::English, "g1f3", &no_mate, &["Nf3#", "Nf3++", "Nf3X", "Nf3+#"]);
    // Two pluses used to mean a double check.
    let double = "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1";
    check(double, Language::English, "e4f6", &["Nf6++", "Nf6+"]);
    check_doubts(double, Language::English, "e4f6", &no_mate, &["Nf6#"]);
}

#[test]
fn annotations_are_passed_over() {
    let texts = [
        "e4!",
        "e4??",
        "e4!?",
        "e4 ±",
        "e4+-",
        "e4 +/-",
        "e4 -+",
        "e4-+",
        "e4=",
        "e4 ∞",
        "e4$1",
        "e4 $146 $2",
        "e4 +=",
        "e4 −+",
        "e4⩲",
        "12. e4",
        "12...e4",
        "… e4",
    ];
    check(START, Language::English, "e2e4", &texts);
    let read = read_move("e4 (=)", &position(START), Language::English).expect("a move");
    assert!(read.offers_draw);
    assert!(
        read_move("e4(=)!", &position(START), Language::English).is_ok_and(|e4| e4.offers_draw)
    );
    assert!(read_move("e4=", &position(START), Language::English).is_ok_and(|e4| !e4.offers_draw));
    let fen = "4k3/8/8/8/8/8/8/K2Q4 w - - 0 1";
    check(fen, Language::English, "d1h5", &["Qh5++-", "Qh5+!", "Qh5+ +-", "Qh5++/-"]);
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC*", language in 0..Language::all().len()) {
        let language = Language::all().nth(language).expect("a language");
        let _ = read_move(&text, &Position::start(), language);
    }

    #[test]
    fn no_text_of_usual_characters_makes_it_panic(
        text in "[a-hNBRQKSGWHDVJCTFКрЖ0-9Oox:×X=+#()./ epmat♘♚\u{fe0f}-]{0,12}",
        language in 0..Language::all().len(),
    ) {
        let language = Language::all().nth(language).expect("a language");
        for fen in [START, EP, PROMOTION, CASTLING] {
            let _ = read_move(&text, &position(fen), language);
        }
    }
}
