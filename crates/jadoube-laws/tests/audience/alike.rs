//! Pairs of games that differ only in what is hidden from players and so must look alike to them.

use jadoube_chess::{Attempt, Square};
use jadoube_laws::{
    Actor, Creation, Edition, Event, Game, Happening, Observer, Recording, Regulations, Role, Side,
    View,
};

use super::{GAMES, OUTSIDERS, STEPS};
use crate::simulation::chance::Chance;
use crate::simulation::unruly;

/// What two players at the board can do without anyone ruling on it, if the arbiter observes but
/// does not look.
fn is_plain(event: &Event) -> bool {
    matches!(
        event,
        Event::PieceTouched { .. }
            | Event::PieceLifted { .. }
            | Event::PieceReleased { .. }
            | Event::PieceTakenOff { .. }
            | Event::PiecePut { .. }
            | Event::ClockPressed { .. }
            | Event::DrawOffered { .. }
            | Event::SheetWritten { .. }
            | Event::Left
            | Event::Arrived
    )
}

fn arbiters_eyes(control: &str, fen: &str) -> Creation {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.observer = Observer::Arbiter;
    regulations.recording = Recording::Players;
    regulations.control = control.parse().ok();
    let mut creation = Creation::new(regulations);
    creation.set_up = fen.parse().ok();
    assert!(creation.set_up.is_some() && creation.regulations.control.is_some());
    creation.clock.running = Some(creation.standing().to_move());
    creation
}

/// Plays the same acts in two games and compares what each outsider is told; returns how many views
/// were the same before one of the games ended.
fn look_alike(seed: u64, one: Creation, other: Creation) -> usize {
    let mut chance = Chance::new(seed);
    let mut games = [Game::create(one), Game::create(other)];
    let mut seen = 0;
    for _ in 0..STEPS {
        for happening in unruly::next(&mut chance, &games[0]) {
            // What an assistant who was not accepted does is undone at once, for all to see (4.9).
            if !is_plain(&happening.event) || !matches!(happening.by, Actor::Player(_)) {
                continue;
            }
            let told = games.each_mut().map(|game| told_of(game, &happening));
            if games.iter().any(Game::is_over) {
                return seen;
            }
            for (role, [one, other]) in OUTSIDERS.into_iter().zip(pairs(told)) {
                assert_eq!(
                    one, other,
                    "seed {seed}, {role:?}: {} {}",
                    happening.by, happening.event
                );
                seen += one.len();
            }
        }
    }
    seen
}

/// What each outsider is told about a happening, and about the flags that fell before it.
fn told_of(game: &mut Game, happening: &Happening) -> [Vec<View>; 3] {
    let mut entries = Vec::new();
    while let Some((at, side)) = game.clock().and_then(jadoube_clock::Clock::next_flag)
        && at <= happening.at
    {
        let event = Event::FlagFell { side };
        entries.push(game.happen(Happening { at, by: Actor::Clock, event }));
    }
    entries.push(game.happen(happening.clone()));
    OUTSIDERS.map(|role| entries.iter().filter_map(|entry| entry.view(role)).collect())
}

fn pairs([one, other]: [[Vec<View>; 3]; 2]) -> impl Iterator<Item = [Vec<View>; 2]> {
    one.into_iter().zip(other).map(|(one, other)| [one, other])
}

/// Does one series of acts in many pairs of games; some of the acts must have led to something.
fn all_look_alike(one: impl Fn() -> Creation, other: impl Fn() -> Creation) {
    let seen: usize = (0..GAMES).map(|seed| look_alike(seed, one(), other())).sum();
    assert!(seen > 3_000, "{seen} views");
}

const MEN: &str = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w";

#[test]
fn counts_do_not_show() {
    let game = |counts: &str| arbiters_eyes("90m, +30s", &format!("{MEN} KQkq - {counts}"));
    all_look_alike(|| game("0 8"), || game("40 33"));
}

#[test]
fn the_right_to_castle_does_not_show() {
    let game = |rights: &str| arbiters_eyes("90m, +30s", &format!("{MEN} {rights} - 0 8"));
    all_look_alike(|| game("KQkq"), || game("-"));
}

#[test]
fn the_right_to_take_en_passant_does_not_show() {
    let pieces = "4k3/pp4pp/8/3pP3/8/8/PP4PP/4K2R w K";
    let game = |square: &str| arbiters_eyes("90m, +30s", &format!("{pieces} {square} 0 30"));
    all_look_alike(|| game("d6"), || game("-"));
}

