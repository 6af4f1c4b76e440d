//! What a role is told does not depend on what it must not know (12.6): two games that look the same to
//! everybody but the arbiter.

use jadoube_laws::{Role, Start};
use jadoube_room::{LinkRole, ROLES, Room, State};

use crate::common::{ARBITER, BLACK, WHITE, act, regulations, request, room_by};

/// White has castled before in the second: nobody sees that on the board.
const STARTS: [&str; 2] = ["4k3/7p/8/8/8/8/P7/4K2R w K - 0 1", "4k3/7p/8/8/8/8/P7/4K2R w - - 0 1"];

const ACTS: [(LinkRole, &str); 6] = [
    (ARBITER, "starts"),
    (WHITE, "offers a draw"),
    (WHITE, "completes e1g1"),
    (BLACK, "completes h7h5"),
    (WHITE, "completes a2a4"),
    (BLACK, "touches h5"),
];

fn rooms() -> [Room; 2] {
    STARTS.map(|start| {
        let start = Start::Position(start.parse().expect("a position"));
        room_by(jadoube_laws::Regulations { start, ..regulations() })
    })
}

/// What is told to a role, but for the regulations: they say how the game began.
fn told(room: &Room, sees: Role, now: u64) -> (State, Vec<String>) {
    let mut state = room.now().state(sees, now, 0);
    state.regulations = regulations();
    let news = room.now().news(sees, 0).expect("few views");
    (state, news.into_iter().map(|view| view.json).collect())
}

#[test]
fn a_fault_that_nobody_noticed_is_told_to_the_arbiter_alone() {
    let mut rooms = rooms();
    let mut differs = false;
    for (number, (role, words)) in (1..).zip(ACTS) {
        let request = request(role, &number.to_string(), words);
        let now = number * 1000;
        let done = rooms.each_mut().map(|room| act(room, &request, now).expect("it is done").1);
        for sees in ROLES {
            let [legal, illegal] = rooms.each_ref().map(|room| told(room, sees, now + 500));
            match sees {
                Role::Arbiter => differs |= legal != illegal,
                _ => assert_eq!(legal, illegal, "{sees:?} after `{words}`"),
            }
        }
        if role != ARBITER {
            assert_eq!(done[0], done[1], "what is answered to `{words}`");
        }
    }
    assert!(differs, "the arbiter is told");
}
