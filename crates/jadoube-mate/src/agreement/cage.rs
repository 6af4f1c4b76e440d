use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side, Square};

use super::Random;
use crate::answer::{Answer, Limit};
use crate::ask::can_mate;
use crate::attacks::{LAST_RANKS, bit};
use crate::proof::cage::is_caged;
use crate::search::closure::Closure;

fn is_dead(fen: &str) -> bool {
    is_caged(&Position::from_fen(fen).expect("a position"), Side::White)
}

/// Black's king has no square, and whatever captures a piece of the cage is captured; the ghosts
/// roam, and some are promoted.
#[test]
fn cages_that_hold() {
    for fen in [
        "8/4b3/6r1/4qb2/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1",
        "8/6pp/8/8/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1",
        "8/8/4n2Q/8/pppb4/qkp5/rnp5/n1K5 w - - 0 1",
    ] {
        assert!(is_dead(fen), "{fen}");
    }
}

/// With a knight instead of the queen, or without the knight that guards the cage, there is a mate;
/// and if the queen is not the last piece nothing is proved.
#[test]
fn cages_that_do_not() {
    for fen in [
        "8/4b3/6r1/4qb2/ppp5/bkp4N/qnp5/n1K5 w - - 0 1",
        "8/4b3/6r1/4qb2/ppp5/bkp4Q/qnp5/2K5 w - - 0 1",
    ] {
        let position = Position::from_fen(fen).expect("a position");
        assert!(can_mate(&position, Side::White, Limit::NONE).is_yes(), "{fen}");
        assert!(!is_dead(fen), "{fen}");
    }
    assert!(!is_dead("8/4b3/6r1/4qb2/ppp5/bkp4Q/qnp5/n1K4N w - - 0 1"));
}

/// Black's king and pieces crowded in a corner, White's king nearby, and a lone piece.
fn crowd(random: &mut Random) -> Option<Position> {
    const CROWD: [Kind; 6] =
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook];
    const LONE: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let mut board = Board::empty();
    let mut put = |side, kind, file: u64, rank: u64| {
        let square = Square::from_index((rank * 8 + file) as u8)?;
        let is_last = kind == Kind::Pawn && bit(square) & LAST_RANKS != 0;
        if board.piece_at(square).is_none() && !is_last {
            board.put(Piece { side, kind }, square);
        }
        Some(())
    };
    if random.below(2) == 0 {
        return changed(random);
    }
    put(Side::Black, Kind::King, random.below(2), 1 + random.below(2))?;
    put(Side::White, Kind::King, random.below(3), random.below(4))?;
    let kind = LONE[random.below(4) as usize];
    put(Side::White, kind, random.below(8), random.below(8))?;
    for square in 0..12 {
        if random.below(12) > 0 {
            put(Side::Black, CROWD[random.below(6) as usize], square % 3, square / 3)?;
        }
    }
    let to_move = Side::ALL[random.below(2) as usize];
    let setup = Setup { board, to_move, ..Setup::empty() };
    Position::allowing_unreachable(setup).ok().map(|(position, _)| position)
}

/// A cage that holds, with one piece fewer and one more somewhere.
fn changed(random: &mut Random) -> Option<Position> {
    const CAGES: [&str; 2] =
        ["8/8/8/8/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1", "6Q1/8/8/8/ppp5/qkp5/rnp5/n1K5 w - - 0 1"];
    const MORE: [Kind; 4] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook];
    let mut setup = Setup::from_fen(CAGES[random.below(2) as usize]).expect("a FEN");
    let square = |number: u64| Square::from_index(number as u8);
    let less = square(random.below(40))?;
    let is_king = setup.board.piece_at(less).is_some_and(|piece| piece.kind == Kind::King);
    if !is_king {
        setup.board.remove(less);
    }
    let (kind, on) = (MORE[random.below(4) as usize], square(8 + random.below(48))?);
    if setup.board.piece_at(on).is_none() {
        setup.board.put(Piece { side: Side::Black, kind }, on);
    }
    setup.to_move = Side::ALL[random.below(2) as usize];
    Position::allowing_unreachable(setup).ok().map(|(position, _)| position)
}

/// If a position is called dead, looking at everything finds no mate.
#[test]
fn what_is_proved_an_exhausted_search_confirms() {
    let mut random = Random(1);
    let (mut confirmed, mut unproved_mates) = (0, 0);
    for number in 0..800 {
        let Some(position) = crowd(&mut random) else { continue };
        if position.is_checkmate() {
            continue;
        }
        let is_dead = is_caged(&position, Side::White);
        if is_dead || number % 8 == 0 {
            match Closure::new(Side::White, 3_000).run(&position) {
                Answer::Yes(_) if is_dead => panic!("{position}"),
                Answer::Yes(_) => unproved_mates += 1,
                Answer::No(_) => confirmed += usize::from(is_dead),
                Answer::Unknown => {}
            }
        }
    }

    assert!(confirmed > 50 && unproved_mates > 5, "{confirmed} {unproved_mates}");
}
