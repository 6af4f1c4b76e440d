//! Penalties and results as a console asks for them (8.7, 10.2, 12.9).

use jadoube_laws::{Edition, Game, Penalty, Regulations, Score, Scoring, Side, Unlawful};

const WHITE: Side = Side::White;

fn game() -> Game {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "90m".parse().ok();
    Game::new(regulations)
}

/// The reasons against each penalty of the list.
fn reasons(game: &Game) -> Vec<Option<Unlawful>> {
    game.penalties(0, WHITE).into_iter().map(|(_, why_not)| why_not).collect()
}

#[test]
fn the_nine_penalties_are_offered_in_their_order() {
    let offered: Vec<Penalty> =
        game().penalties(0, WHITE).into_iter().map(|(penalty, _)| penalty).collect();
    let nine = [
        Penalty::Warning,
        Penalty::OpponentGains { ms: 120_000 },
        Penalty::Loses { ms: 120_000 },
        Penalty::OpponentFull,
        Penalty::Lowered,
        Penalty::Loss,
        Penalty::Fine,
        Penalty::Exclusion { rounds: 1 },
        Penalty::Expulsion,
    ];
    assert_eq!(offered, nine);
}

#[test]
fn what_speaks_against_a_penalty_is_told_beside_it() {
    let mut game = game();
    let mut expected = vec![None; 9];
    expected[6] = Some(Unlawful::NotAnnounced);
    assert_eq!(reasons(&game), expected);
    game.play("White resigns").unwrap();
    expected[1] = Some(Unlawful::GameOver);
    expected[2] = Some(Unlawful::GameOver);
    expected[3] = Some(Unlawful::FullAlready);
    expected[4] = Some(Unlawful::NothingLeft);
    expected[5] = Some(Unlawful::NothingLeft);
    assert_eq!(reasons(&game), expected);
}

#[test]
fn a_result_is_confirmed_when_both_have_signed_it() {
    let mut game = game();
    assert!(!game.is_result_confirmed());
    game.play("White resigns; White signs 0-1").unwrap();
    assert!(!game.is_result_confirmed());
    game.play("Black signs 1-0").unwrap();
    assert!(!game.is_result_confirmed());
    game.play("Black signs 0-1").unwrap();
    assert!(game.is_result_confirmed());
    game.play("Arbiter decides 1/2-1/2").unwrap();
    assert!(!game.is_result_confirmed());
}

#[test]
fn quarters_are_no_score() {
    for text in ["3/4-1/4", "2-0", "1", "1-", "+/+", "½-¼"] {
        let error = text.parse::<Score>().unwrap_err();
        assert_eq!(error.found(), text);
    }
    let sums = [("1-0", true), ("½-½", true), ("0-0", true), ("1/2-0", true), ("1-1/2", false)];
    for (text, possible) in sums {
        let score: Score = text.parse().unwrap();
        assert_eq!(Scoring::default().allows(score), possible, "{text}");
    }
}

#[test]
fn exclusion_and_expulsion_are_known_for_the_rounds_to_come() {
    let mut game = game();
    assert_eq!((game.rounds_excluded(WHITE), game.is_expelled(WHITE)), (0, false));
    game.play("Arbiter gives White exclusion from 2 rounds").unwrap();
    assert_eq!((game.rounds_excluded(WHITE), game.is_expelled(WHITE)), (2, false));
    game.play("Arbiter gives White expulsion; Arbiter decides 0-1").unwrap();
    assert_eq!((game.is_expelled(WHITE), game.is_expelled(Side::Black)), (true, false));
}
