//! Appendix D: two boards (D.1), and what is done if they differ (D.2.9).

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::art06;
use crate::articles::art08;
use crate::game::turn::Tables;
use crate::{BlindEffect, Choice, Effect, Game, Question, Recording, Ruling};

/// A player demands that each player has their own board (D.1).
pub(crate) fn demanded(game: &Game) -> Vec<Ruling> {
    let regulations = game.rules.regulations();
    let differ = |side| regulations.is_visually_disabled(side);
    vec![match differ(Side::White) || differ(Side::Black) {
        true => Ruling::new(BlindEffect::TwoBoards.into(), art!("D.1")),
        false => Ruling::new(Effect::RequestRefused, art!("D.1")),
    }]
}

/// The arbiter looks at the two boards (D.2.9).
pub(crate) fn noticed(game: &Game) -> Vec<Ruling> {
    let stands = |side| game.tables.of(side).shows(game.now.board());
    if !matches!(game.tables, Tables::Two(_)) || Side::ALL.into_iter().all(stands) {
        return vec![Ruling::new(Effect::NoEffect, art!("D.2.9"))];
    }
    // The scores decide. If they agree, a player whose board differs from them corrects it; if they
    // do not, play goes on from where they still agreed.
    let kept = agreed_plies(game);
    if kept == game.line.len() {
        let wrong = Side::ALL.into_iter().filter(|&side| !stands(side));
        return wrong
            .map(|side| Ruling::new(Effect::MustSetBoard { side }, art!("D.2.9")))
            .collect();
    }
    let ply = &game.line[kept];
    let restored = Effect::PositionRestored {
        kept: u32::try_from(kept).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: Vec::new(),
    };
    let mut rulings = vec![Ruling::new(restored, art!("D.2.9"))];
    if game.clock.is_some() {
        let BySide { white: white_ms, black: black_ms } = ply.clocks_before_ms;
        let question = Question::Clocks { white_ms, black_ms };
        let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
        rulings.push(Ruling::ask(question, choices, art!("D.2.9")).and(art!("7.1")));
        rulings.extend(art06::clock::runs_on(game, ply.side()));
    }
    rulings
}

/// The ply up to which both scoresheets agree; all plies if a sheet is empty.
fn agreed_plies(game: &Game) -> usize {
    if game.rules.regulations().recording == Recording::Automatic {
        return game.line.len();
    }
    let sheets = Side::ALL.into_iter().filter(|&side| {
        let written = game.sheets[side].moves().count();
        written > 0 && !art08::recording::agrees(game, side)
    });
    sheets.map(|side| right_plies(game, side)).min().unwrap_or(game.line.len())
}

/// The number of plies that a sheet has as they were played.
fn right_plies(game: &Game, side: Side) -> usize {
    let language = game.rules.regulations().language(side);
    let lines = game.sheets[side].moves().zip(&game.line);
    lines
        .take_while(|(text, ply)| {
            let read = ply
                .before
                .position()
                .and_then(|position| jadoube_notation::read_move(text, position, language).ok());
            read.is_some_and(|read| Some(read.mv.attempt()) == ply.attempt)
        })
        .count()
}
