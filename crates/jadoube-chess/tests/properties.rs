//! What holds in every position of many random games.

use std::collections::HashMap;

use jadoube_chess::{
    Arrangement, Attempt, CastlingText, Irregular, Kind, Move, Position, Side, Square, SquareSet,
    Wing,
};

use crate::walk::Walk;

const POSITIONS: usize = 20_000;

/// The legal moves by what a hand may do to make them; castling in each of its ways.
fn moves_by_attempt(position: &Position) -> HashMap<Attempt, Move> {
    let mut expected = HashMap::new();
    for mv in position.legal_moves() {
        expected.insert(mv.attempt(), mv);
        if let Some(rook) = mv.castling_rook() {
            expected.insert(Attempt::new(mv.from(), rook), mv);
            let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
            if [Square::E1, Square::E8].contains(&mv.from()) && corners.contains(&rook) {
                expected.insert(Attempt::new(mv.from(), mv.to()), mv);
            }
        }
    }
    expected
}

/// Everything that can be attempted with what stands on some squares, or does not.
fn attempts_from(squares: SquareSet) -> impl Iterator<Item = Attempt> {
    let promotions = || Kind::ALL.into_iter().map(Some).chain([None]);
    let moves = squares.into_iter().flat_map(move |from| {
        Square::all().flat_map(move |to| {
            promotions().map(move |promotion| Attempt::Move {
                from,
                to,
                promotion,
            })
        })
    });
    moves.chain(Wing::ALL.map(Attempt::Castling))
}

#[test]
fn check_and_the_list_of_moves_agree_on_every_attempt() {
    for (at, position) in Walk::new(1).step_by(3).take(POSITIONS).enumerate() {
        // Empty squares and the opponent's pieces are many and alike, so they are tried less.
        let squares = match at % 10 {
            0 => SquareSet::ALL,
            _ => position.board().side(position.to_move()),
        };
        let expected = moves_by_attempt(&position);
        let mut legal = 0;
        for attempt in attempts_from(squares) {
            if let Ok(mv) = position.check(attempt) {
                assert_eq!(Some(&mv), expected.get(&attempt), "{attempt} in {position}");
                legal += 1;
            }
        }
        assert_eq!(
            legal,
            expected.len(),
            "an attempt at a legal move was refused in {position}"
        );
    }
}

#[test]
fn uci_text_reads_back_in_both_customs() {
    for position in Walk::new(2).take(POSITIONS) {
        for mv in position.legal_moves() {
            for castling in [CastlingText::KingTwoSquares, CastlingText::KingTakesRook] {
                let text = mv.uci(castling).to_string();
                assert_eq!(
                    position.move_from_uci(&text),
                    Ok(mv),
                    "{text} in {position}"
                );
            }
            assert_eq!(mv.attempt().to_string().parse(), Ok(mv.attempt()));
        }
    }
}

#[test]
fn reach_destinations_and_pins_fit_the_moves() {
    for position in Walk::new(3).take(POSITIONS) {
        let us = position.to_move();
        for square in Square::all() {
            let moves = position.legal_moves_from(square);
            let destinations: SquareSet = moves.iter().map(|mv| mv.to()).collect();
            assert_eq!(
                position.destinations_of(square),
                destinations,
                "{square} in {position}"
            );
            assert_eq!(
                destinations.without(position.reach_of(square)),
                SquareSet::EMPTY
            );
        }
        if !position.is_check() {
            let held = position.pinned(us);
            for square in position.board().side(us).without(held) {
                let is_king = square == position.king(us);
                let passed: SquareSet = position.passed_square().into_iter().collect();
                let stuck = position
                    .reach_of(square)
                    .without(position.destinations_of(square));
                assert!(
                    is_king || stuck.without(passed).is_empty(),
                    "{square} in {position}"
                );
            }
        }
    }
}

#[test]
fn the_slow_way_and_the_fast_way_agree() {
    for (at, position) in Walk::new(4).step_by(7).take(POSITIONS / 10).enumerate() {
        let irregular = Irregular::try_from(position.setup()).unwrap();
        let by_text = |mut moves: Vec<Move>| {
            moves.sort_by_key(|mv| mv.attempt().to_string());
            moves
        };
        assert_eq!(
            by_text(irregular.legal_moves()),
            by_text(position.legal_moves()),
            "{position}"
        );
        assert_eq!(irregular.to_string(), position.to_string());
        assert_eq!(irregular.checkers(), position.checkers(), "{position}");
        assert_eq!(irregular.ending(), position.ending(), "{position}");
        assert_eq!(irregular.en_passant(), position.en_passant(), "{position}");
        for side in Side::ALL {
            assert_eq!(irregular.king(side), position.king(side));
            for wing in Wing::ALL {
                assert_eq!(
                    irregular.castling_rook(side, wing),
                    position.castling_rook(side, wing)
                );
            }
        }
        for mv in position.legal_moves() {
            let after = irregular.play(mv);
            assert_eq!(
                after,
                Arrangement::Position(position.play(mv)),
                "{mv:?} in {position}"
            );
            assert_eq!(
                after.setup(),
                position.play(mv).setup(),
                "{mv:?} in {position}"
            );
        }
        if at % 20 == 0 {
            for attempt in attempts_from(SquareSet::ALL) {
                assert_eq!(
                    irregular.check(attempt),
                    position.check(attempt),
                    "{attempt} in {position}"
                );
            }
        }
    }
}
