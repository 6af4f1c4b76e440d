use jadoube_chess::{Position, Side};

use crate::answer::Limit;
use crate::ask::can_mate;
use crate::proof::forced::is_walled_in_soon;

/// With White to move nobody is forced, and on an open board nothing is locked.
#[test]
fn what_can_be_mated_is_not_called_dead() {
    for fen in [
        "8/8/8/8/8/5k2/6q1/7K w - - 0 1",
        "7k/5K2/8/8/8/8/8/6Q1 b - - 0 1",
        "6rk/6pp/7N/8/8/8/8/K7 b - - 0 1",
    ] {
        let position = Position::from_fen(fen).expect("a position");
        for by in Side::ALL {
            if can_mate(&position, by, Limit::NONE).is_yes() {
                assert!(!is_walled_in_soon(&position, by, 100, 100), "{fen} {by}");
            }
        }
    }
}
