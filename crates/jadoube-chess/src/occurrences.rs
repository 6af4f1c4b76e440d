use crate::Position;

/// Counts how often the positions of a game have occurred.
///
/// It remembers the positions since the last capture or pawn move: none from before can recur.
/// Positions are compared exactly, as 9.2.3 defines "the same position"; the key only shows where
/// it is worth comparing.
///
/// ```
/// use jadoube_chess::{Occurrences, Position};
/// let mut position = Position::start();
/// let mut occurrences = Occurrences::new(&position);
/// let mut times = 1;
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
///     position.play_mut(position.move_from_uci(text).unwrap());
///     times = occurrences.push(&position);
/// }
/// assert_eq!(times, 3);
/// ```
///
/// Law: 9.2, 9.2.3
#[derive(Clone, Debug, Default)]
pub struct Occurrences {
    seen: Vec<Seen>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    key: u64,
    identity: [u64; 4],
}

impl Occurrences {
    /// Starts with the first position of a game.
    pub fn new(start: &Position) -> Self {
        let mut occurrences = Self::default();
        occurrences.push(start);
        occurrences
    }

    /// Starts another game.
    pub fn restart(&mut self, start: &Position) {
        self.seen.clear();
        self.push(start);
    }

    /// Adds the position after the next move and returns how often it has occurred, including this
    /// time.
    #[inline]
    pub fn push(&mut self, position: &Position) -> usize {
        if position.quiet_plies() == 0 {
            self.seen.clear();
        }
        let new = Seen { key: position.key(), identity: position.identity() };
        let mut times = 1;
        // The sides move in turn, so only every other position can be the same; and not the last of
        // those, because a piece that has just moved is not back yet.
        let mut index = self.seen.len();
        while index >= 4 {
            index -= 2;
            let earlier = &self.seen[index - 2];
            if earlier.key == new.key && earlier.identity == new.identity {
                times += 1;
            }
        }
        self.seen.push(new);
        times
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks how often the last position of a line has occurred.
    fn check(fen: &str, moves: &str, expected: usize) {
        let mut position = Position::from_fen(fen).expect("a position");
        let mut all = vec![position];
        let mut occurrences = Occurrences::new(&position);
        let mut times = 1;
        for text in moves.split_whitespace() {
            position.play_mut(position.move_from_uci(text).expect("a move"));
            times = occurrences.push(&position);
            all.push(position);
            // The slow way: all positions of the game, compared one by one.
            assert_eq!(times, all.iter().filter(|other| **other == position).count(), "{text}");
        }
        assert_eq!(times, expected, "{fen} {moves}");
    }

    #[test]
    fn occurrences_are_counted_as_the_laws_define_sameness() {
        let kings = "e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8";
        check("4k3/8/8/8/8/8/8/4K3 w - - 0 1", kings, 3);
        // The first time castling was still possible.
        check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", kings, 2);
        // The first time, a pawn could be captured en passant; without a capturing pawn it makes no
        // difference.
        let other = "e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1";
        check("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", other, 2);
        check("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", other, 3);
        // What was before a pawn move does not recur; what was after it may.
        check("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e1d1 e8d8 a2a3 d8e8 d1e1 e8d8 e1d1 d8e8", 2);
    }
}