/// Positions in which the same moves are legal and illegal: because of rights that nobody sees, or
/// a piece far away.
const LEGAL_AND_NOT: [[&str; 2]; 5] = [
    ["4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 30", "4k3/8/8/3pP3/8/8/8/R3K2R w - - 0 30"],
    ["4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 30", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 30"],
    ["4k3/8/8/K2pP2n/8/8/8/8 w - d6 0 30", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 30"],
    ["4k1n1/8/8/8/8/8/8/R3K2R w KQ - 0 30", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 30"],
    ["4k1n1/P7/8/8/8/8/6P1/6K1 w - - 0 30", "4k1r1/P7/8/8/8/8/6P1/6K1 w - - 0 30"],
];

/// The number of events that `plays` makes of a move, and the number of messages about them, must
/// not tell a player whether it is legal: neither for captures en passant, nor for castling, nor
/// for any other move.
#[test]
fn the_number_of_messages_about_a_move_does_not_show_whether_it_is_legal() {
    let mut differed = 0;
    for fens in LEGAL_AND_NOT {
        let games = fens.map(|fen| Game::create(arbiters_eyes("90m, +30s", fen)));
        let side = games[0].to_move();
        let pieces = |game: &Game, of: Square| game.standing().board().piece_at(of);
        let own = Square::all()
            .filter(|&of| pieces(&games[0], of).is_some_and(|piece| piece.side == side));
        for (from, to) in own.flat_map(|from| Square::all().map(move |to| (from, to))) {
            // A captured piece is there for all to see.
            if from == to || pieces(&games[0], to) != pieces(&games[1], to) {
                continue;
            }
            let act = format!("completes {from}{to}");
            let told = games.each_ref().map(|game| messages(game, Actor::Player(side), &act));
            assert_eq!(told[0], told[1], "{act}: {fens:?}");
            let legal = games.each_ref().map(|game| {
                let attempt = Attempt::new(from, to);
                game.standing().position().is_some_and(|position| position.check(attempt).is_ok())
            });
            differed += usize::from(legal[0] != legal[1]);
        }
    }
    assert!(differed > 5, "{differed} moves were legal in one position alone");
}

/// The events of an act in words, and which outsiders are told of each.
fn messages(game: &Game, by: Actor, act: &str) -> Vec<(Event, [bool; 3])> {
    let mut game = game.clone();
    let events = game.acts(by, act).expect("an act");
    events
        .into_iter()
        .map(|event| {
            let entry = game.happen(Happening { at: 1_000, by, event: event.clone() });
            (event, OUTSIDERS.map(|role| entry.view(role).is_some()))
        })
        .collect()
}

#[test]
fn a_flag_that_nobody_noticed_does_not_show() {
    let game = |control: &str| arbiters_eyes(control, &format!("{MEN} KQkq - 0 8"));
    all_look_alike(|| game("90m"), || game("10s"));
}

#[test]
fn a_repeated_position_does_not_show() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let shuffle = "White completes g1f3; Black completes g8f6; White completes f3g1; \
                   Black completes f6g8";
    let once = "White completes b1c3; Black completes b8c6; White completes c3b1; \
                Black completes c6b8";
    let mut games = [shuffle, once].map(|moves| {
        let mut game = Game::create(arbiters_eyes("90m", start));
        game.play(moves).expect("acts in words");
        game.play(shuffle).expect("acts in words");
        game
    });
    // The position has occurred three times in both; one more knight move repeats an earlier
    // position only in the first.
    let happening = |event: Event| Happening::new(0, Actor::Player(Side::White), event);
    let events = games[0].acts(Actor::Player(Side::White), "completes g1f3").expect("an act");
    for event in events {
        let happening = happening(event).expect("a player can do that");
        let told = games.each_mut().map(|game| told_of(game, &happening));
        for [one, other] in pairs(told) {
            assert_eq!(one, other);
        }
    }
}

/// What the opponent writes, what the arbiter looks at and what people tell the arbiter makes no
/// message for a player and changes no later one.
#[test]
fn what_goes_on_behind_his_back_does_not_show() {
    let quiet = [
        (Actor::Arbiter(1), "records \"a word with the players\""),
        (Actor::Arbiter(1), "records Black lays the pen on the scoresheet"),
        (Actor::Arbiter(1), "notices Black's time"),
        (Actor::Bystander, "tells the arbiter \"a flag is down\""),
        (Actor::Player(Side::Black), "writes \"1:20:00\""),
        (Actor::Player(Side::Black), "asks how many moves were made"),
    ];
    let white = Role::Player(Side::White);
    let fen = format!("{MEN} KQkq - 0 8");
    let mut hidden = 0;
    for seed in 0..GAMES / 3 {
        let mut chance = Chance::new(seed);
        let mut plain = Game::create(arbiters_eyes("90m, +30s", &fen));
        let mut busy = plain.clone();
        for _ in 0..STEPS {
            for happening in unruly::next(&mut chance, &plain) {
                if !is_plain(&happening.event) || plain.is_over() {
                    continue;
                }
                let (by, act) = chance.one_of(&quiet);
                let event = act.parse().expect("an act");
                let entry =
                    busy.happen(Happening::new(happening.at, by, event).expect("an act of theirs"));
                if !act.starts_with("asks") {
                    assert_eq!(entry.view(white), None, "{act}");
                    hidden += 1;
                }
                let told = [&mut plain, &mut busy].map(|game| game.happen(happening.clone()));
                let [one, other] = told.map(|entry| entry.view(white));
                assert_eq!(one, other, "seed {seed}: {} {}", happening.by, happening.event);
            }
        }
    }
    assert!(hidden > 1_000, "{hidden}");
}
