use jadoube_chess::{Kind, Square};
use jadoube_laws::{
    Actor, Claim, Class, ClockAtStart, Contact, Creation, DrawGround, Edition, Envelope, Event,
    Game, Hands, Happening, Noticed, Observer, Penalty, Place, Pose, PressingHand, Recording,
    Regulations, Score, Scoring, SealingClock, Side, Supervision,
};

use super::chance::Chance;
use super::{around_clock, around_conduct, around_guidelines, clumsy, draws, words};

const CONTROLS: [&str; 4] = ["90m, +30s", "15m, +10s", "3m, +2s", "5m"];
const POSITIONS: [&str; 6] = [
    "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 8",
    "4k3/P6p/8/8/8/8/p6P/4K3 w - - 0 40",
    "8/8/4k3/8/8/4K3/4P3/8 w - - 90 80",
    "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 30",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30",
    "k7/8/1K6/8/8/8/8/7R b - - 0 60",
];

/// The value of a win has no bearing on play; it marks the games of players who want a draw.
const QUIET: Scoring = Scoring { win: 6, draw: 2, loss: 0, forfeit: 0 };

/// A game of some edition, class and supervision, from the start or from somewhere lively.
pub(crate) fn creation(chance: &mut Chance) -> Creation {
    let class = chance.one_of(&Class::ALL);
    let supervision = match class {
        Class::Standard => Supervision::Full,
        _ => chance.one_of(&Supervision::ALL),
    };
    let mut regulations = Regulations::of_class(chance.one_of(&Edition::ALL), class, supervision);
    regulations.observer = chance.one_of(&[Observer::Engine, Observer::Arbiter]);
    regulations.recording = chance.one_of(&[Recording::Players, Recording::Automatic]);
    regulations.adjournment = chance.once_in(4);
    regulations.quickplay = chance.once_in(4);
    if chance.once_in(4) {
        regulations.scoring = QUIET;
    }
    if chance.once_in(20) {
        regulations.visually_disabled = vec![Side::White];
    }
    if !chance.once_in(5) {
        regulations.control = chance.one_of(&CONTROLS).parse().ok();
    }
    let mut creation = Creation::new(regulations);
    if chance.once_in(2) {
        creation.set_up = chance.one_of(&POSITIONS).parse().ok();
    }
    creation.colours_exchanged = chance.once_in(20);
    creation.board_turned = chance.once_in(20);
    let to_move = creation.standing().to_move();
    creation.clock = ClockAtStart {
        running: (!chance.once_in(10)).then_some(to_move),
        ..ClockAtStart::default()
    };
    around_clock::unsettle(chance, &mut creation);
    around_conduct::unsettle(chance, &mut creation);
    around_guidelines::unsettle(chance, &mut creation);
    creation
}

/// What happens next: one act, and the flags that fall before it.
pub(crate) fn next(chance: &mut Chance, game: &Game) -> Vec<Happening> {
    let wait = match chance.below(12) {
        0 => chance.below(120_000),
        1..=4 => chance.below(5_000),
        _ => 0,
    };
    let at = game.at() + wait as u64;
    if let Some((falls_at, side)) = game.clock().and_then(jadoube_clock::Clock::next_flag)
        && falls_at <= at
    {
        return vec![Happening { at: falls_at, by: Actor::Clock, event: Event::FlagFell { side } }];
    }
    let (by, events) = act(chance, game);
    let happen = |event| Happening::new(at, by, event).expect("the actor can do that");
    events.into_iter().map(happen).collect()
}

fn act(chance: &mut Chance, game: &Game) -> (Actor, Vec<Event>) {
    let side = if chance.once_in(8) { !game.to_move() } else { game.to_move() };
    let by = if chance.once_in(30) { Actor::AssistantOf(side) } else { Actor::Player(side) };
    if game.rules().regulations().scoring == QUIET && !chance.once_in(12) {
        return draws::act(chance, game, game.to_move());
    }
    match chance.below(100) {
        0..=38 => (by, proper_move(chance, game, by)),
        39..=51 => draws::act(chance, game, side),
        52..=58 => (by, vec![Event::ClockPressed { hand: PressingHand::Same }]),
        59..=66 => (by, vec![hand(chance, game)]),
        67..=70 => clumsy::act(chance, game),
        71..=79 => (by, vec![player(chance)]),
        80..=82 => around_guidelines::act(chance, game),
        83..=87 => arbiter(chance, game),
        88..=90 => around_conduct::act(chance),
        91..=94 => around_clock::act(chance, game),
        95..=97 => words::act(chance, game, side),
        98 => (Actor::Bystander, vec![Event::PieceDisplaced { from: square(chance), to: None }]),
        _ => (
            Actor::AppealsCommittee,
            vec![chance.one_of(&[
                Event::AppealUpheld { score: Some(Score::DRAW) },
                Event::AppealRejected,
            ])],
        ),
    }
}

/// A legal move, or now and then any two squares, mostly with the press.
pub(crate) fn proper_move(chance: &mut Chance, game: &Game, by: Actor) -> Vec<Event> {
    let moves = if chance.once_in(4) {
        game.standing()
            .arrangement()
            .map(jadoube_chess::Arrangement::legal_moves)
            .unwrap_or_default()
    } else {
        game.moves_left()
    };
    let text = if moves.is_empty() || chance.once_in(8) {
        format!("{}{}", square(chance), square(chance))
    } else {
        let mv = chance.one_of(&moves);
        match mv.castling_rook() {
            Some(rook) => format!("{}{rook}", mv.from()),
            None => mv.attempt().to_string(),
        }
    };
    let verb = if chance.once_in(6) { "plays" } else { "completes" };
    let hands = if chance.once_in(25) { " with both hands" } else { "" };
    game.acts(by, &format!("{verb} {text}{hands}")).unwrap_or_default()
}

