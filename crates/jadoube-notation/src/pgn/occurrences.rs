use jadoube_chess::Position;

/// Counts how often positions have occurred in a line of play.
///
/// Positions are the same as 9.2.3 says: they are found by their keys and then compared. It
/// remembers the different positions since the last capture or pawn move, before which none can
/// occur again.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::pgn::Occurrences;
/// let mut position = Position::start();
/// let mut occurrences = Occurrences::new();
/// let mut counts = vec![occurrences.note(&position)];
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     position = position.play(position.move_from_uci(text).unwrap());
///     counts.push(occurrences.note(&position));
/// }
/// assert_eq!(counts, [1, 1, 1, 1, 2]);
/// ```
///
/// Law: 9.2.2, 9.2.3
#[derive(Clone, Debug)]
pub struct Occurrences {
    seen: Vec<Seen>,
    /// By the lowest bits of the key, the last position with these bits; valid in one round only.
    heads: Box<[Head; HEADS]>,
    /// Counts captures and pawn moves.
    round: u32,
}

/// Few enough to stay in the nearest cache.
const HEADS: usize = 256;

#[derive(Clone, Copy, Debug)]
struct Head {
    round: u32,
    index: u32,
}

/// A position that has occurred.
#[derive(Clone, Copy, Debug)]
struct Seen {
    position: Position,
    count: u32,
    /// The one before with the same lowest bits of the key.
    previous: Option<u32>,
}

impl Occurrences {
    /// Nothing has occurred yet.
    pub fn new() -> Self {
        Self { seen: Vec::new(), heads: Box::new([Head { round: 0, index: 0 }; HEADS]), round: 1 }
    }

    /// Forgets everything, for another game.
    pub fn clear(&mut self) {
        self.seen.clear();
        match self.round.checked_add(1) {
            Some(round) => self.round = round,
            None => *self = Self::new(),
        }
    }

    /// Takes note of a position, and tells how often it has occurred, this time included.
    #[inline]
    pub fn note(&mut self, position: &Position) -> u32 {
        if position.quiet_plies() == 0 {
            self.clear();
        }
        let head = &mut self.heads[position.key() as usize % HEADS];
        let previous = (head.round == self.round).then_some(head.index);
        let mut next = previous;
        while let Some(seen) = next.and_then(|index| self.seen.get_mut(index as usize)) {
            if seen.position == *position {
                seen.count += 1;
                return seen.count;
            }
            next = seen.previous;
        }
        // After four thousand million different positions the oldest are forgotten.
        let index = self.seen.len() as u32;
        *head = Head { round: self.round, index };
        self.seen.push(Seen { position: *position, count: 1, previous });
        1
    }
}

impl Default for Occurrences {
    fn default() -> Self {
        Self::new()
    }
}
