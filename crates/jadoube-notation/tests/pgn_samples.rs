//! Samples of public databases, read as python-chess reads them.
//!
//! A file `.tsv` holds what python-chess 1.11.2 found in a sample: for each game the number of
//! moves, including variations, and a checksum of all of them in short form. Where the two differ,
//! the reason is given here and in `docs/decisions/pgn-differences.md`.

use jadoube_chess::{Arrangement, Setup};
use jadoube_notation::Style;
use jadoube_notation::pgn::{Games, Replay, ReplayEvent, Step, split};

/// The moves of each game in short form, with brackets around variations.
fn words(bytes: &[u8]) -> Vec<Vec<String>> {
    let mut games = Games::new(bytes);
    let mut all = Vec::new();
    while let Some(game) = games.next_game().expect("memory is readable") {
        let mut words = Vec::new();
        let (mut before, mut now) = (game.start, game.start);
        let mut outer = Vec::new();
        for step in &game.steps {
            match step {
                Step::Move(mv) => {
                    words.push(Style::pgn().write_on(&now, *mv).to_string());
                    (before, now) = (now, now.play(*mv));
                }
                Step::Null => {
                    words.push("--".to_owned());
                    (before, now) = (now, passed(&now));
                }
                Step::VariationStart => {
                    words.push("(".to_owned());
                    outer.push((before, now));
                    now = before;
                }
                Step::VariationEnd => {
                    words.push(")".to_owned());
                    (before, now) = outer.pop().expect("it was opened");
                }
                Step::Unread(_) => before = now,
                _ => {}
            }
        }
        all.push(words);
    }
    all
}

fn passed(now: &Arrangement) -> Arrangement {
    let setup = now.setup();
    let passed = Setup { to_move: !setup.to_move, en_passant: None, ..setup };
    passed.try_into().expect("nobody passes in check")
}

/// A line of the table of python-chess.
fn row(words: &[String]) -> String {
    let moves = words.iter().filter(|word| !matches!(word.as_str(), "(" | ")")).count();
    // FNV-1a.
    let checksum = words.join(" ").bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("{moves}\t{checksum:016x}")
}

/// A list without the given numbers, which count from 1.
fn without<T>(list: impl IntoIterator<Item = T>, numbers: &[usize]) -> Vec<T> {
    let numbered = (1..).zip(list);
    numbered.filter(|(number, _)| !numbers.contains(number)).map(|(_, it)| it).collect()
}

#[track_caller]
fn check(bytes: &[u8], theirs: &str, games: usize, moves: usize) {
    let ours: Vec<_> = words(bytes).iter().map(|words| row(words)).collect();
    assert_eq!(ours, theirs.lines().collect::<Vec<_>>());
    assert_eq!(ours.len(), games);
    let counts = ours.iter().filter_map(|row| row.split('\t').next()?.parse::<usize>().ok());
    assert_eq!(counts.sum::<usize>(), moves);
}

#[test]
fn games_over_the_board_are_the_same() {
    check(include_bytes!("data/otb.pgn"), include_str!("data/otb.tsv"), 114, 9_746);
}

#[test]
fn games_with_clocks_are_the_same() {
    check(include_bytes!("data/clocks.pgn"), include_str!("data/clocks.tsv"), 49, 3_179);
}

#[test]
fn games_of_chess960_are_the_same() {
    check(include_bytes!("data/chess960.pgn"), include_str!("data/chess960.tsv"), 17, 1_901);
}

/// The games, by number, on which we and python-chess differ, and why.
const DIFFERENT: [(&[usize], &[usize], &str); 9] = [
    (&[4], &[4], "castling as o-o-o"),
    (&[9], &[9, 10], "a blank line among the moves ends the game there"),
    (&[10], &[11, 12], "a blank line among the moves ends the game there"),
    (&[13], &[15], "castling as o-o"),
    (&[21, 22], &[], "a comment that is not closed swallows the next games"),
    (&[41], &[41], "words without braces in a variation end it there"),
    (&[43], &[43, 44], "a blank line among the moves ends the game there"),
    (&[44, 51], &[45, 52], "variations after an ambiguous move are left out there"),
    (&[56], &[57], "a variation in place of an illegal move is left out there"),
];

#[test]
fn annotated_games_are_the_same_but_for_known_reasons() {
    let ours = words(include_bytes!("data/annotated.pgn"));
    assert_eq!(ours.len(), 76);
    let theirs: Vec<_> = include_str!("data/annotated.tsv").lines().collect();
    assert_eq!(theirs.len(), 77);
    let (our_numbers, their_numbers): (Vec<_>, Vec<_>) =
        DIFFERENT.iter().map(|(ours, theirs, _)| (*ours, *theirs)).unzip();
    let rows = ours.iter().map(|words| row(words));
    assert_eq!(
        without(rows, &our_numbers.concat()),
        without(theirs.iter().copied(), &their_numbers.concat())
    );
    // What is listed as different really is different.
    let moves = |row: &str| row.split('\t').next().and_then(|it| it.parse().ok()).unwrap_or(0);
    for (our_numbers, their_numbers, reason) in DIFFERENT {
        let ours: usize = our_numbers.iter().map(|number| moves(&row(&ours[number - 1]))).sum();
        let most = their_numbers.iter().map(|number| moves(theirs[number - 1])).sum();
        assert!(ours >= most, "{reason}");
    }
}

#[test]
fn what_cannot_be_read_in_the_annotated_games_is_counted() {
    let mut games = Games::new(include_bytes!("data/annotated.pgn"));
    let mut problems = Vec::new();
    while let Some(game) = games.next_game().expect("memory is readable") {
        problems.extend(game.problems.iter().map(ToString::to_string));
    }
    // 31 commas between the moves; the others are listed in the page on differences.
    assert_eq!(problems.iter().filter(|it| it.ends_with("no meaning here: `,`")).count(), 31);
    assert_eq!(problems.len(), 63);
    assert!(problems[3].contains("`Rd1` is ambiguous: it can be Ra1-d1 or Rf1-d1"));
}

const SAMPLES: [&[u8]; 4] = [
    include_bytes!("data/otb.pgn"),
    include_bytes!("data/clocks.pgn"),
    include_bytes!("data/chess960.pgn"),
    include_bytes!("data/annotated.pgn"),
];

#[test]
fn a_replay_and_its_fast_way_find_what_whole_games_have() {
    for sample in SAMPLES {
        let found: usize = words(sample)
            .iter()
            .flatten()
            .filter(|word| !matches!(word.as_str(), "(" | ")" | "--"))
            .count();
        let count = |mut replay: Replay<_>| {
            let mut moves = 0;
            while let Some(item) = replay.next_item().expect("memory is readable") {
                moves += usize::from(matches!(item.event, ReplayEvent::Move(_)));
            }
            moves
        };
        assert_eq!(count(Replay::new(sample)), found);
        let mut fast = 0;
        let mut replay = Replay::new(sample);
        loop {
            replay.play_plain(|_, _| fast += 1);
            let Some(item) = replay.next_item().expect("memory is readable") else { break };
            fast += usize::from(matches!(item.event, ReplayEvent::Move(_)));
        }
        assert_eq!(fast, found);
    }
}

#[test]
fn parts_of_a_file_are_read_as_the_whole() {
    for sample in &SAMPLES[..3] {
        let whole = words(sample);
        for parts in [2, 3, 7] {
            let parts = split(sample, parts);
            assert!(parts.len() > 1);
            let read: Vec<_> = parts.into_iter().flat_map(words).collect();
            assert_eq!(read, whole);
        }
    }
}
