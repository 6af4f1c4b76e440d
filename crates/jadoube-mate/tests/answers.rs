//! Public positions with known answers.

use jadoube_chess::{Fen, Position, Side};
use jadoube_mate::{Answer, Limit, can_mate};

const QUESTIONS: &str = include_str!("data/answers.tsv");

/// A question with its answer: can that side still give mate?
pub(crate) fn questions() -> impl Iterator<Item = (Position, Side, bool)> {
    QUESTIONS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<_> = line.split('\t').collect();
        let (fen, _) = Fen::lenient(fields[0]).unwrap();
        let (position, _) = Position::allowing_unreachable(*fen.setup()).unwrap();
        (position, fields[1].parse().unwrap(), fields[2] == "winnable")
    })
}

#[test]
fn known_answers_are_found() {
    let mut asked = 0;
    for (position, by, expected) in questions() {
        let answer = can_mate(&position, by, Limit::NONE);
        match &answer {
            Answer::Yes(line) => {
                assert!(expected, "{by} cannot mate: {position}");
                let end = line.iter().fold(position, |position, &mv| position.play(mv));
                assert!(end.is_checkmate() && end.to_move() != by, "{position}");
            }
            Answer::No(_) => assert!(!expected, "{by} can mate: {position}"),
            Answer::Unknown => panic!("without a limit there is an answer: {position}"),
        }
        asked += 1;
    }
    assert_eq!(asked, 955);
}

#[test]
fn a_limit_is_kept_and_answers_nothing_wrong() {
    for (position, by, expected) in questions().step_by(5) {
        match can_mate(&position, by, Limit::positions(10)) {
            Answer::Yes(_) => assert!(expected, "{position}"),
            Answer::No(_) => assert!(!expected, "{position}"),
            Answer::Unknown => {}
        }
    }
}
