//! Acts under the guidelines and Appendix D, at random: adjournment, quickplay, announcements.

use jadoube_laws::{Actor, Creation, Event, Game, Side, Start};
use jadoube_notation::Announcer;

use super::chance::Chance;

const OF_PLAYERS: [&str; 22] = [
    "seals \"Nf3\"",
    "seals \"Nf3\" with the clock running",
    "seals an envelope",
    "writes on the envelope: the names \"A - B\"",
    "writes on the envelope: the sealer White",
    "writes on the envelope: the number 2",
    "states the sealed move \"Kf1\"",
    "claims wrong times",
    "asks for five seconds a move",
    "claims no normal means",
    "claims no effort",
    "writes down the position 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "verifies",
    "demands two boards",
    "asks for an assistant",
    "asks for moves and times",
    "arrives",
    "leaves",
    "accepts",
    "declines",
    "stops the clock",
    "says \"I am about to castle\"",
];

const OF_ARBITERS: [&str; 12] = [
    "orders the adjournment",
    "orders the adjournment",
    "checks the envelope",
    "opens the envelope",
    "opens the envelope reading \"Nf3\"",
    "sets up rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "notices the envelope is missing",
    "notices the adjourned position",
    "notices the boards differ",
    "notices White's scoresheet",
    "notices White came after the default time",
    "resumes",
];

/// Makes the organiser choose what these need.
pub(crate) fn unsettle(chance: &mut Chance, creation: &mut Creation) {
    let regulations = &mut creation.regulations;
    if chance.once_in(4) {
        regulations.adjournment = true;
        regulations.session_ms = chance.once_in(2).then_some(60_000);
    }
    if chance.once_in(4) {
        regulations.quickplay = true;
        regulations.arbiter_present = !chance.once_in(4);
    }
    if chance.once_in(8) {
        regulations.visually_disabled = vec![chance.one_of(&Side::ALL)];
        regulations.two_boards = !chance.once_in(4);
        regulations.hearing_impaired =
            if chance.once_in(4) { vec![Side::Black] } else { Vec::new() };
    }
    if creation.set_up.is_none() && chance.once_in(10) {
        let number = u16::try_from(chance.below(960)).unwrap_or_default();
        creation.regulations.start = Start::Chess960(number);
    }
}

/// One act of these.
pub(crate) fn act(chance: &mut Chance, game: &Game) -> (Actor, Vec<Event>) {
    let side = chance.one_of(&Side::ALL);
    let by = if chance.once_in(10) { Actor::AssistantOf(side) } else { Actor::Player(side) };
    let read = |words: &str| words.parse::<Event>().expect("these are words");
    match chance.below(10) {
        0..=3 => (by, vec![read(chance.one_of(&OF_PLAYERS))]),
        4..=6 => (Actor::Arbiter(1), vec![read(chance.one_of(&OF_ARBITERS))]),
        _ => (by, vec![announcement(chance, game)]),
    }
}

/// A move said aloud: one that is legal now, or the last one.
fn announcement(chance: &mut Chance, game: &Game) -> Event {
    let last = game.line().last().and_then(|ply| {
        let position = *ply.before.position()?;
        let mv = position.check(ply.attempt?).ok()?;
        Some((position, mv))
    });
    let next = game.standing().position().and_then(|position| {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| (*position, chance.one_of(&moves)))
    });
    let said = if chance.once_in(2) { last.or(next) } else { next.or(last) };
    let text = said
        .map_or("Springer".to_owned(), |(position, mv)| Announcer::laws().announce(&position, mv));
    Event::MoveAnnounced { text }
}
