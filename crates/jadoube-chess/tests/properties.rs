//! What holds in every position of many random games.

use std::collections::HashMap;

use jadoube_chess::{
    Arrangement, Attempt, CastlingText, Irregular, Kind, Move, NotFound, Piece, Position, Rank,
    Setup, Side, Square, SquareSet, Tier, Wing,
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
            // One square away it is a king move; no square away it is none.
            if mv.from().index().abs_diff(mv.to().index()) > 1 {
                expected.insert(Attempt::new(mv.from(), mv.to()), mv);
            }
        }
    }
    expected
}

/// Everything that can be attempted with the pieces on some squares, or on empty ones.
fn attempts_from(squares: SquareSet) -> impl Iterator<Item = Attempt> {
    let promotions = || Kind::ALL.into_iter().map(Some).chain([None]);
    let moves = squares.into_iter().flat_map(move |from| {
        Square::all().flat_map(move |to| {
            promotions().map(move |promotion| Attempt::Move { from, to, promotion })
        })
    });
    moves.chain(Wing::ALL.map(Attempt::Castling))
}

#[test]
fn check_and_the_list_of_moves_agree_on_every_attempt() {
    for (at, position) in Walk::new(1).step_by(3).take(POSITIONS).enumerate() {
        // Empty squares and the opponent's pieces are many and alike, so fewer of them are tried.
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
        assert_eq!(legal, expected.len(), "an attempt at a legal move was refused in {position}");
    }
}

