use jadoube_chess::{Attempt, Kind, Move};
use jadoube_laws::{Actor, DrawGround, Event, Game, PressingHand, Side};

use super::chance::Chance;

/// Players who want a draw: moves back and forth, offers with their answers, claims with and
/// without a move in writing.
pub(crate) fn act(chance: &mut Chance, game: &Game, side: Side) -> (Actor, Vec<Event>) {
    let by = Actor::Player(side);
    let events = match chance.below(60) {
        0..=47 => back_or_quiet(chance, game, by),
        48..=50 => vec![claim(chance, game, false)],
        51..=53 => vec![claim(chance, game, true)],
        54 if game.offer() == Some(!side) => {
            vec![chance.one_of(&[Event::DrawAccepted, Event::DrawDeclined])]
        }
        54 => vec![Event::DrawOffered { condition: None }],
        _ => vec![Event::ClockPressed { hand: PressingHand::Same }],
    };
    (by, events)
}

/// The player's last move in reverse, if that is a move; otherwise one that changes little.
fn back_or_quiet(chance: &mut Chance, game: &Game, by: Actor) -> Vec<Event> {
    let moves = game.moves_left();
    let before = game.line().len().checked_sub(2).and_then(|last| game.line()[last].attempt);
    let back = match before {
        Some(Attempt::Move { from, to, .. }) => Some(Attempt::new(to, from)),
        _ => None,
    };
    let back = moves.iter().find(|mv| Some(mv.attempt()) == back).copied();
    let quiet = |mv: &&Move| mv.kind() != Kind::Pawn && mv.captured().is_none();
    let quiet: Vec<Move> = moves.iter().filter(quiet).copied().collect();
    let chosen = back.or_else(|| (!quiet.is_empty()).then(|| chance.one_of(&quiet)));
    let words = chosen.filter(|mv| mv.castling().is_none()).map(|mv| mv.attempt().to_string());
    let acts = words.and_then(|words| game.acts(by, &format!("completes {words}")).ok());
    acts.unwrap_or_default()
}

fn claim(chance: &mut Chance, game: &Game, writes: bool) -> Event {
    let moves = game.moves_left();
    let writing =
        (writes && !moves.is_empty()).then(|| chance.one_of(&moves).attempt().to_string());
    let grounds = [DrawGround::Threefold, DrawGround::Threefold, DrawGround::FiftyMoves];
    Event::DrawClaimed { ground: chance.one_of(&grounds), writing }
}
