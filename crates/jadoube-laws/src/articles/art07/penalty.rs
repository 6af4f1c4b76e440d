//! Article 7.5.5: what an illegal move costs; with A.3 and, before 2018, A.4b.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, Class, Supervision, art};

use crate::articles::art05;
use crate::{Effect, Game, Outcome, Ruling, Standing, Termination};

/// The scale of 7.5.5: time for the opponent, then the loss, or a draw if the opponent cannot mate.
///
/// `act` is the clause that makes the act an illegal move, if it is not 7.5.1.
pub(crate) fn penalty(
    game: &Game,
    side: Side,
    standing: &Standing,
    act: Option<Article>,
) -> Vec<Ruling> {
    penalty_after(game, side, standing, act, (game.illegal_moves(side), None))
}

/// The penalty of a player whose illegal moves so far have been counted, for a ply of the line.
pub(crate) fn penalty_after(
    game: &Game,
    side: Side,
    standing: &Standing,
    act: Option<Article>,
    (counted, ply): (u8, Option<usize>),
) -> Vec<Ruling> {
    let rule = game.rules.illegal_move();
    let count = counted.saturating_add(1);
    let ply = ply.and_then(|ply| u32::try_from(ply).ok());
    let counted = Effect::IllegalMovesCounted { side, count, ply };
    let mut rulings = vec![Ruling::new(counted, art!("7.5.5"))];
    if rule.loses_on.is_some_and(|limit| count >= limit) {
        let test = game.rules.provisions().flag_fall_draw;
        let outcome = match art05::can_still_mate(standing, !side, test) {
            true => Outcome::win(!side, Termination::IllegalMoves),
            false => Outcome::draw(Termination::IllegalMoves),
        };
        // If the first illegal move loses, that is by the rule for limited supervision.
        let at_once = (rule.loses_on == Some(1)).then_some(art!("A.5.2"));
        rulings.push(cite(Effect::GameEnded(outcome), [act, at_once]));
    } else if rule.opponent_gains_ms > 0 && game.clock.is_some() {
        let added = Effect::TimeAdded { to: !side, ms: i64::from(rule.opponent_gains_ms) };
        let ruling = cite(added, [act, shortened_by(game)]);
        // Blitz under full supervision with the minutes that the organiser chose.
        rulings.push(if is_chosen(game) { ruling.and(art!("B.2")) } else { ruling });
    }
    rulings
}

fn cite(effect: Effect, before: [Option<Article>; 2]) -> Ruling {
    let mut basis = before.into_iter().flatten().chain([art!("7.5.5")]);
    let first = basis.next().unwrap_or(art!("7.5.5"));
    basis.fold(Ruling::new(effect, first), Ruling::and)
}

/// The clause by which it is less time than in standard play, if there is one: A.3. If the
/// organiser chose it, there is none.
pub(crate) fn shortened_by(game: &Game) -> Option<Article> {
    let standard = game.rules.provisions().illegal_move(Class::Standard, Supervision::Full);
    let less = game.rules.illegal_move().opponent_gains_ms < standard.opponent_gains_ms;
    (less && !is_chosen(game)).then_some(art!("A.3"))
}

/// Whether the minutes are the organiser's choice and not those of the text.
fn is_chosen(game: &Game) -> bool {
    let regulations = game.rules.regulations();
    let text = game.rules.edition().provisions();
    game.rules.illegal_move() != text.illegal_move(regulations.class, regulations.supervision)
}

/// Whether one of the rulings ends the game.
pub(crate) fn ends(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|ruling| matches!(ruling.effect, Effect::GameEnded(_)))
}
