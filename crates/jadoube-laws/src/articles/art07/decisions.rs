//! Article 7: what the arbiter decides where the Laws leave the decision open.

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{UnknownPosition, art};

use crate::articles::art05;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art07::clocks::{clock_after_penalties, clock_after_restoring};
use crate::articles::art07::found_later::{penalties, put_right, turn_returned};
use crate::articles::art07::illegal_moves::illegal;
use crate::articles::art07::penalty::{ends, penalty};
use crate::game::handwork::{self, Handwork};
use crate::{Choice, Effect, Game, Ruling, Standing, Wrong};

/// Whether a press was an accident (7.5.3).
pub(crate) fn press(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let passed = game.line.len().checked_sub(1).filter(|&last| {
        game.line[last].side() == side && game.line[last].wrong == Some(Wrong::Pass)
    });
    match (choice, passed) {
        (Choice::Accident, Some(index)) => {
            let mut rulings =
                vec![Ruling::new(Effect::NoPenalty, art!("7.5.3")), turn_returned(game, index)];
            rulings.extend(clock_after_restoring(game, index));
            rulings
        }
        (_, Some(index)) => put_right(game, index),
        (Choice::Accident, None) => {
            let stays = Ruling::new(Effect::NoPenalty, art!("7.5.3"));
            std::iter::once(stays).chain(art06::clock::runs_on(game, side)).collect()
        }
        (_, None) => {
            let mut rulings = penalty(game, side, &game.now, Some(art!("7.5.3")));
            if !ends(&rulings) {
                rulings.extend(art06::clock::runs_on(game, side));
            }
            rulings
        }
    }
}

/// Whether the king's move was unfinished castling (4.7.2).
pub(crate) fn castling(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let told = match (choice, game.played_on().arrangement()) {
        (Choice::FinishCastling, Some(arrangement)) => {
            match handwork::tell(arrangement, &table.board, table.released) {
                Handwork::KingAlone { castling: Some(castling), .. } => {
                    Some((castling, Standing::from(arrangement.play(castling))))
                }
                _ => None,
            }
        }
        _ => None,
    };
    let Some((castling, after)) = told else {
        let attempt = table.released.map(|(from, to)| Attempt::new(from, to));
        let mut rulings = illegal(game, side, table, attempt);
        if !ends(&rulings) {
            rulings.extend(art06::clock::runs_on(game, side));
        }
        return rulings;
    };
    let made = Effect::MoveMade { attempt: Some(castling.attempt()), wrong: None, after };
    let mut rulings = vec![
        Ruling::new(made, art!("4.7.2")),
        Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
        Ruling::new(Effect::MoveStands { side }, art!("4.7.2")),
    ];
    rulings.extend(art06::clock::runs_on(game, !side));
    rulings.extend(art05::after_move(game, &after));
    rulings
}

/// The last position before an irregularity that can be identified (7.5.1, 7.6).
pub(crate) fn position(game: &Game, side: Side, number: u32) -> Vec<Ruling> {
    let after = |ply: &crate::Ply| ply.side() == side && ply.number() == number;
    let Some(kept) = game.line.iter().rposition(after).map(|index| index + 1) else {
        return vec![Ruling::new(Effect::NoEffect, art!("7.6"))];
    };
    let Some((found, is_fault)) = art07::displaced::irregularity_after(game, kept) else {
        return vec![Ruling::new(Effect::NoEffect, art!("7.6"))];
    };
    let article = if is_fault { art!("7.5.1") } else { art!("7.6") };
    if found > kept && game.rules.provisions().unknown_position == UnknownPosition::NewGame {
        return art07::setup::anew(game, article, game.colours_exchanged);
    }
    if found == kept && is_fault {
        return put_right(game, found);
    }
    let penalties = if is_fault { penalties(game, found, found) } else { Vec::new() };
    if ends(&penalties) {
        return penalties;
    }
    let effect = Effect::PositionRestored {
        kept: u32::try_from(kept).unwrap_or(u32::MAX),
        standing: game.line[kept - 1].after,
        touched: Vec::new(),
    };
    let mut rulings = vec![Ruling::new(effect, article)];
    rulings.extend(penalties);
    let clocks = clock_after_penalties(game, kept, &rulings);
    rulings.extend(clocks);
    rulings
}
