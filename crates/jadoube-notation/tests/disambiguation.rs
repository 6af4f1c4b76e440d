//! C.10: telling a piece from others of its kind.

use jadoube_chess::{Attempt, Position, Square};
use jadoube_notation::{Form, Language, ReadError, Style, notate, read_move};

#[track_caller]
fn check(fen: &str, from: Square, to: Square, expected: &str) {
    let position = Position::from_fen(fen).expect("a position");
    let mv = position.check(Attempt::new(from, to)).expect("a legal move");
    let style = Style::fide(Language::English);
    assert_eq!(notate(&position, mv, &style), expected);
    assert_eq!(read_move(expected, &position, Language::English).map(|read| read.mv), Ok(mv));
    let long = notate(&position, mv, &style.with_form(Form::Long));
    assert_eq!(read_move(&long, &position, Language::English).map(|read| read.mv), Ok(mv));
}

#[test]
fn on_the_same_rank_the_file_is_added() {
    let fen = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    check(fen, Square::G1, Square::F3, "Ngf3");
    check(fen, Square::E1, Square::F3, "Nef3");
}

#[test]
fn on_the_same_file_the_rank_is_added() {
    let fen = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    check(fen, Square::G5, Square::F3, "N5f3");
    check(fen, Square::G1, Square::F3, "N1f3");
}

#[test]
fn on_neither_the_file_is_preferred() {
    let fen = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
    check(fen, Square::H2, Square::F3, "Nhf3");
    check(fen, Square::D4, Square::F3, "Ndf3");
}

#[test]
fn a_capture_stands_behind_the_file_or_rank() {
    check("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", Square::H2, Square::F3, "Nhxf3");
    check("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", Square::D4, Square::F3, "Ndxf3");
    check("4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1", Square::G5, Square::F3, "N5xf3");
    check("4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1", Square::G1, Square::F3, "Ngxf3");
}

#[test]
fn where_neither_is_enough_both_are_given() {
    let fen = "8/1k6/8/8/8/Q7/7K/Q1Q5 w - - 0 1";
    check(fen, Square::A1, Square::C3, "Qa1c3");
    check(fen, Square::A3, Square::C3, "Q3c3");
    check(fen, Square::C1, Square::C3, "Qcc3");
}

#[test]
fn only_legal_moves_count() {
    // The knight on c3 is pinned by the bishop on b4.
    let fen = "rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N1P3/PP3PPP/R1BQKBNR w KQkq - 0 5";
    check(fen, Square::G1, Square::E2, "Ne2");
}

#[test]
fn too_little_is_ambiguous_and_too_much_does_no_harm() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1").expect("a position");
    let error = read_move("Nf3", &position, Language::English).expect_err("two knights");
    assert_eq!(error.to_string(), "`Nf3` is ambiguous: it can be Ne1-f3 or Ng1-f3");
    let ReadError::Ambiguous { candidates, .. } = error else { panic!("{error}") };
    assert_eq!(candidates.len(), 2);
    for text in ["Ngf3", "Ng1f3", "Ng1-f3", "Ngxf3", "g1f3", "N g f3"] {
        let read = read_move(text, &position, Language::English);
        assert_eq!(read.is_ok(), text != "N g f3", "{text}");
    }
}
