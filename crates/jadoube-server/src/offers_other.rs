//! What an arbiter may do now besides deciding, penalising and setting clocks: grant time, permit
//! something, see to scoresheets, to supervision and to the clock's place.
//!
//! In an act `{side}` stands for White or Black, `{who}` also for Bystander, `{time}` and `{number}` for
//! what the arbiter gives.

use jadoube_lawbook::{Article, DevicePermission, Message, Provisions, art};
use jadoube_laws::{Event, Game};
use serde_json::{Value, json};

use crate::desk::probe;
use crate::shown::told;

/// An act, what it is about, and the message that names it.
type Row = (&'static str, &'static str, &'static str);

/// Acts that the engine rules on, so that it tells whether they are lawful now.
const RULED: [Row; 13] = [
    ("time", "grants {side} {time}", "act-grants"),
    ("time", "grants White {time}, Black {time}", "act-grants-both"),
    ("sheet", "replaces {side}'s sheet", "act-replaces-sheet"),
    ("sheet", "accepts {side}'s recorder", "act-accepts-recorder"),
    ("sheet", "accepts {side}'s recorder minus {time}", "act-accepts-recorder-minus"),
    ("sheet", "has the game reconstructed", "act-reconstruction"),
    ("sheet", "ends the reconstruction: {number} moves", "act-reconstruction-ends"),
    ("sheet", "ends the reconstruction: nobody knows", "act-reconstruction-fails"),
    ("start", "announces full supervision", "act-announces-full"),
    ("start", "announces limited supervision", "act-announces-limited"),
    ("start", "puts the clock on Black's right", "act-clock-right"),
    ("start", "puts the clock on Black's left", "act-clock-left"),
    ("start", "announces the round", "act-announces-round"),
];

/// What the arbiter may always permit and appoint while the game goes on, where an edition provides
/// for it, and the article that says so.
const FREE: [(Row, Article, Provided); 7] = [
    (
        ("permission", "permits {side} to leave the playing area", "act-permits-leave-area"),
        art!("11.2.3.2"),
        may_permit,
    ),
    (
        ("permission", "permits {side} to leave the playing venue", "act-permits-leave-venue"),
        art!("11.2.3.1"),
        may_permit,
    ),
    (
        ("permission", "permits Bystander to enter the playing area", "act-permits-enter-area"),
        art!("11.2.3.3"),
        may_permit,
    ),
    (
        ("permission", "permits {side} to have a device", "act-permits-device"),
        art!("11.3.2"),
        may_permit_device,
    ),
    (
        ("permission", "permits {side} to use his bag", "act-permits-use-bag"),
        art!("11.3.2.1"),
        may_permit,
    ),
    (("permission", "permits {who} to use a phone", "act-permits-phone"), art!("12.8"), may_permit),
    (("arbiters", "appoints Arbiter {number}", "act-appoints"), art!("12.4"), may_permit),
];

/// Whether an edition provides for something.
type Provided = fn(&Provisions) -> bool;

fn may_permit(provisions: &Provisions) -> bool {
    provisions.arbiter_permits
}

/// A permission of its own only where the device stands apart from the bag.
fn may_permit_device(provisions: &Provisions) -> bool {
    may_permit(provisions) && provisions.device_permission == DevicePermission::Apart
}

/// All of them that are lawful now.
pub(crate) fn others(game: &Game, at: u64) -> Value {
    if game.is_over() {
        return json!([]);
    }
    let edition = game.rules().edition();
    let ruled = RULED.into_iter().filter_map(|(group, act, id)| {
        let rulings = probe(game, at, example(act)?)?;
        let follows: Vec<_> = rulings.iter().map(|ruling| told(ruling, edition)).collect();
        let message = Message::new(id);
        Some(json!({ "group": group, "act": act, "message": message, "follows": follows, "articles": [] }))
    });
    let provided = FREE.into_iter().filter(|(.., provided)| provided(game.rules().provisions()));
    let free = provided.map(|((group, act, id), article, _)| {
        let (message, number) = (Message::new(id), article.cited_in(edition).to_string());
        json!({ "group": group, "act": act, "message": message, "follows": [], "articles": [number] })
    });
    ruled.chain(free).collect()
}

/// The act with something in the places that are left to the arbiter.
fn example(act: &str) -> Option<Event> {
    let filled = act.replace("{side}", "White").replace("{time}", "1:00").replace("{number}", "1");
    filled.parse().ok()
}
