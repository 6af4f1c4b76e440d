//! Entries as earlier programs wrote them are read for ever.

use jadoube_laws::{Edition, Game, Regulations};
use jadoube_store::{GameRecord, Line, verify};

/// A game stored in format 1: a line for how it begins, then for each entry salt, hash and text,
/// the lines of the text joined by tabs. The head was written down when the sample was made.
const FORMAT_1: &str = include_str!("samples/format-1.txt");

const AFTER: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

#[test]
fn format_1_is_read() {
    let mut rows = FORMAT_1.lines();
    let head = rows.next().expect("a head").parse().expect("a hash");
    let mut game = GameRecord {
        key: "sample".to_owned(),
        competition: "samples".to_owned(),
        created: 1_700_000_000_000,
        text: rows.next().expect("how it begins").to_owned(),
    };
    let lines: Vec<Line> = rows
        .zip(0..)
        .map(|(row, number)| {
            let (salt, rest) = row.split_once(' ').expect("a salt");
            let (hash, text) = rest.split_once(' ').expect("a hash");
            Line {
                number,
                text: text.replace('\t', "\n"),
                salt: salt.parse().expect("a salt"),
                hash: hash.parse().expect("a hash"),
            }
        })
        .collect();
    verify(&game, &lines, Some(head)).expect("right hashes");
    let mut folded = Game::new(Regulations::standard(Edition::E2023));
    for line in &lines {
        folded.record(&line.read().expect("an entry"));
    }
    assert_eq!(folded.standing().to_string(), AFTER);
    game.text.push(' ');
    assert!(verify(&game, &lines, Some(head)).is_err());
}
