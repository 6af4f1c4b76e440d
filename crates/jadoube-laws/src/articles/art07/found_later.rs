//! Article 7.5: illegal moves that are noticed or claimed after they were completed; with A.5.2.

use jadoube_chess::{BySide, Side, Square};
use jadoube_lawbook::{Article, art};

use crate::articles::appendix_a;
use crate::articles::art01_03::clauses_offended;
use crate::articles::art07;
use crate::articles::art07::clocks::clock_after_penalties;
use crate::articles::art07::illegal_moves::replacing_duty;
use crate::articles::art07::penalty::{ends, penalty_after};
use crate::articles::art07::queen_ends;
use crate::game::handwork;
use crate::{Effect, Game, Pass, Ply, Ruling, Standing, Wrong};

/// The arbiter acts on a fault, if that is still allowed (A.5.2).
pub(crate) fn act_on(game: &Game, index: usize) -> Vec<Ruling> {
    let side = game.line[index].side();
    match appendix_a::rapid::may_still_act(game, index) {
        true => put_right(game, index),
        false => vec![Ruling::new(Effect::MoveStands { side }, art!("A.5.2"))],
    }
}

/// The arbiter noticed that two hands were used (7.5.4).
pub(crate) fn two_hands_noticed(game: &Game, side: Side) -> Vec<Ruling> {
    let found = |ply: &Ply| ply.side() == side && ply.wrong == Some(Wrong::BothHands);
    match game.line.iter().rposition(found) {
        Some(index) if !game.line[index].is_open_fault() => {
            vec![Ruling::new(Effect::NoEffect, art!("7.5.4"))]
        }
        Some(index) if game.line[index].completed_in.is_some() => act_on(game, index),
        // Seen before the press: the arbiter may warn (4.1).
        Some(_) => vec![Ruling::new(Effect::Warned { side }, art!("4.1"))],
        None if game.tables.of(side).both_hands => {
            vec![Ruling::new(Effect::Warned { side }, art!("4.1"))]
        }
        None => vec![Ruling::new(Effect::NoEffect, art!("7.5.4"))],
    }
}

/// The arbiter looks at the arrangement of the pieces, or sees both kings in check (7.5.1).
pub(crate) fn arrangement_noticed(game: &Game) -> Vec<Ruling> {
    illegal_position_noticed(game, is_to_restore, || match game.now.position() {
        Some(_) => not_illegal(game),
        None => Ruling::new(Effect::NoEffect, art!("7.5.1")),
    })
}

/// The arbiter sees a pawn on the last rank (7.5.2).
pub(crate) fn pawn_noticed(game: &Game) -> Vec<Ruling> {
    let left = |ply: &Ply| ply.wrong == Some(Wrong::Unpromoted) && ply.is_open_fault();
    illegal_position_noticed(game, left, || Ruling::new(Effect::NoEffect, art!("7.5.2")))
}

/// An illegal position is seen: under limited supervision the arbiter waits (A.5.4), otherwise the
/// illegal move that led there is corrected.
fn illegal_position_noticed(
    game: &Game,
    source: impl Fn(&Ply) -> bool,
    otherwise: impl FnOnce() -> Ruling,
) -> Vec<Ruling> {
    if game.rules.is_limited() {
        return appendix_a::rapid::illegal_position_noticed(game);
    }
    let found = game.line.iter().rposition(source).filter(|_| game.now.position().is_none());
    found.map_or_else(|| vec![otherwise()], |index| put_right(game, index))
}

/// The position is not illegal (3.10.3).
fn not_illegal(game: &Game) -> Ruling {
    let article = Article::first_in(game.rules.edition(), &[art!("3.10.3"), art!("7.5.1")]);
    Ruling::new(Effect::NoEffect, article).and(art!("7.5.1"))
}

/// A fault that stands in the line is corrected and penalised.
pub(crate) fn put_right(game: &Game, index: usize) -> Vec<Ruling> {
    // The fault found may come after another illegal move that nobody saw: back to the first.
    let first = game.line.before(index + 1).position(is_to_restore).unwrap_or(index);
    let first = if appendix_a::rapid::may_still_act(game, first) { first } else { index };
    let mut rulings = put_right_from(game, first, index, &[]);
    if !ends(&rulings) {
        rulings.extend(art07::bare_press::pressed_back(game, !game.line[index].side()));
    }
    rulings
}

