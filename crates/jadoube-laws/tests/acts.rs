//! What hands do when a player makes a move in the usual way: the events of `plays` and
//! `completes`.

use jadoube_laws::{Actor, Creation, Edition, Game, Regulations, Side, split_actor};

/// The events of an act, in words.
fn events(fen: &str, visually_disabled: &[Side], line: &str) -> String {
    let mut creation = Creation::new(Regulations::standard(Edition::E2023));
    creation.regulations.visually_disabled = visually_disabled.to_vec();
    creation.set_up = Some(fen.parse().unwrap());
    let (by, act) = split_actor(line).unwrap();
    let events = Game::create(creation).acts(by, act).unwrap();
    events.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn seen(fen: &str, line: &str) -> String {
    events(fen, &[], line)
}

/// On a board with apertures.
fn felt(fen: &str, line: &str) -> String {
    events(fen, &[Side::White], line)
}

#[test]
fn a_move_touches_the_man_and_lets_go_of_it() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(seen(start, "White plays e2e4"), "touches e2; releases on e4");
    assert_eq!(seen(start, "White completes e2e4"), "touches e2; releases on e4; presses");
    assert_eq!(
        seen(start, "White plays e2e4 with both hands"),
        "touches e2 with both hands; releases on e4 with both hands"
    );
    assert_eq!(felt(start, "White plays e2e4"), "lifts e2; releases on e4");
    assert_eq!(felt(start, "Black plays e7e5"), "touches e7; releases on e5");
}

#[test]
fn a_capture_touches_the_man_taken() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(seen(fen, "White plays e4d5"), "touches e4; touches d5; releases on d5");
    assert_eq!(felt(fen, "White plays e4d5"), "lifts e4; takes off d5; releases on d5");
    let own = "4k3/8/8/3P4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(seen(own, "White plays e4d5"), "touches e4; releases on d5");
}

/// What is taken off in a capture en passant does not show whether the capture is legal (12.6).
#[test]
fn a_pawn_is_taken_off_in_passing_where_it_stands_so() {
    let passing = "touches e5; takes off d5; releases on d6";
    assert_eq!(seen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "White plays e5d6"), passing);
    assert_eq!(seen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "White plays e5d6"), passing);
    let blacks = seen("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "Black plays e4d3");
    assert_eq!(blacks, "touches e4; takes off d4; releases on d3");
    let not = "touches e5; releases on d6";
    for fen in [
        "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/3pK3/8/8/8/8 w - - 0 1",
    ] {
        assert_eq!(seen(fen, "White plays e5d6"), not, "{fen}");
    }
    let taken = seen("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", "White plays e5d6");
    assert_eq!(taken, "touches e5; touches d6; releases on d6");
    let too_low = seen("4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "White plays e4d5");
    assert_eq!(too_low, "touches e4; releases on d5");
    let too_far = seen("4k3/8/8/2p1P3/8/8/8/4K3 w - - 0 1", "White plays e5c6");
    assert_eq!(too_far, "touches e5; releases on c6");
    let straight = seen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "White plays e5e6");
    assert_eq!(straight, "touches e5; releases on e6");
}

#[test]
fn a_promotion_takes_the_pawn_off_and_puts_the_piece() {
    let fen = "1n5k/P7/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(seen(fen, "White plays a7a8q"), "touches a7; takes off a7; puts queen on a8");
    let taking = "touches a7; touches b8; takes off a7; puts knight on b8";
    assert_eq!(seen(fen, "White plays a7b8n"), taking);
    assert_eq!(seen(fen, "White plays a7a8"), "touches a7; releases on a8");
    assert_eq!(seen(fen, "White plays e1e2q"), "touches e1; releases on e2", "no pawn");
    assert_eq!(felt(fen, "White plays a7a8q"), "takes off a7; puts queen on a8");
    assert_eq!(felt(fen, "White plays a7b8q"), "takes off b8; takes off a7; puts queen on b8");
    assert_eq!(felt(fen, "White plays a7a8"), "lifts a7; releases on a8");
}

#[test]
fn castling_moves_the_king_then_the_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let kingside = "touches e1; releases on g1; touches h1; releases on f1";
    assert_eq!(seen(fen, "White plays e1g1"), kingside);
    assert_eq!(seen(fen, "White plays e1h1"), kingside);
    let queenside = "touches e8; releases on c8; touches a8; releases on d8";
    assert_eq!(seen(fen, "Black plays e8c8"), queenside);
    assert_eq!(felt(fen, "White plays e1g1"), "lifts e1; releases on g1; lifts h1; releases on f1");
}

/// King and rook cannot both be released where the other is: they are taken up first.
#[test]
fn castling_takes_both_men_up_where_they_are_in_each_others_way() {
    let fen = "4k3/8/8/8/8/8/8/RK5R w HA - 0 1";
    assert_eq!(
        seen(fen, "White plays b1h1"),
        "touches b1; touches h1; takes off h1; lifts b1; releases on g1; puts rook on f1"
    );
    assert_eq!(
        felt(fen, "White plays b1h1"),
        "takes off h1; lifts b1; releases on g1; puts rook on f1"
    );
    let beside = "4k3/8/8/8/8/8/8/4KR2 w F - 0 1";
    assert_eq!(
        seen(beside, "White plays e1f1"),
        "touches e1; touches f1; takes off f1; lifts e1; releases on g1; puts rook on f1"
    );
}

#[test]
fn what_only_looks_like_castling_is_a_move_of_the_king_or_rook() {
    let step = "touches e1; releases on g1";
    assert_eq!(seen("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "White plays e1g1"), step, "a knight");
    assert_eq!(seen("4k3/8/8/8/8/8/8/4K2r w - - 0 1", "White plays e1g1"), step, "Black's rook");
    assert_eq!(seen("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "White plays e1g1"), step, "no rook");
    let fen = "4k3/8/8/8/8/4R3/4K3/R6R w - - 0 1";
    assert_eq!(seen(fen, "White plays e2e3"), "touches e2; releases on e3", "not on one rank");
    assert_eq!(seen(fen, "White plays a1c1"), "touches a1; releases on c1", "a rook");
    assert_eq!(seen(fen, "White plays e2f2"), "touches e2; releases on f2", "one square");
    assert_eq!(seen(fen, "White plays e2e4"), "touches e2; releases on e4", "up the file");
}

#[test]
fn only_players_move_and_by_squares() {
    let game = Game::new(Regulations::standard(Edition::E2023));
    for (by, act) in [
        (Actor::Player(Side::White), "plays O-O"),
        (Actor::Player(Side::White), "plays e2e4 now"),
        (Actor::Player(Side::White), "completes"),
        (Actor::Arbiter(1), "plays e2e4"),
    ] {
        assert!(game.acts(by, act).is_err(), "{by} {act}");
    }
}

#[test]
fn whoever_acts_is_told_from_what_he_does() {
    for (line, who, what) in [
        ("White presses", Actor::Player(Side::White), "presses"),
        ("White's assistant presses", Actor::AssistantOf(Side::White), "presses"),
        ("Arbiter 2 interrupts", Actor::Arbiter(2), "interrupts"),
        ("Arbiter interrupts", Actor::Arbiter(1), "interrupts"),
        ("Clock flag of White falls", Actor::Clock, "flag of White falls"),
    ] {
        assert_eq!(split_actor(line).unwrap(), (who, what));
    }
    for who in ["Grey", "Arbiter 0", "Arbiter two", ""] {
        assert!(who.parse::<Actor>().is_err(), "{who}");
    }
}
