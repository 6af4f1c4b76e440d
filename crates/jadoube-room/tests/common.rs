//! A room, and those who act in it.

use jadoube_laws::{Begun, Creation, Edition, Entry, Moving, Observer, Regulations, Role, Side};
use jadoube_room::{
    About, ActRequest, Arrival, Done, LinkRole, Made, Refused, Room, SentAct, hash_of,
};

pub(crate) const WHITE: LinkRole = LinkRole::Player(Side::White);
pub(crate) const BLACK: LinkRole = LinkRole::Player(Side::Black);
pub(crate) const ARBITER: LinkRole = LinkRole::Arbiter(1);
pub(crate) const SEES_WHITE: Role = Role::Player(Side::White);

pub(crate) fn regulations() -> Regulations {
    let control = Some("90m".parse().expect("a control"));
    Regulations { control, observer: Observer::Arbiter, ..Regulations::standard(Edition::E2023) }
}

pub(crate) fn begun(regulations: Regulations) -> Begun {
    Begun {
        white: "White's name".to_owned(),
        black: "Black's name".to_owned(),
        round: "1".to_owned(),
        station: String::new(),
        moving: Moving::default(),
        creation: Creation::new(regulations),
    }
}

pub(crate) fn room(delay_ms: u64) -> Room {
    Room::new(about(), begun(regulations()), delay_ms)
}

pub(crate) fn room_by(regulations: Regulations) -> Room {
    Room::new(about(), begun(regulations), 0)
}

fn about() -> About {
    About { game: "g".to_owned(), competition: "c".to_owned(), created: 0 }
}

pub(crate) fn request(role: LinkRole, id: &str, act: &str) -> ActRequest {
    let sent = SentAct { id: id.to_owned(), act: act.to_owned(), device: None, shares: None };
    let link = hash_of([role.to_string().as_bytes()]);
    ActRequest::new(role, link, sent).expect("an act")
}

/// Does an act as a server does that stores it at once; nothing is made if it was done before.
pub(crate) fn act(
    room: &mut Room,
    request: &ActRequest,
    now: u64,
) -> Result<(Vec<Entry>, Done), Refused> {
    if let Some(done) = room.done_before(request)? {
        return Ok((Vec::new(), done));
    }
    let mut entries = Vec::new();
    while let Some(made) = room.pass_time(now, now) {
        entries.extend(stored(room, vec![made], now));
    }
    let plan = room.plan(request, now, Arrival::default(), &[])?;
    let (made, done) = room.act(plan, now);
    entries.extend(stored(room, made, now));
    Ok((entries, done))
}

fn stored(room: &mut Room, made: Vec<Made>, now: u64) -> Vec<Entry> {
    let entries = made.iter().map(|made| made.entry.clone()).collect();
    room.is_stored(made, now);
    entries
}

/// Acts one after the other, a second apart.
pub(crate) fn play(room: &mut Room, acts: &[(LinkRole, &str)]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (number, (role, words)) in (1..).zip(acts) {
        let request = request(*role, &format!("play {number}"), words);
        entries.extend(act(room, &request, number * 1000).expect("it is done").0);
    }
    entries
}
