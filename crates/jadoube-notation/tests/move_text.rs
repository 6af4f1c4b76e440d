//! Short games in forms that players and programs write.

use jadoube_chess::{CastlingText, Position, Setup};
use jadoube_notation::pgn::{Games, Step};
use jadoube_notation::{Evidence, Language, read_move, sheet_entries};
use serde_json::Value;

fn cases() -> Vec<Value> {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("data/move_text.json")).expect("a list of cases");
    assert_eq!(cases.len(), 29);
    cases
}

#[test]
fn are_all_read_as_pgn() {
    for case in cases() {
        let text = |key: &str| case[key].as_str().unwrap_or_else(|| panic!("{key} in {case}"));
        let tag = case["fen"].as_str().map(|fen| format!("[FEN \"{fen}\"]\n\n"));
        let pgn = tag.unwrap_or_default() + text("movetext");
        let language = text("language").parse().expect("a language");
        let mut games = Games::new(pgn.as_bytes()).in_language(Some(language));
        let game = games.next_game().expect("memory is readable").expect("a game");
        assert!(game.problems.is_empty(), "{}: {:?}", text("id"), game.problems);
        assert!(games.next_game().expect("memory is readable").is_none());

        let mut depth = 0;
        let mut placement = game.start.setup().board;
        let mut plies = Vec::new();
        let mut now = game.start;
        for step in &game.steps {
            match step {
                Step::VariationStart => depth += 1,
                Step::VariationEnd => depth -= 1,
                Step::Move(mv) if depth == 0 => {
                    plies.push(mv.uci(CastlingText::KingTwoSquares).to_string());
                    now = now.play(*mv);
                    placement = *now.board();
                }
                Step::Null if depth == 0 => {
                    plies.push("0000".to_owned());
                    let setup = now.setup();
                    let passed = Setup { to_move: !setup.to_move, en_passant: None, ..setup };
                    now = passed.try_into().expect("no check is passed over");
                }
                _ => {}
            }
        }
        assert_eq!(Value::from(plies), case["uci"], "{}", text("id"));
        let expected = Setup::from_fen(&format!("{} w - - 0 1", text("placement")));
        assert_eq!(placement, expected.expect("a FEN").board, "{}", text("id"));
    }
}

#[test]
fn are_all_read_as_scoresheets() {
    // Nobody passes, comments or adds variations on a scoresheet.
    for case in cases().iter().filter(|case| case["pgn_only"] != true) {
        let text = |key: &str| case[key].as_str().unwrap_or_else(|| panic!("{key} in {case}"));
        let language: Language = text("language").parse().expect("a language");
        let mut position = match case["fen"].as_str() {
            Some(fen) => Position::from_fen(fen).expect("a position"),
            None => Position::start(),
        };
        let entries = sheet_entries(text("movetext"));
        let uci = case["uci"].as_array().expect("moves");
        assert_eq!(entries.len(), uci.len(), "{}: {entries:?}", text("id"));
        for (entry, uci) in entries.iter().zip(uci) {
            let read = read_move(entry.text, &position, language)
                .unwrap_or_else(|error| panic!("{}: {error}", text("id")));
            let expected = position.move_from_uci(uci.as_str().expect("a text"));
            assert_eq!(Ok(read.mv), expected, "{}: {}", text("id"), entry.text);
            assert_eq!(read.offers_draw, entry.text.contains("(=)"));
            position = position.play(read.mv);
        }
        let fen = position.to_string();
        assert_eq!(fen.split(' ').next(), Some(text("placement")), "{}", text("id"));
        assert!(Evidence::of(entries.iter().map(|entry| entry.text)).is_admissible());
    }
}

#[test]
fn entries_have_their_places() {
    let text = "1.e4 e5 2. ed6 e.p. ± 3... 000 (=) 1:0";
    let entries = sheet_entries(text);
    let texts: Vec<_> = entries.iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["e4", "e5", "ed6 e.p. ±", "000 (=)"]);
    for entry in entries {
        assert!(text[entry.at..].starts_with(entry.text));
    }
    assert_eq!(sheet_entries(" 1. 2. \n *"), []);
}
