//! Our answers checked: against what is known, and each mating line by shakmaty.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jadoube_chess::{CastlingText, Move, Position, Side};
use jadoube_mate::{Answer, Limit, can_mate};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Position as _, PositionError};

use super::questions::Question;

/// A mistake shows in many questions; a few of them are enough.
const SHOWN: usize = 20;

/// Asks everything, on this many threads, and reports what is wrong.
pub(super) fn check(questions: &[Question], limit: Limit, threads: usize) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let faults = Mutex::new(Vec::new());
    let work = || {
        while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(fault) = check_one(question, limit) {
                let mut faults = faults.lock().expect("no thread panics with the lock");
                faults.push(format!("{} {}: {fault}", question.fen, question.by));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().expect("no thread panics with the lock");
    for fault in faults.iter().take(SHOWN) {
        println!("{fault}");
    }
    println!("asked={} wrong={}", questions.len(), faults.len());
    if faults.is_empty() { Ok(()) } else { Err(format!("{} answers are wrong", faults.len())) }
}

fn check_one(question: &Question, limit: Limit) -> Result<(), String> {
    let answer = can_mate(&question.position, question.by, limit);
    if let Answer::Yes(line) = &answer {
        replays_to_mate(&question.position, question.by, line)?;
    }
    match (super::verdict(&answer), question.expected) {
        (None, _) => Err("unknown".to_owned()),
        (given, Some(expected)) if given != Some(expected) => {
            Err(format!("answered {given:?}, right is {expected}"))
        }
        _ => Ok(()),
    }
}

/// Whether shakmaty also finds every move legal and the end to be mate.
pub(super) fn replays_to_mate(position: &Position, by: Side, line: &[Move]) -> Result<(), String> {
    let fen: Fen = position.to_string().parse().map_err(|error| format!("shakmaty: {error}"))?;
    let mut peer = Chess::from_setup(fen.into_setup(), CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| format!("shakmaty: {error}"))?;
    for mv in line {
        let text = mv.uci(CastlingText::KingTakesRook).to_string();
        let read: UciMove = text.parse().map_err(|_| format!("shakmaty cannot read {text}"))?;
        let legal = read.to_move(&peer).map_err(|_| format!("shakmaty: {text} is illegal"))?;
        peer.play_unchecked(legal);
    }
    let loser = match by {
        Side::White => Color::Black,
        Side::Black => Color::White,
    };
    match peer.is_checkmate() && peer.turn() == loser {
        true => Ok(()),
        false => Err("shakmaty: no mate at the end of the line".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_does_not_end_in_mate_is_refused() {
        let position = Position::from_fen("7k/P7/6K1/8/8/8/8/8 w - - 0 1").unwrap();
        let Answer::Yes(line) = can_mate(&position, Side::White, Limit::NONE) else { panic!() };
        assert_eq!(replays_to_mate(&position, Side::White, &line), Ok(()));
        assert!(replays_to_mate(&position, Side::Black, &line).is_err());
        assert!(replays_to_mate(&position, Side::White, &[]).is_err());
        let twice = [line.as_slice(), line.as_slice()].concat();
        assert!(replays_to_mate(&position, Side::White, &twice).is_err());
    }
}
