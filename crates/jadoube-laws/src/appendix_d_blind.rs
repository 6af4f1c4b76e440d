//! Appendix D: moves of visually disabled players; announced, repeated, made.

use jadoube_chess::{Attempt, Move, Position, Side};
use jadoube_lawbook::{Article, art};
use jadoube_notation::{AnnouncementLanguage, hear};
use serde::{Deserialize, Serialize};

use crate::handwork::{self, Handwork};
use crate::turn::Tables;
use crate::{
    BlindEffect, Choice, Effect, Event, Game, Question, Ruling, Standing, art04_touch_move,
    art05_completion,
};

/// What an arbiter is asked about a game of a visually disabled player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindQuestion {
    /// Which move counts if a player announced another one than he made and has pressed (D.2.8).
    Slip {
        /// Who.
        side: Side,
    },
}

/// Whether a player has a board with apertures: each has his own, and he does not see (D.1).
pub(crate) fn has_special_board(game: &Game, side: Side) -> bool {
    matches!(game.tables, Tables::Two(_)) && game.rules.regulations().is_visually_disabled(side)
}

/// Whether a player sees and has an opponent who does not (D.2.5).
pub(crate) fn is_sighted_opponent(game: &Game, side: Side) -> bool {
    let regulations = game.rules.regulations();
    matches!(game.tables, Tables::Two(_))
        && !regulations.is_visually_disabled(side)
        && regulations.is_visually_disabled(!side)
}

/// The move that an announcement means, in whichever of the languages it was made.
fn heard(text: &str, position: Option<&Position>) -> Option<Move> {
    let languages = [
        AnnouncementLanguage::German,
        AnnouncementLanguage::English,
        AnnouncementLanguage::Polish,
        AnnouncementLanguage::Slovak,
    ];
    languages.into_iter().find_map(|language| hear(text, position?, language).ok())
}

/// A move was announced: the opponent's for the second time, the own one that was just made, or the
/// one that is being made (D.2.1).
pub(crate) fn announced(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    let Event::MoveAnnounced { text } = event else { return Vec::new() };
    if !matches!(game.tables, Tables::Two(_)) {
        return Vec::new();
    }
    let last = game.line.last();
    let of_last = |text| heard(text, last?.before.position()).map(Move::attempt);
    let is_last = |attempt| last.is_some_and(|ply| ply.attempt == attempt);
    if game.to_move() != side {
        let attempt = of_last(text);
        return match attempt.is_some() && is_last(attempt) {
            true => vec![note(side, attempt)],
            false => vec![must_announce(side)],
        };
    }
    if game.blind.ply == Some(game.line.len()) && !game.blind.is_repeated {
        let attempt = of_last(text);
        let repeated = attempt.is_some() && is_last(attempt);
        let effect = match repeated {
            true => BlindEffect::Repeated { side },
            false => BlindEffect::MustRepeat { side },
        };
        return vec![Ruling::new(effect.into(), art!("D.2.1"))];
    }
    let mv = heard(text, game.now.position());
    let mut rulings = vec![note(side, mv.map(Move::attempt))];
    if let Some(mv) = mv.filter(|_| has_special_board(game, side)) {
        rulings.extend(made_by_announcement(game, side, mv, event));
    }
    rulings
}

fn note(side: Side, attempt: Option<Attempt>) -> Ruling {
    Ruling::new(BlindEffect::Heard { side, attempt }.into(), art!("D.2.1"))
}

pub(crate) fn must_announce(side: Side) -> Ruling {
    Ruling::new(BlindEffect::MustAnnounce { side }.into(), art!("D.2.1"))
}

/// The announcement was all that was missing: the move stands on the player's board (D.2.3).
fn made_by_announcement(game: &Game, side: Side, mv: Move, event: &Event) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    match handwork::tell(arrangement, &table.board, table.released) {
        Handwork::Made(on_board) if on_board == mv => {
            art04_touch_move::made(game, side, mv, event, table)
        }
        _ => Vec::new(),
    }
}

/// Whether a move that stands on the board has been announced, too (D.2.3.3).
pub(crate) fn waits_for_announcement(game: &Game, side: Side, mv: Move, event: &Event) -> bool {
    let now = matches!(event, Event::MoveAnnounced { .. });
    has_special_board(game, side) && !now && game.blind.announced != Some(mv.attempt())
}

/// By which clause a move on the special board counts as made (D.2.3); a slip of the tongue was
/// corrected in time (D.2.8).
pub(crate) fn made_by(game: &Game, side: Side, event: &Event) -> Option<Article> {
    let corrects = matches!(event, Event::MoveAnnounced { .. }) && game.blind.said;
    let article = if corrects || game.blind.slipped { art!("D.2.8") } else { art!("D.2.3") };
    has_special_board(game, side).then_some(article)
}

