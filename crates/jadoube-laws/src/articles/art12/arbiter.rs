//! Article 12: the arbiter and the arbiter's decisions.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::{Article, art};

use crate::articles::art04;
use crate::articles::art05;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art11;
use crate::articles::art12;
use crate::game::asked::Answers;
use crate::{
    Audience, Choice, Claim, ConductEffect, Effect, Event, Game, Noticed, Penalty, Question,
    Ruling, Topic,
};

/// After the end nothing changes the result except a decision of the arbiter or of the appeals
/// committee; the old result stays in the record.
pub(crate) fn after_the_end(game: &Game, event: &Event) -> Vec<Ruling> {
    match event {
        // An irregularity must be found before the game ends.
        Event::ArbiterNoticed { .. } | Event::Claimed { .. } => {
            vec![Ruling::new(Effect::ResultStands, article_after_the_end(event))]
        }
        Event::DrawClaimed { .. }
        | Event::DrawAccepted
        | Event::Resigned
        | Event::ArbiterDecided { .. } => {
            vec![art05::ended_already(game)]
        }
        _ => Vec::new(),
    }
}

fn article_after_the_end(event: &Event) -> Article {
    match event {
        Event::ArbiterNoticed { noticed } => match noticed {
            Noticed::InitialPosition => art!("7.2.1"),
            Noticed::Board => art!("7.2.2"),
            Noticed::Colours => art!("7.3"),
            Noticed::PawnNotPromoted { .. } => art!("7.5.2"),
            Noticed::PressedWithoutMove { .. } => art!("7.5.3"),
            Noticed::BothHands { .. } => art!("7.5.4"),
            Noticed::Piece { .. } => art!("7.6"),
            Noticed::Flag { .. } => art!("6.8"),
            Noticed::Occurred { .. } => art!("9.6.1"),
            Noticed::QuietMoves { .. } => art!("9.6.2"),
            _ => art!("7.5.1"),
        },
        Event::Claimed { claim: Claim::Time } => art!("6.8"),
        Event::Claimed { claim: Claim::TouchMove } => art!("4.8"),
        _ => art!("7.5.1"),
    }
}

/// The arbiter answered a question.
pub(crate) fn decided(game: &Game, at: u64, choice: Choice, about: Option<Topic>) -> Vec<Ruling> {
    if let Choice::PositionAfter { side, number } = choice {
        return art07::decisions::position(game, side, number);
    }
    let index = match game.answers(choice, about) {
        Answers::One(index) => index,
        Answers::Unclear => {
            let unclear = Effect::from(ConductEffect::DecisionUnclear);
            return vec![Ruling::new(unclear, art!("12.1")).to(Audience::Arbiter)];
        }
        Answers::Nothing => {
            let drawn = crate::articles::guideline_3::drawn_later(game, choice);
            return drawn.unwrap_or_else(|| vec![Ruling::new(Effect::NoEffect, art!("12.1"))]);
        }
    };
    match game.questions[index].question {
        Question::Clocks { white_ms, black_ms } => {
            art07::clocks::decided(game, at, BySide::new(white_ms, black_ms), choice)
        }
        Question::Castling { side } => art07::decisions::castling(game, side, choice),
        Question::Press { side } => art07::faults::press_decided(game, side, choice),
        Question::Report { side, at: pressed_at } => {
            art06::press::report_decided(game, at, side, pressed_at, choice)
        }
        Question::Arrival { side } => art06::arrival::arrival_decided(side, choice),
        Question::Agreement => crate::articles::art09::draws::agreement_decided(game, choice),
        Question::Penalty { side } => {
            let mut rulings = match choice {
                Choice::Warning => penalty(game, at, side, Penalty::Warning, about),
                _ if has_displaced(game, side) => {
                    vec![Ruling::new(Effect::NoPenalty, art!("7.4.3")).and(art!("12.9"))]
                }
                _ => vec![Ruling::new(Effect::NoPenalty, art!("12.9"))],
            };
            if has_displaced(game, side) {
                rulings.extend(art07::displaced::settled(game));
            }
            rulings
        }
        Question::Touch { side, on } => art04::adjusting::accident_decided(game, side, on, choice),
        Question::OfConduct(question) => art11::conduct::decided(game, question, choice),
        Question::OfAdjournment(question) => {
            crate::articles::guideline_1::resumption::decided(game, at, question, choice)
        }
        Question::Stop { side } => art06::stopping::stop_decided(side, choice),
        Question::Setting { white_ms, black_ms } => {
            art06::setting::setting_decided(game, at, BySide::new(white_ms, black_ms), choice)
        }
        Question::Deduction { side } => art06::start::assistant_decided(side, choice),
        Question::Defect => art06::setting::defect_decided(choice),
        Question::BothFlags => art06::flag::both_flags_decided(game, choice),
        Question::OfBlind(question) => {
            crate::articles::appendix_d::blind::decided(game, question, choice)
        }
        Question::OfQuickplay(question) => {
            crate::articles::guideline_3::decided(game, question, choice)
        }
        Question::Position if art07::queen_ends::is_meant(&game.questions[index]) => {
            art07::queen_ends::decided(game, choice)
        }
        Question::Position => crate::articles::art09::claims::repetition_decided(game, choice),
    }
}

/// Whether a player has knocked pieces over and may be penalised for it (7.4.3).
fn has_displaced(game: &Game, side: Side) -> bool {
    game.displaced.is_some_and(|displaced| displaced.by == side)
}

/// The arbiter gave a penalty (12.9), possibly for pieces that were knocked over (7.4.3) or clocks
/// that were stopped without reason (6.11.4).
pub(crate) fn penalty(
    game: &Game,
    at: u64,
    side: Side,
    penalty: Penalty,
    about: Option<Topic>,
) -> Vec<Ruling> {
    let mut rulings = art12::penalties::given(game, at, side, penalty, about);
    let answered = game.answered_by_penalty(side, about);
    let stopped = answered
        .is_some_and(|index| matches!(game.questions[index].question, Question::Stop { .. }));
    let article = match (has_displaced(game, side), stopped) {
        (true, _) => Some(art!("7.4.3")),
        (_, true) => Some(art!("6.11.4")),
        _ => None,
    };
    if let (Some(article), Some(first)) = (article, rulings.first_mut()) {
        first.basis.insert(0, article);
        first.basis.truncate(3);
    }
    rulings
}
