//! Article 7.5: illegal moves, as they are completed.

use jadoube_chess::{Attempt, Side, Square};
use jadoube_lawbook::{Completion, UnpromotedPawn, art};

use crate::articles::appendix_a;
use crate::articles::art01_03::clauses_offended;
use crate::articles::art04;
use crate::articles::art07::penalty::{ends, penalty, penalty_after};
use crate::articles::art07::queen_ends;
use crate::articles::art09;
use crate::articles::guideline_2;
use crate::game::handwork::{self, Handwork};
use crate::game::table::Table;
use crate::game::told::Told;
use crate::{Audience, Choice, Duty, Effect, Fact, Game, Question, Ruling, Standing, Wrong};

/// A player who has the move pressed the clock without having made one.
pub(crate) fn at_press(game: &Game, side: Side) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let before = game.played_on();
    // Nothing is made as long as the piece is in the hand (4.7).
    if table.told == *before.board() || table.is_in_hand(side, before.board()) {
        return pressed_without_move(game, side);
    }
    let Told { from: played_on, handwork: Some(handwork), is_shifted } = game.told(table) else {
        return completed_illegally(game, side, table, None, Wrong::NoMove);
    };
    let Some(arrangement) = played_on.arrangement().filter(|_| !is_shifted) else {
        return Vec::new();
    };
    match handwork {
        Handwork::Nothing => pressed_without_move(game, side),
        Handwork::Unpromoted { queened } => {
            let after = Standing::from(arrangement.play(queened));
            left_unpromoted(game, side, queened.attempt(), queened.to(), after)
        }
        Handwork::KingAlone { castling: Some(_), .. } => unfinished_castling(side),
        Handwork::KingAlone { castling: None, .. } => {
            let attempt = table.released.map(|(from, to)| Attempt::new(from, to));
            illegal(game, side, table, attempt)
        }
        Handwork::Attempted(attempt) => illegal(game, side, table, Some(attempt)),
        // The rest of the move was never done: as it is, it is not a legal move.
        Handwork::Part(mv) => {
            completed_illegally(game, side, table, Some(mv.attempt()), Wrong::NoMove)
        }
        Handwork::Muddle => completed_illegally(game, side, table, None, Wrong::NoMove),
        // Made and found at the release; a press comes after that.
        Handwork::Made(_) => Vec::new(),
    }
}

/// A piece was released where it may not go. That completes the move only in an edition that does
/// not require a press; elsewhere the player may still correct it without penalty (7.5.1).
pub(crate) fn released(game: &Game, side: Side, table: &Table, attempt: Attempt) -> Vec<Ruling> {
    match game.rules.provisions().completion {
        Completion::OnRelease => illegal(game, side, table, Some(attempt)),
        // The press came before the move.
        _ if game.has_pressed(side) => illegal(game, side, table, Some(attempt)),
        _ => Vec::new(),
    }
}

pub(crate) fn illegal(
    game: &Game,
    side: Side,
    table: &Table,
    attempt: Option<Attempt>,
) -> Vec<Ruling> {
    let played_on = game.played_on();
    let reason = attempt.and_then(|attempt| played_on.arrangement()?.check(attempt).err());
    let wrong = reason.map_or(Wrong::NoMove, Wrong::Illegal);
    completed_illegally(game, side, table, attempt, wrong)
}

