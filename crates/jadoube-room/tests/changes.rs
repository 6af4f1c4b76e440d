//! What changed, put into what was known, is how the game stands.

use jadoube_laws::Role;
use jadoube_room::{LinkRole, ROLES, Room, State};
use serde_json::{Value, json};

use crate::common::{ARBITER, BLACK, WHITE, act, request, room};

const ACTS: [(LinkRole, &str); 12] = [
    (ARBITER, "starts"),
    (WHITE, "completes e2e4"),
    (WHITE, "writes \"e4\""),
    (BLACK, "plays e7e5"),
    (BLACK, "presses"),
    (ARBITER, "records \"a noise\""),
    (WHITE, "completes e1e3"),
    (BLACK, "completes g8f6"),
    (BLACK, "writes \"Nf6\""),
    (ARBITER, "notices White's move 2"),
    (WHITE, "offers a draw"),
    (BLACK, "resigns"),
];

/// Does what a client does with a change.
fn put(change: &Value, into: &mut Value) {
    for (name, changed) in change.as_object().expect("an object") {
        let known = &mut into[name];
        match name.as_str() {
            "moves" | "sheet" => grow(changed, known),
            "sheets" => ["white", "black"].iter().for_each(|it| grow(&changed[it], &mut known[it])),
            _ => *known = changed.clone(),
        }
    }
}

fn grow(changed: &Value, known: &mut Value) {
    let from = usize::try_from(changed["from"].as_u64().expect("a number")).expect("a small one");
    let mut items = known.as_array().cloned().unwrap_or_default();
    items.truncate(from);
    assert_eq!(items.len(), from, "what stays is known");
    items.extend(changed["items"].as_array().expect("items").iter().cloned());
    *known = json!(items);
}

fn states(room: &Room, now: u64) -> [State; ROLES.len()] {
    ROLES.map(|sees| room.now().state(sees, now, now))
}

/// That nothing is wrong with the record may be said or not.
fn plain(mut state: Value) -> Value {
    if state["broken"].is_null() {
        state["broken"] = Value::Null;
    }
    state
}

#[test]
fn changes_add_up_to_the_state() {
    let mut room = room(0);
    let mut before = states(&room, 0);
    let mut known = before.each_ref().map(|state| json!(state));
    for (number, (role, words)) in (1..).zip(ACTS) {
        act(&mut room, &request(role, &number.to_string(), words), number * 1000).expect("done");
        let now = states(&room, number * 1000 + 1);
        for ((now, before), known) in now.iter().zip(&before).zip(&mut known) {
            put(&json!(now.change_since(before)), known);
            assert_eq!(plain(known.clone()), plain(json!(now)), "after `{words}`");
        }
        before = now;
    }
    assert!(before.iter().all(|state| state.over), "it was resigned");
}

#[test]
fn only_what_changed_is_told() {
    let mut room = room(0);
    act(&mut room, &request(ARBITER, "1", "starts"), 0).expect("done");
    let before = states(&room, 0);
    act(&mut room, &request(WHITE, "2", "completes e2e4"), 0).expect("done");
    let now = states(&room, 0);
    let fields = |place: usize| {
        let change = json!(now[place].change_since(&before[place]));
        change.as_object().expect("an object").keys().cloned().collect::<Vec<_>>()
    };
    let spectator = jadoube_room::place(Role::Spectator);
    assert_eq!(fields(spectator), ["at", "board", "clocks", "moves", "to_move", "utc", "views"]);
    let same = json!(now[spectator].change_since(&now[spectator]));
    assert_eq!(same["moves"], Value::Null);
}

/// Whoever has missed something is told all that can change, whatever they know.
#[test]
fn a_whole_change_leaves_nothing_of_what_was_known() {
    let mut one = room(0);
    let mut known = states(&one, 0).map(|state| json!(state));
    for (number, (role, words)) in (1..).zip(ACTS) {
        act(&mut one, &request(role, &number.to_string(), words), number * 1000).expect("done");
    }
    for (now, known) in states(&one, 99_000).iter().zip(&mut known) {
        put(&json!(now.as_change()), known);
        assert_eq!(plain(known.clone()), plain(json!(now)));
    }
}
