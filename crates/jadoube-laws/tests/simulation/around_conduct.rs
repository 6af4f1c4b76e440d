//! What happens around the board, at random: conduct, scoresheets, penalties, results, appeals.

use jadoube_laws::{
    Actor, Choice, ConductEvent, ConductRules, Creation, DevicePenalty, Event, Handed, Inquiry,
    Misconduct, Noticed, Penalty, Permission, Scoresheet, Scoring, SheetEvent, Side, art,
};

use super::chance::Chance;

const SCORES: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "1-1/2", "1-1", "+/-"];
const PERMISSIONS: [Permission; 6] = [
    Permission::LeaveArea,
    Permission::LeaveVenue,
    Permission::EnterArea,
    Permission::Device,
    Permission::UseBag,
    Permission::Phone,
];

/// Makes the organiser choose differently.
pub(crate) fn unsettle(chance: &mut Chance, creation: &mut Creation) {
    let regulations = &mut creation.regulations;
    regulations.conduct = ConductRules {
        scoresheet: chance.one_of(&[Scoresheet::Paper, Scoresheet::Electronic]),
        report_absence: chance.once_in(2),
        devices_in_bag: chance.once_in(2),
        device_penalty: chance.one_of(&[DevicePenalty::Loss, DevicePenalty::Milder]),
        fines: chance.once_in(2),
        expulsion_consent: chance.once_in(2),
        appeals: !chance.once_in(4),
        appeal_deadline_ms: chance.once_in(2).then_some(30_000),
    };
    if chance.once_in(3) {
        regulations.scoring = Scoring { win: 6, draw: 4, loss: 2, forfeit: 0 };
    }
}

/// One act around the board.
pub(crate) fn act(chance: &mut Chance) -> (Actor, Vec<Event>) {
    let side = chance.one_of(&Side::ALL);
    match chance.below(10) {
        0..=2 => (Actor::Arbiter(1), vec![of_arbiter(chance, side)]),
        3 | 4 => (Actor::Arbiter(1 + chance.below(2) as u16), vec![of_sheets(chance, side)]),
        5 => (
            Actor::Arbiter(1),
            vec![Event::PenaltyGiven { side, penalty: penalty(chance), about: None }],
        ),
        6 => {
            let event = chance.one_of(&[
                ConductEvent::EnteredArea,
                ConductEvent::ToldArbiter { text: "look".to_owned() },
            ]);
            (Actor::Bystander, vec![Event::OfConduct(event)])
        }
        7 => (Actor::Organiser, vec![Event::OfConduct(ConductEvent::ExpulsionAgreed { side })]),
        _ => (Actor::Player(side), vec![of_player(chance)]),
    }
}

fn of_arbiter(chance: &mut Chance, side: Side) -> Event {
    let kinds: Vec<Misconduct> = Misconduct::all().collect();
    let who = chance.one_of(&[Actor::Player(side), Actor::Bystander]);
    let event = match chance.below(8) {
        0..=2 => ConductEvent::Recorded { who, what: chance.one_of(&kinds) },
        3 => ConductEvent::Permitted { who, what: chance.one_of(&PERMISSIONS) },
        4 => ConductEvent::Disturbed { text: "an alarm".to_owned() },
        5 => ConductEvent::TimeGranted {
            white_ms: Some(60_000),
            black_ms: chance.once_in(2).then(|| chance.below(90_000) as i64),
        },
        6 => ConductEvent::AssistantAppointed { arbiter: 2 },
        _ => {
            return Event::ArbiterNoticed { noticed: Noticed::TimeLeft { side } };
        }
    };
    Event::OfConduct(event)
}

fn of_sheets(chance: &mut Chance, side: Side) -> Event {
    match chance.below(7) {
        0 => Event::OfSheet(SheetEvent::Replaced { side }),
        1 => Event::OfSheet(SheetEvent::ReconstructionOrdered),
        2 | 3 => {
            let moves = chance.once_in(2).then(|| chance.below(60) as u32);
            Event::OfSheet(SheetEvent::ReconstructionEnded { moves })
        }
        4 => {
            let minus_ms = chance.once_in(2).then(|| chance.below(60_000) as i64);
            Event::OfSheet(SheetEvent::RecorderAccepted { side, minus_ms })
        }
        5 => Event::SheetWritten { text: "e4".to_owned() },
        _ => {
            let score = chance.one_of(&SCORES).parse().expect("a score");
            Event::ArbiterDecided { choice: Choice::Score(score), about: None }
        }
    }
}

fn penalty(chance: &mut Chance) -> Penalty {
    let score = chance.one_of(&SCORES).parse().expect("a score");
    let rounds = chance.below(2) as u8;
    chance.one_of(&[
        Penalty::Warning,
        Penalty::OpponentGains { ms: 60_000 },
        Penalty::Loses { ms: 120_000 },
        Penalty::OpponentFull,
        Penalty::Lowered,
        Penalty::Score(score),
        Penalty::Fine,
        Penalty::Exclusion { rounds },
        Penalty::Expulsion,
    ])
}

fn of_player(chance: &mut Chance) -> Event {
    let inquiry = chance.one_of(&[
        Inquiry::Rule(art!("3.8.2")),
        Inquiry::Move("O-O".to_owned()),
        Inquiry::MoveCount,
    ]);
    match chance.below(12) {
        0 => Event::OfConduct(ConductEvent::LeftArea),
        1 => Event::OfConduct(ConductEvent::LeftVenue),
        2 => Event::OfConduct(ConductEvent::AbsenceReported),
        3 => Event::OfConduct(ConductEvent::Asked { inquiry }),
        4 => Event::OfSheet(SheetEvent::HandedIn { sheet: Handed::Copy }),
        5 => Event::OfSheet(SheetEvent::LoanAsked),
        6 => Event::OfSheet(SheetEvent::LoanReturned),
        7 | 8 => {
            let score = chance.one_of(&SCORES[..4]).parse().expect("a score");
            Event::ResultSigned { score }
        }
        9 => Event::SheetWritten {
            text: chance.one_of(&["Nf3", "e4 (=)", "P-K4", "a note", "1:20:00"]).to_owned(),
        },
        _ => Event::Appealed { because: None, against: None },
    }
}
