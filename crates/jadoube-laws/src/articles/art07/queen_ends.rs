//! Article 7.5.2: a pawn left on the last rank whose queen mates or stalemates. The move was
//! illegal, so that it ends nothing by itself (5.1.1, 5.2.1, 5.2.2): the arbiter decides whether
//! the position counts, and until then no flag decides.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art05;
use crate::{Asked, Choice, Effect, Game, Points, Question, Ruling, Standing};

/// The pawn is a queen now: if the game would end by that, the arbiter is asked and the clocks
/// stand.
pub(crate) fn ask(game: &Game, after: &Standing) -> Vec<Ruling> {
    let Some((choice, ended)) = end(game, after) else { return Vec::new() };
    let question = Ruling::ask(Question::Position, vec![choice, Choice::PlayOn], art!("7.5.2"));
    vec![Ruling::new(Effect::ClocksStopped, art!("6.11.1")), question.and(ended.basis[0])]
}

/// How the game ends if the position counts.
pub(crate) fn end(game: &Game, after: &Standing) -> Option<(Choice, Ruling)> {
    let ended = art05::after_move(game, after)?;
    let Effect::GameEnded(outcome) = ended.effect else { return None };
    let winner = Side::ALL.into_iter().find(|&side| outcome.score.of(side) == Points::Win);
    Some((winner.map_or(Choice::Draw, Choice::Win), ended))
}

/// Whether this is the question whether such a position counts.
pub(crate) fn is_meant(asked: &Asked) -> bool {
    asked.question == Question::Position && asked.choices.contains(&Choice::PlayOn)
}

/// Whether the arbiter has yet to say whether such a position counts.
pub(crate) fn is_asked(game: &Game) -> bool {
    game.questions.iter().any(is_meant)
}

/// The arbiter decided whether the position counts.
pub(crate) fn decided(game: &Game, choice: Choice) -> Vec<Ruling> {
    match end(game, &game.now).filter(|_| choice != Choice::PlayOn) {
        Some((_, ended)) => vec![ended.and(art!("7.5.2"))],
        None => {
            let side = game.side_to_run();
            vec![Ruling::new(Effect::ClockStarted { side }, art!("6.11.3"))]
        }
    }
}
