//! Can this side still give mate? Asked once, in a batch, and by `jadoube position`.

use std::fs;

use crate::{jadoube, run, run_with};

const PAWN_ON_THE_SEVENTH: &str = "7k/P7/6K1/8/8/8/8/8 w - - 0 1";
const KINGS: &str = "8/8/4k3/8/8/3K4/8/8 w - -";

#[test]
fn the_answer_comes_with_the_line_or_the_reason() {
    let (code, out, error) = run(&["can-mate", PAWN_ON_THE_SEVENTH, "--by", "white"]);
    assert_eq!((code, error.as_str()), (0, ""));
    assert_eq!(out, "yes\nWhite can give mate on the next move: 1. a8=Q#\n");
    let (code, out, _) = run(&["can-mate", PAWN_ON_THE_SEVENTH, "--by", "black"]);
    assert_eq!(
        (code, out.as_str()),
        (1, "no\nBlack cannot give mate: a lone king cannot give mate.\n")
    );
    // Black moves first, and the numbers start with the FEN's.
    let (code, out, _) = run(&["can-mate", "6k1/P7/6K1/8/8/8/8/8 b - - 0 40", "--by", "white"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("yes\nWhite can still give mate, for instance in "), "{out}");
    assert!(out.contains(" half-moves: 40... K") && out.ends_with("#\n"), "{out}");
}

#[test]
fn mate_on_the_board_is_said_to_be_given() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (code, out, _) = run(&["can-mate", mate, "--by", "black"]);
    assert_eq!((code, out.as_str()), (0, "yes\nBlack has given mate.\n"));
    let (code, out, _) = run(&["can-mate", mate, "--by", "white"]);
    assert_eq!((code, out.as_str()), (1, "no\nWhite cannot give mate: the game is over.\n"));
}

#[test]
fn a_limit_can_leave_it_open() {
    let pawn = "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1";
    let (code, out, _) = run(&["can-mate", pawn, "--by", "white", "--limit", "1"]);
    assert_eq!(code, 3);
    assert_eq!(out, "unknown\nIt was not decided whether White can give mate.\n");
}

