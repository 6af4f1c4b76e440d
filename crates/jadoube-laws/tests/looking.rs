//! What the keeper of a game needs to know: when to look again, what is on the board, who is told
//! what.

use jadoube_laws::{
    Actor, Audience, BySide, Creation, Edition, Effect, Entry, Event, Game, Happening, Observer,
    Regulations, Role, Side, split_actor,
};

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;

/// Five minutes each; White's clock runs.
fn creation() -> Creation {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "5m".parse().ok();
    let mut creation = Creation::new(regulations);
    creation.clock.running = Some(WHITE);
    creation
}

/// Plays one line of a case at an instant.
fn act(game: &mut Game, at: u64, line: &str) -> Vec<Entry> {
    let (by, words) = split_actor(line).unwrap();
    let events = game.acts(by, words).unwrap();
    let happenings = events.into_iter().map(|event| Happening::new(at, by, event).unwrap());
    happenings.map(|happening| game.happen(happening)).collect()
}

fn last(game: &mut Game, line: &str) -> Entry {
    let at = game.at();
    act(game, at, line).pop().unwrap()
}

#[test]
fn the_next_deadline_is_the_flag_of_whose_clock_runs() {
    let mut game = Game::create(creation());
    assert_eq!(game.next_deadline(), Some(300_000));
    act(&mut game, 10_000, "White completes e2e4");
    assert_eq!(game.next_deadline(), Some(310_000));
    act(&mut game, 20_000, "Arbiter interrupts");
    assert_eq!(game.next_deadline(), None);
    act(&mut game, 20_000, "Arbiter resumes");
    assert_eq!(game.next_deadline(), Some(310_000));
    act(&mut game, 20_000, "Black resigns");
    assert_eq!(game.next_deadline(), None);
}

#[test]
fn the_default_time_is_a_deadline_while_somebody_is_missing() {
    let mut late = creation();
    late.regulations.default_time_ms = Some(60_000);
    assert_eq!(Game::create(late.clone()).next_deadline(), Some(300_000));
    late.absent = BySide::new(false, true);
    // The player may still arrive in the last millisecond.
    let mut game = Game::create(late.clone());
    assert_eq!(game.next_deadline(), Some(60_001));
    act(&mut game, 60_000, "Black arrives");
    assert_eq!(game.next_deadline(), Some(300_000));
    // If only the arbiter observes, nothing happens by itself.
    late.regulations.observer = Observer::Arbiter;
    assert_eq!(Game::create(late.clone()).next_deadline(), Some(300_000));
    // Without a clock the default time is all there is, counted from the start.
    late.regulations.observer = Observer::Engine;
    late.regulations.control = None;
    assert_eq!(Game::create(late.clone()).next_deadline(), Some(60_001));
    // Under the Laws there is no default time unless something else is specified (6.7.1).
    late.regulations.default_time_ms = None;
    assert_eq!(Game::create(late).next_deadline(), Some(1));
}

#[test]
fn a_position_is_counted_with_the_plies_after_which_it_stood() {
    let mut game = Game::create(creation());
    assert_eq!((game.occurrences(), game.occurred_after().len()), (1, 1));
    game.play("White completes g1f3; Black completes g8f6; White completes f3g1").unwrap();
    assert_eq!(game.occurrences(), 1);
    game.play("Black completes f6g8").unwrap();
    assert_eq!(game.occurrences(), 2);
    let after: Vec<_> = game.occurred_after().iter().map(|ply| ply.map(|it| it.number())).collect();
    assert_eq!(after, [None, Some(2)]);
    assert_eq!(game.occurred_after()[1].map(|ply| ply.side()), Some(BLACK));
}

#[test]
fn a_game_is_not_started_then_runs_and_may_be_stopped() {
    let mut created = creation();
    created.clock.running = None;
    let mut game = Game::create(created);
    assert_eq!((game.is_not_started(), game.is_stopped()), (true, false));
    game.play("Arbiter starts").unwrap();
    assert_eq!((game.is_not_started(), game.is_stopped()), (false, false));
    game.play("Arbiter interrupts").unwrap();
    assert_eq!((game.is_not_started(), game.is_stopped()), (false, true));
    game.play("Arbiter resumes").unwrap();
    assert_eq!((game.is_not_started(), game.is_stopped()), (false, false));
}

