//! The words of effects, as the law cases use them.

use std::fmt;

use jadoube_chess::Wing;

use crate::words::write_time;
use crate::{Effect, Outcome, Points, Side};

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MustMove { side, duty } => write!(f, "{side} must {duty}"),
            Self::AnnouncementTooLate => f.write_str("the announcement comes too late"),
            Self::TouchAnnulled { .. } => f.write_str("the touch does not count"),
            Self::MayNotAdjust { side } => write!(f, "{side} may not adjust now"),
            Self::PositionRestored { .. } => f.write_str("the position is restored"),
            Self::PositionTransferred => f.write_str("the position is transferred"),
            Self::CastlingLost { side, wing, .. } => {
                let wing = match wing {
                    Some(Wing::KingSide) => " kingside",
                    Some(Wing::QueenSide) => " queenside",
                    None => "",
                };
                write!(f, "{side} may not castle{wing}")
            }
            Self::MustRestore { side } => write!(f, "{side} must restore the position"),
            Self::MoveStands { side } => write!(f, "{side}'s move stands"),
            Self::BecomesQueen { on, .. } => write!(f, "the pawn {on} becomes a queen"),
            Self::TimeAdded { to, ms } => write!(f, "{to} gains {}", write_time(*ms)),
            Self::TimeTaken { from, ms } => write!(f, "{from} loses {}", write_time(*ms)),
            Self::ClockSet { side, to_ms, .. } => {
                write!(f, "{side}'s clock is set to {}", write_time(*to_ms))
            }
            Self::ClockSettingStays => f.write_str("the clock setting stays"),
            Self::NoPenalty => f.write_str("no penalty"),
            Self::Warned { side } => write!(f, "{side} is warned"),
            Self::ClaimCorrect => f.write_str("the claim is correct"),
            Self::ClaimRejected => f.write_str("the claim is rejected"),
            Self::OfferNoLongerOpen => f.write_str("the offer is no longer open"),
            Self::ConditionVoid => f.write_str("the condition is void"),
            Self::NoAgreement => f.write_str("there is no agreement"),
            Self::MustWriteFirst { side } => write!(f, "{side} must first write the move"),
            Self::MustUpdateSheet { side } => {
                write!(f, "{side} must bring his sheet up to date before moving")
            }
            Self::NeedNotRecord { side } => write!(f, "{side} need not record"),
            Self::RequestRefused => f.write_str("the request is refused"),
            Self::SealedMoveMade { attempt } => write!(f, "the sealed move {attempt} is made"),
            Self::MustSetBoard { side } => write!(f, "{side} must set his board by the scores"),
            Self::ControlMet => f.write_str("the control is met"),
            Self::GameEnded(outcome) => fmt_outcome(f, outcome),
            Self::StartedAnew { .. } => f.write_str("a new game is played"),
            Self::ResultStands => f.write_str("the result stands"),
            Self::ResultReplaced { now, .. } => write!(f, "the result becomes {now}"),
            Self::DecisionStands => f.write_str("the decision stands"),
            Self::AppealUpheld => f.write_str("the appeal is upheld"),
            Self::AppealRejected => f.write_str("the appeal is rejected"),
            Self::ArbiterWaits => f.write_str("the arbiter waits for the next completed move"),
            Self::ArbiterMustDecide { choices, .. } => {
                let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
                write!(f, "the arbiter must decide: {}", choices.join(" | "))
            }
            Self::SheetGiven { side } => write!(f, "{side} is given a scoresheet"),
            Self::SheetShown { side } => write!(f, "{side} is shown the scoresheet"),
            Self::OfClock(effect) => write!(f, "{effect}"),
            Self::OfStart(effect) => write!(f, "{effect}"),
            Self::OfConduct(effect) => write!(f, "{effect}"),
            Self::OfSheet(effect) => write!(f, "{effect}"),
            Self::OfAdjournment(effect) => write!(f, "{effect}"),
            Self::OfQuickplay(effect) => write!(f, "{effect}"),
            Self::OfBlind(effect) => write!(f, "{effect}"),
            Self::OfNotation(effect) => write!(f, "{effect}"),
            Self::Known(fact) => write!(f, "{fact}"),
            Self::NoEffect => f.write_str("no effect"),
            Self::TouchCounted { on } => {
                let squares: Vec<String> = on.iter().map(ToString::to_string).collect();
                write!(f, "the touch of {} counts", squares.join(" and "))
            }
            Self::AdjustingAllowed { side } => write!(f, "{side} may adjust"),
            Self::MoveMade { attempt: Some(attempt), .. } => write!(f, "{attempt} is made"),
            Self::MoveMade { attempt: None, .. } => f.write_str("the men are moved"),
            Self::MoveCompleted { side } => write!(f, "{side}'s move is completed"),
            Self::ClockGoesOver { side, .. } => write!(f, "{}'s clock runs", !*side),
            Self::ClockStarted { side } => write!(f, "{side}'s clock is started"),
            Self::ClocksStopped => f.write_str("the clocks are stopped"),
            Self::IllegalMovesCounted { side, count, .. } => {
                let moves = if *count == 1 { "move" } else { "moves" };
                write!(f, "{side} has {count} illegal {moves}")
            }
            Self::OfferOpened { by } => write!(f, "{by}'s offer is open"),
            Self::OfferLapsed => f.write_str("the offer has lapsed"),
            Self::TakeBackAgreed { by, side, number } => {
                write!(f, "{by} agrees to take back {side}'s move {number}")
            }
            Self::TurnReturned { standing, .. } => {
                write!(f, "{} has the move again", standing.to_move())
            }
            Self::MoveSealed { by } => write!(f, "{by} has sealed a move"),
            Self::CounterSet { white, black } => {
                write!(f, "the counter is set to {white}, {black}")
            }
            Self::DecisionReplaced { entry } => write!(f, "the decision of {entry} is replaced"),
        }
    }
}

fn fmt_outcome(f: &mut fmt::Formatter<'_>, outcome: &Outcome) -> fmt::Result {
    let score = outcome.score;
    match (score.white, score.black) {
        (Points::Win, Points::Loss) | (Points::Loss, Points::Win) => {
            let winner = if score.white == Points::Win { Side::White } else { Side::Black };
            write!(f, "{winner} wins{}", if score.forfeit { " by forfeit" } else { "" })
        }
        (Points::Draw, Points::Draw) => f.write_str("the game is drawn"),
        (Points::Loss, Points::Loss) => f.write_str("both lose"),
        _ => write!(f, "the game ends {score}"),
    }
}
