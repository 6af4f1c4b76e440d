//! What hands do is ruled on alike for both colours.

use jadoube_chess::Square;
use jadoube_laws::{Actor, Creation, Edition, Event, Game, Happening, Observer, Regulations, Side};

use crate::simulation::chance::Chance;
use crate::simulation::{clumsy, unruly};

const GAMES: u64 = 400;
const STEPS: usize = 40;
/// The same position for either colour, the other one to move.
const POSITIONS: [[&str; 2]; 3] = [
    [
        "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 8",
        "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R b KQkq - 0 8",
    ],
    ["4k3/P6p/8/8/8/8/p6P/4K3 w - - 0 40", "4k3/P6p/8/8/8/8/p6P/4K3 b - - 0 40"],
    ["r5k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30", "3r2k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 30"],
];

#[test]
fn colours_mirrored_give_rulings_mirrored() {
    let mut rulings = 0;
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed + 90_000);
        let observer = chance.one_of(&[Observer::Engine, Observer::Arbiter]);
        let edition = chance.one_of(&Edition::ALL);
        let [mut game, mut mirrored] = chance.one_of(&POSITIONS).map(|position| {
            let mut regulations = Regulations::standard(edition);
            regulations.observer = observer;
            let mut creation = Creation::new(regulations);
            creation.set_up = position.parse().ok();
            Game::create(creation)
        });
        for _ in 0..STEPS {
            if game.is_over() {
                break;
            }
            let (by, events) = match chance.once_in(2) {
                true => clumsy::act(&mut chance, &game),
                false => {
                    let by = Actor::Player(game.to_move());
                    (by, unruly::proper_move(&mut chance, &game, by))
                }
            };
            for event in events {
                let what = format!("seed {seed}: {by} {event}");
                let words = turned(&event.to_string());
                let (other, image) = (of_other(by), words.parse::<Event>().expect("an event"));
                let happen = |game: &mut Game, by, event| {
                    let happening = Happening::new(0, by, event).expect("the actor can do that");
                    let entry = game.happen(happening);
                    let words = |ruling: &jadoube_laws::Ruling| ruling.effect.to_string();
                    entry.rulings.iter().map(words).collect::<Vec<_>>()
                };
                let given = happen(&mut game, by, event);
                let expected: Vec<String> = given.iter().map(|words| turned(words)).collect();
                rulings += given.len();
                let given = happen(&mut mirrored, other, image);
                assert_eq!(without_numbers(&given), without_numbers(&expected), "{what}");
            }
        }
    }
    assert!(rulings > GAMES as usize * 20, "{rulings} rulings");
}

fn of_other(by: Actor) -> Actor {
    match by {
        Actor::Player(side) => Actor::Player(!side),
        Actor::AssistantOf(side) => Actor::AssistantOf(!side),
        _ => by,
    }
}

/// The same words of the other colour: sides exchanged, squares seen from the other end.
fn turned(words: &str) -> String {
    let (white, black) = (Side::White.to_string(), Side::Black.to_string());
    let turn = |word: &str| match word {
        _ if word == white => black.clone(),
        _ if word == black => white.clone(),
        _ => turned_squares(word),
    };
    let mut turned_words = String::new();
    for part in words.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
        let word = part.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
        turned_words += &(turn(word) + &part[word.len()..]);
    }
    turned_words
}

/// `e2`, `e2e4` or `e7e8q`, seen from the other end.
fn turned_squares(word: &str) -> String {
    let is_square = |at: usize| word.get(at..at + 2).is_some_and(|it| it.parse::<Square>().is_ok());
    let is_of_squares = matches!(word.len(), 2 | 4 | 5) && is_square(0);
    let rank = |letter: char| match letter.to_digit(10) {
        Some(digit @ 1..=8) if is_of_squares => char::from_digit(9 - digit, 10).unwrap_or(letter),
        _ => letter,
    };
    word.chars().map(rank).collect()
}

/// Moves are numbered from White's.
fn without_numbers(words: &[String]) -> Vec<String> {
    words.iter().map(|words| words.replace(|letter: char| letter.is_ascii_digit(), "")).collect()
}
