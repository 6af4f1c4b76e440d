//! The edition of 1993, which has no general test but a closed list of endings.

use jadoube_chess::{Board, Kind, Side, SquareSet};

/// Whether the pieces are one of the endings that the Laws of 1993 declare drawn: king against
/// king, against king and bishop, against king and knight, or king and bishop against king and
/// bishop on diagonals of the same colour.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_mate::closed_list_draw;
/// let position = Position::from_fen("8/8/4k3/2n5/8/3K4/8/8 w - - 0 1").unwrap();
/// assert!(closed_list_draw(position.board()));
/// let both = Position::from_fen("8/8/4k3/2n5/8/3K1N2/8/8 w - - 0 1").unwrap();
/// assert!(!closed_list_draw(both.board()));
/// ```
///
/// Law: 1993:10.4
pub fn closed_list_draw(board: &Board) -> bool {
    let pieces = board.occupied().without(board.kind(Kind::King));
    let bishops = board.kind(Kind::Bishop);
    match pieces.len() {
        0 => true,
        1 => pieces == bishops || pieces == board.kind(Kind::Knight),
        2 => {
            let one_each = Side::ALL.iter().all(|&side| board.of(side, Kind::Bishop).len() == 1);
            let light = bishops & SquareSet::LIGHT;
            one_each && (light.is_empty() || light == bishops)
        }
        _ => false,
    }
}

/// Whether a side has only its king, and so cannot win under the Laws of 1993, whatever happens.
///
/// Law: 1993:10.5
pub fn has_lone_king(board: &Board, side: Side) -> bool {
    board.side(side) == board.of(side, Kind::King)
}
