//! Article 8.7: the result on the scoresheets.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::art09::counts::known_end;
use crate::articles::art10;
use crate::{
    Actor, Audience, Choice, ConductQuestion, Effect, Game, Outcome, Ruling, Score, Termination,
};

/// A player signed a result, or approved it on an electronic scoresheet.
///
/// What both have signed counts, even if it is wrong, unless the arbiter decides otherwise.
pub(crate) fn signed(game: &Game, side: Side, score: Score) -> Vec<Ruling> {
    let Some(other) = game.conduct.signed[!side] else { return Vec::new() };
    let was = game.outcome().map(|outcome| outcome.score);
    if other != score {
        let mut choices = Vec::new();
        choices.extend(was.is_none().then_some(Choice::PlayOn));
        for score in [Some(other), Some(score), was].into_iter().flatten() {
            let choice = Choice::Score(score);
            let possible = game.rules.regulations().scoring.allows(score);
            if possible && !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        return vec![ask(was, choices)];
    }
    if was == Some(score) {
        return Vec::new();
    }
    if let Some(refused) = art10::refused(game, score) {
        return vec![refused];
    }
    let Some(was) = was else {
        let outcome = Outcome { score, termination: Termination::Signature };
        let mut rulings = vec![Ruling::new(Effect::GameEnded(outcome), art!("8.7"))];
        // The game had ended otherwise, and only the arbiter was told.
        if let Some(Effect::GameEnded(known)) = known_end(game).map(|ruling| ruling.effect)
            && known.score != score
        {
            let choices = vec![Choice::ResultStands, Choice::Score(known.score)];
            rulings.push(ask(Some(known.score), choices));
        }
        return rulings;
    };
    let replaced = Effect::ResultReplaced { was: Some(was), now: score };
    let choices = vec![Choice::ResultStands, Choice::Score(was)];
    vec![Ruling::new(replaced, art!("8.7")), ask(Some(was), choices)]
}

fn ask(was: Option<Score>, choices: Vec<Choice>) -> Ruling {
    let question = ConductQuestion::Result { was };
    Ruling::ask(question, choices, art!("8.7")).to(Audience::Arbiter)
}

/// The arbiter decided what the result is.
pub(crate) fn decided(game: &Game, choice: Choice) -> Ruling {
    let was = game.outcome().map(|outcome| outcome.score);
    let effect = match (choice, was) {
        (Choice::Score(now), Some(was)) if now != was => {
            Effect::ResultReplaced { was: Some(was), now }
        }
        (Choice::Score(score), None) => {
            Effect::GameEnded(Outcome { score, termination: Termination::Arbiter })
        }
        (Choice::PlayOn, None) => Effect::NoEffect,
        _ => Effect::ResultStands,
    };
    Ruling::new(effect, art!("8.7"))
}

/// After the game the chief arbiter may correct a result that was signed wrongly.
pub(crate) fn corrected(game: &Game, by: Actor, score: Score) -> Ruling {
    if by != Actor::Arbiter(1) {
        return Ruling::new(Effect::RequestRefused, art!("8.7"));
    }
    art10::refused(game, score).unwrap_or_else(|| decided(game, Choice::Score(score)))
}

impl Game {
    /// Whether both players have confirmed the result that holds; until then the arbiter should
    /// go to the board.
    ///
    /// Law: 8.7
    pub fn is_result_confirmed(&self) -> bool {
        self.outcome()
            .is_some_and(|outcome| self.conduct.signed == BySide::both(Some(outcome.score)))
    }
}
