//! Any bytes read as FEN: nothing panics, and whatever is read is written back the same.
#![no_main]

use jadoube_chess::{Arrangement, CastlingLetters, EnPassantField, Fen, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let strict = text.parse::<Fen>();
    let lenient = Fen::lenient(text);
    if let Ok(fen) = strict {
        let (again, mended) = lenient.clone().expect("what is right needs no leniency");
        // Only rights that contradict the board are accepted by the one and mended by the other.
        if Arrangement::try_from(*fen.setup()).is_ok() {
            assert!(mended.is_empty());
            assert_eq!(again.setup(), fen.setup());
        }
    }
    let Ok((fen, _)) = lenient else { return };
    for letters in [CastlingLetters::XFen, CastlingLetters::Shredder] {
        let fen = fen.castling_letters(letters).en_passant_field(EnPassantField::Always);
        // A right that contradicts the board has no letter of its own; everything else comes back.
        if let Ok(position) = Position::try_from(*fen.setup()) {
            let again: Fen = fen.to_string().parse().expect("what we write we read");
            assert_eq!(again.setup(), &position.setup());
        }
    }
    if let Ok(arrangement) = Arrangement::try_from(*fen.setup()) {
        let moves = arrangement.legal_moves();
        assert_eq!(moves.is_empty(), arrangement.ending().is_some());
        if let Arrangement::Position(position) = arrangement {
            assert_eq!(position.perft(1), moves.len() as u64);
        }
        for mv in moves {
            arrangement.play(mv).setup().flaws();
        }
    }
});
