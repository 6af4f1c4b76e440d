//! Article 2: board and pieces before the game begins. Once it has begun, 7.2 applies instead.

use jadoube_chess::{Board, Kind, Side};
use jadoube_lawbook::{Article, art};

use crate::{Effect, Fact, Game, Ruling, StartEffect};

/// What is wrong with board and pieces before the start, and by which clause.
pub(crate) fn wrong(game: &Game) -> Option<(Fact, Article)> {
    if game.board_turned {
        return Some((Fact::BoardTurned, orientation(game)));
    }
    misplaced(game).map(|article| (Fact::InitialPosition, article))
}

/// The arbiter looks at the orientation of the board before the game (2.1).
pub(crate) fn board_noticed(game: &Game) -> Vec<Ruling> {
    let effect = if game.board_turned { Effect::PositionTransferred } else { Effect::NoEffect };
    vec![Ruling::new(effect, orientation(game))]
}

/// The arbiter looks at the pieces before the game (2.2, 2.3).
pub(crate) fn men_noticed(game: &Game) -> Vec<Ruling> {
    vec![match misplaced(game) {
        Some(article) => {
            let standing = game.rules.regulations().start.standing();
            Ruling::new(StartEffect::SetUp { standing }.into(), article)
        }
        None => Ruling::new(Effect::NoEffect, art!("2.3")),
    }]
}

/// A light square in the right-hand corner of each player, in the place where the edition says so.
fn orientation(game: &Game) -> Article {
    // A clause of its own in 1993.
    Article::first_in(game.rules.edition(), &[art!("1993:1.2"), art!("2.1")])
}

/// The clause that the pieces offend: too few or too many of them, the wrong ones, or the right
/// ones on the wrong squares.
fn misplaced(game: &Game) -> Option<Article> {
    let start = game.rules.regulations().start.standing();
    let (was, should_be) = (game.initial.board(), start.board());
    let pieces = |board: &Board, side: Side| board.side(side).len();
    let kinds = |board: &Board, side: Side| Kind::ALL.map(|kind| board.of(side, kind).len());
    if was == should_be {
        None
    } else if Side::ALL.into_iter().any(|side| pieces(was, side) != pieces(should_be, side)) {
        Some(art!("2.2"))
    } else if Side::ALL.into_iter().any(|side| kinds(was, side) != kinds(should_be, side)) {
        // The list is a clause of its own in 1993.
        Some(Article::first_in(game.rules.edition(), &[art!("1993:2.2"), art!("2.2")]))
    } else {
        Some(art!("2.3"))
    }
}
