//! Article 9.6, and how often a position has occurred (9.2.3).

use jadoube_chess::Position;
use jadoube_lawbook::{Article, Fivefold, art};

use crate::game::occurrences::{is_turn_passed, occurrences, quiet_moves, standings};
use crate::{
    Audience, Choice, Effect, Fact, Game, Outcome, Question, Ruling, Standing, Termination, Wrong,
};

/// Fivefold repetition and seventy-five moves end the game automatically (9.6), once the move that
/// brings them about has been made; mate takes precedence.
pub(crate) fn automatic(game: &Game, after: &Standing) -> Option<Ruling> {
    let position = after.position()?;
    let limit = game.rules.provisions().automatic_draw_moves.map(u32::from);
    // Each player has made at most half of them; the exact number is needed only at the limit.
    let most = position.quiet_plies() / 2;
    let moves = match limit.is_some_and(|limit| most >= limit) {
        true => quiet_moves(game, game.line.len(), Some(!position.to_move())),
        false => most,
    };
    let (termination, fact, basis): (_, _, &[Article]) =
        match (is_fivefold(game, position), limit.is_some_and(|limit| moves >= limit)) {
            (false, false) => return None,
            (false, true) => {
                (Termination::SeventyFiveMoves, Fact::QuietMoves { moves }, &[art!("9.6.2")])
            }
            (true, both) => {
                let times = u32::try_from(occurrences(game, position) + 1).unwrap_or(u32::MAX);
                let basis: &[Article] = match both {
                    true => &[art!("9.6"), art!("9.6.1"), art!("9.6.2")],
                    false => &[art!("9.6.1")],
                };
                (Termination::Fivefold, Fact::Occurred { times }, basis)
            }
        };
    let ruling = |effect| basis.iter().copied().fold(Ruling::new(effect, basis[0]), Ruling::and);
    Some(match game.rules.engine_observes() {
        true => ruling(Effect::GameEnded(Outcome::draw(termination))),
        false => ruling(Effect::Known(fact)).to(Audience::Arbiter),
    })
}

fn is_fivefold(game: &Game, position: &Position) -> bool {
    let same = |standing: &&Standing| standing.position() == Some(position);
    match game.rules.provisions().fivefold {
        Fivefold::Absent => false,
        Fivefold::AnyTime => position.quiet_plies() >= 16 && occurrences(game, position) >= 4,
        // Four half-moves apart each, counted back from the move that was just made.
        Fivefold::Consecutive => {
            standings(game).rev().skip(3).step_by(4).take(4).filter(same).count() == 4
        }
    }
}

/// The arbiter notices a count: five occurrences or seventy-five moves have ended the game, even if
/// moves have been made since; any other count is told to nobody (9.6, 12.6).
pub(crate) fn count_noticed(game: &Game) -> Vec<Ruling> {
    match reached(game) {
        Some((Termination::Fivefold, article)) if is_turn_passed(game) => {
            vec![ask_about_repetition(article)]
        }
        Some((termination, article)) => {
            vec![Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article)]
        }
        None => vec![Ruling::new(Effect::NoEffect, art!("12.6"))],
    }
}

/// The end of a game by 9.6 that only the arbiter was told of, if there is no doubt about it.
pub(crate) fn known_end(game: &Game) -> Option<Ruling> {
    if game.is_over() || game.rules.engine_observes() {
        return None;
    }
    let (termination, article) = reached(game)?;
    let doubtful = termination == Termination::Fivefold && is_turn_passed(game);
    let ended = Effect::GameEnded(Outcome::draw(termination));
    (!doubtful).then(|| Ruling::new(ended, article))
}

/// By which clause of 9.6 the game has ended, if it has, and how. As with mate the move must have
/// been a proper one: two hands do not matter (4.1), everything else does.
fn reached(game: &Game) -> Option<(Termination, Article)> {
    let stood: Vec<Option<&Position>> = standings(game).map(Standing::position).collect();
    let limit = game.rules.provisions().automatic_draw_moves.map(u32::from);
    let is_proper = |stood: usize| {
        let ply = stood.checked_sub(1).map(|ply| &game.line[ply]);
        ply.is_none_or(|ply| matches!(ply.wrong, None | Some(Wrong::BothHands)))
    };
    (0..stood.len()).filter(|&index| is_proper(index)).find_map(|index| {
        let position = stood[index]?;
        if five_times(game, &stood[..=index], position) {
            return Some((Termination::Fivefold, art!("9.6.1")));
        }
        let reached = limit.is_some_and(|limit| {
            position.quiet_plies() / 2 >= limit && quiet_moves(game, index, None) >= limit
        });
        reached.then_some((Termination::SeventyFiveMoves, art!("9.6.2")))
    })
}

/// Whether the last of these positions occurred for the fifth time, as the edition counts.
fn five_times(game: &Game, stood: &[Option<&Position>], last: &Position) -> bool {
    let same = |position: &&Option<&Position>| **position == Some(last);
    match game.rules.provisions().fivefold {
        Fivefold::Absent => false,
        Fivefold::AnyTime => stood.iter().filter(same).count() >= 5,
        Fivefold::Consecutive => stood.iter().rev().step_by(4).take(5).filter(same).count() == 5,
    }
}

/// Whether positions repeat that came about because a player pressed without a move and nobody
/// objected: the texts leave it open.
pub(crate) fn ask_about_repetition(article: Article) -> Ruling {
    let choices = vec![Choice::Draw, Choice::RejectClaim];
    Ruling::ask(Question::Position, choices, article).and(art!("7.5.3"))
}
