//! What happens around the clock and before the game, at random.

use jadoube_laws::{
    Actor, Announcement, BothAbsent, BySide, Choice, Claim, ClockKind, ClockPlace, Creation, Event,
    Game, Handling, Noticed, Request, Side, Supervision,
};

use super::chance::Chance;

const HANDLINGS: [Handling; 5] =
    [Handling::Hit, Handling::Lifted, Handling::KnockedOver, Handling::Finger, Handling::Held];

/// Makes something wrong, or chosen differently, from the start.
pub(crate) fn unsettle(chance: &mut Chance, creation: &mut Creation) {
    let regulations = &mut creation.regulations;
    if chance.once_in(10) {
        regulations.clock_kind = ClockKind::Mechanical;
        regulations.quickplay = chance.once_in(2);
    }
    if chance.once_in(8) {
        regulations.assistants = vec![Side::White];
        regulations.assistant_time_ms = chance.once_in(2).then_some(60_000);
    }
    if chance.once_in(6) {
        regulations.default_time_ms = Some(60_000);
        regulations.both_absent = chance.one_of(&[BothAbsent::White, BothAbsent::Nobody]);
        creation.absent = BySide::new(chance.once_in(2), chance.once_in(2));
    }
    if regulations.control.is_some() && chance.once_in(8) {
        creation.clock_setting = chance.one_of(&["10m, +5s", "7m"]).parse().ok();
    }
}

/// One act around the clock.
pub(crate) fn act(chance: &mut Chance, game: &Game) -> (Actor, Vec<Event>) {
    let side = chance.one_of(&Side::ALL);
    let of_player = |event| (Actor::Player(side), vec![event]);
    let of_arbiter = |event| (Actor::Arbiter(1), vec![event]);
    match chance.below(14) {
        0 => of_player(Event::ClockHandled { how: chance.one_of(&HANDLINGS) }),
        1 => of_player(Event::ScreenPointedAt),
        2 => of_player(Event::Asked {
            request: chance.one_of(&[Request::Scoresheet, Request::Record]),
        }),
        3 | 4 => of_player(Event::Claimed {
            claim: chance.one_of(&[
                Claim::InitialPosition,
                Claim::PieceDisplaced,
                Claim::BoardTurned,
                Claim::ClockSetting,
                Claim::ClockDefect,
                Claim::Time,
            ]),
        }),
        5 => of_player(Event::GameStarted),
        6 => of_arbiter(Event::ClockPlaced {
            place: chance.one_of(&[ClockPlace::BlackRight, ClockPlace::BlackLeft]),
        }),
        7 => of_arbiter(Event::Announced {
            announcement: chance.one_of(&[
                Announcement::Round,
                Announcement::Supervision(Supervision::Full),
                Announcement::Supervision(Supervision::Limited),
            ]),
        }),
        8 => match game.clock() {
            Some(_) => of_arbiter(Event::ControlSetByArbiter {
                controls: chance.one_of(&["15m, +10s", "5m"]).parse().expect("a control"),
            }),
            None => of_arbiter(Event::GameStarted),
        },
        9..=11 => of_arbiter(Event::ArbiterNoticed { noticed: noticed(chance, side) }),
        12 => (Actor::Clock, vec![Event::TimePassed]),
        _ => of_arbiter(Event::ArbiterDecided {
            choice: chance.one_of(&[
                Choice::ReasonValid,
                Choice::ClocksBySetting,
                Choice::TenMinutesLess,
                Choice::ClockFailed,
                Choice::PlayOn,
            ]),
            about: None,
        }),
    }
}

fn noticed(chance: &mut Chance, side: Side) -> Noticed {
    let of_clock = [
        Noticed::Handled { side, how: Handling::Hit },
        Noticed::MoveCounter,
        Noticed::ScheduleSuffers,
        Noticed::OrderUnknown,
        Noticed::Absent { side },
        Noticed::Times,
        Noticed::GamesOfArbiter,
        Noticed::Recorder,
    ];
    match chance.below(4) {
        0 => Noticed::ClockSetting,
        1 => Noticed::ClockFailed,
        _ => chance.one_of(&of_clock),
    }
}
