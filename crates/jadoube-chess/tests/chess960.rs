//! The starting positions of Chess960, guideline II.2.

use std::collections::HashSet;

use jadoube_chess::{Kind, Position, Rank, Setup, Side, Square, SquareSet, chess960};

/// The number of a starting rank written in letters.
fn number_of(letters: &str) -> Option<u16> {
    let mut rank = [Kind::Pawn; 8];
    for (kind, letter) in rank.iter_mut().zip(letters.chars()) {
        *kind = Kind::from_letter(letter)?;
    }
    chess960::number_of(&rank)
}

#[test]
fn there_are_960_and_one_is_that_of_chess_ii_2() {
    let starts: HashSet<Position> = (0..2000).filter_map(chess960::start).collect();
    assert_eq!(starts.len(), 960);
    assert_eq!(chess960::start(chess960::STANDARD), Some(Position::start()));
    assert_eq!(number_of("RNBQKBNR"), Some(518));
}

#[test]
fn every_start_keeps_the_rules_ii_2_1_to_3() {
    for number in 0..chess960::COUNT {
        let position = chess960::start(number).unwrap();
        let board = position.board();
        let rooks = board.of(Side::White, Kind::Rook);
        let king = position.king(Side::White);
        let files: Vec<_> = (rooks | king.into()).into_iter().collect();
        assert_eq!(files[1], king, "the king stands between the rooks in {position}");
        let bishops = board.of(Side::White, Kind::Bishop);
        assert!((bishops & SquareSet::LIGHT).only().is_some(), "{position}");
        for square in SquareSet::rank(Rank::R1) | SquareSet::rank(Rank::R2) {
            let (white, black) = (board.piece_at(square), board.piece_at(square.mirrored()));
            assert_eq!(white.map(|piece| piece.kind), black.map(|piece| piece.kind));
            assert!(white.is_some_and(|piece| piece.side == Side::White), "{position}");
            assert!(black.is_some_and(|piece| piece.side == Side::Black), "{position}");
        }
        assert_eq!(position.castling_rooks().len(), 4, "{position}");
        assert_eq!(Position::try_from(position.setup()), Ok(position));
        assert_eq!(chess960::is_valid(&position), Some(number));
    }
}

#[test]
fn other_ranks_are_no_start_ii_2() {
    for letters in [
        "KRNBQBNR", // The king is not between the rooks.
        "RNKQBBNR", // That is one: the bishops stand on e1 and f1.
        "BRBQKNNR", // Both bishops stand on dark squares.
        "RNBQKBNN", // One rook.
        "RNQQKBNR", // Two queens.
        "RNBPKBNR", // A pawn.
    ] {
        let expected = letters == "RNKQBBNR";
        assert_eq!(number_of(letters).is_some(), expected, "{letters}");
    }
}

#[test]
fn a_start_is_white_to_move_with_all_rights_ii_2() {
    let valid = |change: fn(&mut Setup)| {
        let mut setup = chess960::start(17).unwrap().setup();
        change(&mut setup);
        Position::try_from(setup).is_ok_and(|position| chess960::is_valid(&position).is_some())
    };
    assert!(valid(|_| ()));
    assert!(!valid(|setup| setup.to_move = Side::Black));
    assert!(!valid(|setup| setup.castling = SquareSet::EMPTY));
    assert!(!valid(|setup| {
        setup.board.remove(Square::A2);
    }));
}
