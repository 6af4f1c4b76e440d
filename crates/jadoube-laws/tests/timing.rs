//! How long a ruling takes tells a player nothing that nobody may tell them (12.6).

use std::time::{Duration, Instant};

use jadoube_laws::{Actor, Creation, Edition, Event, Game, Happening, Regulations, Side, Start};

/// Blocked positions, in which it takes long to find out whether a mate is possible; a piece of
/// White, squares to which it may go, and as many to which it may not.
const BLOCKED: [(&str, &str, [&str; 3], [&str; 3]); 3] = [
    (
        "k7/8/p1p3p1/2P1p1Pp/PpP1Pp2/1P1K1P1P/8/8 w - - 0 1",
        "d3",
        ["d2", "c2", "e2"],
        ["c3", "d1", "g1"],
    ),
    ("8/8/p2k1p2/Pp2pP1p/1P2P2P/8/4K3/6B1 w - - 0 1", "g1", ["f2", "e3", "h2"], ["g3", "f1", "c2"]),
    (
        "kB6/7p/4b1pP/1p1p1pP1/1P1P1P2/6K1/8/8 w - - 0 1",
        "g3",
        ["f2", "h2", "g2"],
        ["c3", "g1", "e1"],
    ),
];
const ROUNDS: usize = 3;
/// By how much the two may differ on a machine that does other things too; without care it is
/// fifty.
const LIKE: u32 = 5;

fn white(game: &Game, act: &str) -> Happening {
    let event: Event = act.parse().expect("an act");
    Happening::new(game.at(), Actor::Player(Side::White), event).expect("White's act")
}

/// The times are in the same range: which square it is matters, whether it is legal does not.
#[test]
fn an_answer_comes_as_fast_for_an_illegal_move_as_for_a_legal_one() {
    for (fen, from, legal, illegal) in BLOCKED {
        let start = Start::Position(fen.parse().expect("a position"));
        let regulations = Regulations { start, ..Regulations::standard(Edition::E2023) };
        let mut game = Game::create(Creation::new(regulations));
        let touch = white(&game, &format!("touches {from}"));
        game.happen(touch);
        let [legal, illegal] = [(legal, true), (illegal, false)].map(|(squares, is_legal)| {
            squares.map(|to| {
                let released = white(&game, &format!("releases on {to}"));
                let rulings = game.judge(&released);
                assert_eq!(!rulings.is_empty(), is_legal, "{fen} {to}: {rulings:?}");
                least_time(&game, &released)
            })
        });
        println!("{fen}: legal {legal:?}, illegal {illegal:?}");
        let [(fastest, slowest), (first, last)] = [legal, illegal].map(range);
        assert!(first * LIKE > fastest, "{fen}: illegal {first:?}, legal {fastest:?} at the least");
        assert!(last < slowest * LIKE, "{fen}: illegal {last:?}, legal {slowest:?} at the most");
    }
}

/// The least of some times, which other work on the machine disturbs least.
fn least_time(game: &Game, happening: &Happening) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let since = Instant::now();
        game.judge(happening);
        since.elapsed()
    });
    times.min().unwrap_or_default()
}

fn range(times: [Duration; 3]) -> (Duration, Duration) {
    let (least, most) = (times.iter().min(), times.iter().max());
    least.copied().zip(most.copied()).unwrap_or_default()
}
