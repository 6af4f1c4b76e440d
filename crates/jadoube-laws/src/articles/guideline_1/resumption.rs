//! Guideline I: the resumption of an adjourned game.

use jadoube_chess::{BySide, Move, Side};
use jadoube_lawbook::{Article, art};
use jadoube_notation::{ReadError, read_move};

use crate::articles::art05;
use crate::articles::guideline_1;
use crate::{
    AdjournmentEffect, AdjournmentFact, AdjournmentQuestion, Choice, Effect, Envelope, Fact, Game,
    Outcome, Question, Reading, Ruling, Standing, Termination,
};

pub(crate) fn refused(article: Article) -> Vec<Ruling> {
    vec![Ruling::new(Effect::RequestRefused, article)]
}

/// Who sealed the move to which `side` now has to reply, if it has not yet replied (I.9.3).
pub(crate) fn replied_to(game: &Game, side: Side) -> Option<Side> {
    let adjournment = &game.adjournment;
    let resumption = adjournment.resumption.filter(|_| adjournment.envelope.is_none())?;
    let next = game.line.len() == resumption.plies + 1 && game.to_move() == side;
    next.then_some(resumption.sealer).filter(|&sealer| sealer != side)
}

/// The arbiter opens the envelope, if the player who has to reply is present (I.7).
pub(crate) fn opened(game: &Game, reading: Option<&Reading>) -> Vec<Ruling> {
    let adjournment = &game.adjournment;
    let article = if adjournment.is_reply { art!("I.9.3") } else { art!("I.7") };
    let Some((sealer, envelope)) = adjournment.envelope.as_ref().filter(|_| adjournment.adjourned)
    else {
        return vec![Ruling::new(Effect::NoEffect, art!("I.7"))];
    };
    if game.away[!*sealer] {
        return refused(article);
    }
    let text = match (envelope, reading) {
        // If only a human can say what it means, the arbiter has said so.
        (Envelope::Text(text), Some(reading))
            if matches!(read(game, *sealer, text), Sealed::Unclear) =>
        {
            Some(&reading.text)
        }
        (Envelope::Text(text), _) => Some(text),
        (Envelope::Paper, Some(reading)) => Some(&reading.text),
        (Envelope::Locked(locked), Some(reading)) => {
            Some(&reading.text).filter(|_| locked.fits(reading))
        }
        _ => None,
    };
    let Some(text) = text else { return refused(art!("I.7")) };
    let article = if adjournment.is_reply { art!("I.9.3") } else { art!("I.9.1") };
    match read(game, *sealer, text) {
        Sealed::Move(mv) => made(game, *sealer, mv, article),
        Sealed::Ambiguous => vec![bad(game, *sealer, art!("I.8.1"))],
        Sealed::Illegal => vec![bad(game, *sealer, art!("I.8.3"))],
        Sealed::Unclear => {
            let question = AdjournmentQuestion::Meaning { side: *sealer };
            let choices = vec![Choice::Win(!*sealer), Choice::MeaningClear];
            vec![Ruling::ask(question, choices, art!("I.8.2")).and(art!("I.8"))]
        }
    }
}

/// What was found in an envelope.
pub(crate) enum Sealed {
    Move(Move),
    Ambiguous,
    Illegal,
    /// Only a human can say what it means, if anything.
    Unclear,
}

pub(crate) fn read(game: &Game, side: Side, text: &str) -> Sealed {
    let Some(position) = game.now.position() else { return Sealed::Unclear };
    match read_move(text, position, game.rules.regulations().language(side)) {
        Ok(read) => Sealed::Move(read.mv),
        Err(ReadError::Text(_)) => Sealed::Unclear,
        Err(ReadError::Ambiguous { .. } | ReadError::PromotionMissing { .. }) => Sealed::Ambiguous,
        Err(ReadError::PawnFileMissing { candidates, .. }) => match candidates.len() {
            0 | 1 => Sealed::Unclear,
            _ => Sealed::Ambiguous,
        },
        Err(ReadError::CastlingSignMissing { .. }) => Sealed::Unclear,
        Err(_) => Sealed::Illegal,
    }
}

/// A sealed move that is not a move loses, unless the opponent cannot mate (I.8, 6.9).
fn bad(game: &Game, side: Side, fault: Article) -> Ruling {
    let test = game.rules.provisions().sealed_move_draw;
    let ended = |outcome, article| Ruling::new(Effect::GameEnded(outcome), article);
    match art05::can_still_mate(&game.now, !side, test) {
        true => ended(Outcome::win(!side, Termination::SealedMove), fault).and(art!("I.8")),
        false => {
            let draw = ended(Outcome::draw(Termination::SealedMove), art!("I.8"));
            draw.and(fault).and(art!("6.9"))
        }
    }
}

