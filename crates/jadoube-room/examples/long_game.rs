//! How long a long game takes: `cargo run --release -p jadoube-room --example long_game -- 20000`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use jadoube_laws::{Begun, Bytes32, Creation, Edition, Entry, Regulations, Role, Side};
use jadoube_room::{About, ActRequest, Arrival, LinkRole, Room, SentAct};

/// Knights go out and back, and pawns step now and then, so that nothing ends the game.
const CYCLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn main() {
    let acts = std::env::args().nth(1).and_then(|acts| acts.parse().ok()).unwrap_or(20_000);
    let (room, entries, took) = played(acts);
    let plies = room.game().line().len();
    println!("{acts} acts, {} entries, {plies} plies", entries.len());
    println!("an act: {:?}", took / acts);
    let fold = || {
        let mut folded = room.anew();
        entries.iter().for_each(|entry| folded.fold(entry.clone(), 0, 0));
        black_box(folded);
    };
    println!("open (fold all entries): {:?}", each(3, fold));
    println!("copy of the game: {:?}", each(1000, || drop(black_box(room.game().clone()))));
    println!("snapshot: {:?}", each(1000, || drop(black_box(room.now().clone()))));
    for sees in [Role::Player(Side::White), Role::Spectator, Role::Arbiter] {
        let snapshot = room.now().clone();
        let state = each(5, || drop(black_box(snapshot.state(sees, u64::MAX / 2, 0))));
        println!("state for {sees:?}: {state:?}");
    }
}

/// A game without end by the Laws: neither repeating nor quiet moves end it.
fn played(acts: u32) -> (Room, Vec<Entry>, Duration) {
    let begun = Begun {
        white: String::new(),
        black: String::new(),
        round: String::new(),
        station: String::new(),
        moving: Default::default(),
        creation: Creation::new(Regulations::standard(Edition::E1993)),
    };
    let mut room = Room::new(About::default(), begun, 0);
    let mut entries = Vec::new();
    let began = Instant::now();
    for number in 0..acts {
        let ply = number as usize;
        let side = if ply.is_multiple_of(2) { Side::White } else { Side::Black };
        let sent = SentAct {
            id: number.to_string(),
            act: format!("completes {}", CYCLE[ply % CYCLE.len()]),
            device: None,
            shares: None,
        };
        let request = ActRequest::new(LinkRole::Player(side), Bytes32([0; 32]), sent);
        let request = request.expect("an act");
        let plan = room.plan(&request, number.into(), Arrival::default(), &[]).expect("a plan");
        let (made, _) = room.act(plan, 0);
        entries.extend(made.iter().map(|one| one.entry.clone()));
        room.is_stored(made, 0);
    }
    (room, entries, began.elapsed())
}

fn each(times: u32, mut work: impl FnMut()) -> Duration {
    let began = Instant::now();
    (0..times).for_each(|_| work());
    began.elapsed() / times
}
