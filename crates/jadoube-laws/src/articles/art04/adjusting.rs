//! Article 4.2: adjusting, accidents and what counts as intent; and the assistant of 4.9.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::{Article, Touch, art};

use crate::articles::art04;
use crate::{Actor, Choice, Contact, Duty, Effect, Event, Fact, Game, Question, Ruling};

/// "J'adoube" (4.2.1).
pub(crate) fn announced(game: &Game, side: Side) -> Vec<Ruling> {
    if !may_adjust(game, side) {
        let effect = Effect::MayNotAdjust { side };
        // The player has the move, but the opponent's clock is still running: only 6.2.5 is against
        // it.
        return vec![match (game.to_move() == side, game.clock.is_some()) {
            (true, _) => Ruling::new(effect, art!("6.2.5")).and(art!("4.2.1")),
            (false, true) => Ruling::new(effect, art!("4.2.1")).and(art!("6.2.5")),
            (false, false) => Ruling::new(effect, art!("4.2.1")),
        }];
    }
    let mut rulings = Vec::new();
    if game.to_move() == side && !game.turn.touched.is_empty() {
        let late = Ruling::new(Effect::AnnouncementTooLate, art!("4.2.1"));
        rulings.push(late.and(art!("4.3")));
    }
    // Too late for what was touched before; what is touched from now on is adjusted.
    rulings.push(Ruling::new(Effect::AdjustingAllowed { side }, art!("4.2.1")));
    if game.away[!side] {
        rulings.push(Ruling::known(Fact::AdjustingAlone { side }, art!("4.2.1")));
    }
    rulings
}

/// The side whose clock runs may adjust (6.2.5); if none runs, the side that has the move.
fn may_adjust(game: &Game, side: Side) -> bool {
    let running = game.clock.as_ref().and_then(jadoube_clock::Clock::running);
    running.unwrap_or(game.to_move()) == side
}

/// The arbiter was told only that a player adjusts: nothing follows if it was announced.
pub(crate) fn adjusting_noticed() -> Vec<Ruling> {
    vec![Ruling::new(Effect::NoEffect, art!("4.2.1"))]
}

/// Why a touch binds nobody, if it does not.
pub(crate) fn excused(game: &Game, side: Side, contact: Contact) -> Option<Ruling> {
    if contact == Contact::Accidental {
        return Some(Ruling::new(Effect::NoEffect, accident_article(game)));
    }
    if game.turn.adjusting == Some(side) {
        return Some(Ruling::new(Effect::NoEffect, art!("4.2.1")));
    }
    // The extract of 2014 has no Article 1, and says in 4.3 who is bound.
    let first = Article::first_in(game.rules.edition(), &[art!("1.3"), art!("4.3")]);
    (game.to_move() != side).then(|| Ruling::new(Effect::NoEffect, first).and(art!("4.3")))
}

/// The article by which an accident binds nobody: in older editions the one that says what does.
fn accident_article(game: &Game) -> Article {
    match game.rules.provisions().touch {
        Touch::UnlessAccidental => art!("4.2.2"),
        Touch::Deliberate | Touch::WithIntent => art!("4.3"),
    }
}

/// A player claims that the last touch was an accident: only the arbiter can say (4.2.2).
pub(crate) fn accident_claimed(game: &Game, side: Side) -> Vec<Ruling> {
    match game.turn.touched.last() {
        Some(&on) if game.to_move() == side => vec![ask(game, side, on)],
        _ => vec![Ruling::new(Effect::ClaimRejected, accident_article(game))],
    }
}

/// A touch that seemed an accident and would have bound the player of the last move, or the one who
/// has the move: the opponent's claim puts it to the arbiter.
pub(crate) fn accident_disputed(game: &Game, claimant: Side) -> Option<Ruling> {
    let (contacts, touched) = disputed(game, !claimant)?;
    let on = contacts.iter().find(|on| !touched.contains(on))?;
    changes_duty(game, !claimant).then(|| ask(game, !claimant, *on))
}

/// All contacts of `side` and those that counted, in its last move or in the one to be made.
fn disputed(game: &Game, side: Side) -> Option<(&[Square], &[Square])> {
    if game.to_move() == side {
        return Some((&game.turn.contacts, &game.turn.touched));
    }
    let ply = game.line.last()?;
    Some((&ply.contacts, &ply.touched))
}