/// The sealed move is made on the board, and the clock of the player who replies runs.
pub(crate) fn made(game: &Game, side: Side, mv: Move, article: Article) -> Vec<Ruling> {
    let Some(position) = game.now.position() else { return Vec::new() };
    let after = Standing::from(position.play(mv));
    let made = Effect::MoveMade { attempt: Some(mv.attempt()), wrong: None, after };
    let sealed = Ruling::new(Effect::SealedMoveMade { attempt: mv.attempt() }, article);
    let mut rulings = vec![
        // The move is counted as if it were completed now.
        Ruling::new(Effect::ClockStarted { side }, article),
        Ruling::new(made, article),
        Ruling::new(Effect::MoveCompleted { side }, article),
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, article),
        sealed.and(art!("I.7")),
    ];
    let other = game.adjournment.on_board.filter(|&attempt| attempt != mv.attempt());
    if other.is_some() {
        let question = Question::Penalty { side };
        let choices = vec![Choice::NoPenalty, Choice::Warning];
        rulings.push(Ruling::ask(question, choices, art!("I.1.1")).and(art!("12.9")));
    }
    match (art05::after_move(game, &after), game.adjournment.came_late) {
        (Some(ended), late) => {
            let cite = if late.is_some() { ended.and(art!("I.10")) } else { ended };
            rulings.push(cite);
        }
        (None, Some(late)) => rulings.push(lost_by_default(game, late)),
        (None, None) => {}
    }
    rulings
}

/// The time for the resumption has come (I.9.2, I.11).
pub(crate) fn resumed(game: &Game) -> Option<Vec<Ruling>> {
    let adjournment = &game.adjournment;
    let sealer = adjournment.sealer()?;
    let replier = !sealer;
    if !game.away[replier] {
        // The envelope is opened first.
        return Some(refused(art!("I.9.1")));
    }
    let both = game.away[sealer];
    if both && default_time_ms(game) == 0 {
        let score = crate::Score::BOTH_LOSE;
        let outcome = Outcome { score, termination: Termination::Default };
        return Some(vec![Ruling::new(Effect::GameEnded(outcome), art!("I.10"))]);
    }
    let article = if both { art!("I.11") } else { art!("I.9.2") };
    Some(vec![
        Ruling::new(AdjournmentEffect::Resumed.into(), article),
        Ruling::new(Effect::ClockStarted { side: replier }, article),
    ])
}

fn default_time_ms(game: &Game) -> u32 {
    let set = game.rules.regulations().default_time_ms;
    set.unwrap_or(game.rules.provisions().default_time_ms)
}

/// A player comes to the resumption (I.10).
pub(crate) fn arrived(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let late = game
        .adjournment
        .resumed_at
        .is_some_and(|resumed| at.saturating_sub(resumed) > u64::from(default_time_ms(game)));
    // A player who only left the board for a while is not late.
    if !late || !game.adjournment.absent[side] {
        return Vec::new();
    }
    match game.adjournment.sealer() {
        // What was sealed may have ended the game; so the envelope comes first.
        Some(_) if !game.adjournment.is_reply => {
            let fact = Fact::OfAdjournment(AdjournmentFact::CameLate { side });
            vec![Ruling::known(fact, art!("I.10"))]
        }
        _ => vec![lost_by_default(game, side)],
    }
}

pub(crate) fn lost_by_default(game: &Game, side: Side) -> Ruling {
    if game.rules.engine_observes() {
        let outcome = Outcome::win(!side, Termination::Default);
        return Ruling::new(Effect::GameEnded(outcome), art!("I.10"));
    }
    let question = AdjournmentQuestion::Late { side };
    Ruling::ask(question, vec![Choice::Win(!side), Choice::PlayOn], art!("I.10"))
}

/// The arbiter decided.
pub(crate) fn decided(
    game: &Game,
    at: u64,
    question: AdjournmentQuestion,
    choice: Choice,
) -> Vec<Ruling> {
    match (question, choice) {
        (AdjournmentQuestion::Meaning { side }, Choice::Win(_)) => {
            vec![bad(game, side, art!("I.8.2"))]
        }
        // The arbiter opens the envelope again and says how it is to be read.
        (AdjournmentQuestion::Meaning { .. }, _) => {
            vec![Ruling::new(Effect::NoEffect, art!("I.8.2"))]
        }
        (AdjournmentQuestion::Late { side }, Choice::Win(_)) => {
            let outcome = Outcome::win(!side, Termination::Default);
            vec![Ruling::new(Effect::GameEnded(outcome), art!("I.10"))]
        }
        (AdjournmentQuestion::Late { .. }, _) => {
            vec![Ruling::new(Effect::NoPenalty, art!("I.10"))]
        }
        (AdjournmentQuestion::Times { white_ms, black_ms }, Choice::ClocksAsTheyWere) => {
            guideline_1::times::put_right(game, at, BySide::new(white_ms, black_ms))
        }
        (AdjournmentQuestion::Times { .. }, _) => {
            vec![Ruling::new(Effect::ClockSettingStays, art!("I.13"))]
        }
    }
}
