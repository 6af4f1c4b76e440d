//! What people are told of a ruling: message ids with typed arguments, in no language yet.

pub(crate) mod parts;

use jadoube_lawbook::{Argument, Message};

use crate::message::parts::{ms, squares, wing};
use crate::{Duty, Effect, Outcome, Points, Question, Side};

impl Effect {
    /// What people are told; the article and the choices of an arbiter stand beside it.
    ///
    /// ```
    /// use jadoube_record::{Effect, Side};
    /// let message = Effect::TimeAdded { to: Side::Black, ms: 120_000 }.message();
    /// assert_eq!(message.id, "ruling-time-added");
    /// ```
    pub fn message(&self) -> Message {
        match self {
            Self::MustMove { side, duty } => must_move(*side, *duty),
            Self::AnnouncementTooLate => Message::new("ruling-announcement-too-late"),
            Self::TouchAnnulled { .. } => Message::new("ruling-touch-annulled"),
            Self::MayNotAdjust { side } => of("ruling-may-not-adjust", *side),
            Self::PositionRestored { .. } => Message::new("ruling-position-restored"),
            Self::PositionTransferred => Message::new("ruling-position-transferred"),
            Self::CastlingLost { side, wing: lost, .. } => {
                let word = lost.map_or_else(|| Argument::word("both"), wing);
                of("ruling-castling-lost", *side).with("wing", word)
            }
            Self::MustRestore { side } => of("ruling-must-restore", *side),
            Self::MoveStands { side } => of("ruling-move-stands", *side),
            Self::BecomesQueen { on, .. } => {
                Message::new("ruling-becomes-queen").with("square", Argument::square(on))
            }
            Self::ClockSettingStays => Message::new("ruling-clock-setting-stays"),
            Self::NoPenalty => Message::new("ruling-no-penalty"),
            Self::Warned { side } => of("ruling-warned", *side),
            Self::ClaimCorrect => Message::new("ruling-claim-correct"),
            Self::ClaimRejected => Message::new("ruling-claim-rejected"),
            Self::OfferNoLongerOpen => Message::new("ruling-offer-no-longer-open"),
            Self::ConditionVoid => Message::new("ruling-condition-void"),
            Self::NoAgreement => Message::new("ruling-no-agreement"),
            Self::MustWriteFirst { side } => of("ruling-must-write-first", *side),
            Self::MustUpdateSheet { side } => of("ruling-must-update-sheet", *side),
            Self::NeedNotRecord { side } => of("ruling-need-not-record", *side),
            Self::RequestRefused => Message::new("ruling-request-refused"),
            Self::SealedMoveMade { attempt } => Message::new("ruling-sealed-move-made")
                .with("move", Argument::text(attempt.to_string())),
            Self::MustSetBoard { side } => of("ruling-must-set-board", *side),
            Self::ResultStands => Message::new("ruling-result-stands"),
            Self::ResultReplaced { was: Some(was), now } => Message::new("ruling-result-replaced")
                .with("was", Argument::text(was.to_string()))
                .with("now", Argument::text(now.to_string())),
            Self::ResultReplaced { was: None, now } => {
                Message::new("ruling-result-set").with("now", Argument::text(now.to_string()))
            }
            Self::DecisionStands => Message::new("ruling-decision-stands"),
            Self::AppealUpheld => Message::new("ruling-appeal-upheld"),
            Self::AppealRejected => Message::new("ruling-appeal-rejected"),
            Self::ArbiterWaits => Message::new("ruling-arbiter-waits"),
            Self::ArbiterMustDecide { question, .. } => asked(question),
            Self::GameEnded(outcome) => ended(*outcome),
            Self::StartedAnew { colours_exchanged, .. } => Message::new("ruling-started-anew")
                .with(
                    "colours",
                    Argument::word(if *colours_exchanged { "exchanged" } else { "same" }),
                ),
            Self::SheetGiven { side } => of("ruling-sheet-given", *side),
            Self::SheetShown { side } => of("ruling-sheet-shown", *side),
            Self::OfClock(effect) => effect.message(),
            Self::OfStart(effect) => effect.message(),
            Self::OfConduct(effect) => effect.message(),
            Self::OfAdjournment(effect) => effect.message(),
            Self::OfQuickplay(effect) => effect.message(),
            Self::OfBlind(effect) => effect.message(),
            Self::OfNotation(effect) => effect.message(),
            Self::OfSheet(effect) => effect.message(),
            Self::Known(fact) => fact.message(),
            Self::NoEffect => Message::new("ruling-no-effect"),
            Self::TimeAdded { to, ms: time } => {
                of("ruling-time-added", *to).with("time", ms(*time))
            }
            Self::TimeTaken { from, ms: time } => {
                of("ruling-time-taken", *from).with("time", ms(*time))
            }
            Self::ClockSet { side, from_ms, to_ms } => {
                of("ruling-clock-set", *side).with("from", ms(*from_ms)).with("to", ms(*to_ms))
            }
            Self::CounterSet { white, black } => Message::new("ruling-counter-set")
                .with("white", Argument::Number(i64::from(*white)))
                .with("black", Argument::Number(i64::from(*black))),
            Self::ControlMet => Message::new("ruling-control-met"),
            Self::ClockGoesOver { side, .. } => of("ruling-clock-goes-over", *side),
            Self::ClockStarted { side } => of("ruling-clock-started", *side),
            Self::ClocksStopped => Message::new("ruling-clocks-stopped"),
            Self::TouchCounted { on } => {
                Message::new("ruling-touch-counted").with("squares", squares(on))
            }
            Self::AdjustingAllowed { side } => of("ruling-adjusting-allowed", *side),
            Self::MoveMade { attempt: Some(attempt), .. } => {
                Message::new("ruling-move-made").with("move", Argument::text(attempt.to_string()))
            }
            Self::MoveMade { attempt: None, .. } => Message::new("ruling-men-moved"),
            Self::MoveCompleted { side } => of("ruling-move-completed", *side),
            Self::IllegalMovesCounted { side, count, .. } => {
                of("ruling-illegal-moves-counted", *side)
                    .with("count", Argument::Number(i64::from(*count)))
            }
            Self::OfferOpened { by } => of("ruling-offer-opened", *by),
            Self::TakeBackAgreed { by, side, number } => of("ruling-take-back-agreed", *by)
                .with("whose", Argument::side(side))
                .with("number", Argument::Number(i64::from(*number))),
            Self::TurnReturned { .. } => Message::new("ruling-turn-returned"),
            Self::MoveSealed { by } => of("ruling-move-sealed", *by),
            Self::DecisionReplaced { entry } => Message::new("ruling-decision-replaced")
                .with("number", Argument::Number(i64::from(*entry))),
            Self::OfferLapsed => Message::new("ruling-offer-lapsed"),
        }
    }
}

