//! Article 7: irregularities.

use jadoube_chess::{Attempt, Side, Square};
use jadoube_lawbook::{Article, UnpromotedPawn, art};

use crate::handwork::{self, Handwork};
use crate::table::Table;
use crate::{
    Audience, Choice, Duty, Effect, Fact, Game, Outcome, Ply, Question, Ruling, Standing,
    Termination, Wrong, appendix_a_rapid, art04_touch_move, art05_completion, art06_clock,
};

/// A player who has the move pressed the clock without having made one.
pub(crate) fn at_press(game: &Game, side: Side) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let Some(arrangement) = game.now.arrangement() else {
        return completed_illegally(game, side, table, None, Wrong::NoMove);
    };
    match handwork::tell(arrangement, &table.board, table.released) {
        Handwork::Nothing => pressed_without_move(game, side),
        Handwork::Unpromoted { queened } => {
            let after = Standing::from(arrangement.play(queened));
            left_unpromoted(game, side, queened.attempt(), queened.to(), after)
        }
        Handwork::KingAlone { castling: Some(_), .. } => unfinished_castling(game, side),
        Handwork::KingAlone { castling: None, .. } => {
            let attempt = table.released.map(|(from, to)| Attempt::new(from, to));
            illegal(game, side, table, attempt)
        }
        Handwork::Attempted(attempt) => illegal(game, side, table, Some(attempt)),
        // The rest of the move was never done: it is no legal move as it stands.
        Handwork::Part(mv) => {
            completed_illegally(game, side, table, Some(mv.attempt()), Wrong::NoMove)
        }
        Handwork::Muddle => completed_illegally(game, side, table, None, Wrong::NoMove),
        // Made and found at the release; a press comes after that.
        Handwork::Made(_) => Vec::new(),
    }
}

fn illegal(game: &Game, side: Side, table: &Table, attempt: Option<Attempt>) -> Vec<Ruling> {
    let reason = attempt.and_then(|attempt| game.now.arrangement()?.check(attempt).err());
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
    let after = Standing::from(handwork::setup_after(&game.now.setup(), &table.board));
    let made = Ruling::new(Effect::MoveMade { attempt, wrong: Some(wrong), after }, art!("7.5.1"));
    if !game.rules.engine_observes() {
        let fact = Fact::Move { side, number: game.now.move_number() };
        return vec![
            made,
            Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
            Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
            to_arbiter(fact, art!("7.5.1")),
        ];
    }
    let penalty = penalty(game, side, &game.now, None);
    if ends(&penalty) {
        return std::iter::once(made).chain(penalty).collect();
    }
    let touched = match (&game.turn.touched[..], attempt) {
        ([], Some(attempt)) => handwork::touched_by(game.now.board(), attempt),
        (touched, _) => touched.to_vec(),
    };
    let must = replacing_duty(game, &game.now, &touched);
    let restored = Effect::PositionRestored {
        kept: u32::try_from(game.line.len()).unwrap_or(u32::MAX),
        standing: game.now,
        touched,
    };
    let mut rulings = vec![made, Ruling::new(restored, art!("7.5.1"))];
    rulings.extend(penalty);
    rulings.extend(must);
    rulings
}