#[test]
fn a_question_that_cannot_be_read_is_refused() {
    let (code, out, error) = run(&["can-mate", "start"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(error.contains("--by"), "{error}");
    let (code, out, error) = run(&["can-mate", "8/8/8/8 w - -", "--by", "white"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(error.contains("not a FEN"), "{error}");
    let (code, _, error) = run(&["can-mate", "8/8/8/8/8/8/8/K7 w - -", "--by", "white"]);
    assert_eq!(code, 1);
    assert!(error.contains("Black has no king"), "{error}");
    assert_eq!(run(&["can-mate", "start", "--by", "green"]).0, 2);
    assert_eq!(run(&["can-mate", "--batch", "-", "--by", "white"]).0, 2);
}

#[test]
fn programs_get_json() {
    let (code, out, error) = run(&["can-mate", "--json", PAWN_ON_THE_SEVENTH, "--by", "white"]);
    assert_eq!((code, error.as_str()), (0, ""));
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        json,
        serde_json::json!({
            "fen": PAWN_ON_THE_SEVENTH,
            "by": "white",
            "answer": "yes",
            "line": ["a7a8q"],
            "half_moves": 1,
            "reason": null,
        })
    );
    let (code, out, _) = run(&["can-mate", "--json", KINGS, "--by", "white"]);
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((code, &json["answer"], &json["line"]), (1, &"no".into(), &serde_json::Value::Null));
    assert_eq!(json["fen"], "8/8/4k3/8/8/3K4/8/8 w - - 0 1");
}

#[test]
fn a_batch_keeps_order_and_answers_all_that_can_be_read() {
    let questions = format!(
        "{PAWN_ON_THE_SEVENTH}\twhite\nnonsense\n{KINGS}\tblack\tkept\n\n\
         8/8/8/8/8/8/8/K7 w - -\twhite\n{KINGS}\tgreen\r\n8/8/4k3/4p3/8/3K4/8/8 w - -\tblack\n"
    );
    let (code, out, errors) = run_with(&["can-mate", "--limit", "0", "--batch", "-"], &questions);
    assert_eq!(code, 1);
    let lines: Vec<_> = out.split('\n').collect();
    assert_eq!(lines.len(), 8);
    assert!(lines[0].starts_with("7k/P7/6K1/8/8/8/8/8 w - - 0 1\twhite\t"), "{out}");
    assert_eq!(lines[1], "nonsense\terror\texpected a FEN, a tab, and white or black");
    assert_eq!(lines[2], format!("{KINGS}\tblack\tkept\tno\ta lone king cannot give mate"));
    assert_eq!(lines[3], "");
    assert!(lines[4].contains("\twhite\terror\tnot a legal position: Black has no king"), "{out}");
    assert!(lines[5].starts_with(&format!("{KINGS}\tgreen\terror\t")), "{out}");
    assert!(lines[6].starts_with("8/8/4k3/4p3/8/3K4/8/8 w - -\tblack\tunknown\t"), "{out}");
    assert_eq!(lines[7], "");
    let told: Vec<_> = errors.lines().map(|line| line.split(": ").nth(1)).collect();
    assert_eq!(told, [Some("line 2"), Some("line 5"), Some("line 6")], "{errors}");
}

#[test]
fn a_batch_from_a_file_gives_lines_that_mate() {
    let path = std::env::temp_dir().join(format!("jadoube-can-mate-{}.tsv", std::process::id()));
    // The last line has no line end, and a byte that is not valid text affects no other line.
    let text = format!("{PAWN_ON_THE_SEVENTH}\twhite\n\u{e9}\n{KINGS}\twhite");
    let bytes: Vec<_> = text.chars().map(|letter| letter as u8).collect();
    fs::write(&path, bytes).expect("a temporary file");
    let path = path.display().to_string();
    let (code, out, errors) = run(&["can-mate", "--batch", &path]);
    fs::remove_file(&path).expect("it was there");
    assert_eq!(code, 1);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0], format!("{PAWN_ON_THE_SEVENTH}\twhite\tyes\ta7a8q"));
    assert_eq!(lines[2], format!("{KINGS}\twhite\tno\ta lone king cannot give mate"));
    assert_eq!(errors, format!("{path}: line 2: expected a FEN, a tab, and white or black\n"));
    let (code, out, _) = run_with(&["can-mate", "--batch", "-"], &format!("{KINGS}\twhite\n"));
    assert_eq!((code, out.lines().count()), (0, 1));
    assert_eq!(jadoube(&["can-mate", "--batch", &path]).status.code(), Some(2), "no such file");
    assert_eq!(run(&["can-mate", "--batch", "."]).0, 2, "a folder");
}

#[test]
fn a_position_says_who_can_still_mate_and_shows_the_line() {
    let (code, out, _) = run(&["position", PAWN_ON_THE_SEVENTH]);
    assert_eq!(code, 0);
    assert!(out.contains("\nWhite can give mate on the next move: 1. a8=Q#\n"), "{out}");
    assert!(out.contains("\nBlack cannot give mate: a lone king cannot give mate.\n"), "{out}");
    let (_, out, _) = run(&["position", "--json", PAWN_ON_THE_SEVENTH]);
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(json["can_mate"]["white"]["line"], serde_json::json!(["a7a8q"]));
    assert_eq!(json["can_mate"]["black"]["answer"], "no");
    assert_eq!(json["dead"], false);
}

#[test]
fn a_dead_position_is_called_dead_and_a_mate_is_not() {
    let (code, out, _) = run(&["position", &format!("{KINGS} 0 1")]);
    assert_eq!(code, 0);
    assert!(out.contains("The position is dead: the game is drawn (5.2.2).\n"), "{out}");
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (_, out, _) = run(&["position", "--json", mate]);
    let json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&json["dead"], &json["checkmate"]), (&false.into(), &true.into()));
}

#[test]
fn the_answer_is_told_in_polish_and_slovak() {
    let (code, out, _) = run(&["can-mate", "--lang", "pl", PAWN_ON_THE_SEVENTH, "--by", "black"]);
    assert_eq!((code, out.as_str()), (1, "no\nCzarne nie mogą dać mata: sam król nie da mata.\n"));
    let (code, out, _) = run(&["can-mate", "--lang", "sk", PAWN_ON_THE_SEVENTH, "--by", "white"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("yes\nBiely") && out.contains("a8=D"), "{out}");
}