#[test]
fn uci_text_reads_back_in_both_customs() {
    for position in Walk::new(2).take(POSITIONS) {
        for mv in position.legal_moves() {
            for castling in [CastlingText::KingTwoSquares, CastlingText::KingTakesRook] {
                let text = mv.uci(castling).to_string();
                assert_eq!(position.move_from_uci(&text), Ok(mv), "{text} in {position}");
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
            assert_eq!(position.destinations_of(square), destinations, "{square} in {position}");
            assert_eq!(destinations.without(position.reach_of(square)), SquareSet::EMPTY);
        }
        if !position.is_check() {
            let held = position.pinned(us);
            for square in position.board().side(us).without(held) {
                let is_king = square == position.king(us);
                let passed: SquareSet = position.passed_square().into_iter().collect();
                let stuck = position.reach_of(square).without(position.destinations_of(square));
                assert!(is_king || stuck.without(passed).is_empty(), "{square} in {position}");
            }
        }
    }
}

#[test]
fn the_slow_way_and_the_fast_way_agree() {
    for (at, position) in Walk::new(4).step_by(13).take(POSITIONS / 20).enumerate() {
        let irregular = Irregular::try_from(position.setup()).unwrap();
        let by_text = |mut moves: Vec<Move>| {
            moves.sort_by_key(|mv| mv.attempt().to_string());
            moves
        };
        assert_eq!(by_text(irregular.legal_moves()), by_text(position.legal_moves()), "{position}");
        assert_eq!(irregular.to_string(), position.to_string());
        assert_eq!(irregular.checkers(), position.checkers(), "{position}");
        assert_eq!(irregular.ending(), position.ending(), "{position}");
        assert_eq!(irregular.en_passant(), position.en_passant(), "{position}");
        for side in Side::ALL {
            assert_eq!(irregular.king(side), position.king(side));
            for wing in Wing::ALL {
                assert_eq!(irregular.castling_rook(side, wing), position.castling_rook(side, wing));
            }
        }
        for mv in position.legal_moves() {
            let after = irregular.play(mv);
            let expected = position.play(mv);
            assert_eq!(after, Arrangement::Position(expected), "{mv:?} in {position}");
            assert_eq!(after.setup(), expected.setup(), "{mv:?} in {position}");
        }
        if at % 25 == 0 {
            for attempt in attempts_from(SquareSet::ALL) {
                let (slow, fast) = (irregular.check(attempt), position.check(attempt));
                assert_eq!(slow, fast, "{attempt} in {position}");
            }
        }
    }
}

/// The setup with the other side to move and a pawn where none can be.
fn spoilt(position: &Position, square: Square) -> Setup {
    let mut setup = position.setup();
    setup.to_move = !setup.to_move;
    setup.en_passant = None;
    let rank = match square.index() % 2 {
        0 => Rank::R1,
        _ => Rank::R8,
    };
    let square = Square::new(square.file(), rank);
    if setup.board.piece_at(square).is_none() {
        let (side, kind) = (position.to_move(), Kind::Pawn);
        setup.board.put(Piece { side, kind }, square);
    }
    setup
}

#[test]
fn play_goes_on_from_what_is_irregular() {
    let mut walk = Walk::new(5);
    for _ in 0..POSITIONS / 20 {
        let Some(position) = walk.nth(5) else { return };
        let squares: Vec<Square> = Square::all().collect();
        let setup = spoilt(&position, squares[walk.below(64)]);
        let mut arrangement = Arrangement::try_from(setup).unwrap();
        for _ in 0..6 {
            let moves = arrangement.legal_moves();
            if moves.is_empty() {
                assert!(arrangement.ending().is_some(), "{arrangement}");
                break;
            }
            let mv = moves[walk.below(moves.len())];
            assert_ne!(mv.captured(), Some(Kind::King), "{mv:?} in {arrangement}");
            assert_eq!(arrangement.check(mv.attempt()), Ok(mv), "{arrangement}");
            let us = arrangement.to_move();
            arrangement = arrangement.play(mv);
            assert!(!arrangement.is_in_check(us), "{mv:?} to {arrangement}");
            let worst = arrangement.setup().flaws().worst();
            match arrangement {
                Arrangement::Position(_) => {
                    assert!(worst.is_none_or(|tier| tier == Tier::Unreachable))
                }
                Arrangement::Irregular(_) => assert_eq!(worst, Some(Tier::Irregular)),
            }
        }
    }
}

#[test]
fn what_is_found_by_kind_and_square_fits_the_moves() {
    for position in Walk::new(7).step_by(2).take(POSITIONS) {
        let mut origins = HashMap::<(Kind, Square), SquareSet>::new();
        let moves = position.legal_moves();
        for mv in moves.iter().filter(|mv| mv.castling().is_none()) {
            origins.entry((mv.kind(), mv.to())).or_default().insert(mv.from());
            let alone = position.find(mv.kind(), mv.to(), mv.from().into(), mv.promotion());
            assert_eq!(alone, Ok(*mv), "{position}");
        }
        for kind in Kind::ALL {
            for to in Square::all() {
                let expected = origins.get(&(kind, to)).copied().unwrap_or_default();
                assert_eq!(position.origins(kind, to), expected, "{kind} to {to} in {position}");
                let promotion = (kind == Kind::Pawn && to.rank() == position.to_move().last_rank())
                    .then_some(Kind::Knight);
                let found = position.find(kind, to, SquareSet::ALL, promotion);
                match expected.len() {
                    0 => assert_eq!(found, Err(NotFound::Nowhere)),
                    1 => assert_eq!(found.map(Move::from).ok(), expected.only()),
                    _ => assert_eq!(found, Err(NotFound::Ambiguous(expected))),
                }
            }
        }
    }
}

#[test]
fn what_a_pawn_becomes_must_be_said_where_it_is_due_and_only_there() {
    let position = Position::from_fen("8/P6k/8/8/8/8/1P5K/8 w - - 0 1").unwrap();
    let pawn = |to, promotion| position.find(Kind::Pawn, to, SquareSet::ALL, promotion);
    assert_eq!(pawn(Square::A8, None), Err(NotFound::PromotionMissing));
    assert_eq!(pawn(Square::A8, Some(Kind::King)), Err(NotFound::PromotionImpossible));
    assert_eq!(pawn(Square::B4, Some(Kind::Queen)), Err(NotFound::PromotionImpossible));
    assert_eq!(pawn(Square::A8, Some(Kind::Rook)).unwrap().promotion(), Some(Kind::Rook));
}
