//! Ours.

use jadoube_chess::{Arrangement, Setup};
use jadoube_notation::Style;
use jadoube_notation::pgn::{Games, Step};

use super::{Game, LOST, TITLE, extend_title};

pub(super) fn games(bytes: &[u8]) -> Vec<Game> {
    let mut games = Games::new(bytes);
    let mut all = Vec::new();
    while let Ok(Some(game)) = games.next_game() {
        let mut line = Line { before: game.start, now: game.start, is_lost: false };
        let mut outer = Vec::new();
        let mut words = Vec::new();
        let mut title = String::new();
        for (_, value) in game.tags.iter().take(TITLE) {
            extend_title(&mut title, value.as_bytes());
        }
        for step in &game.steps {
            match step {
                Step::Move(mv) => {
                    words.push(Style::pgn().write_on(&line.now, *mv).to_string());
                    line = Line { before: line.now, now: line.now.play(*mv), is_lost: false };
                }
                Step::Null => {
                    words.push("--".to_owned());
                    line = Line { before: line.now, now: passed(&line.now), is_lost: false };
                }
                Step::VariationStart => {
                    outer.push(line);
                    line.now = line.before;
                    line.is_lost = false;
                    words.push("(".to_owned());
                }
                Step::VariationEnd => {
                    line = outer.pop().unwrap_or(line);
                    words.push(")".to_owned());
                }
                Step::Unread(_) | Step::Stood { .. } => {
                    line.before = line.now;
                    // What follows in the line is not one more loss.
                    if !std::mem::replace(&mut line.is_lost, true) {
                        words.push(LOST.to_owned());
                    }
                }
                Step::Nag(_) | Step::Comment(_) | Step::DrawOffer => {}
            }
        }
        all.push(Game { title, words });
    }
    all
}

#[derive(Clone, Copy)]
struct Line {
    before: Arrangement,
    now: Arrangement,
    is_lost: bool,
}

/// The arrangement with the other side to move.
fn passed(now: &Arrangement) -> Arrangement {
    let setup = now.setup();
    let passed = Setup { to_move: !setup.to_move, en_passant: None, ..setup };
    Arrangement::try_from(passed).unwrap_or(*now)
}
