//! Removing the detours of a line.
//!
//! A search that goes deep first wanders about, and its line with it. If one or two moves lead to a
//! position that the line reaches later, what is between is left out.

use std::collections::HashMap;

use jadoube_chess::{Move, Position};

/// How many positions to look at.
const MOST: usize = 200_000;

/// A line to the same end, possibly shorter.
pub(crate) fn shortened(start: &Position, line: &[Move]) -> Vec<Move> {
    let mut places = HashMap::with_capacity(line.len());
    let mut position = *start;
    for (place, &mv) in line.iter().enumerate() {
        position.play_mut(mv);
        places.insert(position, place + 1);
    }
    let (mut position, mut at, mut looked) = (*start, 0, 0);
    let mut short = Vec::new();
    while at < line.len() {
        let (mut best, mut moves) = (at + 1, [Some(line[at]), None]);
        let mut look = |position: &Position, way: [Option<Move>; 2]| {
            looked += 1;
            if let Some(&place) = places.get(position)
                && place > best
            {
                (best, moves) = (place, way);
            }
            looked < MOST
        };
        for first in position.legal_moves() {
            let next = position.play(first);
            if !look(&next, [Some(first), None]) {
                break;
            }
            for second in next.legal_moves() {
                look(&next.play(second), [Some(first), Some(second)]);
            }
        }
        for mv in moves.into_iter().flatten() {
            position.play_mut(mv);
            short.push(mv);
        }
        at = best;
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detours_are_left_out() {
        let start = Position::from_fen("7k/8/5KR1/8/8/8/8/8 b - - 0 1").expect("a position");
        // The kings step to and fro before the mate.
        let texts = ["h8h7", "f6f7", "h7h8", "f7f8", "h8h7", "f8f7", "h7h8", "g6h6"];
        let mut position = start;
        let mut line = Vec::new();
        for text in texts {
            let mv = position.check(text.parse().expect("a move")).expect("a legal move");
            line.push(mv);
            position = position.play(mv);
        }
        assert!(position.is_checkmate());
        let short = shortened(&start, &line);
        assert_eq!(short.len(), 4);
        let end = short.iter().fold(start, |position, &mv| position.play(mv));
        assert_eq!(end, position);
    }
}
