//! Appendix D: moves of visually disabled players; announced, repeated, made.

use jadoube_chess::{Attempt, Move, Position, Side};
use jadoube_lawbook::art;
use jadoube_notation::{AnnouncementLanguage, hear};

use crate::articles::art04;
use crate::articles::art05;
use crate::game::handwork::{self, Handwork};
use crate::game::turn::Tables;
use crate::{BlindEffect, BlindQuestion, Choice, Effect, Event, Game, Question, Ruling, Standing};

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

/// A move was announced: the opponent's being repeated, the player's own that was just made, or the
/// one being made (D.2.1).
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
    if let Some(mv) = mv.filter(|_| game.has_special_board(side)) {
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

/// The announcement was all that was missing: the move is already made on the player's board
/// (D.2.3).
fn made_by_announcement(game: &Game, side: Side, mv: Move, event: &Event) -> Vec<Ruling> {
    let table = game.tables.of(side);
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    match handwork::tell(arrangement, &table.told, table.released) {
        Handwork::Made(on_board) if on_board == mv => {
            art04::touch_move::made(game, side, (&game.now, mv), event, table)
        }
        _ => Vec::new(),
    }
}

/// A player touches a piece: on the special board that means nothing until it is taken out of its
/// aperture (D.2.2); for the sighted player the usual rules apply (D.2.5).
pub(crate) fn touched(game: &Game, side: Side, event: &Event) -> Option<Vec<Ruling>> {
    let Event::PieceTouched { on, contact, .. } = event else { return None };
    if game.has_special_board(side) {
        return Some(vec![Ruling::new(Effect::NoEffect, art!("D.2.2"))]);
    }
    if !game.is_sighted_opponent(side) {
        return None;
    }
    let mut rulings = art04::touch_move::touched(game, side, on, *contact);
    for ruling in &mut rulings {
        if let Effect::MustMove { .. } = ruling.effect {
            ruling.basis.insert(0, art!("D.2.5"));
            ruling.basis.truncate(3);
        }
    }
    Some(rulings)
}

/// A player takes up a piece on a board that is behind, to make the opponent's move there: the move
/// has to be repeated first (D.2.1).
pub(crate) fn carried_out(game: &Game, side: Side, event: &Event) -> Option<Vec<Ruling>> {
    let Event::PieceLifted { .. } = event else { return None };
    let is_behind = game.tables.of(side).told != *game.now.board();
    let waits = game.blind.ply == Some(game.line.len()) && !game.blind.is_repeated;
    if !matches!(game.tables, Tables::Two(_)) || game.to_move() != side || !is_behind || !waits {
        return None;
    }
    Some(vec![Ruling::new(BlindEffect::MustRepeat { side }.into(), art!("D.2.1"))])
}

/// The clock was pressed by a sighted player who has not announced the move (D.2.1).
pub(crate) fn pressed_unannounced(game: &Game, side: Side) -> Option<Ruling> {
    let last = game.line.last().filter(|ply| ply.side() == side && ply.completed_in.is_none());
    let unannounced = last.is_some() && game.blind.ply != Some(game.line.len());
    (game.is_sighted_opponent(side) && unannounced).then(|| must_announce(side))
}

/// The clock was pressed by a player on a special board: allowed only after the move is made
/// (D.2.4).
pub(crate) fn pressed(game: &Game, side: Side) -> Option<Vec<Ruling>> {
    if !game.has_special_board(side) || game.to_move() != side {
        return None;
    }
    let table = game.tables.of(side);
    let told = handwork::tell(game.now.arrangement()?, &table.told, table.released);
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
    Some(vec![
        Ruling::new(BlindEffect::NotYetMade { side }.into(), clause).and(art!("D.2.3")),
        Ruling::ask(question, choices, art!("D.2.4")).and(art!("12.9")),
    ])
}

/// The opponent's clock was started before a slip of the tongue was corrected (D.2.8).
fn slipped(side: Side) -> Vec<Ruling> {
    let question = Question::OfBlind(BlindQuestion::Slip { side });
    let choices = vec![Choice::MoveOnBoard, Choice::MoveAnnounced];
    vec![
        Ruling::new(Effect::ClocksStopped, art!("D.2.8")),
        Ruling::ask(question, choices, art!("D.2.8")),
    ]
}

/// The arbiter decided which of the two moves counts.
pub(crate) fn decided(game: &Game, question: BlindQuestion, choice: Choice) -> Vec<Ruling> {
    let BlindQuestion::Slip { side } = question;
    let table = game.tables.of(side);
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    let on_board = match handwork::tell(arrangement, &table.told, table.released) {
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
    rulings.extend(art05::after_move(game, &after));
    rulings
}
