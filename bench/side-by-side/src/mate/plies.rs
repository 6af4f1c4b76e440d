//! Real games, and the question asked after every half-move: whether the position is dead, and
//! whether each side can mate.

use jadoube_chess::{Move, Position, Side};
use jadoube_mate::{Dead, Limit, Watcher};
use jadoube_notation::pgn::{Event, Reader};

use super::figures::{Figures, timed};

/// Games over the board that the tests of jadoube-notation read too.
pub(super) const OWN: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/jadoube-notation/tests/data/otb.pgn");

/// A position and the moves played from it.
struct Game {
    start: Position,
    moves: Vec<Move>,
}

/// Watches every game of a PGN text, each several times, and prints the best cost of a half-move.
pub(super) fn run(pgn: &[u8], rounds: u32) {
    let games = games(pgn);
    report(&games, rounds, "asked whether the position is dead", |watcher| {
        usize::from(watcher.is_dead(Limit::NONE) == Dead::Unknown)
    });
    report(&games, rounds, "both sides asked", |watcher| {
        let is_known = |by| {
            let answer = watcher.can_mate(by, Limit::NONE);
            answer.is_yes() || answer.is_no()
        };
        Side::ALL.map(is_known).iter().filter(|is_known| !**is_known).count()
    });
}

/// Times one question, which says how many answers were unknown.
fn report(games: &[Game], rounds: u32, what: &str, ask: impl Fn(&mut Watcher) -> usize) {
    let plies: usize = games.iter().map(|game| game.moves.len()).sum();
    let mut unknown = 0;
    let times = games.iter().map(|game| {
        let watch = || {
            let mut watcher = Watcher::new(&game.start);
            let asked = game.moves.iter().map(|&mv| {
                watcher.play(mv);
                ask(&mut watcher)
            });
            asked.sum::<usize>()
        };
        let (without_answer, time) = timed(watch);
        unknown += without_answer;
        (1..rounds).map(|_| timed(watch).1).fold(time, Ord::min)
    });
    let figures = Figures::new(times.collect::<Vec<_>>());
    let total = figures.mean().unwrap_or_default() * games.len() as f64;
    println!(
        "after every half-move of {} games, {what}: {:.2} µs a half-move \
         ({plies} half-moves, slowest game {:.0} µs, {unknown} answers unknown)",
        games.len(),
        total / plies.max(1) as f64,
        figures.percentile(100.0).unwrap_or_default()
    );
}

/// The main lines; a game is read up to a move that cannot be read.
fn games(pgn: &[u8]) -> Vec<Game> {
    let new = || Game { start: Position::start(), moves: Vec::new() };
    let (mut games, mut game, mut position) = (Vec::new(), new(), Position::start());
    let mut is_lost = false;
    let mut reader = Reader::new(pgn).main_line_only();
    while let Ok(Some(item)) = reader.next_item() {
        match item.event {
            Event::Move(text) if !is_lost => {
                match text.san().and_then(|san| san.find_only(&position)) {
                    Some(mv) => {
                        position.play_mut(mv);
                        game.moves.push(mv);
                    }
                    None => is_lost = true,
                }
            }
            Event::Tag(tag) if tag.name_bytes() == b"FEN" => {
                match Position::from_fen(&tag.value()) {
                    Ok(start) => (game.start, position) = (start, start),
                    Err(_) => is_lost = true,
                }
            }
            Event::GameEnd => {
                games.push(std::mem::replace(&mut game, new()));
                position = Position::start();
                is_lost = false;
            }
            _ => {}
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_mate::can_mate;

    /// A watcher gives the same answer as the question asked afresh, whatever it remembers.
    #[test]
    fn watching_a_game_answers_as_asking_afresh() {
        let pgn = std::fs::read(OWN).unwrap();
        let games = games(&pgn);
        assert!(games.len() > 100);
        let mut asked = 0;
        for game in games.iter().step_by(10) {
            let mut watcher = Watcher::new(&game.start);
            for &mv in &game.moves {
                watcher.play(mv);
                let position = *watcher.position();
                for by in Side::ALL {
                    let watched = watcher.can_mate(by, Limit::NONE).clone();
                    let afresh = can_mate(&position, by, Limit::NONE);
                    assert_eq!(watched.is_yes(), afresh.is_yes(), "{position} {by}");
                    assert_eq!(watched.is_no(), afresh.is_no(), "{position} {by}");
                    if let jadoube_mate::Answer::Yes(line) = &watched {
                        let replayed = super::super::replay::replays_to_mate(&position, by, line);
                        assert_eq!(replayed, Ok(()), "{position} {by}");
                    }
                    asked += 1;
                }
            }
        }
        assert!(asked > 1000, "{asked}");
    }
}