fn of(id: &'static str, side: Side) -> Message {
    Message::new(id).with("side", Argument::side(side))
}

fn must_move(side: Side, duty: Duty) -> Message {
    let message = |id| of(id, side);
    match duty {
        Duty::Free => message("ruling-must-move-free"),
        Duty::Move { from, kind, .. } => message("ruling-must-move-piece")
            .with("piece", Argument::piece(kind))
            .with("square", Argument::square(from)),
        Duty::Take { on } => message("ruling-must-move-take").with("square", Argument::square(on)),
        Duty::TakeWith { from, kind, on } => message("ruling-must-move-take-with")
            .with("piece", Argument::piece(kind))
            .with("square", Argument::square(from))
            .with("to", Argument::square(on)),
        Duty::Castle(side_of_board) => {
            message("ruling-must-move-castle").with("wing", wing(side_of_board))
        }
        Duty::Promote { on, kind } => message("ruling-must-move-promote")
            .with("piece", Argument::piece(kind))
            .with("square", Argument::square(on)),
        Duty::Finish { from, to, promotion: None } => message("ruling-must-move-finish")
            .with("square", Argument::square(from))
            .with("to", Argument::square(to)),
        Duty::Finish { from, to, promotion: Some(kind) } => {
            message("ruling-must-move-finish-promoting")
                .with("square", Argument::square(from))
                .with("to", Argument::square(to))
                .with("piece", Argument::piece(kind))
        }
        Duty::Play { from, to, promotion: None } => message("ruling-must-move-play")
            .with("square", Argument::square(from))
            .with("to", Argument::square(to)),
        Duty::Play { from, to, promotion: Some(kind) } => {
            message("ruling-must-move-play-promoting")
                .with("square", Argument::square(from))
                .with("to", Argument::square(to))
                .with("piece", Argument::piece(kind))
        }
    }
}

fn ended(outcome: Outcome) -> Message {
    let score = outcome.score;
    let message = match (score.winner(), score.white, score.black) {
        (Some(winner), ..) if score.forfeit => of("ruling-game-won-by-forfeit", winner),
        (Some(winner), ..) => of("ruling-game-won", winner),
        (None, Points::Draw, Points::Draw) => Message::new("ruling-game-drawn"),
        (None, Points::Loss, Points::Loss) => Message::new("ruling-game-lost-by-both"),
        _ => Message::new("ruling-game-ended").with("score", Argument::text(score.to_string())),
    };
    message.with("ending", Argument::word(outcome.termination.word()))
}

/// The question; a side and a square stand in it where it is about them.
fn asked(question: &Question) -> Message {
    let about = |(word, side)| (word, side, None);
    let (word, side, on) = match question {
        Question::Clocks { .. } => ("clocks", None, None),
        Question::Castling { side } => ("castling", Some(*side), None),
        Question::Press { side } => ("press", Some(*side), None),
        Question::Touch { side, on } => ("touch", Some(*side), Some(*on)),
        Question::Report { side, .. } => ("report", Some(*side), None),
        Question::Arrival { side } => ("arrival", Some(*side), None),
        Question::Agreement => ("agreement", None, None),
        Question::Penalty { side } => ("penalty", Some(*side), None),
        Question::Stop { side } => ("stop", Some(*side), None),
        Question::Setting { .. } => ("setting", None, None),
        Question::Deduction { side } => ("deduction", Some(*side), None),
        Question::Defect => ("defect", None, None),
        Question::BothFlags => ("both-flags", None, None),
        Question::OfBlind(question) => about(question.word()),
        Question::OfAdjournment(question) => about(question.word()),
        Question::OfQuickplay(question) => about(question.word()),
        Question::OfConduct(question) => about(question.word()),
        Question::Position => ("position", None, None),
    };
    let mut message =
        Message::new("ruling-arbiter-must-decide").with("question", Argument::word(word));
    if let Some(side) = side {
        message = message.with("side", Argument::side(side));
    }
    if let Some(on) = on {
        message = message.with("square", Argument::square(on));
    }
    message
}
