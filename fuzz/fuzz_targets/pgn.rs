//! Any bytes read as PGN: nothing panics, a file read in chunks gives the same as one in memory, a
//! replay finds the moves that whole games have, and whole games are written so that they read back
//! without a problem.
#![no_main]

use jadoube_notation::pgn::{
    Fault, Game, Games, Problem, Reader, Replay, ReplayEvent, Step, Writer,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut whole = Reader::new(bytes);
    // The first byte chooses how small the chunks are.
    let size = 1 + usize::from(bytes.first().copied().unwrap_or_default() % 24);
    let mut pieces = Reader::with_buffer(bytes, size);
    loop {
        let one = whole.next_item().expect("memory is readable");
        let other = pieces.next_item().expect("memory is readable");
        assert_eq!(one, other);
        if one.is_none() {
            break;
        }
    }

    let mut replay = Replay::new(bytes);
    let mut replayed = 0;
    while let Some(item) = replay.next_item().expect("memory is readable") {
        replayed += usize::from(matches!(item.event, ReplayEvent::Move(_)));
    }

    let mut games = Games::new(bytes);
    let mut found = 0;
    while let Some(game) = games.next_game().expect("memory is readable") {
        found += moves(&game);
        let mut text = Vec::new();
        Writer::default().write(&game, &mut text).expect("memory is writable");
        let again = Games::new(&text).next_game().expect("memory is readable").expect("a game");
        assert!(again.main_line().eq(game.main_line()));
        assert!(moves(&again) >= moves(&game));
        // A start that cannot be set up stays so; but each move that is written is read.
        assert!(!again.problems.iter().any(is_about_a_move), "{:?}", again.problems);
    }
    assert_eq!(replayed, found);
});

fn is_about_a_move(problem: &Problem) -> bool {
    let Problem::Trouble(trouble) = problem else { return false };
    matches!(trouble.fault, Fault::Move(_) | Fault::NoSuchMove | Fault::Word)
}

fn moves(game: &Game) -> usize {
    game.steps.iter().filter(|step| matches!(step, Step::Move(_))).count()
}
