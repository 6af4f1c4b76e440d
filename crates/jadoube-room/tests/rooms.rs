use jadoube_laws::{Effect, Role};
use jadoube_room::{ROLES, Refusal, Showing, place};

use crate::common::{ARBITER, BLACK, SEES_WHITE, WHITE, act, play, request, room};

const SOME_ACTS: [(jadoube_room::LinkRole, &str); 6] = [
    (ARBITER, "starts"),
    (WHITE, "completes e2e4"),
    (BLACK, "plays e7e5"),
    (BLACK, "presses"),
    (ARBITER, "records \"a noise\""),
    (WHITE, "offers a draw"),
];

#[test]
fn an_act_that_comes_twice_is_done_once() {
    let mut room = room(0);
    play(&mut room, &SOME_ACTS[..2]);
    let touch = request(BLACK, "1", "touches e7");
    let (entries, first) = act(&mut room, &touch, 5000).expect("done");
    assert_eq!((entries.len(), first.again), (1, false));
    let (entries, again) = act(&mut room, &touch, 6000).expect("done before");
    assert_eq!((entries.len(), again.again), (0, true));
    assert_eq!(again.views, first.views);
    let other = request(BLACK, "1", "touches d7");
    let refused = act(&mut room, &other, 7000).expect_err("another act under the same id");
    assert_eq!((refused.why, refused.act.as_deref()), (Refusal::IdUsed, Some("1")));
    let by_white = request(WHITE, "1", "touches d2");
    assert!(act(&mut room, &by_white, 8000).is_ok(), "ids belong to links");
}

#[test]
fn what_is_not_done_is_refused_and_changes_nothing() {
    let mut room = room(0);
    play(&mut room, &SOME_ACTS[..2]);
    let before = room.now().entries(Role::Arbiter);
    for (role, words, code) in [
        (WHITE, "flies", "unknown-act"),
        (WHITE, "resumes", "not-your-role"),
        (ARBITER, "plays e7e5", "not-your-role"),
    ] {
        let refused = act(&mut room, &request(role, words, words), 5000).expect_err("refused");
        assert_eq!(refused.why.code(), code, "{words}");
    }
    room.break_off("entry 1 was altered");
    let refused = act(&mut room, &request(WHITE, "9", "touches e2"), 6000).expect_err("broken");
    assert_eq!(refused.why, Refusal::RecordBroken);
    assert_eq!(room.now().entries(Role::Arbiter), before);
    let state = |sees| room.now().state(sees, 6000, 0);
    assert_eq!(state(Role::Arbiter).broken.as_deref(), Some("entry 1 was altered"));
    assert_eq!(state(SEES_WHITE).broken.as_deref(), Some(""), "why is for the arbiter");
}

#[test]
fn a_record_folds_to_the_same_room() {
    let mut played = room(0);
    let entries = play(&mut played, &SOME_ACTS);
    let mut folded = played.anew();
    for entry in entries {
        folded.fold(entry, 0, 0);
    }
    for sees in ROLES {
        let [ours, theirs] = [&played, &folded].map(|room| room.now().state(sees, 9000, 7));
        assert_eq!(ours, theirs, "{sees:?}");
        let [ours, theirs] = [&played, &folded].map(|room| room.now().news(sees, 0));
        let json = |views: Option<Vec<jadoube_room::Shown>>| {
            views.expect("few views").into_iter().map(|view| view.json).collect::<Vec<_>>()
        };
        assert_eq!(json(ours), json(theirs), "{sees:?}");
    }
    let again = act(&mut folded, &request(BLACK, "play 3", "plays e7e5"), 9000).expect("done");
    assert!(again.1.again, "what was done is known by the record");
}

#[test]
fn views_are_numbered_as_the_room_counts_them() {
    let mut room = room(0);
    let mut numbers = [0; ROLES.len()];
    for (number, (role, words)) in (1..).zip(SOME_ACTS) {
        let request = request(role, &number.to_string(), words);
        let plan = room.plan(&request, number * 1000, Default::default(), &[]).expect("a plan");
        let (made, _) = room.act(plan, 0);
        for one in &made {
            let mut showing = Showing::new(&one.entry, room.game(), one.clocks);
            for sees in ROLES {
                let shown = one.views[place(sees)].and_then(|number| showing.to(sees, number));
                assert_eq!(shown.is_some(), one.entry.is_shown_to(sees));
                let Some(shown) = shown else { continue };
                numbers[place(sees)] += 1;
                assert_eq!(shown.number, numbers[place(sees)]);
                assert!(shown.json.starts_with(&format!("{{\"n\":{},", shown.number)));
            }
        }
        room.is_stored(made, 0);
    }
    assert_eq!(ROLES.map(|sees| room.now().views(sees)), numbers);
}

#[test]
fn a_flag_that_is_due_falls_before_what_comes_after() {
    let mut room = room(0);
    play(&mut room, &SOME_ACTS[..1]);
    let late = 90 * 60_000 + 5000;
    assert_eq!(room.next_deadline(), Some(90 * 60_000 + 1000));
    let (entries, _) = act(&mut room, &request(WHITE, "late", "touches e2"), late).expect("done");
    let [flag, touch] = &entries[..] else { panic!("{entries:?}") };
    assert_eq!((flag.at, touch.at), (90 * 60_000 + 1000, late));
}

#[test]
fn spectators_see_later_what_happened() {
    let mut room = room(10_000);
    play(&mut room, &SOME_ACTS[..2]);
    let snapshot = room.now().clone();
    assert_eq!((snapshot.views(Role::Spectator), snapshot.views(SEES_WHITE)), (0, 4));
    assert!(snapshot.state(Role::Spectator, 3000, 0).moves.is_empty());
    assert!(room.next_due(10_999).is_none());
    assert_eq!(room.due(), Some(11_000));
    let seen = std::iter::from_fn(|| room.next_due(12_000)).count();
    assert_eq!((seen, room.due()), (4, None));
    assert_eq!(room.now().state(Role::Spectator, 13_000, 0).moves.len(), 1);
    assert_eq!(snapshot.views(Role::Spectator), 0, "a snapshot stays as it was");
}

#[test]
fn a_running_game_is_interrupted() {
    let mut room = room(0);
    play(&mut room, &SOME_ACTS[..1]);
    let made = room.interrupt(500, 0).expect("an entry");
    assert_eq!(made.entry.at, 1000, "never before the last entry");
    let stops = |effect: &Effect| matches!(effect, Effect::ClocksStopped);
    assert!(made.entry.rulings.iter().any(|ruling| stops(&ruling.effect)), "{made:?}");
}