/// A player touches a piece: on the special board that is nothing before it is taken out of its
/// aperture (D.2.2); for the sighted player the usual rules hold (D.2.5).
pub(crate) fn touched(game: &Game, side: Side, event: &Event) -> Option<Vec<Ruling>> {
    let Event::PieceTouched { on, contact, .. } = event else { return None };
    if has_special_board(game, side) {
        return Some(vec![Ruling::new(Effect::NoEffect, art!("D.2.2"))]);
    }
    if !is_sighted_opponent(game, side) {
        return None;
    }
    let mut rulings = art04_touch_move::touched(game, side, on, *contact);
    for ruling in &mut rulings {
        if let Effect::MustMove { .. } = ruling.effect {
            ruling.basis.insert(0, art!("D.2.5"));
            ruling.basis.truncate(3);
        }
    }
    Some(rulings)
}

/// A player takes up a piece on a board that is behind, to carry out the opponent's move: he has to
/// repeat it first (D.2.1).
pub(crate) fn carried_out(game: &Game, side: Side, event: &Event) -> Option<Vec<Ruling>> {
    let Event::PieceLifted { .. } = event else { return None };
    let is_behind = game.tables.of(side).board != *game.now.board();
    let waits = game.blind.ply == Some(game.line.len()) && !game.blind.is_repeated;
    if !matches!(game.tables, Tables::Two(_)) || game.to_move() != side || !is_behind || !waits {
        return None;
    }
    Some(vec![Ruling::new(BlindEffect::MustRepeat { side }.into(), art!("D.2.1"))])
}

/// The clock was pressed by a sighted player who has not announced his move (D.2.1).
pub(crate) fn pressed_unannounced(game: &Game, side: Side) -> Option<Ruling> {
    let last = game.line.last().filter(|ply| ply.side() == side && ply.completed_in.is_none());
    let unannounced = last.is_some() && game.blind.ply != Some(game.line.len());
    (is_sighted_opponent(game, side) && unannounced).then(|| must_announce(side))
}

/// The clock was pressed by a player on a special board: only after the move is made (D.2.4).
pub(crate) fn pressed(game: &Game, side: Side) -> Option<Vec<Ruling>> {
    if !has_special_board(game, side) || game.to_move() != side {
        return None;
    }
    let table = game.tables.of(side);
    let told = handwork::tell(game.now.arrangement()?, &table.board, table.released);
    let announced = game.blind.announced;
    let clause = match told {
        Handwork::Nothing if announced.is_some() || !game.turn.touched.is_empty() => {
            art!("D.2.3.2")
        }
        Handwork::Nothing => return None,
        Handwork::Part(_) => art!("D.2.3.1"),
        Handwork::Made(_) if announced.is_some() => return Some(slipped(side)),
        _ if announced.is_none() => art!("D.2.3.3"),
        _ => return None,
    };
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    let asked = Effect::ArbiterMustDecide { question, choices };
    Some(vec![
        Ruling::new(BlindEffect::NotYetMade { side }.into(), clause).and(art!("D.2.3")),
        Ruling::new(asked, art!("D.2.4")).and(art!("12.9")),
    ])
}

/// The opponent's clock was started before a slip of the tongue was corrected (D.2.8).
fn slipped(side: Side) -> Vec<Ruling> {
    let question = Question::OfBlind(BlindQuestion::Slip { side });
    let choices = vec![Choice::MoveOnBoard, Choice::MoveAnnounced];
    vec![
        Ruling::new(Effect::ClocksStopped, art!("D.2.8")),
        Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("D.2.8")),
    ]
}

/// The arbiter decided which of the two moves counts.
pub(crate) fn decided(game: &Game, question: BlindQuestion, choice: Choice) -> Vec<Ruling> {
    let BlindQuestion::Slip { side } = question;
    let table = game.tables.of(side);
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    let on_board = match handwork::tell(arrangement, &table.board, table.released) {
        Handwork::Made(mv) => Some(mv),
        _ => None,
    };
    let announced = || game.blind.announced.and_then(|attempt| arrangement.check(attempt).ok());
    let mv = if choice == Choice::MoveAnnounced { announced() } else { on_board };
    let Some(mv) = mv else { return Vec::new() };
    let after = Standing::from(arrangement.play(mv));
    let made = Effect::MoveMade { attempt: Some(mv.attempt()), wrong: None, after };
    let mut rulings = vec![
        Ruling::new(Effect::ClockStarted { side }, art!("D.2.8")),
        Ruling::new(made, art!("D.2.8")),
        Ruling::new(Effect::MoveCompleted { side }, art!("D.2.8")),
        Ruling::new(Effect::ClockGoesOver { side, counted: true }, art!("D.2.8")),
        Ruling::new(Effect::MoveStands { side }, art!("D.2.8")),
    ];
    rulings.extend(art05_completion::after_move(game, &after));
    rulings
}
