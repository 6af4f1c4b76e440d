//! Article 8: the recording of the moves.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, Class, Scoresheet as KnownSheets, art};
use jadoube_notation::read_move;

use crate::articles::appendix_a::supervision::need_not_record;
use crate::articles::art11::offence::offence;
use crate::game::sheet::{LineKind, kind_of};
use crate::{Actor, Effect, Fact, Game, Recording, Ruling, Scoresheet, SheetEffect};

/// The number of half-moves a player may be behind: their own move and the reply.
const MAY_BE_BEHIND: usize = 2;

/// Whether the players themselves record, by an edition that has rules for it.
pub(crate) fn players_record(game: &Game) -> bool {
    game.rules.regulations().recording == Recording::Players
        && game.rules.provisions().players_must_record
}

/// Whether a player must record now (8.1.1, 8.4, A.2).
pub(crate) fn must_record(game: &Game, side: Side, at: u64) -> bool {
    players_record(game) && has_duty(game) && !is_exempt(game, side, at)
}

/// Whether players record at all in a game of this class: not in rapid and blitz (A.2), unless the
/// organiser wants it in blitz under full supervision, where A.2 does not apply.
fn has_duty(game: &Game) -> bool {
    let regulations = game.rules.regulations();
    match regulations.class {
        Class::Standard => true,
        Class::Rapid => false,
        Class::Blitz => !game.rules.is_limited() && regulations.blitz_full_recording,
    }
}

fn is_exempt(game: &Game, side: Side, at: u64) -> bool {
    game.clock.as_ref().is_some_and(|clock| clock.need_not_record(side, at))
}

/// Something was written on a scoresheet (8.1.1.2, 8.1.2).
pub(crate) fn wrote(game: &Game, side: Side, text: &str) -> Vec<Ruling> {
    let is_move = matches!(kind_of(text), LineKind::Move | LineKind::OtherNotation);
    let ahead = game.sheets[side].moves().count() >= game.line.len();
    if !players_record(game) || !is_move || !ahead {
        return Vec::new();
    }
    if is_electronic(game) {
        return vec![Ruling::new(Effect::RequestRefused, art!("8.1.1.2")).and(art!("8.1.2"))];
    }
    // Players may write their own next move if they claim with it; the opponent's never.
    match game.to_move() == side {
        true => Vec::new(),
        false => vec![offence(side, art!("8.1.2"))],
    }
}

/// Whether the players have electronic scoresheets, by an edition that allows them.
pub(crate) fn is_electronic(game: &Game) -> bool {
    game.rules.regulations().conduct.scoresheet == Scoresheet::Electronic
        && game.rules.provisions().scoresheet == KnownSheets::PaperOrElectronic
}

/// What recording requires of a move: a player who begins one must have written their last one
/// (8.1.3), and must not have written this one before (8.1.2).
pub(crate) fn moving(game: &Game, by: Actor, at: u64, rulings: &mut Vec<Ruling>) {
    let Some(side) = by.side().filter(|_| players_record(game)) else { return };
    let has = |wanted: fn(&Effect) -> bool| rulings.iter().any(|ruling| wanted(&ruling.effect));
    let written = game.sheets[side].moves().count();
    let touches = has(|effect| matches!(effect, Effect::TouchCounted { .. }));
    let first_touch = touches && game.turn.touched.is_empty();
    let makes = has(|effect| matches!(effect, Effect::MoveMade { .. }));
    let own_last = game.line.iter().rposition(|ply| ply.side() == side);
    if first_touch && game.to_move() == side {
        let completing = game.conduct.completing[side];
        let behind = match (completing, own_last) {
            (Some(article), _) if written < game.line.len() => Some(article),
            (_, Some(own)) if written <= own && must_record(game, side, at) => Some(art!("8.1.3")),
            _ => None,
        };
        rulings.extend(behind.map(|article| must_update(game, side, article)));
        if game.conduct.borrowed == Some(side) {
            let effect = SheetEffect::MustGiveBack { side };
            rulings.push(Ruling::new(effect.into(), art!("8.5.2")));
        }
    }
    let claimed = game.conduct.claimed == Some(side);
    if makes && game.to_move() == side && written > game.line.len() && !claimed {
        rulings.push(offence(side, art!("8.1.2")));
    }
}

/// A sheet must be brought up to date; if the arbiter observes, the arbiter is told.
fn must_update(game: &Game, side: Side, article: Article) -> Ruling {
    match game.rules.engine_observes() {
        true => Ruling::new(Effect::MustUpdateSheet { side }, article),
        false => Ruling::known(Fact::Sheet { side }, article),
    }
}

/// The arbiter looks at a scoresheet: is it kept as it should be?
pub(crate) fn sheet_noticed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    if game.rules.regulations().recording == Recording::Automatic {
        return vec![Ruling::new(Effect::NoEffect, art!("8.1.1"))];
    }
    let sheet = &game.sheets[side];
    let behind = game.line.len().saturating_sub(sheet.moves().count());
    let ruling = if sheet.has(LineKind::OtherNotation) {
        let article = Article::first_in(game.rules.edition(), &[art!("8.1.1.1"), art!("8.1.1")]);
        Ruling::new(SheetEffect::MustUseAlgebraic { side }.into(), article)
    } else if sheet.has(LineKind::Other) {
        offence(side, art!("8.1.4"))
    } else if agrees(game, side) && sheet.offers() < game.offers.len() {
        let must = SheetEffect::MustMarkOffer { side }.into();
        match game.offers.last() == Some(&side) {
            true => Ruling::new(must, art!("9.1.2.2")).and(art!("8.1.5")),
            false => Ruling::new(must, art!("8.1.5")).and(art!("9.1.2.2")),
        }
    } else if agrees(game, side) || (behind <= MAY_BE_BEHIND && says_so_far(game, side)) {
        Ruling::new(Effect::NoEffect, art!("8.1.1"))
    } else if !has_duty(game) {
        // If A.2 does not apply, the arbiter records for them.
        let article = if need_not_record(game) { art!("A.2") } else { art!("B.2.2") };
        Ruling::new(Effect::NeedNotRecord { side }, article)
    } else if is_exempt(game, side, at) {
        Ruling::new(Effect::NeedNotRecord { side }, art!("8.4"))
    } else {
        Ruling::new(Effect::MustUpdateSheet { side }, art!("8.1.1")).and(art!("8.1.3"))
    };
    vec![ruling]
}

/// Whether every ply of the line is on the sheet, in some form of notation.
pub(crate) fn agrees(game: &Game, side: Side) -> bool {
    if game.rules.regulations().recording == Recording::Automatic {
        return true;
    }
    game.sheets[side].moves().count() == game.line.len() && says_so_far(game, side)
}

/// Whether what is on the sheet is what was played, as far as it goes.
fn says_so_far(game: &Game, side: Side) -> bool {
    let sheet = &game.sheets[side];
    sheet.moves().count() <= game.line.len()
        && sheet.moves().zip(&game.line).all(|(text, ply)| {
            let read = ply.before.position().and_then(|position| {
                read_move(text, position, game.rules.regulations().language(side)).ok()
            });
            read.is_some_and(|read| Some(read.mv.attempt()) == ply.attempt)
        })
}
