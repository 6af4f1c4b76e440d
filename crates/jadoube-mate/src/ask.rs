//! The question and the ways to its answer, the cheap ones first.

use jadoube_chess::{BySide, Position, Side};

use crate::answer::{Answer, Limit};
use crate::search::rounds::{QUICK, at_once, checked, first, looks_locked, search};
use crate::watch::raid::raid;
use crate::watch::script::Script;

/// Whether `by` can give mate by any series of legal moves from a position.
///
/// The side to move, castling rights, en passant and stalemate are considered; repetition and the
/// move counts are not, because the Laws ask what is possible, not what would be claimed.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::{Answer, Limit, can_mate};
/// // The pawn can be promoted, so White can still win; Black has only a king.
/// let position = Position::from_fen("8/8/8/8/8/4k3/P7/K7 w - - 0 1").unwrap();
/// let Answer::Yes(line) = can_mate(&position, Side::White, Limit::NONE) else { panic!() };
/// let end = line.iter().fold(position, |position, &mv| position.play(mv));
/// assert!(end.is_checkmate());
/// assert!(can_mate(&position, Side::Black, Limit::NONE).is_no());
/// ```
///
/// Law: 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3, I.8
pub fn can_mate(position: &Position, by: Side, limit: Limit) -> Answer {
    let answer = at_once(position, by).or_else(|| drawn(position, by));
    match answer {
        Some(answer) => checked(position, by, Some(answer)),
        None => search(position, by, limit),
    }
}

/// Answers like [`can_mate`] with little, bounded work: at most a few hundred positions are looked
/// at.
///
/// It may return [`Answer::Unknown`]; any other answer is just as certain.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::quick;
/// assert!(quick(&Position::start(), Side::Black).is_yes());
/// ```
///
/// Law: 5.1.2, 5.2.2, 6.9, 7.5.5
pub fn quick(position: &Position, by: Side) -> Answer {
    let answer = at_once(position, by).or_else(|| drawn(position, by));
    checked(position, by, answer.or_else(|| first(position, by, QUICK)))
}

/// Whether [`quick`] finds a mate for either side. What is cheap is tried for both sides before
/// what is expensive is tried for either.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_mate::is_plainly_alive;
/// assert!(is_plainly_alive(&Position::start()));
/// ```
///
/// Law: 5.2.2
pub fn is_plainly_alive(position: &Position) -> bool {
    let mut open = BySide::both(false);
    for by in Side::ALL {
        let answer = at_once(position, by).or_else(|| drawn(position, by));
        match checked(position, by, answer) {
            Answer::Yes(_) => return true,
            Answer::No(_) => {}
            Answer::Unknown => open[by] = true,
        }
    }
    let found = |by: Side| checked(position, by, first(position, by, QUICK)).is_yes();
    Side::ALL.into_iter().any(|by| open[by] && found(by))
}

/// A mate constructed from where the pieces stand, if there are many: with few a search is as
/// quick.
fn drawn(position: &Position, by: Side) -> Option<Answer> {
    let mut line = Vec::new();
    let is_found = position.board().occupied().len() >= MANY
        && !looks_locked(position)
        && raid(position, by, &mut Script::default(), &mut line);
    is_found.then_some(Answer::Yes(line))
}

const MANY: usize = 16;