pub(crate) fn square(chance: &mut Chance) -> Square {
    Square::from_index(chance.below(64) as u8).expect("one of 64")
}

/// A square with a piece on it, mostly.
pub(crate) fn occupied(chance: &mut Chance, game: &Game) -> Square {
    let board = game.board_of(game.to_move());
    let pieces: Vec<Square> = board.pieces().map(|(square, _)| square).collect();
    if pieces.is_empty() || chance.once_in(10) { square(chance) } else { chance.one_of(&pieces) }
}

fn hand(chance: &mut Chance, game: &Game) -> Event {
    let hands = if chance.once_in(10) { Hands::Both } else { Hands::One };
    match chance.below(12) {
        0..=3 => {
            let on = (0..=chance.below(5) / 4).map(|_| occupied(chance, game)).collect();
            let contact = if chance.once_in(6) { Contact::Accidental } else { Contact::Deliberate };
            Event::PieceTouched { on, contact, hands }
        }
        4 | 5 => Event::PieceLifted { from: occupied(chance, game), hands },
        6..=8 => Event::PieceReleased { on: square(chance), hands },
        9 => Event::PieceTakenOff { from: occupied(chance, game), hands },
        10 => {
            let kind = chance.one_of(&Kind::ALL);
            let pose = chance.one_of(&[Pose::Upright, Pose::Inverted]);
            Event::PiecePut { kind, pose, on: square(chance), hands }
        }
        _ => Event::PieceDisplaced {
            from: occupied(chance, game),
            to: Some(Place::On(square(chance))),
        },
    }
}

fn player(chance: &mut Chance) -> Event {
    let text = chance.one_of(&["e4", "Nf3", "Kd2", "O-O", "rubbish", "(=)"]).to_owned();
    match chance.below(30) {
        0..=3 => Event::AdjustingAnnounced,
        4..=6 => Event::DrawOffered { condition: chance.once_in(5).then_some(text) },
        7 => Event::DrawAccepted,
        8 => Event::DrawDeclined,
        9 => Event::Resigned,
        10..=13 => Event::Claimed {
            claim: chance.one_of(&[Claim::Time, Claim::IllegalMove, Claim::TouchMove]),
        },
        14..=17 => Event::DrawClaimed {
            ground: chance.one_of(&[DrawGround::Threefold, DrawGround::FiftyMoves]),
            writing: chance.once_in(2).then_some(text),
        },
        18 | 19 => Event::ClockStopped { because: None },
        20..=22 => Event::SheetWritten { text },
        23 => Event::MoveSealed { envelope: Envelope::Text(text), clock: SealingClock::default() },
        24 => Event::TakeBackAgreed { side: Side::White, number: 1 + chance.below(10) as u32 },
        25 => Event::Left,
        26 => Event::Arrived,
        27 => Event::ClockPressed { hand: PressingHand::Other },
        28 => Event::ResultSigned { score: Score::DRAW },
        _ => Event::Appealed {
            because: None,
            against: chance.once_in(2).then(|| {
                let kinds = ["the result", "the time", "the exclusion", "the position"];
                chance.one_of(&kinds).parse().expect("it can be appealed against")
            }),
        },
    }
}

fn arbiter(chance: &mut Chance, game: &Game) -> (Actor, Vec<Event>) {
    let event = match chance.below(20) {
        0..=3 if game.questions().next().is_some() => {
            let open: Vec<_> = game.questions().cloned().collect();
            let asked = chance.one_of(&open);
            let choice = chance.one_of(&asked.choices);
            match chance.once_in(4) {
                true => Event::ArbiterDecided { choice, about: None },
                false => game.deciding(&asked.question, choice),
            }
        }
        0..=9 => Event::ArbiterNoticed { noticed: noticed(chance, game) },
        10 | 11 => Event::GameInterrupted,
        12..=15 => Event::GameResumed,
        16 => Event::GameStarted,
        17 => Event::ClockSetByArbiter {
            white_ms: Some(chance.below(600_000) as i64),
            black_ms: chance.once_in(2).then(|| chance.below(600_000) as i64),
            move_number: None,
        },
        18 => Event::EnvelopeOpened { reading: None },
        _ => {
            let side = chance.one_of(&Side::ALL);
            let penalty = chance.one_of(&[
                Penalty::Warning,
                Penalty::OpponentGains { ms: 120_000 },
                Penalty::Loses { ms: 300_000 },
                Penalty::Loss,
            ]);
            Event::PenaltyGiven { side, penalty, about: None }
        }
    };
    (Actor::Arbiter(1), vec![event])
}

fn noticed(chance: &mut Chance, game: &Game) -> Noticed {
    let side = chance.one_of(&Side::ALL);
    let wrong: Vec<Noticed> = game
        .line()
        .iter()
        .filter(|ply| ply.wrong.is_some())
        .map(|ply| Noticed::Move { side: ply.side(), number: ply.number() })
        .collect();
    if !wrong.is_empty() && chance.once_in(2) {
        return chance.one_of(&wrong);
    }
    chance.one_of(&[
        Noticed::Move { side, number: 3 },
        Noticed::Flag { side },
        Noticed::Position,
        Noticed::Piece { on: Square::E4 },
        Noticed::BothKingsInCheck,
        Noticed::PawnNotPromoted { on: Square::A8 },
        Noticed::BothHands { side },
        Noticed::PressedWithoutMove { side },
        Noticed::InitialPosition,
        Noticed::Board,
        Noticed::Colours,
        Noticed::ClockSetting,
        Noticed::Sheet { side },
        Noticed::BoardsDiffer,
        Noticed::Occurred { times: 3 },
        Noticed::OtherHand { side },
    ])
}
