//! The unruly games of the law engine's own tests, written as law cases.

#[path = "../../jadoube-laws/tests/simulation/around_clock.rs"]
mod around_clock;
#[path = "../../jadoube-laws/tests/simulation/around_conduct.rs"]
mod around_conduct;
#[path = "../../jadoube-laws/tests/simulation/around_guidelines.rs"]
mod around_guidelines;
#[path = "../../jadoube-laws/tests/simulation/chance.rs"]
pub(crate) mod chance;
#[path = "../../jadoube-laws/tests/simulation/clumsy.rs"]
mod clumsy;
#[path = "../../jadoube-laws/tests/simulation/draws.rs"]
mod draws;
#[path = "../../jadoube-laws/tests/simulation/unruly.rs"]
pub(crate) mod unruly;
#[path = "../../jadoube-laws/tests/simulation/words.rs"]
mod words;

use jadoube_laws::{Entry, Game};

use chance::Chance;

const GAMES: u64 = 40;
const STEPS: usize = 80;

#[test]
fn simulated_games_read_back_as_cases_and_pass() {
    let mut told = 0;
    for seed in 0..GAMES {
        let mut chance = Chance::new(seed);
        let creation = unruly::creation(&mut chance);
        let mut game = Game::create(creation.clone());
        let mut log: Vec<Entry> = Vec::new();
        for _ in 0..STEPS {
            for happening in unruly::next(&mut chance, &game) {
                log.push(game.happen(happening));
            }
        }
        crate::transcript::check(&format!("Simulated game {seed}"), &creation, &log);
        told += log.len();
    }
    assert!(told > 2_000, "{told} entries");
}
