//! The articles that rulings rest on: cases name those that matter, here are all of them.

use jadoube_laws::{Creation, Edition, Effect, Game, Observer, Regulations, Ruling};

/// The rulings of one line, played on these pieces.
fn rulings(edition: Edition, fen: &str, line: &str) -> Vec<Ruling> {
    let mut creation = Creation::new(Regulations::standard(edition));
    creation.set_up = Some(fen.parse().unwrap());
    let mut game = Game::create(creation);
    game.play(line).unwrap();
    game.last_rulings().to_vec()
}

/// The articles for restoring the position after an illegal move.
fn restored(edition: Edition, fen: &str, line: &str) -> String {
    let rulings = rulings(edition, fen, line);
    let is_restored = |it: &&Ruling| matches!(it.effect, Effect::PositionRestored { .. });
    let restored = rulings.iter().find(is_restored).unwrap_or_else(|| panic!("{fen} {line}"));
    restored.basis.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn an_illegal_move_offends_its_clause_and_no_other() {
    let now = |fen, mv| restored(Edition::E2023, fen, &format!("White completes {mv}"));
    // Into the attack of a piece, into that of a pawn, left in a pawn's attack, exposed.
    assert_eq!(now("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2"), "7.5.1, 3.9.2");
    assert_eq!(now("4k3/8/8/8/8/3p4/8/4K3 w - - 0 1", "e1e2"), "7.5.1, 3.1.2, 3.9.2");
    assert_eq!(now("4k3/8/8/8/8/3p4/P3K3/8 w - - 0 1", "a2a3"), "7.5.1, 3.9.2");
    assert_eq!(now("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2d2"), "7.5.1, 3.9.2");
    assert_eq!(now("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1b3"), "7.5.1, 3.3");
}

#[test]
fn a_rook_that_jumps_over_its_king_has_not_tried_to_castle() {
    let fen = "4k3/8/8/8/8/8/8/RK5R w HA - 0 20";
    assert_eq!(restored(Edition::E2023, fen, "White completes a1d1"), "7.5.1, 3.5");
}

#[test]
fn a_captured_king_is_the_same_fault_in_every_edition() {
    let fen = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1";
    for edition in [Edition::E1993, Edition::E2018, Edition::E2023] {
        assert!(restored(edition, fen, "White completes e7e8").contains("1.4.1"), "{edition}");
    }
}

/// A press, an offer and a result rest on their clauses as routine.
#[test]
fn routine_rests_on_its_clause() {
    let routine = |line: &str| -> Vec<String> {
        let mut regulations = Regulations::standard(Edition::E2023);
        regulations.control = "90m".parse().ok();
        regulations.observer = Observer::Engine;
        let mut creation = Creation::new(regulations);
        creation.clock.running = Some(jadoube_laws::Side::White);
        let mut game = Game::create(creation);
        game.play(line).unwrap();
        let rulings = game.last_rulings().iter();
        let routine = rulings.filter(|ruling| ruling.effect.is_routine());
        routine.map(|ruling| format!("{} [{}]", ruling.effect, ruling.basis[0])).collect()
    };
    assert_eq!(
        routine("White completes e2e4"),
        [
            "the touch of e2 counts [4.3]",
            "e2e4 is made [4.7]",
            "White's move is completed [6.2.1]",
            "Black's clock runs [6.2.1]",
        ]
    );
    let points = |line: &str| routine(line).pop();
    assert_eq!(points("White resigns").as_deref(), Some("the points are 0-1 [10.1]"));
    let changed = points("White resigns; Arbiter decides 1/2-1/2");
    assert_eq!(changed.as_deref(), Some("the points are ½-½ [10.1]"));
}
