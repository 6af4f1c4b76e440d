//! Short games in forms that players and programs write.

use jadoube_chess::Position;
use jadoube_notation::{Evidence, Language, read_move, sheet_entries};
use serde_json::Value;

#[test]
fn are_all_read() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("data/move_text.json")).expect("a list of cases");
    assert_eq!(cases.len(), 26);
    for case in &cases {
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
