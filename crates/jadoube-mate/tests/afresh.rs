//! What a watcher says about a game, compared with the question asked afresh.

use jadoube_chess::{Position, Side};
use jadoube_mate::{Answer, Dead, Limit, Watcher, can_mate};

use crate::watcher::assert_mates;

/// The watcher gives the same answer as the question asked afresh, if that finds an answer within
/// the limit, and its lines are mates.
fn check(watcher: &mut Watcher, limit: Limit) {
    let position = *watcher.position();
    for by in Side::ALL {
        let afresh = can_mate(&position, by, limit);
        let answer = watcher.can_mate(by, limit);
        if afresh != Answer::Unknown {
            assert_eq!(answer.is_yes(), afresh.is_yes(), "{position} {by}");
            assert_eq!(answer.is_no(), afresh.is_no(), "{position} {by}");
        }
        if let Answer::Yes(line) = answer {
            assert_mates(&position, line, by);
        }
    }
}

/// Asked about both sides together, the watcher answers as it does for each.
fn check_dead(watcher: &mut Watcher, limit: Limit) {
    let position = *watcher.position();
    let afresh = Side::ALL.map(|by| can_mate(&position, by, limit));
    match watcher.is_dead(limit) {
        Dead::No(by, Answer::Yes(line)) => {
            assert_mates(&position, &line, by);
        }
        Dead::No(..) => panic!("not dead without a line: {position}"),
        Dead::Yes(white, black) => {
            assert!(white.is_no() && black.is_no(), "{position}");
            assert!(!afresh.iter().any(Answer::is_yes), "{position}");
        }
        Dead::Unknown => assert!(!afresh.iter().any(Answer::is_yes), "{position}"),
    }
}

#[test]
fn a_game_played_at_random_is_answered_as_one_asked_afresh() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/5k2/8/2p1p3/2P1P3/8/3BK3/8 w - - 0 1",
        "8/8/4k3/8/3n4/8/4PK2/8 b - - 0 1",
        "r3k2r/pppp1ppp/8/4pP2/8/8/PPPP2PP/R3K2R w KQkq e6 0 1",
    ] {
        for seed in 0..2 {
            let mut watcher = Watcher::new(&Position::from_fen(fen).expect("a position"));
            let mut for_both = watcher.clone();
            let mut number = 7 + seed;
            for ply in 0..60 {
                // Not every move is asked about.
                if ply % (seed + 1) == 0 {
                    check(&mut watcher, Limit::positions(300));
                }
                check_dead(&mut for_both, Limit::positions(300));
                let moves = watcher.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                number = number * 31 % 10_007 + 11;
                watcher.play(moves[number % moves.len()]);
                for_both.play(moves[number % moves.len()]);
            }
        }
    }
}

/// A game over the board with castling, captures, checks and a promotion; in the end Black has only
/// a king, and then White too.
#[test]
fn a_real_game_is_answered_as_one_asked_afresh() {
    let game = "e2e4 c7c5 g1f3 e7e6 d2d4 c5d4 f3d4 a7a6 f1d3 g8f6 e1g1 d8c7 d1e2 b8c6 d4c6 d7c6 \
    e4e5 f6d7 f2f4 d7c5 c1e3 b7b6 e3c5 f8c5 g1h1 c8b7 b1c3 g7g6 a1d1 c5e7 d3e4 a8d8 \
    d1d8 e8d8 e4d3 b6b5 c3e4 d8c8 c2c4 b5c4 d3c4 c7b6 e4g5 c6c5 g5f7 h8f8 e2g4 c8b8 \
    g4e6 b6b2 c4d5 b2b5 f1g1 b7d5 e6d5 c5c4 d5e6 e7c5 f7d6 b5b6 e6e7 c5d6 e5d6 f8d8 \
    e7e4 d8d6 g1b1 b8a7 e4e7 a7a8 e7e8 a8a7 e8f7 a7a8 b1e1 b6d8 f7c4 d8d7 h2h3 d6c6 \
    c4b4 c6e6 e1c1 a8a7 b4c5 a7a8 c1b1 e6c6 c5e3 d7c7 b1d1 a8b7 e3f3 b7b8 d1d5 b8a7 \
    f3e3 a7b7 d5e5 c6d6 e3e4 b7a7 h1h2 d6d7 e4e3 c7b6 e3e4 b6b7 e4e2 b7b4 e5e4 b4d6 \
    e2e3 d6b6 e3b6 a7b6 e4e2 b6c5 h2g3 a6a5 g3f3 a5a4 g2g4 d7d3 e2e3 d3d2 a2a3 d2b2 \
    f4f5 g6f5 g4f5 c5d6 f3f4 b2b3 f5f6 b3e3 f4e3 d6e6 e3d4 e6f6 d4c4 f6g5 c4b4 g5h4 \
    b4a4 h4h3 a4b4 h3g2 a3a4 h7h5 a4a5 h5h4 a5a6 h4h3 a6a7 h3h2 a7a8q g2g1 a8g8 g1h1 \
    g8d5 h1g1 d5d1 g1g2 d1e2 g2g1 e2h2 g1h2";
    let mut watcher = Watcher::new(&Position::start());
    let mut for_both = watcher.clone();
    check(&mut watcher, Limit::NONE);
    for attempt in game.split_whitespace() {
        let mv = watcher.position().check(attempt.parse().expect("a move")).expect("legal");
        watcher.play(mv);
        check(&mut watcher, Limit::NONE);
        for_both.play(mv);
        check_dead(&mut for_both, Limit::NONE);
    }
    assert!(matches!(for_both.is_dead(Limit::NONE), Dead::Yes(..)));
    assert!(Side::ALL.iter().all(|&by| watcher.can_mate(by, Limit::NONE).is_no()));
}
