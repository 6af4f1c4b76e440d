//! Article 5: the completion of the game.

use jadoube_chess::{Arrangement, Ending, Position, Side};
use jadoube_lawbook::{DeadPosition, MateTest, art};
use jadoube_mate::{
    Answer, Dead, Limit, can_mate, closed_list_draw, has_lone_king, is_dead_position,
};

use crate::{Effect, Game, Outcome, Ruling, Standing, Termination, art09_draws};

/// How many positions are looked at for a flag or a resignation, where much hangs on the answer.
const FULL_LIMIT: usize = 300_000;
/// How many are looked at after every move.
const QUICK_LIMIT: usize = 200;

/// Whether a move ended the game by mate, stalemate or a dead position.
pub(crate) fn after_move(game: &Game, after: &Standing) -> Option<Ruling> {
    let arrangement = after.arrangement()?;
    let mover = !arrangement.to_move();
    match arrangement.ending() {
        Some(Ending::Checkmate) => {
            let outcome = Outcome::win(mover, Termination::Checkmate);
            return Some(Ruling::new(Effect::GameEnded(outcome), art!("5.1.1")));
        }
        Some(Ending::Stalemate) => return Some(drawn(Termination::Stalemate, art!("5.2.1"))),
        None => {}
    }
    let Arrangement::Position(position) = arrangement else { return None };
    if is_dead(game, position) {
        return Some(drawn(Termination::DeadPosition, art!("5.2.2")));
    }
    art09_draws::automatic(game, after)
}

fn drawn(termination: Termination, article: jadoube_lawbook::Article) -> Ruling {
    Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article)
}

fn is_dead(game: &Game, position: &Position) -> bool {
    match game.rules.provisions().dead_position {
        DeadPosition::ClosedList => closed_list_draw(position.board()),
        DeadPosition::AnySeries => {
            matches!(is_dead_position(position, Limit::positions(QUICK_LIMIT)), Dead::Yes(..))
        }
    }
}

/// Whether `side` can still mate, as far as the edition's test tells; in doubt it can.
pub(crate) fn can_still_mate(standing: &Standing, side: Side, test: MateTest) -> bool {
    match (test, standing.arrangement(), standing.position()) {
        (MateTest::LoneKing, Some(arrangement), _) => !has_lone_king(arrangement.board(), side),
        (MateTest::AnySeries, _, Some(position)) => {
            !matches!(can_mate(position, side, Limit::positions(FULL_LIMIT)), Answer::No(_))
        }
        _ => true,
    }
}

/// A player resigned (5.1.2).
pub(crate) fn resigned(game: &Game, side: Side) -> Vec<Ruling> {
    let drawn = game
        .rules
        .provisions()
        .resignation_draw
        .is_some_and(|test| !can_still_mate(&game.now, !side, test));
    let outcome = match drawn {
        true => Outcome::draw(Termination::Resignation),
        false => Outcome::win(!side, Termination::Resignation),
    };
    vec![Ruling::new(Effect::GameEnded(outcome), art!("5.1.2"))]
}
