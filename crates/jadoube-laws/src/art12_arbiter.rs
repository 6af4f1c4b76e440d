//! Article 12: the arbiter; and the appeals of 11.10.

use jadoube_lawbook::{Article, art};

use crate::{
    Choice, Effect, Event, Game, Outcome, Penalty, Question, Ruling, Termination, art06_clock,
    art07_irregularities,
};

/// Nothing changes the result after the end but a decision of the arbiter or of the appeals
/// committee; the old result stays in the record.
pub(crate) fn after_the_end(game: &Game, event: &Event) -> Vec<Ruling> {
    let was = game.outcome().map(|outcome| outcome.score);
    match event {
        Event::AppealUpheld { score } => {
            let entry = game.entries.saturating_sub(1);
            vec![
                Ruling::new(Effect::AppealUpheld, art!("11.10")),
                Ruling::new(Effect::DecisionReplaced { entry }, art!("11.10")),
                Ruling::new(Effect::ResultReplaced { was, now: *score }, art!("11.10")),
            ]
        }
        Event::AppealRejected => vec![
            Ruling::new(Effect::AppealRejected, art!("11.10")),
            Ruling::new(Effect::ResultStands, art!("11.10")),
        ],
        Event::PenaltyGiven { penalty: Penalty::Score(score), .. } => {
            vec![Ruling::new(Effect::ResultReplaced { was, now: *score }, art!("12.9"))]
        }
        // An irregularity must be found before the game ends.
        Event::ArbiterNoticed { .. } | Event::Claimed { .. } | Event::DrawClaimed { .. } => {
            vec![Ruling::new(Effect::ResultStands, article_after_the_end(event))]
        }
        _ => Vec::new(),
    }
}

fn article_after_the_end(event: &Event) -> Article {
    match event {
        Event::ArbiterNoticed { .. } | Event::Claimed { .. } => art!("7.5.1"),
        _ => art!("5.1.1"),
    }
}

/// The arbiter answered a question.
pub(crate) fn decided(game: &Game, at: u64, choice: Choice) -> Vec<Ruling> {
    let asked = game.questions.iter().find(|(_, choices)| choices.contains(&choice));
    let Some((question, _)) = asked else {
        return vec![Ruling::new(Effect::NoEffect, art!("12.1"))];
    };
    match *question {
        Question::Clocks { white_ms, black_ms } => match choice {
            Choice::ClocksAsTheyWere => {
                art06_clock::set(game, at, [Some(white_ms), Some(black_ms)], None)
            }
            _ => vec![Ruling::new(Effect::ClockSettingStays, art!("7.1"))],
        },
        Question::Castling { side } => art07_irregularities::castling_decided(game, side, choice),
        Question::Press { side } => art07_irregularities::press_decided(game, side, choice),
        Question::Report { side, at: pressed_at } => {
            art06_clock::report_decided(game, at, side, pressed_at, choice)
        }
        Question::Penalty { side } => match choice {
            Choice::Warning => penalty(side, Penalty::Warning),
            _ => vec![Ruling::new(Effect::NoPenalty, art!("12.9"))],
        },
        Question::Touch { .. } | Question::Position => {
            vec![Ruling::new(Effect::NoEffect, art!("12.1"))]
        }
    }
}

/// The arbiter gave a penalty (12.9).
pub(crate) fn penalty(side: jadoube_chess::Side, penalty: Penalty) -> Vec<Ruling> {
    let ended = |outcome| Effect::GameEnded(outcome);
    let (effect, article) = match penalty {
        Penalty::Warning => (Effect::Warned { side }, art!("12.9.1")),
        Penalty::OpponentGains { ms } => (Effect::TimeAdded { to: !side, ms }, art!("12.9.2")),
        Penalty::Loses { ms } => (Effect::TimeTaken { from: side, ms }, art!("12.9.3")),
        Penalty::Loss => (ended(Outcome::win(!side, Termination::Penalty)), art!("12.9.6")),
        Penalty::Score(score) => {
            (ended(Outcome { score, termination: Termination::Penalty }), art!("12.9.5"))
        }
        Penalty::Fine => (Effect::NoEffect, art!("12.9.7")),
        Penalty::Exclusion { .. } => (Effect::NoEffect, art!("12.9.8")),
        Penalty::Expulsion => (Effect::NoEffect, art!("12.9.9")),
    };
    vec![Ruling::new(effect, article)]
}
