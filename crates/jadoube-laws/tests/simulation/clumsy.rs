//! Clumsy hands, at random: they tip over, hold, drop, carry, set up wrongly, press too early and
//! press back, of both colours, by players and by their assistants.

use jadoube_chess::{Kind, Square};
use jadoube_laws::{Actor, Contact, Event, Game, Hands, Place, PressingHand, Side};

use super::chance::Chance;
use super::unruly::{occupied, square};

const PRESS: Event = Event::ClockPressed { hand: PressingHand::Same };

pub(crate) fn act(chance: &mut Chance, game: &Game) -> (Actor, Vec<Event>) {
    let side = chance.one_of(&Side::ALL);
    let hand = match chance.below(5) {
        0 => Actor::AssistantOf(side),
        _ => Actor::Player(side),
    };
    let anybody = match chance.below(8) {
        0 => Actor::Bystander,
        1 => Actor::Arbiter(1),
        _ => hand,
    };
    let (from, on) = (occupied(chance, game), square(chance));
    match chance.below(9) {
        0 => (anybody, vec![tipped(chance, from)]),
        1 => (anybody, vec![tipped(chance, from), Event::PiecePutBack { from, on: from }]),
        2 => (anybody, vec![tipped(chance, from), Event::PiecePutBack { from, on }]),
        3 => (anybody, vec![Event::PiecePutBack { from, on }]),
        // The press comes before the piece is let go.
        4 => (hand, vec![lifted(from), PRESS, released(on)]),
        5 => {
            let kind = chance.one_of(&Kind::ALL);
            let held = Event::PieceHeld { kind, on };
            (hand, vec![lifted(from), held, released(on)])
        }
        // Whoever has just been given the move presses back.
        6 => (Actor::Player(!game.to_move()), vec![PRESS]),
        7 => (hand, vec![touched(from), astray(chance, on)]),
        _ => (hand, vec![lifted(from), released(on)]),
    }
}

/// A piece falls, and lands somewhere.
fn tipped(chance: &mut Chance, from: Square) -> Event {
    let other = square(chance);
    let places = [
        Place::On(other),
        Place::Lying(other),
        Place::Shifted(from),
        Place::Between { one: from, other },
        Place::InHand(Actor::Player(chance.one_of(&Side::ALL))),
        Place::TakenOff,
        Place::Beside,
    ];
    let to = (!chance.once_in(3)).then(|| chance.one_of(&places));
    Event::PieceDisplaced { from, to }
}

fn astray(chance: &mut Chance, on: Square) -> Event {
    let hands = Hands::One;
    match chance.once_in(2) {
        true => Event::PieceReleasedBeside { on, hands },
        false => Event::PieceReleasedBetween { one: on, other: square(chance), hands },
    }
}

fn touched(from: Square) -> Event {
    Event::PieceTouched { on: vec![from], contact: Contact::Deliberate, hands: Hands::One }
}

fn lifted(from: Square) -> Event {
    Event::PieceLifted { from, hands: Hands::One }
}

fn released(on: Square) -> Event {
    Event::PieceReleased { on, hands: Hands::One }
}
