//! Pieces that cannot form a mate, whatever is played.

use jadoube_chess::{Board, Kind, Side, SquareSet};

/// A rule about material; each is proved beside the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialRule {
    /// The side has only its king.
    LoneKing,
    /// The side has one knight, and the other side has no pieces but queens.
    LoneKnight,
    /// The side has bishops on squares of one colour; the other side has no knight, no pawn and no
    /// bishop on squares of the other colour.
    BishopsOfOneColour,
}

/// The rule by which `by` cannot give mate with the pieces on the board, if there is one.
///
/// These are rules about material alone: mate can be impossible without one, for instance with
/// locked pawns. None of them ceases to apply as play goes on: a side's pieces only become fewer
/// or, by promotion, other pieces, and if a pawn could be promoted to a piece that matters the rule
/// does not apply in the first place.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::{MaterialRule, lacks_mating_material};
/// let position = Position::from_fen("8/8/5k2/3n4/8/4K3/7Q/8 w - - 0 1").unwrap();
/// let rule = lacks_mating_material(position.board(), Side::Black);
/// assert_eq!(rule, Some(MaterialRule::LoneKnight));
/// ```
///
/// Law: 5.2.2, 6.9
pub fn lacks_mating_material(board: &Board, by: Side) -> Option<MaterialRule> {
    let own = board.side(by).without(board.kind(Kind::King));
    let other = board.side(!by).without(board.kind(Kind::King));
    // A king gives no check, so there is no mate without another piece.
    if own.is_empty() {
        return Some(MaterialRule::LoneKing);
    }
    // Mate by a lone knight: the king is in check from the knight, every square beside it is
    // attacked by the king or the knight of the other side or holds a queen of its own, and no
    // queen takes the knight. For every placing of the two kings and the knight, take queens on
    // just the squares that need one: some queen sees the knight. A further queen can stand in
    // that line only by seeing the knight itself. The test below goes through all placings.
    let is_knight = own == board.of(by, Kind::Knight) && own.len() == 1;
    if is_knight && other == board.of(!by, Kind::Queen) {
        return Some(MaterialRule::LoneKnight);
    }
    if own == board.of(by, Kind::Bishop) && cannot_with_bishops(board, by, own) {
        return Some(MaterialRule::BishopsOfOneColour);
    }
    None
}

/// Mate by bishops of one colour: a bishop gives check along a diagonal, from the direction `d`
/// say, so the king stands on that colour, and the two squares beside it that touch its neighbour
/// in the direction `d` are of the other colour. No bishop attacks those two. The other king
/// attacks not both: a square beside both of them is beside the king in check. So a piece of the
/// checked side stands on one of them. It is no bishop of the first colour; if it is a rook or a
/// queen, it goes to, or takes on, the neighbour in the direction `d` and parries the check: the
/// pin that would forbid this would have to run along a file or rank. Two bishops of one colour
/// never give check at once, because a bishop that leaves one diagonal of a square does not arrive
/// on the other.
fn cannot_with_bishops(board: &Board, by: Side, bishops: SquareSet) -> bool {
    let light = bishops & SquareSet::LIGHT;
    let other_colour = match (light.is_empty(), light == bishops) {
        (true, _) => SquareSet::LIGHT,
        (_, true) => !SquareSet::LIGHT,
        _ => return false,
    };
    let other_bishops = board.of(!by, Kind::Bishop);
    board.of(!by, Kind::Pawn).is_empty()
        && board.of(!by, Kind::Knight).is_empty()
        && !other_bishops.meets(other_colour)
}

#[cfg(test)]
mod tests {
    use jadoube_chess::{Piece, Square};

    use super::*;

    /// The proof of [`MaterialRule::LoneKnight`], placing by placing.
    #[test]
    fn wherever_queens_must_stand_one_of_them_takes_the_knight() {
        let piece = |side, kind| Piece { side, kind };
        let mut placings = 0;
        for king in Square::all() {
            for knight in Square::all().filter(|&knight| knight != king) {
                for other in Square::all().filter(|&other| other != king && other != knight) {
                    let mut board = Board::empty();
                    board.put(piece(Side::Black, Kind::King), king);
                    board.put(piece(Side::White, Kind::Knight), knight);
                    board.put(piece(Side::White, Kind::King), other);
                    let attacked = board.attacks_from(knight) | board.attacks_from(other);
                    let beside = board.attacks_from(king);
                    // The knight gives check, and the kings do not touch.
                    if !board.attacks_from(knight).contains(king) || beside.contains(other) {
                        continue;
                    }
                    let needed = beside.without(attacked);
                    for square in needed {
                        board.put(piece(Side::Black, Kind::Queen), square);
                    }
                    assert!(!board.attackers_of(knight, Side::Black).is_empty(), "{board}");
                    placings += 1;
                }
            }
        }
        // 336 placings of a king a knight's move from a knight; the other king anywhere else.
        assert!(placings > 336 * 50, "{placings}");
    }
}