/// Whether the player would be bound differently if every contact counted.
fn changes_duty(game: &Game, side: Side) -> bool {
    let Some(duty) = duty_if_counted(game, side) else { return false };
    if game.to_move() == side {
        return game.turn.duty != Some(duty) && duty != Duty::Free;
    }
    game.line.last().is_some_and(|ply| {
        let arrangement = ply.before.arrangement();
        let made = arrangement.zip(ply.attempt).and_then(|(from, mv)| from.check(mv).ok());
        made.is_some_and(|mv| !duty.allows(mv))
    })
}

fn duty_if_counted(game: &Game, side: Side) -> Option<Duty> {
    let (standing, contacts) = match (game.to_move() == side, game.line.last()) {
        (true, _) => (&game.now, &game.turn.contacts),
        (false, Some(ply)) => (&ply.before, &ply.contacts),
        (false, None) => return None,
    };
    let arrangement = standing.arrangement()?;
    Some(art04::duty::duty_of(game, arrangement, contacts).0)
}

fn ask(game: &Game, side: Side, on: Square) -> Ruling {
    let question = Question::Touch { side, on };
    let choices = vec![Choice::TouchCounts, Choice::TouchDoesNotCount];
    Ruling::ask(question, choices, accident_article(game))
}

/// The arbiter decided whether a touch was an accident.
pub(crate) fn accident_decided(game: &Game, side: Side, on: Square, choice: Choice) -> Vec<Ruling> {
    let article = accident_article(game);
    let counts = choice == Choice::TouchCounts;
    let counted = game.turn.touched.contains(&on) && game.to_move() == side;
    match (counts, counted) {
        (true, true) => still_bound(game, side, article),
        (true, false) if game.to_move() == side => now_bound(game, side, article),
        (true, false) => match (duty_if_counted(game, side), game.line.last()) {
            (Some(duty), Some(ply)) => {
                art04::taken_back::taken_back(game, duty, &ply.contacts, article)
            }
            _ => Vec::new(),
        },
        (false, true) => vec![annulled(game, on, article)],
        (false, false) => vec![Ruling::new(Effect::ClaimRejected, article)],
    }
}

fn still_bound(game: &Game, side: Side, article: Article) -> Vec<Ruling> {
    let duty = game.turn.duty.filter(|duty| *duty != Duty::Free);
    let ruling = match duty {
        Some(duty) => Ruling::new(Effect::MustMove { side, duty }, article)
            .and(art04::duty::present_article(game, duty)),
        None => Ruling::new(Effect::NoEffect, article).and(art!("4.5")),
    };
    vec![ruling]
}

fn now_bound(game: &Game, side: Side, article: Article) -> Vec<Ruling> {
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    let (duty, basis) = art04::duty::duty_of(game, arrangement, &game.turn.contacts);
    let counted = |on: &Square| game.turn.touched.contains(on);
    let on = game.turn.contacts.iter().copied().filter(|on| !counted(on)).collect();
    vec![
        Ruling::new(Effect::TouchCounted { on }, article),
        Ruling::new(Effect::MustMove { side, duty }, article).and(basis[0]),
    ]
}

fn annulled(game: &Game, on: Square, article: Article) -> Ruling {
    let left: Vec<Square> =
        game.turn.touched.iter().copied().filter(|&square| square != on).collect();
    let arrangement = game.now.arrangement().filter(|_| !left.is_empty());
    let duty = arrangement.map(|now| art04::duty::duty_of(game, now, &left).0);
    Ruling::new(Effect::TouchAnnulled { left, duty }, article)
}

/// Someone other than the player handles the pieces for the player without the arbiter's consent
/// (4.9) or presses the clock (6.2.6): nothing that this person does binds the player.
pub(crate) fn not_accepted(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    if let Event::ClockPressed { .. } = event {
        return vec![Ruling::new(Effect::NoEffect, art!("6.2.6"))];
    }
    let table = game.tables.of(side).after(&game.hand(Actor::AssistantOf(side)), event);
    let ruling = match event {
        // What matters is where the piece is put down.
        Event::PieceLifted { .. } => return Vec::new(),
        _ if table.told != *game.now.board() || table.left_by(event).is_some() => {
            game.restored_here()
        }
        _ => Effect::NoEffect,
    };
    vec![Ruling::new(ruling, art!("4.9"))]
}
