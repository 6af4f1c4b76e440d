//! The state of a game, on one line: everything that can be asked of it.

use std::fmt::Write as _;

use jadoube_clock::Clock;
use jadoube_laws::{Game, Side};
use serde_json::json;

pub(crate) fn picture(game: &Game) -> String {
    let mut text = format!("{} at {} entries {}", game.standing(), game.at(), game.entries());
    for side in Side::ALL {
        let ms = game.clocks_ms(game.at())[side];
        let _ = write!(
            text,
            "; {side} board {} clock {ms} illegal {} sheet {}",
            pieces(game, side),
            game.illegal_moves(side),
            json!(game.sheet(side)),
        );
    }
    if let Some(clock) = game.clock() {
        let _ = write!(text, "; {}", clock_words(clock));
    }
    if let Some(duty) = game.duty() {
        let mut moves: Vec<String> =
            game.moves_left().iter().map(|mv| mv.attempt().to_string()).collect();
        moves.sort();
        let _ = write!(text, "; duty {} leaves {}", json!(duty), moves.join(" "));
    }
    if let Some(side) = game.offer() {
        let _ = write!(text, "; offer of {side}");
    }
    let _ = write!(text, "; plies");
    for ply in game.line() {
        let attempt = ply.attempt.map_or("?".to_owned(), |attempt| attempt.to_string());
        let wrong = ply.wrong.as_ref().map_or(String::new(), |wrong| json!(wrong).to_string());
        let _ = write!(text, " {attempt}{wrong}{}", if ply.punished { "!" } else { "" });
    }
    if let Some(ply) = game.line().last() {
        let _ = write!(
            text,
            "; last touched {:?} or {:?} made in {} completed in {:?}",
            ply.touched.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ply.contacts.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ply.made_in,
            ply.completed_in,
        );
    }
    for struck in game.struck() {
        let _ = write!(text, "; struck in {}: {}", struck.entry, struck.plies.len());
    }
    for asked in game.questions() {
        let choices: Vec<String> = asked.choices.iter().map(ToString::to_string).collect();
        let _ = write!(
            text,
            "; asked in {}: {} ({})",
            asked.entry,
            json!(asked.question),
            choices.join(", ")
        );
    }
    if !game.incidents().is_empty() {
        let _ = write!(text, "; incidents {}", game.incidents().len());
    }
    if !game.outcomes().is_empty() {
        let over = if game.is_over() { "over" } else { "not over" };
        let _ = write!(text, "; {over}, results {}", json!(game.outcomes()));
    }
    text
}

fn pieces(game: &Game, side: Side) -> String {
    game.board_of(side)
        .pieces()
        .map(|(square, piece)| format!("{}{square}", piece.fen_letter()))
        .collect::<Vec<_>>()
        .join("")
}

fn clock_words(clock: &Clock) -> String {
    let sides = Side::ALL.map(|side| {
        format!(
            "{side} moves {} period {} flag {:?}",
            clock.moves(side),
            clock.period(side),
            clock.flag(side).map(|flag| flag.at)
        )
    });
    format!(
        "running {:?} next flag {:?} frozen {} {}",
        clock.running().map(|side| side.to_string()),
        clock.next_flag().map(|(at, side)| (at, side.to_string())),
        clock.is_frozen(),
        sides.join(" ")
    )
}
