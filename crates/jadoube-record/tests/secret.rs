//! Article 12.6, said here once more and apart from the program: what of a ruling is the arbiter's
//! alone. Two effects that differ only in that must look alike to players and spectators.

pub(crate) mod events;
mod parts;

use std::collections::BTreeSet;

use jadoube_chess::{Setup, SquareSet};
use jadoube_record::{
    Actor, Audience, Effect, Entry, Event, Format, Role, Ruling, Side, Source, Standing, art,
};

use crate::mirror::of_both_sides;

pub(crate) const OUTSIDERS: [Role; 3] =
    [Role::Player(Side::White), Role::Player(Side::Black), Role::Spectator];

/// Whose an effect is.
enum Secrecy {
    /// The arbiter's alone: to others it is as if it were not there.
    Arbiters,
    /// One player's and the arbiter's.
    Players(Side),
    /// Others are told, but not all: to them it is the same as this one.
    SameAs(Effect),
    /// A ruling, and all of it is told.
    Open,
}

/// From what it follows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// Hands did something to the pieces; nobody has ruled on that yet.
    Hands,
    /// The arbiter looked at something; if all is well nobody learns of the look.
    Look,
    /// Something on which the Laws answer.
    Act,
}

/// The same pieces and the same turn; how often, how long and with which rights cannot be seen.
fn counted_otherwise(standing: &Standing) -> Standing {
    let setup = standing.setup();
    let castling = match setup.castling.is_empty() {
        true => setup.castling,
        false => SquareSet::EMPTY,
    };
    let (quiet_plies, move_number) = (setup.quiet_plies + 17, setup.move_number + 23);
    Standing::from(Setup { castling, quiet_plies, move_number, ..setup })
}

fn secrecy(effect: &Effect, after: After) -> Secrecy {
    match effect.clone() {
        // What only the program sees: an illegal move, a fallen flag, a repetition, a press missed.
        Effect::Known(_)
        // That a touch binds tells that the piece can move.
        | Effect::TouchCounted { .. }
        // That the opponent has made or completed a move, and a lawful one.
        | Effect::MoveMade { .. }
        | Effect::MoveCompleted { .. }
        // How many moves were completed.
        | Effect::CounterSet { .. }
        // That the arbiter has seen something and waits with it (A.5.4).
        | Effect::ArbiterWaits
        // How many entries the record has, and so how much was not told.
        | Effect::DecisionReplaced { .. } => Secrecy::Arbiters,
        Effect::MustMove { .. } | Effect::OfferLapsed => match after {
            After::Hands => Secrecy::Arbiters,
            After::Look | After::Act => Secrecy::Open,
        },
        Effect::NoEffect => match after {
            After::Hands | After::Look => Secrecy::Arbiters,
            After::Act => Secrecy::Open,
        },
        Effect::MoveStands { .. } => match after {
            After::Look => Secrecy::Arbiters,
            After::Hands | After::Act => Secrecy::Open,
        },
        // Whether the press completed a move.
        Effect::ClockGoesOver { side, counted } => {
            Secrecy::SameAs(Effect::ClockGoesOver { side, counted: !counted })
        }
        Effect::IllegalMovesCounted { side, count, ply } => {
            let ply = ply.map(|ply| ply + 40);
            Secrecy::SameAs(Effect::IllegalMovesCounted { side, count, ply })
        }
        Effect::TurnReturned { kept, standing } => Secrecy::SameAs(Effect::TurnReturned {
            kept: kept + 40,
            standing: counted_otherwise(&standing),
        }),
        Effect::PositionRestored { kept, standing, touched } => {
            let standing = counted_otherwise(&standing);
            Secrecy::SameAs(Effect::PositionRestored { kept: kept + 40, standing, touched })
        }
        Effect::CastlingLost { side, wing, after } => {
            let after = counted_otherwise(&after);
            Secrecy::SameAs(Effect::CastlingLost { side, wing, after })
        }
        Effect::BecomesQueen { on, after } => {
            Secrecy::SameAs(Effect::BecomesQueen { on, after: counted_otherwise(&after) })
        }
        Effect::StartedAnew { standing, colours_exchanged } => {
            let standing = counted_otherwise(&standing);
            Secrecy::SameAs(Effect::StartedAnew { standing, colours_exchanged })
        }
        Effect::AdjustingAllowed { .. }
        | Effect::ClockStarted { .. }
        | Effect::ClocksStopped
        | Effect::OfferOpened { .. }
        // The number is the one that the player said.
        | Effect::TakeBackAgreed { .. }
        | Effect::MoveSealed { .. }
        | Effect::AnnouncementTooLate
        | Effect::TouchAnnulled { .. }
        | Effect::MayNotAdjust { .. }
        | Effect::PositionTransferred
        | Effect::MustRestore { .. }
        | Effect::TimeAdded { .. }
        | Effect::TimeTaken { .. }
        | Effect::ClockSet { .. }
        | Effect::ClockSettingStays
        | Effect::NoPenalty
        | Effect::Warned { .. }
        | Effect::ClaimCorrect
        | Effect::ClaimRejected
        | Effect::OfferNoLongerOpen
        | Effect::ConditionVoid
        | Effect::NoAgreement
        | Effect::MustWriteFirst { .. }
        | Effect::MustUpdateSheet { .. }
        | Effect::NeedNotRecord { .. }
        | Effect::RequestRefused
        | Effect::SealedMoveMade { .. }
        | Effect::MustSetBoard { .. }
        | Effect::ControlMet
        | Effect::GameEnded(_)
        | Effect::ResultStands
        | Effect::ResultReplaced { .. }
        | Effect::DecisionStands
        | Effect::AppealUpheld
        | Effect::AppealRejected
        | Effect::ArbiterMustDecide { .. }
        | Effect::SheetGiven { .. }
        | Effect::SheetShown { .. } => Secrecy::Open,
        Effect::OfClock(effect) => parts::of_clock(&effect),
        Effect::OfStart(effect) => parts::of_start(effect),
        Effect::OfAdjournment(effect) => parts::of_adjournment(effect),
        Effect::OfQuickplay(effect) => parts::of_quickplay(effect),
        Effect::OfBlind(effect) => parts::of_blind(&effect),
        Effect::OfNotation(effect) => parts::of_notation(effect),
        Effect::OfConduct(effect) => parts::of_conduct(effect),
        Effect::OfSheet(effect) => parts::of_sheet(effect),
    }
}