/// What touch-move leaves for the move that replaces an illegal one (7.5.1, 4.3).
fn replacing_duty(game: &Game, before: &Standing, touched: &[Square]) -> Option<Ruling> {
    let arrangement = before.arrangement()?;
    let (duty, basis) = art04_touch_move::duty_of(game, arrangement, touched);
    let must = Effect::MustMove { side: arrangement.to_move(), duty };
    (duty != Duty::Free).then(|| Ruling::new(must, basis[0]).and(art!("7.5.1")))
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
        return vec![Ruling::new(Effect::MustMove { side, duty }, art!("7.5.2"))];
    }
    let wrong = Some(Wrong::Unpromoted);
    let completed = [
        Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
    ];
    if !game.rules.engine_observes() {
        let table = game.tables.of(side);
        let standing = Standing::from(handwork::setup_after(&game.now.setup(), &table.board));
        let made = Effect::MoveMade { attempt: Some(attempt), wrong, after: standing };
        let mut rulings = vec![Ruling::new(made, art!("7.5.2"))];
        rulings.extend(completed);
        rulings.push(to_arbiter(Fact::PawnNotPromoted { on }, art!("7.5.2")));
        return rulings;
    }
    let made = Effect::MoveMade { attempt: Some(attempt), wrong, after };
    let mut rulings = vec![
        Ruling::new(made, art!("7.5.2")),
        Ruling::new(Effect::BecomesQueen { on, after }, art!("7.5.2")),
    ];
    let penalty = penalty(game, side, &after, None);
    if !ends(&penalty) {
        rulings.extend(completed);
    }
    let over = ends(&penalty);
    rulings.extend(penalty);
    if !over {
        rulings.extend(art05_completion::after_move(game, &after));
    }
    rulings
}

const fn from_of(attempt: Attempt) -> Option<Square> {
    match attempt {
        Attempt::Move { from, .. } => Some(from),
        Attempt::Castling(_) => None,
    }
}

/// The clock was pressed and no man moved (7.5.3).
fn pressed_without_move(game: &Game, side: Side) -> Vec<Ruling> {
    if !game.rules.provisions().press_without_move_is_illegal {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.3"))];
    }
    if game.rules.engine_observes() {
        return penalty(game, side, &game.now, Some(art!("7.5.3")));
    }
    vec![
        Ruling::new(Effect::ClockGoesOver { side, counted: false }, art!("6.2.1")),
        to_arbiter(Fact::PressedWithoutMove { side }, art!("7.5.3")),
    ]
}

/// The king stands on its castling square, the rook was not moved, castling is legal: whether it
/// was an unfinished castling only the arbiter can say.
fn unfinished_castling(game: &Game, side: Side) -> Vec<Ruling> {
    let _ = game;
    let question = Question::Castling { side };
    let choices = vec![Choice::IllegalMove, Choice::FinishCastling];
    vec![
        Ruling::new(Effect::ClocksStopped, art!("6.11.1")),
        Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("4.7.2"))
            .and(art!("7.5.1")),
    ]
}

/// A legal move made with two hands was completed (7.5.4).
pub(crate) fn two_hands(game: &Game, side: Side) -> Vec<Ruling> {
    let last = game.line.iter().rev().find(|ply| ply.side() == side);
    if last.and_then(|ply| ply.wrong) != Some(Wrong::BothHands) {
        return Vec::new();
    }
    if !game.rules.engine_observes() {
        return vec![to_arbiter(Fact::BothHands { side }, art!("7.5.4"))];
    }
    penalty(game, side, &game.now, Some(art!("7.5.4")))
}

/// The ladder of 7.5.5: time for the opponent, then the loss, or a draw if he cannot mate.
pub(crate) fn penalty(
    game: &Game,
    side: Side,
    standing: &Standing,
    first: Option<Article>,
) -> Vec<Ruling> {
    penalty_after(game, side, standing, first, game.illegal_moves(side))
}

fn penalty_after(
    game: &Game,
    side: Side,
    standing: &Standing,
    first: Option<Article>,
    counted: u8,
) -> Vec<Ruling> {
    let rule = game.rules.illegal_move();
    let count = counted.saturating_add(1);
    let cite = |effect| match first {
        Some(first) => Ruling::new(effect, first).and(art!("7.5.5")),
        None => Ruling::new(effect, art!("7.5.5")),
    };
    let mut rulings = vec![Ruling::new(Effect::IllegalMovesCounted { side, count }, art!("7.5.5"))];
    if rule.loses_on.is_some_and(|limit| count >= limit) {
        let test = game.rules.provisions().flag_fall_draw;
        let outcome = match art05_completion::can_still_mate(standing, !side, test) {
            true => Outcome::win(!side, Termination::IllegalMoves),
            false => Outcome::draw(Termination::IllegalMoves),
        };
        rulings.push(cite(Effect::GameEnded(outcome)));
    } else if rule.opponent_gains_ms > 0 {
        let added = cite(Effect::TimeAdded { to: !side, ms: i64::from(rule.opponent_gains_ms) });
        let shortened = rule.opponent_gains_ms == 60_000;
        rulings.push(if shortened { added.and(art!("A.3")) } else { added });
    }
    rulings
}

