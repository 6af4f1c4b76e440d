//! Any text read as a move in every language: nothing panics, and whatever is read is written and
//! read back the same.
#![no_main]

use jadoube_chess::Position;
use jadoube_notation::{AnnouncementLanguage, Form, Language, Style, System, hear, read_move};
use libfuzzer_sys::fuzz_target;

/// Positions in which there is something to capture, to promote and to castle with.
const POSITIONS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "1r1r4/2P4k/8/8/1pn5/2B5/1P2N2P/R3K2R w KQ - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/8/8/8/3q4/1n5q/pp3n2/R3K2R b KQ - 0 1",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((first, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let fen = POSITIONS[usize::from(*first) % POSITIONS.len()];
    let position = Position::from_fen(fen).expect("a position");
    let mut algebraic = false;
    for language in Language::all() {
        let Ok(read) = read_move(text, &position, language) else { continue };
        algebraic = true;
        for form in Form::ALL {
            let style = Style::fide(language).with_form(form);
            let written = style.write(&position, read.mv).to_string();
            let again = read_move(&written, &position, language).expect("what we write we read");
            assert_eq!(again.mv, read.mv, "{written} in {language}");
        }
    }
    assert!(!algebraic || System::of(text) == System::Algebraic);
    for language in AnnouncementLanguage::ALL {
        let _ = hear(text, &position, language);
    }
});
