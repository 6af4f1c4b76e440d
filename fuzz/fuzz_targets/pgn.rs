//! Any bytes read as PGN: nothing panics, a file read piece by piece says the same as one in
//! memory, and whole games are written so that they read back without a problem more.
#![no_main]

use jadoube_notation::pgn::{Games, Reader, Replay, Writer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut whole = Reader::new(bytes);
    let mut pieces = Reader::with_buffer(bytes, 16);
    loop {
        let one = whole.next_item().expect("memory is readable");
        let other = pieces.next_item().expect("memory is readable");
        assert_eq!(one, other);
        if one.is_none() {
            break;
        }
    }
    let mut replay = Replay::new(bytes);
    while replay.next_item().expect("memory is readable").is_some() {}

    let mut games = Games::new(bytes);
    while let Some(game) = games.next_game().expect("memory is readable") {
        let mut text = Vec::new();
        Writer::default().write(&game, &mut text).expect("memory is writable");
        let again = Games::new(&text).next_game().expect("memory is readable").expect("a game");
        assert!(again.main_line().eq(game.main_line()));
    }
});
