//! Lists of FENs; sources in data/README.md.

use std::collections::BTreeMap;

use jadoube_chess::{CastlingLetters, EnPassantField, Fen, Position, Setup, Tier, chess960};

#[test]
fn valid_positions_are_read_and_written_again() {
    let text = include_str!("data/fen/valid.sfens");
    for line in text.lines() {
        let position = Position::from_fen(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let fen = position
            .fen()
            .castling_letters(CastlingLetters::Shredder)
            .en_passant_field(EnPassantField::Always);
        assert_eq!(fen.to_string(), line);
        // Written by the default rules, it is read as the same position.
        assert_eq!(position.to_string().parse(), Ok(position));
        assert_eq!(line.parse::<Fen>().unwrap().to_string().parse(), Ok(position));
    }
    assert_eq!(text.lines().count(), 10_000);
}

/// All are refused for flaws, none as text; lines are counted by the most serious flaw.
#[test]
fn invalid_positions_are_refused() {
    let mut lines = BTreeMap::<Tier, usize>::new();
    for line in include_str!("data/fen/invalid.sfens").lines() {
        let setup = Setup::from_fen(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let flaws = Position::try_from(setup).expect_err(line);
        *lines.entry(flaws.worst().unwrap()).or_default() += 1;
    }
    let expected =
        [(Tier::Unplayable, 6_266), (Tier::Irregular, 2_055), (Tier::Unreachable, 1_671)];
    assert_eq!(lines, expected.into());
}

#[test]
fn the_960_starts_are_in_scharnagls_order() {
    let text = include_str!("data/fen/chess960_start_positions.sfens");
    for (number, line) in (0..).zip(text.lines()) {
        let position = Position::from_fen(line).unwrap();
        assert_eq!(chess960::start(number), Some(position), "{number}");
        assert_eq!(chess960::is_valid(&position), Some(number), "{line}");
        let shredder = position.fen().castling_letters(CastlingLetters::Shredder);
        assert_eq!(shredder.to_string(), line);
    }
    assert_eq!(text.lines().count(), usize::from(chess960::COUNT));
}