/// An illegal move was completed (7.5.1).
fn completed_illegally(
    game: &Game,
    side: Side,
    table: &Table,
    attempt: Option<Attempt>,
    wrong: Wrong,
) -> Vec<Ruling> {
    let after = Standing::from(handwork::setup_after(
        &game.played_on().setup(),
        &table.told_without_hand(side),
    ));
    let made = Effect::MoveMade { attempt, wrong: Some(wrong), after };
    let clauses =
        clauses_offended(game.rules.edition(), game.line.iter(), &game.played_on(), attempt, wrong);
    let clauses = guideline_2::clauses(game, &table.told, wrong, clauses);
    if !game.rules.engine_observes() {
        let fact = Fact::Move { side, number: game.now.move_number() };
        let told = Ruling::known(fact, art!("7.5.1"));
        return unseen(game, side, made, clauses.into_iter().fold(told, Ruling::and));
    }
    let first = clauses.first().copied().unwrap_or(art!("7.5.1"));
    let made = clauses.iter().copied().fold(Ruling::new(made, first), Ruling::and);
    let made = made.and(art!("7.5.1"));
    let penalty = penalty(game, side, &game.now, None);
    if ends(&penalty) {
        return std::iter::once(made).chain(penalty).collect();
    }
    let touched = match (&game.turn.touched[..], attempt) {
        ([], Some(attempt)) => handwork::touched_by(game.now.board(), attempt),
        (touched, _) => touched.to_vec(),
    };
    let must =
        chosen_piece(game, side).or_else(|| replacing_duty(game, &game.now, &touched, attempt));
    let restored = Effect::PositionRestored {
        kept: u32::try_from(game.line.len()).unwrap_or(u32::MAX),
        standing: game.now,
        touched,
    };
    let restored = clauses.into_iter().fold(Ruling::new(restored, art!("7.5.1")), Ruling::and);
    let mut rulings = vec![made, restored];
    rulings.extend(penalty);
    rulings.extend(must);
    rulings
}

/// The choice of a piece for a promotion stays made (4.4.4).
fn chosen_piece(game: &Game, side: Side) -> Option<Ruling> {
    let duty = game.turn.duty.filter(|duty| {
        matches!(duty, Duty::Promote { .. } | Duty::Finish { promotion: Some(_), .. })
    })?;
    let article = art04::duty::present_article(game, duty);
    Some(Ruling::new(Effect::MustMove { side, duty }, article).and(art!("7.5.1")))
}

/// A fault that only the engine has seen: the clock goes over as usual, and the arbiter is told.
fn unseen(game: &Game, side: Side, made: Effect, told: Ruling) -> Vec<Ruling> {
    let after = match &made {
        Effect::MoveMade { after, .. } => *after,
        _ => game.now,
    };
    let mut rulings = vec![
        Ruling { effect: made, audience: Audience::Everyone, ..told.clone() },
        Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
    ];
    if !game.has_pressed(side) {
        let goes_over = Effect::ClockGoesOver { side, counted: true };
        rulings.push(Ruling::new(goes_over, art!("6.2.1")));
    }
    rulings.push(told);
    rulings.extend(appendix_a::rapid::after_completed_move(game, game.line.len() + 1, &after));
    rulings
}

/// The duty that touch-move leaves for the move that replaces an illegal one (7.5.1, 4.3, 4.7).
pub(crate) fn replacing_duty(
    game: &Game,
    before: &Standing,
    touched: &[Square],
    attempt: Option<Attempt>,
) -> Option<Ruling> {
    let arrangement = before.arrangement()?;
    let (duty, article) = art04::duty::replacing(game, arrangement, touched, attempt);
    let must = Effect::MustMove { side: arrangement.to_move(), duty };
    (duty != Duty::Free).then(|| Ruling::new(must, article).and(art!("7.5.1")))
}