/// An entry with this event and these rulings, of which all are told who may be.
pub(crate) fn entry(by: Actor, event: Event, rulings: Vec<Ruling>) -> Entry {
    Entry {
        format: Format::NEWEST,
        number: 7,
        at: 5_000,
        received: 0,
        source: Source::Room,
        act_id: None,
        by,
        name: None,
        audience: event.audience(by, true),
        event,
        rulings,
        previous_hash: None,
    }
}

/// What a role is told, as the text that goes out to it.
fn told(act: &str, ruling: Option<Ruling>, role: Role) -> String {
    let event: Event = act.parse().expect("an act");
    let by = match act.starts_with("notices") {
        true => Actor::Arbiter(1),
        false => Actor::Player(Side::White),
    };
    let view = entry(by, event, ruling.into_iter().collect()).view(role);
    serde_json::to_string(&view).expect("text")
}

const ACTS: [(After, &str); 13] = [
    (After::Hands, "touches e2"),
    (After::Hands, "touches queen beside the board"),
    (After::Hands, "lifts e2"),
    (After::Hands, "releases on e4"),
    (After::Hands, "takes off d5"),
    (After::Hands, "puts queen on a8"),
    (After::Hands, "holds queen on a8"),
    (After::Hands, "knocks over e4"),
    (After::Hands, "puts back e4"),
    (After::Look, "notices the position"),
    (After::Look, "notices White's time"),
    (After::Act, "presses"),
    (After::Act, "claims illegal move"),
];

#[test]
fn nobody_tells_a_player_what_is_the_arbiters() {
    // Effects that are told in part, by their words, and those with something to hide.
    let (mut in_part, mut with_secret) = (BTreeSet::new(), BTreeSet::new());
    for effect in of_both_sides(Effect::samples()) {
        let ruling = |effect: &Effect| Ruling::new(effect.clone(), art!("6.2.1"));
        let whole = serde_json::to_string(&effect).expect("text");
        for ((after, act), role) in
            ACTS.into_iter().flat_map(|act| OUTSIDERS.map(|role| (act, role)))
        {
            let what = format!("{act}: `{effect}` ({whole}) as {role:?}");
            let as_told = told(act, Some(ruling(&effect)), role);
            let nothing = told(act, None, role);
            match secrecy(&effect, after) {
                Secrecy::Arbiters => {
                    assert_eq!(as_told, nothing, "{what}");
                    // Not even if a ruling says that everybody be told.
                    let loud = ruling(&effect).to(Audience::Everyone);
                    assert_eq!(told(act, Some(loud), role), nothing, "{what}");
                }
                Secrecy::Players(side) if role != Role::Player(side) => {
                    assert_eq!(as_told, nothing, "{what}");
                }
                Secrecy::Players(_) | Secrecy::Open => {
                    assert!(as_told.contains(&whole), "{what}: {as_told}");
                }
                Secrecy::SameAs(other) => {
                    in_part.insert(effect.to_string());
                    if other != effect {
                        with_secret.insert(effect.to_string());
                    }
                    assert_ne!(as_told, nothing, "{what}");
                    assert_eq!(as_told, told(act, Some(ruling(&other)), role), "{what}");
                }
            }
        }
    }
    assert_eq!(in_part, with_secret, "a sample must have what is kept secret");
}

#[test]
fn the_arbiter_is_told_everything() {
    for effect in Effect::samples() {
        let whole = serde_json::to_string(&effect).expect("text");
        for audience in Audience::samples() {
            let ruling = Ruling::new(effect.clone(), art!("6.2.1")).to(audience);
            let as_told = told("touches e2", Some(ruling), Role::Arbiter);
            assert!(as_told.contains(&whole), "{effect}: {as_told}");
        }
    }
}

/// A move that ends the game is completed by another clause than one that does not.
#[test]
fn the_clause_by_which_the_clock_goes_over_tells_nothing() {
    for role in OUTSIDERS {
        let by_clause = |article| {
            let effect = Effect::ClockGoesOver { side: Side::White, counted: true };
            told("presses", Some(Ruling::new(effect, article)), role)
        };
        assert_eq!(by_clause(art!("6.2.1")), by_clause(art!("7.5.3")));
    }
}