fn ends(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|ruling| matches!(ruling.effect, Effect::GameEnded(_)))
}

/// The opponent claims an illegal move.
pub(crate) fn claimed(game: &Game, claimant: Side) -> Vec<Ruling> {
    let last = game.line.iter().rposition(|ply| ply.side() != claimant && ply.is_illegal_move());
    match last {
        Some(index) if appendix_a_rapid::may_still_act(game, index) => {
            put_right(game, index, Some(art!("A.5.2")).filter(|_| game.rules.is_limited()))
        }
        Some(_) => vec![Ruling::new(Effect::ClaimRejected, art!("A.5.2"))],
        None => vec![Ruling::new(Effect::ClaimRejected, art!("7.5.1"))],
    }
}

/// The arbiter looks at a move.
pub(crate) fn move_noticed(game: &Game, side: Side, number: u32) -> Vec<Ruling> {
    let found = game.line.iter().position(|ply| ply.side() == side && ply.number() == number);
    let Some(index) = found else {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.1"))];
    };
    match game.line[index].wrong {
        None => vec![Ruling::new(Effect::NoEffect, art!("7.5.1"))],
        Some(Wrong::TouchMove(_)) if index + 1 == game.line.len() => {
            art04_touch_move::put_right(game)
        }
        Some(Wrong::TouchMove(_)) => vec![Ruling::new(Effect::MoveStands { side }, art!("4.8"))],
        Some(_) if appendix_a_rapid::may_still_act(game, index) => {
            put_right(game, index, Some(art!("A.5.2")).filter(|_| game.rules.is_limited()))
        }
        Some(_) => vec![Ruling::new(Effect::MoveStands { side }, art!("A.5.2"))],
    }
}

/// An illegal move that stands in the line is put right.
fn put_right(game: &Game, index: usize, also: Option<Article>) -> Vec<Ruling> {
    // What is found may lie after another illegal move that nobody saw: back to the first.
    let first = game.line[..=index].iter().position(is_to_restore).unwrap_or(index);
    let first = if appendix_a_rapid::may_still_act(game, first) { first } else { index };
    let ply = &game.line[first];
    let mut rulings = match ply.wrong {
        Some(Wrong::BothHands) => Vec::new(),
        Some(Wrong::Unpromoted) => queened(game, first),
        _ => restored(game, first, art!("7.5.1")),
    };
    if let (Some(also), Some(ruling)) = (also, rulings.first_mut()) {
        ruling.basis.push(also);
    }
    rulings.extend(penalties(game, first, index));
    let over = ends(&rulings);
    if !over && matches!(ply.wrong, Some(Wrong::Illegal(_) | Wrong::NoMove)) {
        rulings.extend(clock_after_restoring(game, first));
        rulings.extend(replacing_duty(game, &ply.before, &touched_in(ply)));
    }
    rulings
}

fn is_to_restore(ply: &Ply) -> bool {
    matches!(ply.wrong, Some(Wrong::Illegal(_) | Wrong::NoMove))
}

