//! What a watcher says about real games.

use jadoube_chess::{BySide, Move, Position, Side};
use jadoube_mate::{Answer, Dead, Limit, Watcher};
use jadoube_notation::pgn::{Event, Reader};

/// The main lines of games over the board.
fn games() -> Vec<Vec<Move>> {
    let pgn = include_bytes!("../../jadoube-notation/tests/data/otb.pgn");
    let (mut games, mut moves, mut position) = (Vec::new(), Vec::new(), Position::start());
    let mut reader = Reader::new(pgn).main_line_only();
    while let Some(item) = reader.next_item().expect("a game") {
        match item.event {
            Event::Move(text) => {
                let san = text.san().expect("a move");
                let mv = san.find_only(&position).expect("a legal move");
                position.play_mut(mv);
                moves.push(mv);
            }
            Event::GameEnd => {
                games.push(std::mem::take(&mut moves));
                position = Position::start();
            }
            _ => {}
        }
    }
    games
}

/// Plays a line move by move, each checked, and makes sure that it ends in mate by a side.
pub(crate) fn assert_mates(start: &Position, line: &[Move], by: Side) {
    let end = line.iter().fold(*start, |position, mv| {
        assert_eq!(position.check(mv.attempt()), Ok(*mv), "{start} {by}");
        position.play(*mv)
    });
    assert!(end.is_checkmate() && end.to_move() != by, "{start} {by}");
}

/// Every line is played to the mate, including those that begin with a way back to an earlier
/// position.
#[test]
fn every_line_of_a_watched_game_ends_in_mate() {
    let (mut asked, mut back) = (0, 0);
    for game in games() {
        let mut watcher = Watcher::new(&Position::start());
        let mut before = BySide::both(Vec::new());
        for mv in game {
            watcher.play(mv);
            let position = *watcher.position();
            for by in Side::ALL {
                asked += 1;
                match watcher.can_mate(by, Limit::NONE) {
                    Answer::Yes(line) => {
                        assert_mates(&position, line, by);
                        // The way back leads to where the previous line begins, which then follows.
                        let before = &mut before[by];
                        let goes_back = line.len() > before.len() && line.ends_with(before);
                        back += usize::from(goes_back && !before.is_empty());
                        before.clone_from(line);
                    }
                    Answer::No(_) => {}
                    Answer::Unknown => panic!("there is no limit: {position} {by}"),
                }
            }
        }
    }
    assert!(asked > 19_000 && back > 4_000, "{asked} {back}");
}

/// A position is dead if neither side can mate, and a line shows that it is not.
#[test]
fn a_watched_game_is_dead_when_neither_side_can_mate() {
    let (mut alive, mut dead) = (0, 0);
    for game in games() {
        let [mut together, mut apart] = [(); 2].map(|()| Watcher::new(&Position::start()));
        for mv in game {
            together.play(mv);
            apart.play(mv);
            let position = *together.position();
            match together.is_dead(Limit::NONE) {
                Dead::No(by, Answer::Yes(line)) => {
                    alive += 1;
                    assert_mates(&position, &line, by);
                }
                Dead::Yes(..) => {
                    dead += 1;
                    let is_no = |&by: &Side| apart.can_mate(by, Limit::NONE).is_no();
                    assert!(Side::ALL.iter().all(is_no), "{position}");
                }
                other => panic!("{position} {other:?}"),
            }
        }
    }
    assert!(alive > 9000 && dead > 0, "{alive} {dead}");
}