/// Back to the fault `first`; it and all until `last` are penalised, and so are `presses` that came
/// after them.
pub(crate) fn put_right_from(
    game: &Game,
    first: usize,
    last: usize,
    presses: &[Pass],
) -> Vec<Ruling> {
    let ply = &game.line[first];
    let mut counted = game.illegal_moves;
    let mut penalties = penalties(game, first, last, &mut counted);
    if !ends(&penalties) {
        penalties.extend(art07::bare_press::penalties(game, presses, &mut counted));
    }
    let mut rulings = match ply.wrong {
        Some(Wrong::Unpromoted) => queened(game, first),
        _ if ends(&penalties) => Vec::new(),
        Some(Wrong::BothHands) => Vec::new(),
        _ => vec![restored(game, first, art!("7.5.1"))],
    };
    if let (true, Some(last)) = (game.rules.is_limited(), rulings.last_mut()) {
        *last = last.clone().and(art!("A.5.2"));
    }
    let kept = first + usize::from(matches!(ply.wrong, Some(Wrong::Unpromoted | Wrong::BothHands)));
    let over = ends(&penalties);
    rulings.extend(penalties);
    if !over && ply.wrong != Some(Wrong::BothHands) {
        let clocks = clock_after_penalties(game, kept, &rulings);
        rulings.extend(clocks);
    }
    if !over && is_to_restore(ply) {
        rulings.extend(replacing_duty(game, &ply.before, &touched_in(ply), ply.attempt));
    }
    if let (false, Some((_, after))) = (over, queen(ply)) {
        rulings.extend(queen_ends::ask(game, &after));
    }
    rulings
}

/// Whether a ply is an illegal move in the proper sense, which is taken back (7.5.1).
pub(crate) fn is_to_restore(ply: &Ply) -> bool {
    matches!(ply.wrong, Some(Wrong::Illegal(_) | Wrong::NoMove))
}

/// One penalty for each fault from `first` to `last`, until one ends the game.
pub(crate) fn penalties(
    game: &Game,
    first: usize,
    last: usize,
    counted: &mut BySide<u8>,
) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    for (index, ply) in game.line.iter().enumerate().take(last + 1).skip(first) {
        if index > first {
            rulings.extend(art07::bare_press::penalties(game, &ply.passes, counted));
        }
        if ends(&rulings) {
            break;
        }
        if !ply.is_open_fault() {
            continue;
        }
        let tally = &mut counted[ply.side()];
        let act = match ply.wrong {
            Some(Wrong::BothHands) => Some(art!("7.5.4")),
            _ => None,
        };
        // What is restored is struck out; only what stays in the line is marked there.
        let stays =
            matches!(ply.wrong, Some(Wrong::BothHands | Wrong::Unpromoted)).then_some(index);
        let standing = match (ply.wrong, queen(ply)) {
            (Some(Wrong::BothHands), _) => ply.after,
            (_, Some((_, after))) => after,
            _ => ply.before,
        };
        rulings.extend(penalty_after(game, ply.side(), &standing, act, (*tally, stays)));
        *tally = tally.saturating_add(1);
        if ends(&rulings) {
            break;
        }
    }
    rulings
}

fn restored(game: &Game, index: usize, article: Article) -> Ruling {
    let ply = &game.line[index];
    let effect = Effect::PositionRestored {
        kept: u32::try_from(index).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: touched_in(ply),
    };
    let (edition, before) = (game.rules.edition(), game.line.before(index));
    let offended =
        |wrong| clauses_offended(edition, before.clone(), &ply.before, ply.attempt, wrong);
    let clauses = ply.wrong.map(offended).unwrap_or_default();
    clauses.into_iter().fold(Ruling::new(effect, article), Ruling::and)
}

/// What had been touched before a move was completed.
pub(crate) fn touched_in(ply: &Ply) -> Vec<Square> {
    match (&ply.touched[..], ply.attempt) {
        ([], Some(attempt)) => handwork::touched_by(ply.before.board(), attempt),
        (touched, _) => touched.to_vec(),
    }
}

/// A pawn left on the last rank whose queen ends the game, and nothing has been done about it:
/// whoever looks at a fallen flag finds it, and it comes first.
pub(crate) fn found_with_flag(game: &Game) -> Option<Vec<Ruling>> {
    let last = game.line.len().checked_sub(1)?;
    let ply = &game.line[last];
    let (_, after) = queen(ply).filter(|_| ply.is_open_fault())?;
    queen_ends::end(game, &after).map(|_| put_right(game, last))
}

/// The square of a pawn that was left on the last rank, and the standing with a queen there.
fn queen(ply: &Ply) -> Option<(Square, Standing)> {
    let attempt = ply.attempt.filter(|_| ply.wrong == Some(Wrong::Unpromoted))?;
    let arrangement = ply.before.arrangement()?;
    let mv = arrangement.check(attempt).ok()?;
    Some((mv.to(), Standing::from(arrangement.play(mv))))
}

/// The pawn that was left on the last rank becomes a queen (7.5.2).
fn queened(game: &Game, index: usize) -> Vec<Ruling> {
    let Some((on, after)) = queen(&game.line[index]) else { return Vec::new() };
    let mut rulings = Vec::new();
    if index + 1 < game.line.len() {
        let kept = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let effect = Effect::PositionRestored { kept, standing: after, touched: Vec::new() };
        rulings.push(Ruling::new(effect, art!("7.5.1")));
    }
    rulings.push(Ruling::new(Effect::BecomesQueen { on, after }, art!("7.5.2")));
    rulings
}
