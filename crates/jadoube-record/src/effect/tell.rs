//! Messages of effects that choose between several sentences.

use jadoube_chess::{Attempt, Wing};
use jadoube_lawbook::{Argument, Message};

use crate::words::Told as _;
use crate::{Duty, Outcome, Points, Question, Score, Side};

fn of(id: &'static str, side: Side) -> Message {
    Message::new(id).with("side", Argument::side(side))
}

pub(super) fn move_made(attempt: Option<Attempt>) -> Message {
    match attempt {
        Some(attempt) => Message::new("ruling-move-made").with("move", attempt.argument()),
        None => Message::new("ruling-pieces-moved"),
    }
}

pub(super) fn result_replaced(was: Option<Score>, now: Score) -> Message {
    match was {
        Some(was) => Message::new("ruling-result-replaced")
            .with("was", was.argument())
            .with("now", now.argument()),
        None => Message::new("ruling-result-set").with("now", now.argument()),
    }
}

pub(super) fn wing_or_both(wing: Option<Wing>) -> Argument {
    wing.map_or_else(|| Argument::word("both"), |wing| wing.argument())
}

pub(super) fn exchanged(colours_exchanged: bool) -> Argument {
    Argument::word(if colours_exchanged { "exchanged" } else { "same" })
}

pub(super) fn must_move(side: Side, duty: Duty) -> Message {
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
            message("ruling-must-move-castle").with("wing", side_of_board.argument())
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

pub(super) fn ended(Outcome { score, termination }: Outcome) -> Message {
    let message = match (score.winner(), score.white, score.black) {
        (Some(winner), ..) if score.forfeit => of("ruling-game-won-by-forfeit", winner),
        (Some(winner), ..) => of("ruling-game-won", winner),
        (None, Points::Draw, Points::Draw) => Message::new("ruling-game-drawn"),
        (None, Points::Loss, Points::Loss) => Message::new("ruling-game-lost-by-both"),
        _ => Message::new("ruling-game-ended").with("score", Argument::text(score.to_string())),
    };
    message.with("ending", termination.argument())
}

/// The question; a side and a square stand in it where it is about them.
pub(super) fn asked(question: &Question) -> Message {
    let mut message =
        Message::new("ruling-arbiter-must-decide").with("question", question.argument());
    if let Some(side) = question.side() {
        message = message.with("side", side.argument());
    }
    if let Some(on) = question.square() {
        message = message.with("square", on.argument());
    }
    message
}
