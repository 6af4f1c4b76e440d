//! What cases leave out has words nevertheless: they are shown to those who look at a case as it
//! ran.

use jadoube_chess::{Attempt, Position, Square};
use jadoube_laws::{Effect, Event, Happening, Outcome, Points, Score, Side, Standing, Termination};

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
        (Effect::MoveMade { attempt: None, wrong: None, after }, "the pieces are moved"),
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

/// What the arbiter looks at is read as it is written.
#[test]
fn facts_are_noticed_in_the_words_in_which_they_are_written() {
    for text in [
        "White's move 12",
        "the flag of White",
        "the position",
        "the piece on e4",
        "both kings are in check",
        "the pawn a8 is not promoted",
        "White used both hands",
        "White pressed without a move",
        "White pressed with the other hand",
        "the initial position",
        "how the board lies",
        "who has which colour",
        "the clock setting",
        "the clock has failed",
        "White's scoresheet",
        "the boards differ",
        "White's assistant spoke unasked",
        "the envelope is missing",
        "the adjourned position",
        "White came after the default time",
        "the position has occurred 3 times",
        "50 moves without capture or pawn move",
        "White adjusts in the opponent's absence",
        "White offered at the wrong time",
        "White offered again",
        "White hit the clock",
        "the move counter",
        "nobody knows which flag fell first",
        "the schedule suffers",
        "Black is absent",
        "the class of the game",
        "the times of the players",
        "how many games an arbiter has",
        "who records the game",
        "White's time",
    ] {
        let event: Event = format!("notices {text}").parse().unwrap();
        assert!(matches!(event, Event::ArbiterNoticed { .. }), "{text}");
        assert_eq!(event.to_string(), format!("notices {text}"));
    }
}

#[test]
fn articles_before_a_man_may_stand_or_not() {
    let put = |text: &str| text.parse::<Event>().unwrap();
    for text in ["puts the queen on a8", "puts a queen on a8"] {
        assert_eq!(put(text), put("puts queen on a8"));
    }
    assert_eq!(put("puts an inverted rook on a8"), put("puts inverted rook on a8"));
}

/// What the record keeps is text that reads back.
#[test]
fn scores_are_kept_as_text() {
    for text in ["1-0", "1/2-1/2", "0-1/2", "+/-", "-/-"] {
        let score: Score = text.parse().unwrap();
        assert_eq!(serde_json::to_string(&score).unwrap(), format!("\"{text}\""));
    }
}

#[test]
fn what_is_not_understood_is_named_with_what_was_expected() {
    let error = "touches z9".parse::<Event>().unwrap_err();
    let expected = "a square such as e4 or king, queen, rook, bishop, knight or pawn";
    assert_eq!((error.found(), error.expected()), ("z9", expected));
    let told = format!("`{}` is not understood: expected {}", error.found(), error.expected());
    assert_eq!(error.to_string(), told);
    let early = "touches".parse::<Event>().unwrap_err();
    assert_eq!(
        early.to_string(),
        format!("the line ends too early: expected {}", early.expected())
    );
}

/// Someone who cannot do something is told who can.
#[test]
fn an_act_of_somebody_else_is_refused_with_whose_it_is() {
    for (by, act, whose) in [
        ("White", "decides the clocks stay", "the arbiter"),
        ("Arbiter", "presses", "a player or their assistant"),
        ("Bystander", "agrees to the expulsion of White", "the organiser"),
        ("White", "rejects the appeal", "the appeals committee"),
        ("White", "flag of White falls", "the clock"),
    ] {
        let happening = Happening::new(0, by.parse().unwrap(), act.parse().unwrap());
        let error = happening.unwrap_err().to_string();
        assert!(error.ends_with(&format!("that is for {whose}")), "{error}");
    }
}

/// A slip is answered with the word that was meant, at its place.
#[test]
fn a_slip_is_answered_with_what_was_meant() {
    for (text, slip, nearest) in [
        ("touchs e2", "touchs", "touches"),
        ("claims clock seting", "seting", "setting"),
        ("decides teh clocks stay", "teh clocks stay", "the clocks stay"),
        ("presses with the other hnd", "hnd", "hand"),
        ("notices Whites move 12", "Whites", "White"),
    ] {
        let error = text.parse::<Event>().unwrap_err();
        assert_eq!((error.slip(), error.nearest()), (slip, Some(nearest)), "{error}");
        let told = error.to_string();
        assert!(told.starts_with(&format!("`{slip}`: did you mean `{nearest}`?")), "{told}");
    }
    let error = "dances".parse::<Event>().unwrap_err();
    assert_eq!(error.nearest(), None);
    // More than one space is not a slip.
    assert_eq!("touches   e2  by   accident".parse::<Event>(), "touches e2 by accident".parse());
}
