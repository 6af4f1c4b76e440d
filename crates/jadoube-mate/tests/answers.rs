//! Public positions with known answers.

use jadoube_chess::{Fen, Position, Side};
use jadoube_mate::{Answer, Limit, can_mate, is_plainly_alive, quick};

const QUESTIONS: &str = include_str!("data/positions.tsv");

/// Can that side still give mate, and what is the right answer?
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) by: Side,
    pub(crate) expected: bool,
}

/// All questions; the head of the file explains its lines.
pub(crate) fn questions() -> impl Iterator<Item = Question> {
    QUESTIONS.lines().filter(|line| !line.starts_with(['#', '@'])).flat_map(|line| {
        let fields: Vec<_> = line.split('\t').collect();
        let (fen, _) = Fen::lenient(fields[0]).unwrap();
        let (position, _) = Position::allowing_unreachable(*fen.setup()).unwrap();
        let answers = Side::ALL.into_iter().zip([fields[1], fields[2]]);
        answers.filter(|(_, answer)| *answer != "-").map(move |(by, answer)| {
            let expected = match answer.as_bytes()[0] {
                b'y' => true,
                b'n' => false,
                _ => panic!("{answer} is no answer: {line}"),
            };
            Question { position, by, expected }
        })
    })
}

/// What is answered, and that it is proved: a line must end in mate.
#[track_caller]
pub(crate) fn proved(position: &Position, by: Side, answer: &Answer) -> Option<bool> {
    match answer {
        Answer::Yes(line) => {
            let mut end = *position;
            for mv in line {
                assert_eq!(end.check(mv.attempt()), Ok(*mv), "{mv:?} in {position}");
                end = end.play(*mv);
            }
            assert!(end.is_checkmate() && end.to_move() != by, "{position}");
            Some(true)
        }
        Answer::No(_) => Some(false),
        Answer::Unknown => None,
    }
}

#[test]
fn all_questions_are_there() {
    assert_eq!(questions().count(), 24_072);
    assert_eq!(questions().filter(|question| question.expected).count(), 13_710);
}

/// A sample, with any amount of work allowed; `cargo xtask bench mate --check` asks all.
#[test]
fn known_answers_are_found() {
    let mut asked = 0;
    for Question { position, by, expected } in questions().step_by(23) {
        let answer = can_mate(&position, by, Limit::NONE);
        assert_eq!(proved(&position, by, &answer), Some(expected), "{by}: {position}");
        asked += 1;
    }
    assert_eq!(asked, 24_072_usize.div_ceil(23));
}

/// Positions where looking at everything would take more memory than there is: counted pawn moves,
/// many bishops of one colour, cages.
#[test]
fn what_cannot_be_exhausted_is_answered() {
    for (fen, expected) in [
        ("8/5p2/8/6P1/6pp/6pk/p5pr/rn4K1 b - - 0 1", true),
        ("4k3/b1brqrb1/1b1b1b1b/7p/3B4/B1B1B3/1B1B1B2/1KB1B3 b - - 0 1", true),
        ("k6B/1b4B1/2b2B2/4B3/3B4/1pB1B3/pP6/K1B5 b - - 0 1", true),
        ("8/4b3/6r1/4qb2/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1", false),
        ("8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1", false),
        ("8/4b3/8/4q3/ppp5/bkp3rQ/qnp5/n1K5 w - - 0 1", false),
    ] {
        let (read, _) = Fen::lenient(fen).unwrap();
        let (position, _) = Position::allowing_unreachable(*read.setup()).unwrap();
        let answer = can_mate(&position, Side::White, Limit::positions(20_000));
        assert_eq!(proved(&position, Side::White, &answer), Some(expected), "{fen}");
    }
}

#[test]
fn quick_answers_most_and_nothing_wrong() {
    let mut unknown = 0;
    for Question { position, by, expected } in questions() {
        match proved(&position, by, &quick(&position, by)) {
            Some(answer) => assert_eq!(answer, expected, "{by}: {position}"),
            None => unknown += 1,
        }
    }
    assert!(unknown < 24_072 / 5, "{unknown}");
}

/// Asked about both sides together, the answer is the same as for each.
#[test]
fn a_position_is_plainly_alive_if_either_side_has_a_quick_mate() {
    let mut alive = 0;
    for (number, Question { position, .. }) in questions().step_by(7).enumerate() {
        let expected = Side::ALL.into_iter().any(|by| quick(&position, by).is_yes());
        assert_eq!(is_plainly_alive(&position), expected, "{number}: {position}");
        alive += usize::from(expected);
    }
    assert!((1000..3000).contains(&alive), "some are and some are not: {alive}");
}

#[test]
fn a_limit_is_kept_and_answers_nothing_wrong() {
    let mut unknown = 0;
    for Question { position, by, expected } in questions().step_by(5) {
        let answer = can_mate(&position, by, Limit::positions(10));
        match proved(&position, by, &answer) {
            Some(answer) => assert_eq!(answer, expected, "{by}: {position}"),
            None => unknown += 1,
        }
    }
    assert!(unknown > 0, "ten positions cannot be enough for all");
}
