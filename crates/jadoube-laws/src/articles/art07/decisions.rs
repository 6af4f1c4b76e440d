//! Article 7: what the arbiter decides where the Laws leave the decision open.

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{UnknownPosition, art};

use crate::articles::art05;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art07::clocks::clock_after_penalties;
use crate::articles::art07::found_later::{penalties, put_right};
use crate::articles::art07::illegal_moves::illegal;
use crate::articles::art07::penalty::ends;
use crate::game::handwork::{self, Handwork};
use crate::{Choice, Effect, Game, Ruling, Standing};

/// Whether the king's move was unfinished castling (4.7.2).
pub(crate) fn castling(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let told = match (choice, game.played_on().arrangement()) {
        (Choice::FinishCastling, Some(arrangement)) => {
            match handwork::tell(arrangement, &table.told, table.released) {
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
    let mut counted = game.illegal_moves;
    let penalties = match is_fault {
        true => penalties(game, found, found, &mut counted),
        false => Vec::new(),
    };
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
