//! What holds for reading and writing whatever the text.

use jadoube_chess::{
    CastlingLetters, EnPassantField, Fen, Mended, Position, Setup, Square, SquareSet,
};
use proptest::prelude::*;

use crate::walk::Walk;

/// A valid line with a few characters replaced, inserted or removed.
fn mutated_fen() -> impl Strategy<Value = String> {
    let lines: Vec<&str> = include_str!("data/fen/valid.sfens").lines().collect();
    let letter = prop_oneof![
        prop::sample::select(" /-_KQkqRrPpNBwb0123456789aAhHe36\t–".chars().collect::<Vec<_>>()),
        any::<char>(),
    ];
    let edit = (any::<prop::sample::Index>(), 0..3u8, letter);
    (prop::sample::select(lines), prop::collection::vec(edit, 0..4)).prop_map(|(line, edits)| {
        let mut letters: Vec<char> = line.chars().collect();
        for (place, kind, letter) in edits {
            let at = place.index(letters.len());
            match kind {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                _ => drop(letters.remove(at)),
            }
        }
        letters.into_iter().collect()
    })
}

/// Whether a mend only dropped a right that contradicts the board.
fn drops_a_right(mended: &Mended) -> bool {
    matches!(mended, Mended::CastlingDropped(_) | Mended::EnPassantDropped(_))
}

fn check_text(text: &str) {
    let strict = text.parse::<Fen>();
    let lenient = Fen::lenient(text);
    if let Ok(fen) = strict {
        check_writing(fen.setup());
        assert_eq!(fen.to_string().parse(), Ok(fen), "{text}");
        let (read, mended) = lenient.clone().unwrap();
        assert!(mended.iter().all(drops_a_right), "{text}: {mended:?}");
        if mended.is_empty() {
            assert_eq!(read, fen, "{text}");
        }
    }
    if let Ok((fen, mended)) = &lenient {
        assert_eq!(fen.to_string().parse(), Ok(*fen), "{text}");
        assert_eq!(Fen::lenient(&fen.to_string()), Ok((*fen, Vec::new())), "{text}");
        mended.iter().for_each(|mended| assert!(!mended.to_string().is_empty()));
    }
    for error in [strict.err(), lenient.err()].into_iter().flatten() {
        assert!(text.get(error.span()).is_some(), "{error}");
        assert!(!error.to_string().is_empty());
    }
}

/// Written with everything it says, a setup read from text is read again with either kind of
/// letters.
fn check_writing(setup: &Setup) {
    for letters in [CastlingLetters::XFen, CastlingLetters::Shredder] {
        let fen =
            Fen::from(*setup).castling_letters(letters).en_passant_field(EnPassantField::Always);
        assert_eq!(Setup::from_fen(&fen.to_string()).as_ref(), Ok(setup));
    }
    if let Ok((position, _)) = Position::allowing_unreachable(*setup) {
        assert_eq!(
            Setup::from_fen(&position.to_string()).unwrap().en_passant,
            position.en_passant()
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        check_text(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        check_text(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn anything_like_a_fen_is_read_or_refused(text in "[rnbqkpRNBQKP1-8/ ]{0,80}( [wb-])?( [KQkqA-Ha-h-]{0,5})?( [a-h][1-8]| -)?[0-9 ]{0,8}") {
        check_text(&text);
    }

    #[test]
    fn a_changed_fen_is_read_or_refused(text in mutated_fen()) {
        check_text(&text);
    }

    #[test]
    fn a_changed_setup_is_judged_and_written(
        text in mutated_fen(),
        castling in any::<u64>(),
        en_passant in prop::option::of(0..64u8),
    ) {
        if let Ok((fen, _)) = Fen::lenient(&text) {
            let castling = SquareSet::from_bits(castling);
            let en_passant = en_passant.and_then(Square::from_index);
            let setup = Setup { castling, en_passant, ..*fen.setup() };
            let flaws = setup.flaws();
            prop_assert_eq!(flaws.is_empty(), Position::try_from(setup).is_ok());
            prop_assert!(!Fen::from(setup).to_string().is_empty());
        }
    }
}

#[test]
fn positions_of_games_are_written_and_read_again() {
    for position in Walk::new(1).take(20_000) {
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position));
        let (fen, mended) = Fen::lenient(&text).unwrap();
        assert_eq!((fen, mended), (position.to_string().parse().unwrap(), Vec::new()));
        let whole = position.fen().en_passant_field(EnPassantField::Always);
        assert_eq!(Setup::from_fen(&whole.to_string()), Ok(position.setup()));
    }
}
