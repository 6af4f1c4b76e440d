//! A move against touch-move is taken back, and the touched piece must be moved.

use jadoube_chess::Square;
use jadoube_lawbook::Article;

use crate::articles::art04;
use crate::articles::art07;
use crate::{Duty, Effect, Game, Ruling, Standing};

/// The last move is taken back, and its player must make another.
pub(crate) fn taken_back(
    game: &Game,
    duty: Duty,
    touched: &[Square],
    article: Article,
) -> Vec<Ruling> {
    let Some(ply) = game.line.last() else { return Vec::new() };
    let standing = game.stood_before(game.line.len() - 1);
    let restored = Effect::PositionRestored {
        kept: u32::try_from(game.line.len() - 1).unwrap_or(u32::MAX),
        standing,
        touched: touched.to_vec(),
    };
    let duty = possible(game, &standing, touched, duty);
    let mut rulings = vec![Ruling::new(restored, article)];
    rulings.extend(art07::clocks::clock_after_restoring(game, game.line.len() - 1));
    rulings.push(Ruling::new(Effect::MustMove { side: ply.side(), duty }, article));
    rulings
}

/// The duty in the position that is restored: pieces that were displaced when it arose may have
/// made it one that no legal move fulfils.
pub(crate) fn possible(game: &Game, standing: &Standing, touched: &[Square], duty: Duty) -> Duty {
    let Some(arrangement) = standing.arrangement() else { return duty };
    match arrangement.legal_moves().into_iter().any(|mv| duty.allows(mv)) {
        true => duty,
        false => art04::duty::duty_of(game, arrangement, touched).0,
    }
}
