//! Article 4.7: a part of a move is done, and the rest must follow.

use jadoube_chess::{Move, Side};
use jadoube_lawbook::Article;

use crate::{Duty, Effect, Game, Ruling};

/// Binds the player to a move of which a part is done, unless touch-move already forbids it.
pub(crate) fn commit(
    game: &Game,
    side: Side,
    duty: Duty,
    basis: &[Article],
    is_part_of: impl Fn(Move) -> bool,
) -> Vec<Ruling> {
    let moves = game.moves_left();
    if !moves.into_iter().any(is_part_of) || game.turn.duty == Some(duty) {
        return Vec::new();
    }
    vec![cite(Effect::MustMove { side, duty }, basis)]
}

pub(crate) fn cite(effect: Effect, basis: &[Article]) -> Ruling {
    let ruling = Ruling::new(effect, basis[0]);
    basis[1..].iter().fold(ruling, |ruling, &article| ruling.and(article))
}
