//! What an arbiter may do now besides deciding, penalising and setting clocks: grant time, permit
//! something, see to scoresheets, to supervision and to the clock's place.

use jadoube_lawbook::{Article, DevicePermission, Message, Provisions, art};
use jadoube_laws::{
    Actor, Announcement, ClockPlace, ConductEvent, Event, Game, Permission, SheetEvent, Side,
    Supervision,
};

use super::blank::{Blank, Filling, PROBED, Place};
use super::probe::probe;
use crate::sent::{Group, OtherAct, Ruling};

/// An act, what it is about, and the message that names it.
struct Row {
    group: Group,
    message: &'static str,
    act: Blank,
}

const fn row(
    group: Group,
    message: &'static str,
    places: &'static [Place],
    act: fn(&Filling) -> Event,
) -> Row {
    Row { group, message, act: Blank { places, act } }
}

/// Acts that the engine rules on, so that it tells whether they are lawful now.
const RULED: [Row; 13] = [
    row(Group::Time, "act-grants", &[Place::Side, Place::Time], |f| grants_to(f.side, f.ms)),
    row(Group::Time, "act-grants-both", &[Place::Time], |f| grants(Some(f.ms), Some(f.ms))),
    row(Group::Sheet, "act-replaces-sheet", &[Place::Side], |f| {
        Event::OfSheet(SheetEvent::Replaced { side: f.side })
    }),
    row(Group::Sheet, "act-accepts-recorder", &[Place::Side], |f| accepts(f.side, None)),
    row(Group::Sheet, "act-accepts-recorder-minus", &[Place::Side, Place::Time], |f| {
        accepts(f.side, Some(f.ms))
    }),
    row(Group::Sheet, "act-reconstruction", &[], |_| {
        Event::OfSheet(SheetEvent::ReconstructionOrdered)
    }),
    row(Group::Sheet, "act-reconstruction-ends", &[Place::Number], |f| {
        reconstructed(Some(f.number.into()))
    }),
    row(Group::Sheet, "act-reconstruction-fails", &[], |_| reconstructed(None)),
    row(Group::Start, "act-announces-full", &[], |_| {
        announces(Announcement::Supervision(Supervision::Full))
    }),
    row(Group::Start, "act-announces-limited", &[], |_| {
        announces(Announcement::Supervision(Supervision::Limited))
    }),
    row(Group::Start, "act-clock-right", &[], |_| places_clock(ClockPlace::BlackRight)),
    row(Group::Start, "act-clock-left", &[], |_| places_clock(ClockPlace::BlackLeft)),
    row(Group::Start, "act-announces-round", &[], |_| announces(Announcement::Round)),
];

/// What the arbiter may always permit and appoint while the game goes on, where an edition provides
/// for it, and the article that says so.
const FREE: [(Row, Article, Provided); 7] = [
    (
        row(Group::Permission, "act-permits-leave-area", &[Place::Side], |f| {
            permits(Actor::Player(f.side), Permission::LeaveArea)
        }),
        art!("11.2.3.2"),
        may_permit,
    ),
    (
        row(Group::Permission, "act-permits-leave-venue", &[Place::Side], |f| {
            permits(Actor::Player(f.side), Permission::LeaveVenue)
        }),
        art!("11.2.3.1"),
        may_permit,
    ),
    (
        row(Group::Permission, "act-permits-enter-area", &[], |_| {
            permits(Actor::Bystander, Permission::EnterArea)
        }),
        art!("11.2.3.3"),
        may_permit,
    ),
    (
        row(Group::Permission, "act-permits-device", &[Place::Side], |f| {
            permits(Actor::Player(f.side), Permission::Device)
        }),
        art!("11.3.2"),
        may_permit_device,
    ),
    (
        row(Group::Permission, "act-permits-use-bag", &[Place::Side], |f| {
            permits(Actor::Player(f.side), Permission::UseBag)
        }),
        art!("11.3.2.1"),
        may_permit,
    ),
    (
        row(Group::Permission, "act-permits-phone", &[Place::Who], |f| {
            permits(f.who, Permission::Phone)
        }),
        art!("12.8"),
        may_permit,
    ),
    (
        row(Group::Arbiters, "act-appoints", &[Place::Number], |f| {
            Event::OfConduct(ConductEvent::AssistantAppointed { arbiter: f.number })
        }),
        art!("12.4"),
        may_permit,
    ),
];

fn grants_to(side: Side, ms: i64) -> Event {
    match side {
        Side::White => grants(Some(ms), None),
        Side::Black => grants(None, Some(ms)),
    }
}

const fn grants(white_ms: Option<i64>, black_ms: Option<i64>) -> Event {
    Event::OfConduct(ConductEvent::TimeGranted { white_ms, black_ms })
}

const fn accepts(side: Side, minus_ms: Option<i64>) -> Event {
    Event::OfSheet(SheetEvent::RecorderAccepted { side, minus_ms })
}

const fn reconstructed(moves: Option<u32>) -> Event {
    Event::OfSheet(SheetEvent::ReconstructionEnded { moves })
}

const fn announces(announcement: Announcement) -> Event {
    Event::Announced { announcement }
}

const fn places_clock(place: ClockPlace) -> Event {
    Event::ClockPlaced { place }
}

const fn permits(who: Actor, what: Permission) -> Event {
    Event::OfConduct(ConductEvent::Permitted { who, what })
}

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
pub(super) fn others(game: &Game, at: u64) -> Vec<OtherAct> {
    if game.is_over() {
        return Vec::new();
    }
    let edition = game.rules().edition();
    let ruled = RULED.iter().filter_map(|row| {
        let rulings = probe(game, at, row.act.filled(&PROBED))?;
        let follows = Ruling::all(&rulings, edition);
        Some(OtherAct { follows, ..row.shown() })
    });
    let provided = FREE.iter().filter(|(.., provided)| provided(game.rules().provisions()));
    let free = provided.map(|(row, article, _)| {
        let articles = vec![article.cited_in(edition).to_string()];
        OtherAct { articles, ..row.shown() }
    });
    ruled.chain(free).collect()
}

impl Row {
    fn shown(&self) -> OtherAct {
        let (group, message) = (self.group, Message::new(self.message));
        let (follows, articles) = (Vec::new(), Vec::new());
        OtherAct { group, act: self.act.shown(), message, follows, articles }
    }
}

#[cfg(test)]
mod tests {
    use super::super::blank::tests::reads_as_it_is_filled;
    use super::*;

    #[test]
    fn what_is_shown_is_what_is_put_to_the_engine() {
        let rows = RULED.iter().chain(FREE.iter().map(|(row, ..)| row));
        rows.for_each(|row| reads_as_it_is_filled(&row.act));
    }
}
