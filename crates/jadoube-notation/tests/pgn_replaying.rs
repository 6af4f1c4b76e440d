//! PGN played through: from which start, how far, and in how little memory.

use std::io::{self, Read};

use jadoube_chess::Arrangement;
use jadoube_notation::pgn::{Fault, Games, LONGEST_TOKEN, Replay, ReplayEvent};

/// What a replay says about the moves: the board after each, and what went wrong.
fn replayed(text: &str) -> (usize, Vec<Fault>) {
    let mut replay = Replay::new(text.as_bytes());
    let (mut moves, mut faults) = (0, Vec::new());
    while let Some(item) = replay.next_item().expect("memory is readable") {
        match item.event {
            ReplayEvent::Move(_) => moves += 1,
            ReplayEvent::Trouble(trouble) => faults.push(trouble.fault),
            _ => {}
        }
    }
    (moves, faults)
}

#[test]
fn a_replay_goes_from_the_start_that_the_tags_set() {
    let chess960 = "[Variant \"chess 960\"]\n[FEN \"1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1\"]\n\n1. O-O O-O-O *";
    assert_eq!(replayed(chess960), (2, vec![]));
    assert_eq!(replayed("[Variant \"Atomic\"]\n\n1. e4 *"), (0, vec![Fault::UnknownVariant]));
    let (moves, faults) = replayed("[FEN \"x\"]\n\n1. e4 e5 *\n\n[Event \"?\"]\n\n1. d4 *");
    assert_eq!(moves, 1);
    assert!(matches!(faults.as_slice(), [Fault::Fen(_)]));
    let mut replay = Replay::new(b"[FEN \"4k3/8/8/8/8/8/8/4R1K1 w - - 0 1\"]\n\n1. Kg2 *");
    let mut irregular = false;
    while let Some(item) = replay.next_item().expect("memory is readable") {
        irregular |= matches!(item.event, ReplayEvent::Start(Some(Arrangement::Irregular(_))));
    }
    assert!(irregular);
}

#[test]
fn a_stray_sign_among_the_tags_does_not_hide_the_start_they_set() {
    for stray in ["=", "+", "N", "e.p.", "(=)", "!", "$1", ")", ",", "{x}", &"x".repeat(300)] {
        let fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]";
        let text = format!("[Event \"x\"] {stray}\n{fen}\n\n1. Kd2 Kd7 *");
        assert_eq!(replayed(&text).0, 2, "{stray}");
    }
}

#[test]
fn a_start_that_cannot_be_read_is_not_taken_for_the_ordinary_one() {
    for value in ["x".repeat(LONGEST_TOKEN), "x]\n".to_owned()] {
        let text = format!("[Event \"x\"]\n[FEN \"{value}\"]\n\n1. e4 e5 *");
        assert_eq!(replayed(&text).0, 0, "{}", value.len());
        let game = Games::new(text.as_bytes()).next_game().expect("memory is readable");
        assert_eq!(game.map(|game| game.main_line().count()), Some(0));
    }
}

#[test]
fn a_replay_loses_one_line_at_the_most() {
    let (moves, faults) =
        replayed("1. e4 Ke4 (1... e5 2. Nf3) 2. d4 (2. c4 c5) *\n\n[Event \"?\"]\n\n1. d4 *");
    assert_eq!((moves, faults.len()), (4, 1));
    assert_eq!(replayed("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0"), (7, vec![]));
}

/// One line of some text, over and over.
struct Endless {
    text: &'static [u8],
    left: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = buffer.len().min(self.left);
        // Where a text starts again does not matter.
        for (byte, next) in buffer[..len].iter_mut().zip(self.text.iter().cycle()) {
            *byte = *next;
        }
        self.left -= len;
        Ok(len)
    }
}

#[test]
fn a_line_without_end_is_read_through_a_small_window() {
    const BYTES: usize = 1 << 24;
    for (start, text) in [
        ("1. e4 {", &b"word "[..]),
        ("1. e4 ; ", b"word "),
        ("% ", b"word "),
        ("[A \"", b"word "),
        ("[", b"word "),
        ("1. e4 ", b"x"),
        ("1. e4 ", b"1"),
        ("1. e4 ", b" "),
        ("1. e4 ", b"!"),
        ("1. e4 ", b"e5 "),
        ("1. e4 ", b"( "),
        ("1. e4 ", b"\xc2\xa0"),
    ] {
        let source = start.as_bytes().chain(Endless { text, left: BYTES });
        let mut replay = Replay::from_read(source);
        while replay.next_item().expect("it is readable").is_some() {}
        assert!(replay.buffer_len() <= 4 * LONGEST_TOKEN, "{start}{text:?}");
    }
}