#[test]
fn warnings_and_an_open_appeal_are_known() {
    let mut game = Game::create(creation());
    game.play("Arbiter gives White a warning; Arbiter gives White a warning").unwrap();
    game.play("Arbiter gives Black a warning").unwrap();
    assert_eq!((game.warnings(WHITE), game.warnings(BLACK)), (2, 1));
    assert_eq!(game.appeal(), None);
    game.play("Black appeals").unwrap();
    assert_eq!(game.appeal(), Some(BLACK));
    game.play("Appeals rejects the appeal").unwrap();
    assert_eq!(game.appeal(), None);
}

#[test]
fn the_record_counts_its_entries_its_time_and_what_was_struck() {
    let mut game = Game::create(creation());
    assert_eq!((game.entries(), game.at()), (0, 0));
    let made = act(&mut game, 2_500, "White completes e2e4");
    assert_eq!((game.entries(), game.at()), (3, 2_500));
    assert_eq!(made.iter().map(|entry| entry.number).collect::<Vec<_>>(), [0, 1, 2]);
    act(&mut game, 4_000, "Black completes e7e4");
    assert_eq!((game.line().len(), game.struck().len()), (1, 1));
    act(&mut game, 5_000, "Arbiter records \"noise\"");
    act(&mut game, 5_000, "Arbiter records White uses notes");
    assert_eq!(
        game.incidents().iter().map(|it| it.who).collect::<Vec<_>>(),
        [Actor::Player(WHITE)]
    );
}

#[test]
fn an_illegal_move_found_later_is_struck_with_all_that_followed() {
    let mut created = creation();
    created.regulations.observer = Observer::Arbiter;
    let mut game = Game::create(created);
    game.play("White completes e2e5; Black completes e7e6; White completes a2a3").unwrap();
    assert_eq!((game.line().len(), game.struck().len()), (3, 0));
    let found = last(&mut game, "Arbiter notices White's move 1");
    assert_eq!(game.struck().len(), 1);
    let struck = &game.struck()[0];
    assert_eq!((struck.entry, struck.plies.len(), game.line().len()), (found.number, 3, 0));
}

#[test]
fn the_men_of_a_board_are_those_that_hands_have_left() {
    let mut game = Game::create(creation());
    game.play("White lifts e2").unwrap();
    assert_eq!(game.board_of(WHITE).occupied().len(), 31);
    assert_eq!(game.standing().board().occupied().len(), 32);
}

/// To whom an act of this game is told.
fn audience(line: &str) -> Audience {
    last(&mut Game::create(creation()), line).audience
}

#[test]
fn what_the_arbiter_sees_or_is_told_he_alone_knows() {
    let for_arbiter = [
        "Arbiter notices White's move 1",
        "Arbiter records White uses notes",
        "Arbiter records \"noise\"",
        "Arbiter appoints Arbiter 2",
        "Arbiter permits Bystander to enter the playing area",
        "Arbiter ends the reconstruction: nobody knows",
        "Arbiter writes \"e4\"",
        "Bystander tells the arbiter \"the flag is down\"",
        "Organiser agrees to the expulsion of White",
        "Clock reports: White pressed 0:01 ago",
        "Clock waits",
    ];
    for line in for_arbiter {
        assert_eq!(audience(line), Audience::Arbiter, "{line}");
    }
    let for_white = [
        "White writes \"e4\"",
        "White asks how many moves were made",
        "White reports leaving",
        "Arbiter permits White to leave the playing area",
    ];
    for line in for_white {
        assert_eq!(audience(line), Audience::ArbiterAnd(WHITE), "{line}");
    }
    for line in ["White touches e2", "White offers a draw", "Arbiter gives White a warning"] {
        assert_eq!(audience(line), Audience::Everyone, "{line}");
    }
}

