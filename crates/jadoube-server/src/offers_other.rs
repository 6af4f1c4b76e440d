//! What an arbiter may do now besides deciding, penalising and setting clocks: grant time, permit
//! something, see to scoresheets, to supervision and to the clock's place.
//!
//! In an act `{side}` stands for White or Black, `{who}` also for Bystander, `{time}` and `{number}` for
//! what the arbiter gives.

use jadoube_lawbook::{Article, DevicePermission, Message, Provisions, art};
use jadoube_laws::{Event, Game};

use crate::desk::probe;
use crate::sent::{Group, OtherAct, Ruling};

/// An act, what it is about, and the message that names it.
type Row = (Group, &'static str, &'static str);

/// Acts that the engine rules on, so that it tells whether they are lawful now.
const RULED: [Row; 13] = [
    (Group::Time, "grants {side} {time}", "act-grants"),
    (Group::Time, "grants White {time}, Black {time}", "act-grants-both"),
    (Group::Sheet, "replaces {side}'s sheet", "act-replaces-sheet"),
    (Group::Sheet, "accepts {side}'s recorder", "act-accepts-recorder"),
    (Group::Sheet, "accepts {side}'s recorder minus {time}", "act-accepts-recorder-minus"),
    (Group::Sheet, "has the game reconstructed", "act-reconstruction"),
    (Group::Sheet, "ends the reconstruction: {number} moves", "act-reconstruction-ends"),
    (Group::Sheet, "ends the reconstruction: nobody knows", "act-reconstruction-fails"),
    (Group::Start, "announces full supervision", "act-announces-full"),
    (Group::Start, "announces limited supervision", "act-announces-limited"),
    (Group::Start, "puts the clock on Black's right", "act-clock-right"),
    (Group::Start, "puts the clock on Black's left", "act-clock-left"),
    (Group::Start, "announces the round", "act-announces-round"),
];

/// What the arbiter may always permit and appoint while the game goes on, where an edition provides
/// for it, and the article that says so.
const FREE: [(Row, Article, Provided); 7] = [
    (
        (Group::Permission, "permits {side} to leave the playing area", "act-permits-leave-area"),
        art!("11.2.3.2"),
        may_permit,
    ),
    (
        (Group::Permission, "permits {side} to leave the playing venue", "act-permits-leave-venue"),
        art!("11.2.3.1"),
        may_permit,
    ),
    (
        (
            Group::Permission,
            "permits Bystander to enter the playing area",
            "act-permits-enter-area",
        ),
        art!("11.2.3.3"),
        may_permit,
    ),
    (
        (Group::Permission, "permits {side} to have a device", "act-permits-device"),
        art!("11.3.2"),
        may_permit_device,
    ),
    (
        (Group::Permission, "permits {side} to use his bag", "act-permits-use-bag"),
        art!("11.3.2.1"),
        may_permit,
    ),
    (
        (Group::Permission, "permits {who} to use a phone", "act-permits-phone"),
        art!("12.8"),
        may_permit,
    ),
    ((Group::Arbiters, "appoints Arbiter {number}", "act-appoints"), art!("12.4"), may_permit),
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
pub(crate) fn others(game: &Game, at: u64) -> Vec<OtherAct> {
    if game.is_over() {
        return Vec::new();
    }
    let edition = game.rules().edition();
    let ruled = RULED.into_iter().filter_map(|(group, act, id)| {
        let rulings = probe(game, at, example(act)?)?;
        let (message, follows) = (Message::new(id), Ruling::all(&rulings, edition));
        Some(OtherAct { group, act, message, follows, articles: Vec::new() })
    });
    let provided = FREE.into_iter().filter(|(.., provided)| provided(game.rules().provisions()));
    let free = provided.map(|((group, act, id), article, _)| {
        let articles = vec![article.cited_in(edition).to_string()];
        OtherAct { group, act, message: Message::new(id), follows: Vec::new(), articles }
    });
    ruled.chain(free).collect()
}

/// The act with something in the places that are left to the arbiter.
fn example(act: &str) -> Option<Event> {
    let filled = act.replace("{side}", "White").replace("{time}", "1:00").replace("{number}", "1");
    filled.parse().ok()
}
