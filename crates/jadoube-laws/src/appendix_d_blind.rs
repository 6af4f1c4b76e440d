//! Appendix D: chess by visually disabled players.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::turn::Tables;
use crate::{Effect, Game, Ruling, art04_touch_move, art08_recording};

/// The arbiter looks at the two boards (D.2.9).
pub(crate) fn boards_noticed(game: &Game) -> Vec<Ruling> {
    let stands = |side| game.tables.of(side).board == *game.now.board();
    if !matches!(game.tables, Tables::Two(_)) || Side::ALL.into_iter().all(stands) {
        return vec![Ruling::new(Effect::NoEffect, art!("D.2.9"))];
    }
    // The scores decide. Where both say what the record says, whoever moved otherwise puts his
    // board right; where they do not, the position is set up from the record.
    let scores_agree = Side::ALL
        .into_iter()
        .all(|side| game.sheet(side).is_empty() || art08_recording::agrees(game, side));
    let mut rulings: Vec<Ruling> = Side::ALL
        .into_iter()
        .filter(|&side| !stands(side))
        .map(|side| Ruling::new(Effect::MustSetBoard { side }, art!("D.2.9")))
        .collect();
    if !scores_agree {
        rulings = vec![Ruling::new(art04_touch_move::restored_here(game), art!("D.2.9"))];
    }
    rulings
}