/// A pawn was left on the last rank (7.5.2).
fn left_unpromoted(
    game: &Game,
    side: Side,
    attempt: Attempt,
    on: Square,
    after: Standing,
) -> Vec<Ruling> {
    if game.rules.provisions().unpromoted_pawn == UnpromotedPawn::MoveNotCompleted {
        let duty = Duty::Finish { from: from_of(attempt).unwrap_or(on), to: on, promotion: None };
        return vec![Ruling::new(Effect::MustMove { side, duty }, art!("4.7.3"))];
    }
    let wrong = Some(Wrong::Unpromoted);
    if !game.rules.engine_observes() {
        let table = game.tables.of(side);
        let setup = game.played_on().setup();
        let standing =
            Standing::from(handwork::setup_after(&setup, &table.told_without_hand(side)));
        let made = Effect::MoveMade { attempt: Some(attempt), wrong, after: standing };
        return unseen(
            game,
            side,
            made,
            Ruling::known(Fact::PawnNotPromoted { on }, art!("7.5.2")),
        );
    }
    let made = Effect::MoveMade { attempt: Some(attempt), wrong, after };
    let mut rulings = vec![
        Ruling::new(made, art!("7.5.2")),
        Ruling::new(Effect::BecomesQueen { on, after }, art!("7.5.2")).and(art!("3.7.3.3")),
    ];
    let counted = (game.illegal_moves(side), Some(game.line.len()));
    let penalty = penalty_after(game, side, &after, None, counted);
    let over = ends(&penalty);
    if !over {
        rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")));
        rulings.push(Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")));
    }
    rulings.extend(penalty);
    if !over {
        rulings.extend(queen_ends::ask(game, &after));
    }
    rulings
}

const fn from_of(attempt: Attempt) -> Option<Square> {
    match attempt {
        Attempt::Move { from, .. } => Some(from),
        Attempt::Castling(_) => None,
    }
}

/// The clock was pressed and no piece moved (7.5.3).
fn pressed_without_move(game: &Game, side: Side) -> Vec<Ruling> {
    if !game.rules.provisions().press_without_move_is_illegal {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.3"))];
    }
    // Nothing was made, so there is nothing to complete; but the clock has gone over, and its
    // counter has counted (7.1).
    if !game.rules.engine_observes() {
        return vec![
            Ruling::known(Fact::PressedWithoutMove { side }, art!("7.5.3")),
            Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
        ];
    }
    // The press of a move that was put back at its release (4.3) is not penalised in addition.
    if game.turn.put_back {
        return Vec::new();
    }
    // A player who presses because the opponent knocked pieces over may have meant to stop the
    // clocks.
    if game.displaced.as_ref().is_some_and(|displaced| displaced.by == !side) {
        return vec![Ruling::new(Effect::ClocksStopped, art!("6.11.1")), ask_about_press(side)];
    }
    penalty(game, side, &game.now, Some(art!("7.5.3")))
}

/// Only the arbiter can say whether a press was meant to stop the clocks (7.5.3).
pub(crate) fn ask_about_press(side: Side) -> Ruling {
    let question = Question::Press { side };
    let choices = vec![Choice::IllegalMove, Choice::Accident];
    Ruling::ask(question, choices, art!("7.5.3"))
}

/// The king is on its castling square, the rook was not moved, castling is legal: only the arbiter
/// can say whether it was unfinished castling.
fn unfinished_castling(side: Side) -> Vec<Ruling> {
    let question = Question::Castling { side };
    let choices = vec![Choice::IllegalMove, Choice::FinishCastling];
    vec![
        Ruling::new(Effect::ClocksStopped, art!("6.11.1")),
        Ruling::ask(question, choices, art!("4.7.2")).and(art!("7.5.1")),
    ]
}

/// A legal move made with two hands was completed (7.5.4).
pub(crate) fn two_hands(game: &Game, side: Side) -> Vec<Ruling> {
    let last = game.line.iter().rposition(|ply| ply.side() == side);
    let Some(index) = last.filter(|&last| game.line[last].wrong == Some(Wrong::BothHands)) else {
        return Vec::new();
    };
    // A move that ended the game needed no press (6.2.1.1).
    if art09::counts::known_end(game).is_some() {
        return Vec::new();
    }
    if !game.rules.engine_observes() {
        return vec![Ruling::known(Fact::BothHands { side }, art!("7.5.4"))];
    }
    let counted = (game.illegal_moves(side), Some(index));
    penalty_after(game, side, &game.now, Some(art!("7.5.4")), counted)
}