/// One penalty for each illegal move from `first` to `last`, until one ends the game.
fn penalties(game: &Game, first: usize, last: usize) -> Vec<Ruling> {
    let mut counted = game.illegal_moves;
    let mut rulings = Vec::new();
    for ply in game.line[first..=last].iter().filter(|ply| ply.is_illegal_move()) {
        let tally = &mut counted[crate::record::index(ply.side())];
        let article = match ply.wrong {
            Some(Wrong::BothHands) => Some(art!("7.5.4")),
            _ => None,
        };
        let standing = if ply.wrong == Some(Wrong::Unpromoted) { &game.now } else { &ply.before };
        rulings.extend(penalty_after(game, ply.side(), standing, article, *tally));
        *tally = tally.saturating_add(1);
        if ends(&rulings) {
            break;
        }
    }
    rulings
}

fn restored(game: &Game, index: usize, article: Article) -> Vec<Ruling> {
    let ply = &game.line[index];
    let effect = Effect::PositionRestored {
        kept: u32::try_from(index).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: touched_in(ply),
    };
    vec![Ruling::new(effect, article)]
}

fn touched_in(ply: &Ply) -> Vec<Square> {
    match (&ply.touched[..], ply.attempt) {
        ([], Some(attempt)) => handwork::touched_by(ply.before.board(), attempt),
        (touched, _) => touched.to_vec(),
    }
}

/// The pawn that was left on the last rank becomes a queen (7.5.2).
fn queened(game: &Game, index: usize) -> Vec<Ruling> {
    let ply = &game.line[index];
    let Some((on, after)) = ply.attempt.and_then(|attempt| {
        let arrangement = ply.before.arrangement()?;
        let mv = arrangement.check(attempt).ok()?;
        Some((mv.to(), Standing::from(arrangement.play(mv))))
    }) else {
        return Vec::new();
    };
    let mut rulings = Vec::new();
    if index + 1 < game.line.len() {
        let kept = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let effect = Effect::PositionRestored { kept, standing: after, touched: Vec::new() };
        rulings.push(Ruling::new(effect, art!("7.5.1")));
    }
    rulings.push(Ruling::new(Effect::BecomesQueen { on, after }, art!("7.5.2")));
    rulings
}

/// The clocks after the position before the ply `index` was restored (7.1): what the last press
/// gave is taken back; if more was played since, the arbiter sets the times.
pub(crate) fn clock_after_restoring(game: &Game, index: usize) -> Vec<Ruling> {
    let Some(clock) = &game.clock else { return Vec::new() };
    let ply = &game.line[index];
    let side = ply.side();
    let mut rulings = Vec::new();
    let is_last = index + 1 == game.line.len();
    if is_last && ply.completed_in.is_some() {
        let given = clock.last_press(side).map_or(0, |press| press.given_ms());
        if given != 0 {
            let from_ms = game.clocks_ms(game.at)[crate::record::index(side)];
            let to_ms = from_ms.saturating_sub(given);
            rulings.push(Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("7.1")));
        }
    }
    let struck = |of: Side| {
        let completed =
            game.line[index..].iter().filter(|ply| ply.side() == of && ply.completed_in.is_some());
        clock.moves(of).saturating_sub(u32::try_from(completed.count()).unwrap_or(0))
    };
    let counter = Effect::CounterSet { white: struck(Side::White), black: struck(Side::Black) };
    rulings.push(Ruling::new(counter, art!("7.1")));
    if !is_last {
        let [white_ms, black_ms] = ply.clocks_before_ms;
        let question = Question::Clocks { white_ms, black_ms };
        let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
        rulings.push(Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("7.1")));
    }
    rulings.extend(art06_clock::runs_on(game, side));
    rulings
}

