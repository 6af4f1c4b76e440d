use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side, Square};

use super::Random;
use crate::proof::split::is_walled_in;
use crate::search::dive::{Dive, Dived};
use crate::search::guide::Looks;
use crate::search::weights::STYLES;

/// Pawns that face each other, kings, and a few minor pieces.
fn locked(random: &mut Random) -> Option<Position> {
    let mut board = Board::empty();
    // Each pair one rank higher or lower than the one before: most such walls are tight.
    let mut low = 2 + random.below(2);
    for file in 0..8 {
        low = match low {
            1 => 2,
            4 => 3,
            low => low + 2 * random.below(2) - 1,
        };
        let gap = 1 + u64::from(random.below(30) == 0);
        if random.below(60) == 0 {
            continue;
        }
        for (side, rank) in [(Side::White, low), (Side::Black, low + gap)] {
            let square = Square::from_index((rank * 8 + file) as u8)?;
            board.put(Piece { side, kind: Kind::Pawn }, square);
        }
    }
    let mut put = |side, kind| {
        let square = random.square();
        if board.piece_at(square).is_none() {
            board.put(Piece { side, kind }, square);
        }
    };
    for side in Side::ALL {
        put(side, Kind::King);
        put(side, Kind::Bishop);
    }
    let setup = Setup { board, to_move: Side::White, ..Setup::empty() };
    Position::allowing_unreachable(setup).ok().map(|(position, _)| position)
}

/// If a position is called dead, looking for a mate without any proof finds none.
#[test]
fn no_mate_is_found_where_the_pieces_are_walled_in() {
    let mut random = Random(2);
    let (mut called, mut mates) = (0, 0);
    for _ in 0..3000 {
        let Some(position) = locked(&mut random) else { continue };
        for by in Side::ALL {
            let is_dead = !position.is_checkmate() && is_walled_in(&position, by, 20);
            if is_dead || random.below(16) == 0 {
                let looks = Looks { by, style: &STYLES[0] };
                let found = Dive::new(by, looks).run(&position, 1500);
                let is_mate = matches!(found, Dived::Mate(_));
                assert!(!(is_dead && is_mate), "{position} {by}");
                called += usize::from(is_dead);
                mates += usize::from(is_mate);
            }
        }
    }
    assert!(called > 20 && mates > 10, "{called} {mates}");
}
