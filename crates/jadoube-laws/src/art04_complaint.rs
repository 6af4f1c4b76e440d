//! Articles 4.8 and 4.3 ff. from the opponent's side: a breach of touch-move is claimed or noticed.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::{Article, art};

use crate::{
    Duty, Effect, Fact, Game, Ruling, Standing, Wrong, art04_adjusting, art04_duty,
    art04_touch_move, art07_irregularities,
};

/// Another piece than the touched one was moved.
pub(crate) fn breach(game: &Game, side: Side, duty: Duty, made: Effect) -> Vec<Ruling> {
    let article = art04_touch_move::article_of(game, duty);
    if game.rules.engine_observes() {
        let duty = possible(game, &game.now, &game.turn.touched, duty);
        return vec![
            Ruling::new(art04_touch_move::restored_here(game), article),
            Ruling::new(Effect::MustMove { side, duty }, article),
        ];
    }
    let fact = Fact::TouchMove { side, number: game.now.move_number() };
    vec![Ruling::new(made, art!("4.7")), art04_touch_move::to_arbiter(fact, article)]
}

/// The opponent claims that a player does not move what he has touched.
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
    if let Some(question) = art04_adjusting::accident_disputed(game, claimant) {
        return vec![question];
    }
    // The move is still to be made: the player is told what he owes.
    match game.turn.duty {
        Some(duty) if game.to_move() != claimant && duty != Duty::Free => {
            let article = art04_touch_move::article_of(game, duty);
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
    let article = art04_duty::article_of(game, ply.before.arrangement(), &ply.touched, duty);
    taken_back(game, duty, &ply.touched, article)
}

/// The last move is taken back, and its player must make another.
pub(crate) fn taken_back(
    game: &Game,
    duty: Duty,
    touched: &[Square],
    article: Article,
) -> Vec<Ruling> {
    let Some(ply) = game.line.last() else { return Vec::new() };
    let restored = Effect::PositionRestored {
        kept: u32::try_from(game.line.len() - 1).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: touched.to_vec(),
    };
    let duty = possible(game, &ply.before, touched, duty);
    let mut rulings = vec![Ruling::new(restored, article)];
    rulings.extend(art07_irregularities::clock_after_restoring(game, game.line.len() - 1));
    rulings.push(Ruling::new(Effect::MustMove { side: ply.side(), duty }, article));
    rulings
}

/// The duty in the position that is restored: men that stood displaced when it arose may have made
/// it one that no legal move fulfils.
fn possible(game: &Game, standing: &Standing, touched: &[Square], duty: Duty) -> Duty {
    let Some(arrangement) = standing.arrangement() else { return duty };
    match arrangement.legal_moves().into_iter().any(|mv| duty.allows(mv)) {
        true => duty,
        false => art04_duty::duty_of(game, arrangement, touched).0,
    }
}
