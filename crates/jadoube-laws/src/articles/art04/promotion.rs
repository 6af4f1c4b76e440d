//! Articles 4.4.4, 4.6 and 4.7.3: how a pawn is promoted by hand.

use jadoube_chess::{Kind, Move, Side, Square};
use jadoube_lawbook::{Article, PromotionChoice, art};

use crate::articles::art04;
use crate::game::table::Table;
use crate::{Duty, Effect, Event, Game, Ruling};

/// A new piece has touched a square of promotion and is still held (4.4.4).
pub(crate) fn held(game: &Game, side: Side, kind: Kind, on: Square) -> Vec<Ruling> {
    if game.to_move() != side || promotions(game, kind, on).is_empty() {
        return Vec::new();
    }
    match game.rules.provisions().promotion_choice {
        PromotionChoice::OnTouchingSquare => chosen(game, side, kind, on),
        PromotionChoice::OnRelease => vec![Ruling::new(Effect::NoEffect, art!("4.7.3"))],
    }
}

/// A new piece was put on a square of promotion, and the move is not made yet.
pub(crate) fn chosen(game: &Game, side: Side, kind: Kind, on: Square) -> Vec<Ruling> {
    let moves = promotions(game, kind, on);
    let Some(first) = moves.first() else { return Vec::new() };
    // Two pawns may reach the square: the choice of the piece is final, that of the pawn is not.
    let one_pawn = moves.iter().all(|mv| mv.from() == first.from());
    let duty = match one_pawn {
        true => Duty::Finish { from: first.from(), to: on, promotion: Some(kind) },
        false => Duty::Promote { on, kind },
    };
    let article = match game.rules.provisions().promotion_choice {
        PromotionChoice::OnTouchingSquare => art!("4.4.4"),
        PromotionChoice::OnRelease => art!("4.7.3"),
    };
    art04::commit::commit(game, side, duty, &[article, art!("4.7.3")], |mv| duty.allows(mv))
}

/// The moves left that promote to this piece on this square.
fn promotions(game: &Game, kind: Kind, on: Square) -> Vec<Move> {
    let mut moves = game.moves_left();
    moves.retain(|mv| mv.to() == on && mv.promotion() == Some(kind));
    moves
}

/// A piece beside the board was touched: it binds nobody (4.3), and for a promotion it is not a
/// choice yet (4.4.4).
pub(crate) fn beside(game: &Game, side: Side) -> Vec<Ruling> {
    let moves = game.moves_left();
    let promotes = game.to_move() == side
        && game.turn.duty.is_some_and(|duty| duty != Duty::Free)
        && !moves.is_empty()
        && moves.iter().all(|mv| mv.promotion().is_some());
    let article = if promotes { art!("4.4.4") } else { art!("4.3") };
    vec![Ruling::new(Effect::NoEffect, article)]
}

/// The articles by which a promotion counts as made, depending on the way in which it was made.
pub(crate) fn made_by(game: &Game, mv: Move, event: &Event, table: &Table) -> [Article; 2] {
    let made = art!("4.7.3");
    let pawn_reached_it = table.released == Some((mv.from(), mv.to()));
    match event {
        _ if mv.captured().is_some() => [way(game, art!("4.6.3")), made],
        Event::PieceTakenOff { .. } => [way(game, art!("4.6.2")), made],
        _ if !pawn_reached_it => [way(game, art!("4.6.1")), made],
        _ => [made, made],
    }
}

/// One of the ways to promote: 2014 has them all in one clause, and 1993 only says when it is made.
pub(crate) fn way(game: &Game, article: Article) -> Article {
    Article::first_in(game.rules.edition(), &[article, art!("4.6"), art!("4.7.3")])
}
