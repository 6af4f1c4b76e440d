//! Article 12: the arbiter; and the appeals of 11.10.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, art};

use crate::{
    Choice, Claim, Effect, Event, Fact, Game, Outcome, Penalty, Question, Ruling, Termination,
    art04_adjusting, art05_completion, art06_clock, art07_clocks, art07_decisions, art07_displaced,
};

/// Nothing changes the result after the end but a decision of the arbiter or of the appeals
/// committee; the old result stays in the record.
pub(crate) fn after_the_end(game: &Game, event: &Event) -> Vec<Ruling> {
    let was = game.outcome().map(|outcome| outcome.score);
    match event {
        Event::AppealUpheld { score } => {
            let entry = game.ended_in.unwrap_or(game.entries.saturating_sub(1));
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
        Event::ArbiterNoticed { .. } | Event::Claimed { .. } => {
            vec![Ruling::new(Effect::ResultStands, article_after_the_end(event))]
        }
        Event::DrawClaimed { .. } | Event::DrawAccepted | Event::Resigned => {
            vec![art05_completion::ended_already(game)]
        }
        _ => Vec::new(),
    }
}

fn article_after_the_end(event: &Event) -> Article {
    match event {
        Event::ArbiterNoticed { fact } => match fact {
            Fact::InitialPosition => art!("7.2.1"),
            Fact::BoardTurned => art!("7.2.2"),
            Fact::Colours => art!("7.3"),
            Fact::PawnNotPromoted { .. } => art!("7.5.2"),
            Fact::PressedWithoutMove { .. } => art!("7.5.3"),
            Fact::BothHands { .. } => art!("7.5.4"),
            Fact::Man { .. } => art!("7.6"),
            Fact::Flag { .. } => art!("6.8"),
            Fact::TouchMove { .. } => art!("4.8"),
            _ => art!("7.5.1"),
        },
        Event::Claimed { claim: Claim::Time } => art!("6.8"),
        Event::Claimed { claim: Claim::TouchMove } => art!("4.8"),
        _ => art!("7.5.1"),
    }
}

/// The arbiter answered a question.
pub(crate) fn decided(game: &Game, at: u64, choice: Choice) -> Vec<Ruling> {
    let asked = game.questions.iter().find(|(_, choices)| choices.contains(&choice));
    if let Choice::PositionAfter { side, number } = choice {
        return art07_decisions::position(game, side, number);
    }
    let Some((question, _)) = asked else {
        return vec![Ruling::new(Effect::NoEffect, art!("12.1"))];
    };
    match *question {
        Question::Clocks { white_ms, black_ms } => {
            art07_clocks::decided(game, at, [white_ms, black_ms], choice)
        }
        Question::Castling { side } => art07_decisions::castling(game, side, choice),
        Question::Press { side } => art07_decisions::press(game, side, choice),
        Question::Report { side, at: pressed_at } => {
            art06_clock::report_decided(game, at, side, pressed_at, choice)
        }
        Question::Arrival { side } => crate::art06_arrival::arrival_decided(side, choice),
        Question::Agreement => crate::art09_draws::agreement_decided(choice),
        Question::Penalty { side } => {
            let mut rulings = match choice {
                Choice::Warning => penalty(game, side, Penalty::Warning),
                _ if has_displaced(game, side) => {
                    vec![Ruling::new(Effect::NoPenalty, art!("7.4.3")).and(art!("12.9"))]
                }
                _ => vec![Ruling::new(Effect::NoPenalty, art!("12.9"))],
            };
            if has_displaced(game, side) {
                rulings.extend(art07_displaced::settled(game));
            }
            rulings
        }
        Question::Touch { side, on } => art04_adjusting::accident_decided(game, side, on, choice),
        Question::Stop { .. }
        | Question::Setting { .. }
        | Question::Deduction { .. }
        | Question::Defect
        | Question::Position => {
            vec![Ruling::new(Effect::NoEffect, art!("12.1"))]
        }
    }
}

/// Whether a player has knocked men over and may be given a penalty for it (7.4.3).
fn has_displaced(game: &Game, side: Side) -> bool {
    game.displaced.is_some_and(|displaced| displaced.by == side)
}

/// The arbiter gave a penalty (12.9).
pub(crate) fn penalty(game: &Game, side: Side, penalty: Penalty) -> Vec<Ruling> {
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
    vec![match has_displaced(game, side) {
        true => Ruling::new(effect, art!("7.4.3")).and(article),
        false => Ruling::new(effect, article),
    }]
}