/// A player who does not have the move handled men.
pub(crate) fn handled_out_of_turn(game: &Game, side: Side, table: &Table) -> Vec<Ruling> {
    let board = game.now.board();
    // Put back where it stood; or, on a board of his own, still carrying out the opponent's move.
    if table.board == *board || matches!(game.tables, crate::game::Tables::Two(_)) {
        return Vec::new();
    }
    if !game.rules.engine_observes() {
        let moved = table.released.map(|(_, on)| on);
        let fact = moved.map(|on| to_arbiter(Fact::Man { on }, art!("7.6")));
        return fact.into_iter().collect();
    }
    let own_last = game.line.last().filter(|ply| ply.side() == side);
    let arrived = own_last.and_then(|ply| match ply.attempt? {
        Attempt::Move { to, .. } => Some(to),
        Attempt::Castling(_) => board.king_of(side),
    });
    let took_back = arrived.is_some_and(|on| table.board.piece_at(on) != board.piece_at(on));
    match took_back {
        true => vec![Ruling::new(Effect::MoveStands { side }, art!("4.7"))],
        false => {
            vec![Ruling::new(art04_touch_move::restored_here(game), art!("1.2")).and(art!("1.3"))]
        }
    }
}

/// Men were knocked over (7.4).
pub(crate) fn displaced(side: Option<Side>) -> Vec<Ruling> {
    match side {
        Some(side) => vec![Ruling::new(Effect::MustRestore { side }, art!("7.4.1"))],
        None => Vec::new(),
    }
}

/// The arbiter looks at the position or at a man on it.
pub(crate) fn position_noticed(game: &Game) -> Vec<Ruling> {
    let stands = |side| game.tables.of(side).board == *game.now.board();
    if Side::ALL.into_iter().all(stands) {
        return appendix_a_rapid::illegal_position_noticed(game);
    }
    vec![Ruling::new(art04_touch_move::restored_here(game), art!("7.6"))]
}

/// The arbiter looks at the initial position (7.2.1, A.5.1.2).
pub(crate) fn initial_position_noticed(game: &Game) -> Vec<Ruling> {
    let should_be = game.rules.regulations().start.standing();
    if game.creation.standing().board() == should_be.board() {
        return vec![Ruling::new(Effect::NoEffect, art!("7.2.1"))];
    }
    let stands_after = game.rules.provisions().wrong_setup_stands_after;
    if game.rules.is_limited()
        && stands_after.is_some_and(|limit| moves_by_each(game) >= limit.into())
    {
        return vec![Ruling::new(Effect::NoEffect, art!("A.5.1.2"))];
    }
    anew(game, art!("7.2.1"), game.colours_exchanged)
}

/// The arbiter looks at how the board lies (7.2.2).
pub(crate) fn board_noticed(game: &Game) -> Vec<Ruling> {
    let limit = game.rules.provisions().turned_board_stands_after;
    if !game.creation.board_turned {
        return vec![Ruling::new(Effect::NoEffect, art!("7.2.2"))];
    }
    if game.rules.is_limited() && limit.is_some_and(|limit| moves_by_each(game) >= limit.into()) {
        return vec![Ruling::new(Effect::NoEffect, art!("A.5.1.2"))];
    }
    vec![Ruling::new(art04_touch_move::restored_here(game), art!("7.2.2"))]
}

/// The arbiter looks at who has which colour (7.3).
pub(crate) fn colours_noticed(game: &Game) -> Vec<Ruling> {
    let limit = game.rules.provisions().reversed_colours_stand_after;
    if !game.colours_exchanged || moves_by_each(game) >= usize::from(limit) {
        return vec![Ruling::new(Effect::NoEffect, art!("7.3"))];
    }
    anew(game, art!("7.3"), false)
}

fn anew(game: &Game, article: Article, colours_exchanged: bool) -> Vec<Ruling> {
    let standing = game.rules.regulations().start.standing();
    vec![Ruling::new(Effect::StartedAnew { standing, colours_exchanged }, article)]
}

/// How many moves both sides have made.
fn moves_by_each(game: &Game) -> usize {
    let made = |side| game.line.iter().filter(|ply| ply.side() == side).count();
    made(Side::White).min(made(Side::Black))
}