#[test]
fn a_flag_is_for_all_to_see_only_where_the_engine_rules() {
    for (observer, expected) in
        [(Observer::Engine, Audience::Everyone), (Observer::Arbiter, Audience::Arbiter)]
    {
        let mut created = creation();
        created.regulations.observer = observer;
        let game = Game::create(created);
        let flag = Event::FlagFell { side: WHITE };
        assert_eq!(game.audience_of(Actor::Clock, &flag), expected);
    }
}

#[test]
fn an_entry_is_shown_to_whom_it_tells_anything() {
    let mut created = creation();
    created.regulations.observer = Observer::Arbiter;
    let mut game = Game::create(created);
    let roles = [Role::Arbiter, Role::Player(WHITE), Role::Player(BLACK), Role::Spectator];
    let shown = |entry: &Entry| roles.map(|role| entry.is_shown_to(role));
    assert_eq!(shown(&last(&mut game, "White writes \"e4\"")), [true, true, false, false]);
    assert_eq!(shown(&last(&mut game, "White completes e2e5")), [true; 4]);
    let nothing = last(&mut game, "Arbiter notices the position");
    assert_eq!(shown(&nothing), [true, false, false, false]);
    // Nobody is told what the arbiter looked at, but everyone is told the ruling.
    let found = last(&mut game, "Arbiter notices White's move 1");
    assert_eq!(found.audience, Audience::Arbiter);
    assert_eq!(shown(&found), [true; 4]);
}

/// Without a clock there is nothing to go over.
#[test]
fn a_press_that_nobody_owes_makes_no_entry_in_a_game_without_a_clock() {
    let mut game = Game::new(Regulations::standard(Edition::E2023));
    let completed = last(&mut game, "White completes e2e4");
    assert!(!completed.rulings.is_empty());
    assert!(last(&mut game, "White presses").rulings.is_empty());
}

#[test]
fn an_open_offer_and_every_result_are_known() {
    let mut game = Game::create(creation());
    assert_eq!(game.offer(), None);
    game.play("White plays e2e4; White offers a draw").unwrap();
    assert_eq!(game.offer(), Some(WHITE));
    game.play("White presses; Black declines").unwrap();
    assert_eq!(game.offer(), None);
    game.play("Black resigns; Arbiter decides 1/2-1/2").unwrap();
    let scores: Vec<String> = game.outcomes().iter().map(|it| it.score.to_string()).collect();
    assert_eq!(scores, ["1-0", "1/2-1/2"]);
}

/// Counts are for the arbiter; the players see the times that the arbiter set (12.6).
#[test]
fn the_counter_that_was_set_is_for_the_arbiter_alone() {
    let mut game = Game::create(creation());
    let set = last(&mut game, "Arbiter sets clock White 4:00, Black 3:00, move 12");
    let seen = |role| match set.view(role).and_then(|view| view.event) {
        Some(Event::ClockSetByArbiter { white_ms, black_ms, move_number }) => {
            (white_ms, black_ms, move_number)
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Role::Arbiter), (Some(240_000), Some(180_000), Some(12)));
    for role in [Role::Player(WHITE), Role::Player(BLACK), Role::Spectator] {
        assert_eq!(seen(role), (Some(240_000), Some(180_000), None));
    }
}

/// Nobody tells a player what a touch leads to (it would show that the piece can move); after an
/// illegal move the player must know what is required.
#[test]
fn a_player_is_told_what_he_owes_by_a_ruling_but_not_by_a_touch() {
    let mut game = Game::create(creation());
    let owes = |entry: &Entry| {
        let view = entry.view(Role::Player(WHITE)).unwrap();
        view.rulings.iter().any(|ruling| matches!(ruling.effect, Effect::MustMove { .. }))
    };
    let touch = last(&mut game, "White touches e2");
    assert!(touch.rulings.iter().any(|ruling| matches!(ruling.effect, Effect::MustMove { .. })));
    assert!(!owes(&touch));
    let press = last(&mut game, "White completes e2e5");
    assert!(owes(&press));
}
