//! Who can still give mate, as the arbiter is shown it.

use jadoube_chess::{Position, Side};
use jadoube_mate::{Limit, can_mate};

use crate::sent::{Can, Each, Mate};

/// How many positions a question for display may look at.
const LIMIT: usize = 20_000;

/// Who can still give mate in a position, within a bound in positions. It may take milliseconds: ask
/// it once for a position, and not where others wait.
pub fn can_still_mate(position: &Position) -> Each<Option<Mate>> {
    Each::from_fn(|by| Some(side(position, by)))
}

/// What is told as long as it is not found out.
pub fn not_known_who_mates() -> Each<Option<Mate>> {
    Each::from_fn(|_| Some(Mate { can: Can::Unknown, line: None }))
}

fn side(position: &Position, by: Side) -> Mate {
    let answer = can_mate(position, by, Limit::positions(LIMIT));
    let line = answer.line();
    let line = line.map(|line| line.iter().map(|mv| mv.attempt().to_string()).collect());
    let can = match answer {
        jadoube_mate::Answer::Yes(_) => Can::Yes,
        jadoube_mate::Answer::No(_) => Can::No,
        jadoube_mate::Answer::Unknown => Can::Unknown,
    };
    Mate { can, line }
}
