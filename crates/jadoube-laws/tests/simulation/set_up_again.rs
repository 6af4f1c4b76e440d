//! A piece that fell and was set up again leaves the game as if it had not fallen.

use jadoube_laws::{Actor, Event, Game, Happening, Place, Placed, Side};

use super::chance::Chance;
use super::unruly;

const GAMES: u64 = 300;
const STEPS: usize = 60;

/// Somebody tips over a piece and sets it up: nothing that follows is ruled on otherwise, and every
/// piece is where it would be. What a player has displaced bears on the clocks (7.4.1, 7.4.2) and may be
/// appealed about, and so what is done about that is not compared.
#[test]
fn what_fell_and_was_set_up_has_not_fallen() {
    let mut fallen = 0;
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed + 70_000);
        let mut game = Game::create(unruly::creation(&mut chance));
        for _ in 0..STEPS {
            if game.is_over() {
                break;
            }
            let mut tipped = game.clone();
            let by = chance.one_of(&[
                Actor::Bystander,
                Actor::Player(Side::White),
                Actor::Player(Side::Black),
            ]);
            fallen += usize::from(tip_over(&mut chance, &mut tipped, by));
            for happening in unruly::next(&mut chance, &game) {
                if by != Actor::Bystander && may_be_about_it(&happening.event) {
                    tipped = game.clone();
                    tipped.happen(happening.clone());
                    game.happen(happening);
                    continue;
                }
                let what = format!("seed {seed}: {} {}", happening.by, happening.event);
                assert_eq!(game.judge(&happening), tipped.judge(&happening), "{what}");
                let (one, other) = (game.happen(happening.clone()), tipped.happen(happening));
                assert_eq!(one.rulings, other.rulings, "{what}");
                assert_eq!(game.standing(), tipped.standing(), "{what}");
                for side in Side::ALL {
                    let tables = [&game, &tipped].map(|game| game.table_of(side).to_string());
                    assert_eq!(tables[0], tables[1], "{what}");
                }
            }
        }
    }
    assert!(fallen > GAMES as usize * 10, "{fallen} pieces fell");
}

const fn may_be_about_it(event: &Event) -> bool {
    matches!(
        event,
        Event::ClockPressed { .. }
            | Event::ClockStopped { .. }
            | Event::Appealed { .. }
            // A claim made from a screen is one only until something else is done (6.12.2).
            | Event::Claimed { .. }
            | Event::DrawClaimed { .. }
            | Event::ArbiterDecided { .. }
            | Event::ArbiterNoticed { .. }
            | Event::PenaltyGiven { .. }
    )
}

/// Tips over a piece that stands where it belongs, and sets it up. Whether it did.
fn tip_over(chance: &mut Chance, game: &mut Game, by: Actor) -> bool {
    let table = game.table_of(by.side().unwrap_or(Side::White));
    let Some((from, piece)) = game.standing().board().pieces().nth(chance.below(20)) else {
        return false;
    };
    // Those that stand where they belong come first, in the order of their squares.
    let places = table.pieces().iter().map(|it| it.place.square());
    let upright = places.clone().zip(places.skip(1)).take_while(|(one, next)| one < next).count();
    let stands = Placed { piece, place: Place::On(from) };
    let alone = table.pieces().iter().filter(|it| it.place.square() == Some(from)).count() == 1;
    if !alone || !table.pieces().iter().take(upright).any(|it| *it == stands) {
        return false;
    }
    let places = [None, Some(Place::TakenOff), Some(Place::Shifted(from)), Some(Place::Beside)];
    let to = chance.one_of(&places);
    let events = [Event::PieceDisplaced { from, to }, Event::PiecePutBack { from, on: from }];
    for event in events {
        let happening = Happening::new(game.at(), by, event).expect("anybody may");
        game.happen(happening);
    }
    true
}
