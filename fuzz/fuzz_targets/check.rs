//! A FEN, a zero byte, then attempts of three bytes each: `check` accepts exactly the moves that
//! are listed, and a game made of them keeps its incremental state.
#![no_main]

use jadoube_chess::{Arrangement, Attempt, Fen, Kind, Position, Square, Wing};
use libfuzzer_sys::fuzz_target;

fn attempt(bytes: [u8; 3]) -> Option<Attempt> {
    let attempt = Attempt::new(Square::from_index(bytes[0])?, Square::from_index(bytes[1])?);
    Some(match bytes[2] {
        0 => attempt,
        1 => Attempt::Castling(Wing::KingSide),
        2 => Attempt::Castling(Wing::QueenSide),
        more => attempt.promoting(Kind::ALL[usize::from(more) % 6]),
    })
}

fuzz_target!(|bytes: &[u8]| {
    let Some(end) = bytes.iter().position(|&byte| byte == 0) else { return };
    let Ok(text) = std::str::from_utf8(&bytes[..end]) else { return };
    let Ok((fen, _)) = Fen::lenient(text) else { return };
    let Ok(mut arrangement) = Arrangement::try_from(*fen.setup()) else { return };
    for bytes in bytes[end + 1..].as_chunks::<3>().0 {
        let Some(attempt) = attempt(*bytes) else { continue };
        let Ok(mv) = arrangement.check(attempt) else { continue };
        assert!(arrangement.legal_moves().contains(&mv), "{attempt} on {arrangement}");
        arrangement = arrangement.play(mv);
        if let Arrangement::Position(position) = arrangement {
            let (fresh, _) = Position::allowing_unreachable(position.setup()).expect("still sound");
            assert_eq!(fresh.key(), position.key(), "{position}");
            assert_eq!(fresh, position);
        }
    }
});