/// The arbiter noticed that the clock was pressed without a move (7.5.3).
pub(crate) fn press_noticed(game: &Game, side: Side) -> Vec<Ruling> {
    let wanted_to_stop =
        game.line.last().is_some_and(|ply| ply.side() != side && ply.is_illegal_move());
    if wanted_to_stop {
        let question = Question::Press { side };
        let choices = vec![Choice::IllegalMove, Choice::Accident];
        return vec![Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("7.5.3"))];
    }
    let mut rulings = penalty(game, side, &game.now, Some(art!("7.5.3")));
    if !ends(&rulings) {
        rulings.extend(art06_clock::runs_on(game, side));
    }
    rulings
}

/// The arbiter decided whether a press was an accident.
pub(crate) fn press_decided(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let mut rulings = match choice {
        Choice::Accident => vec![Ruling::new(Effect::NoPenalty, art!("7.5.3"))],
        _ => penalty(game, side, &game.now, Some(art!("7.5.3"))),
    };
    if !ends(&rulings) {
        rulings.extend(art06_clock::runs_on(game, side));
    }
    rulings
}

/// The arbiter decided whether the king's move was an unfinished castling.
pub(crate) fn castling_decided(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let mut rulings = match (choice, game.now.arrangement()) {
        (Choice::FinishCastling, Some(arrangement)) => {
            match handwork::tell(arrangement, &table.board, table.released) {
                Handwork::KingAlone { castling: Some(castling), .. } => {
                    let after = Standing::from(arrangement.play(castling));
                    let attempt = Some(castling.attempt());
                    let made = Effect::MoveMade { attempt, wrong: None, after };
                    let mut rulings = vec![
                        Ruling::new(made, art!("4.7.2")),
                        Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")),
                        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("6.2.1")),
                        Ruling::new(Effect::MoveStands { side }, art!("4.7.2")),
                    ];
                    rulings.extend(art06_clock::runs_on(game, !side));
                    rulings.extend(art05_completion::after_move(game, &after));
                    return rulings;
                }
                _ => Vec::new(),
            }
        }
        _ => illegal(game, side, table, table.released.map(|(from, to)| Attempt::new(from, to))),
    };
    if !ends(&rulings) {
        rulings.extend(art06_clock::runs_on(game, side));
    }
    rulings
}

fn to_arbiter(fact: Fact, article: Article) -> Ruling {
    Ruling::new(Effect::Known(fact), article).to(Audience::Arbiter)
}

/// The arbiter sees both kings in check, or a pawn on the last rank: under limited supervision he
/// waits (A.5.4), otherwise the illegal move that led there is put right (7.5.1, 7.5.2).
pub(crate) fn illegal_position_noticed(game: &Game, fact: Fact) -> Vec<Ruling> {
    let source = |ply: &Ply| match fact {
        Fact::PawnNotPromoted { .. } => ply.wrong == Some(Wrong::Unpromoted),
        _ => is_to_restore(ply),
    };
    let index = game.line.iter().rposition(source);
    match index {
        Some(index) if !game.rules.is_limited() => put_right(game, index, None),
        _ => appendix_a_rapid::illegal_position_noticed(game),
    }
}

/// The arbiter noticed that two hands were used.
pub(crate) fn two_hands_noticed(game: &Game, side: Side) -> Vec<Ruling> {
    let found = |ply: &Ply| ply.side() == side && ply.wrong == Some(Wrong::BothHands);
    match game.line.iter().rposition(found) {
        Some(index) if appendix_a_rapid::may_still_act(game, index) => put_right(game, index, None),
        Some(_) => vec![Ruling::new(Effect::MoveStands { side }, art!("A.5.2"))],
        // Seen before the press: the arbiter may warn (4.1).
        None if game.tables.of(side).both_hands => {
            vec![Ruling::new(Effect::Warned { side }, art!("4.1"))]
        }
        None => vec![Ruling::new(Effect::NoEffect, art!("4.1"))],
    }
}
