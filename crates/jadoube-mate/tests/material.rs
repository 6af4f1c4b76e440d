//! The rules about material, compared with all placements of few pieces.

use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side, Square};
use jadoube_mate::{closed_list_draw, has_lone_king, lacks_mating_material};

/// The squares into which every other can be rotated or mirrored.
const TRIANGLE: [Square; 10] = [
    Square::A1,
    Square::B1,
    Square::C1,
    Square::D1,
    Square::B2,
    Square::C2,
    Square::D2,
    Square::C3,
    Square::D3,
    Square::D4,
];

/// Calls `visit` with every placing of Black's king in the triangle, Black's other piece, and
/// White's king and piece.
fn each_placing(white: Kind, black: Kind, mut visit: impl FnMut(&Board)) {
    let pieces = [
        Piece { side: Side::White, kind: Kind::King },
        Piece { side: Side::White, kind: white },
        Piece { side: Side::Black, kind: black },
    ];
    for king in TRIANGLE {
        let mut board = Board::empty();
        board.put(Piece { side: Side::Black, kind: Kind::King }, king);
        place(&pieces, board, &mut visit);
    }
}

fn place(pieces: &[Piece], board: Board, visit: &mut impl FnMut(&Board)) {
    let Some((piece, rest)) = pieces.split_first() else { return visit(&board) };
    for square in Square::all().filter(|&square| board.piece_at(square).is_none()) {
        let mut board = board;
        board.put(*piece, square);
        place(rest, board, visit);
    }
}

/// Whether Black is checkmated on this board.
fn is_mate_by_white(board: &Board) -> bool {
    let attacked =
        |side: Side| board.king_of(side).is_some_and(|king| board.is_attacked(king, !side));
    if !attacked(Side::Black) || attacked(Side::White) {
        return false;
    }
    let setup = Setup { board: *board, to_move: Side::Black, ..Setup::empty() };
    Position::allowing_unreachable(setup).is_ok_and(|(position, _)| position.is_checkmate())
}

/// Counts the placings that are mate, and those in which a rule says that mate is impossible.
fn count(white: Kind, black: Kind) -> (usize, usize, usize) {
    let (mut mates, mut ruled, mut contradictions) = (0, 0, 0);
    each_placing(white, black, |board| {
        let rule = lacks_mating_material(board, Side::White).is_some();
        let mate = is_mate_by_white(board);
        mates += usize::from(mate);
        ruled += usize::from(rule);
        contradictions += usize::from(rule && mate);
    });
    (mates, ruled, contradictions)
}

#[test]
fn where_a_rule_forbids_mate_no_placing_is_mate() {
    let placings = 10 * 63 * 62 * 61;
    for (white, black) in
        [(Kind::Knight, Kind::Queen), (Kind::Bishop, Kind::Rook), (Kind::Bishop, Kind::Queen)]
    {
        assert_eq!(count(white, black), (0, placings, 0), "{white} against {black}");
    }
    // Bishops: those on squares of the same colour never, the others sometimes.
    let (mates, ruled, contradictions) = count(Kind::Bishop, Kind::Bishop);
    assert!(mates > 0 && ruled > 0 && ruled < placings);
    assert_eq!(contradictions, 0);
}

#[test]
fn where_no_rule_forbids_mate_some_placing_is_mate() {
    for (white, black) in [
        (Kind::Knight, Kind::Rook),
        (Kind::Knight, Kind::Bishop),
        (Kind::Knight, Kind::Knight),
        (Kind::Knight, Kind::Pawn),
        (Kind::Bishop, Kind::Knight),
        (Kind::Bishop, Kind::Pawn),
    ] {
        let (mates, ruled, _) = count(white, black);
        assert!(mates > 0, "{white} against {black}");
        assert_eq!(ruled, 0, "{white} against {black}");
    }
}

#[test]
fn the_closed_list_of_1993_is_closed() {
    let drawn = |fen: &str| closed_list_draw(&Setup::from_fen(fen).unwrap().board);
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4kb2/8/8/8/8/8/8/4K3 w - - 0 1",
        // Both bishops on dark squares.
        "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
    ] {
        assert!(drawn(fen), "{fen}");
    }
    for fen in [
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    ] {
        assert!(!drawn(fen), "{fen}");
    }
    let board = Setup::from_fen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1").unwrap().board;
    assert!(has_lone_king(&board, Side::Black));
    assert!(!has_lone_king(&board, Side::White));
}
