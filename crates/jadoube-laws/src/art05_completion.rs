//! Article 5: the completion of the game.

use jadoube_chess::{Arrangement, Board, Ending, Kind, Position, Side};
use jadoube_lawbook::{Article, DeadPosition, EndingMove, MateTest, art};
use jadoube_mate::{
    Dead, Limit, can_mate, can_mate_irregular, closed_list_draw, has_lone_king, is_dead_position,
    quick,
};

use crate::{Effect, Game, Outcome, Ruling, Standing, Termination, art09_counts};

/// How many positions are kept for a flag or a resignation, where much hangs on the answer.
const FULL_LIMIT: Limit = Limit::positions(500_000);
/// How many are kept after a move that may have killed the position.
const DEAD_LIMIT: Limit = Limit::positions(20_000);

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
    if let Some(article) = dead(game, position) {
        return Some(drawn(Termination::DeadPosition, article));
    }
    art09_counts::automatic(game, after)
}

/// Whether a move ends the game however it was made: 1993 asks only what stands on the board, the
/// later editions want the piece that had been touched, too (5.1.1, 5.2.1, 5.2.2).
pub(crate) fn ends_however_made(game: &Game, after: &Standing) -> bool {
    game.rules.provisions().ending_move == EndingMove::Any
        && after_move(game, after).is_some_and(|r| matches!(r.effect, Effect::GameEnded(_)))
}

fn drawn(termination: Termination, article: Article) -> Ruling {
    Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article)
}

/// By which article the position is dead, if it is.
fn dead(game: &Game, position: &Position) -> Option<Article> {
    let dead = match game.rules.provisions().dead_position {
        DeadPosition::ClosedList => {
            let article = closed_list_item(position.board());
            return closed_list_draw(position.board()).then_some(article);
        }
        DeadPosition::AnySeries => {
            // Almost always one side has a mate that is found at once.
            !Side::ALL.into_iter().any(|side| quick(position, side).is_yes())
                && matches!(is_dead_position(position, DEAD_LIMIT), Dead::Yes(..))
        }
    };
    dead.then_some(art!("5.2.2"))
}

/// Under which item of the closed list an ending falls.
fn closed_list_item(board: &Board) -> Article {
    match board.occupied().without(board.kind(Kind::King)).len() {
        0 => art!("1993:10.4a"),
        1 => art!("1993:10.4b"),
        _ => art!("1993:10.4c"),
    }
}

/// Whether `side` can still mate, as far as the edition's test tells; in doubt it can.
pub(crate) fn can_still_mate(standing: &Standing, side: Side, test: MateTest) -> bool {
    match (test, standing.arrangement()) {
        (MateTest::LoneKing, Some(arrangement)) => !has_lone_king(arrangement.board(), side),
        (MateTest::AnySeries, Some(Arrangement::Position(position))) => {
            !can_mate(position, side, FULL_LIMIT).is_no()
        }
        (MateTest::AnySeries, Some(Arrangement::Irregular(irregular))) => {
            !can_mate_irregular(irregular, side, DEAD_LIMIT).is_no()
        }
        (_, None) => true,
    }
}

/// A player resigned (5.1.2).
pub(crate) fn resigned(game: &Game, side: Side) -> Vec<Ruling> {
    let test = game.rules.provisions().resignation_draw;
    let ended = |outcome| Ruling::new(Effect::GameEnded(outcome), art!("5.1.2"));
    match test.filter(|&test| !can_still_mate(&game.now, !side, test)) {
        None => vec![ended(Outcome::win(!side, Termination::Resignation))],
        Some(MateTest::AnySeries) => vec![ended(Outcome::draw(Termination::Resignation))],
        Some(MateTest::LoneKing) => {
            vec![ended(Outcome::draw(Termination::Resignation)).and(art!("1993:10.5"))]
        }
    }
}
