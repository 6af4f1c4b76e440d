//! Articles 4.8 and 4.3 ff. from the opponent's side: a breach of touch-move is claimed or noticed.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art04;
use crate::articles::art04::taken_back::{possible, taken_back};
use crate::{Duty, Effect, Fact, Game, Ruling, Wrong};

/// A piece other than the touched one was moved.
pub(crate) fn breach(game: &Game, side: Side, duty: Duty, made: Effect) -> Vec<Ruling> {
    let article = art04::duty::present_article(game, duty);
    if game.rules.engine_observes() {
        let duty = possible(game, &game.now, &game.turn.touched, duty);
        return vec![
            Ruling::new(game.restored_here(), article),
            Ruling::new(Effect::MustMove { side, duty }, article),
        ];
    }
    let fact = Fact::TouchMove { side, number: game.now.move_number() };
    vec![Ruling::new(made, art!("4.7")), Ruling::known(fact, article)]
}

/// The opponent claims that a player does not move the touched piece.
pub(crate) fn claimed(game: &Game, claimant: Side) -> Vec<Ruling> {
    let forfeits = game.rules.provisions().touching_forfeits_complaint;
    let lost = forfeits && game.to_move() == claimant && !game.turn.touched.is_empty();
    if lost {
        return vec![Ruling::new(Effect::ClaimRejected, art!("4.8"))];
    }
    let last = game.line.last().filter(|ply| ply.side() != claimant);
    if let Some(Wrong::TouchMove(_)) = last.and_then(|ply| ply.wrong) {
        return put_right(game);
    }
    if let Some(question) = art04::adjusting::accident_disputed(game, claimant) {
        return vec![question];
    }
    // The move is still to be made: the player is told what is required.
    match game.turn.duty {
        Some(duty) if game.to_move() != claimant && duty != Duty::Free => {
            let article = art04::duty::present_article(game, duty);
            vec![Ruling::new(Effect::MustMove { side: !claimant, duty }, article)]
        }
        _ => vec![Ruling::new(Effect::ClaimRejected, art!("4.3"))],
    }
}

/// The last move was not with the touched piece: it is taken back.
pub(crate) fn put_right(game: &Game) -> Vec<Ruling> {
    let Some((ply, Wrong::TouchMove(duty))) =
        game.line.last().and_then(|ply| Some((ply, ply.wrong?)))
    else {
        return Vec::new();
    };
    let article = art04::duty::article_of(game, ply.before.arrangement(), &ply.touched, duty);
    taken_back(game, duty, &ply.touched, article)
}
