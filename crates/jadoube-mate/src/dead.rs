use jadoube_chess::{Position, Side};

use crate::answer::{Dead, Limit};
use crate::ask::can_mate;

/// Whether neither side can give mate any more, which ends the game.
///
/// A checkmate position is not dead: the game has been won.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_mate::{Dead, Limit, is_dead_position};
/// let kings = Position::from_fen("8/8/4k3/8/8/3K4/8/8 w - - 0 1").unwrap();
/// assert!(matches!(is_dead_position(&kings, Limit::NONE), Dead::Yes(..)));
/// assert!(matches!(is_dead_position(&Position::start(), Limit::NONE), Dead::No(..)));
/// ```
///
/// Law: 5.2.2
pub fn is_dead_position(position: &Position, limit: Limit) -> Dead {
    let white = can_mate(position, Side::White, limit);
    if white.is_yes() {
        return Dead::No(Side::White, white);
    }
    let black = can_mate(position, Side::Black, limit);
    match (white.is_no(), black.is_yes(), black.is_no()) {
        (_, true, _) => Dead::No(Side::Black, black),
        (true, _, true) => Dead::Yes(white, black),
        _ => Dead::Unknown,
    }
}
