//! What cases leave out has words all the same: those who look at a case as it ran are shown them.

use jadoube_chess::{Attempt, Position, Square};
use jadoube_laws::{Effect, Outcome, Points, Score, Side, Standing, Termination};

#[test]
fn routine_effects_have_their_words() {
    let (side, after) = (Side::White, Standing::from(Position::start()));
    let attempt = Some(Attempt::new(Square::E2, Square::E4));
    let words = [
        (
            Effect::TouchCounted { on: vec![Square::E1, Square::H1] },
            "the touch of e1 and h1 counts",
        ),
        (Effect::AdjustingAllowed { side }, "White may adjust"),
        (Effect::MoveMade { attempt, wrong: None, after }, "e2e4 is made"),
        (Effect::MoveMade { attempt: None, wrong: None, after }, "the men are moved"),
        (Effect::MoveCompleted { side }, "White's move is completed"),
        (Effect::ClockGoesOver { side, counted: true }, "Black's clock runs"),
        (Effect::ClockStarted { side }, "White's clock is started"),
        (Effect::ClocksStopped, "the clocks are stopped"),
        (Effect::IllegalMovesCounted { side, count: 1, ply: None }, "White has 1 illegal move"),
        (Effect::IllegalMovesCounted { side, count: 2, ply: None }, "White has 2 illegal moves"),
        (Effect::OfferOpened { by: side }, "White's offer is open"),
        (Effect::OfferLapsed, "the offer has lapsed"),
        (
            Effect::TakeBackAgreed { by: Side::Black, side, number: 12 },
            "Black agrees to take back White's move 12",
        ),
        (Effect::TurnReturned { kept: 0, standing: after }, "White has the move again"),
        (Effect::MoveSealed { by: side }, "White has sealed a move"),
        (Effect::CounterSet { white: 40, black: 39 }, "the counter is set to 40, 39"),
        (Effect::DecisionReplaced { entry: 7 }, "the decision of 7 is replaced"),
    ];
    for (effect, expected) in words {
        assert!(effect.is_routine(), "{effect:?}");
        assert_eq!(effect.to_string(), expected);
    }
}

#[test]
fn an_ending_says_who_wins_and_how() {
    let half = Score { white: Points::Draw, black: Points::Loss, forfeit: false };
    let words = [
        (Score::win(Side::White), "White wins"),
        (Score::win(Side::Black), "Black wins"),
        (Score::win(Side::Black).by_forfeit(), "Black wins by forfeit"),
        (Score::DRAW, "the game is drawn"),
        (Score::BOTH_LOSE, "both lose"),
        (half, "the game ends 1/2-0"),
    ];
    for (score, expected) in words {
        let outcome = Outcome { score, termination: Termination::Penalty };
        assert_eq!(Effect::GameEnded(outcome).to_string(), expected);
    }
}
