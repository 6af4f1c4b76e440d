use jadoube_chess::{Ending, Move, Side};

use crate::proof::material::MaterialRule;

/// Whether a side can still give mate, with the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It can: these legal moves from the position end in mate.
    Yes(Vec<Move>),
    /// It cannot.
    No(Proof),
    /// The limit was reached before either was certain.
    Unknown,
}

impl Answer {
    /// Whether mate is certainly possible.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Whether mate is certainly impossible.
    pub const fn is_no(&self) -> bool {
        matches!(self, Self::No(_))
    }

    /// `yes`, `no` or `unknown`.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Yes(_) => "yes",
            Self::No(_) => "no",
            Self::Unknown => "unknown",
        }
    }

    /// The moves that end in mate, if it is certainly possible.
    pub fn line(&self) -> Option<&[Move]> {
        match self {
            Self::Yes(line) => Some(line),
            Self::No(_) | Self::Unknown => None,
        }
    }
}

/// Why a side can no longer give mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// The game is over in this position, and not by mate of the other side.
    Over(Ending),
    /// The remaining pieces cannot form a mate.
    Material(MaterialRule),
    /// Pawns are locked and shut other pieces in: on the squares the pieces can reach they form no
    /// mate.
    WalledIn,
    /// Every position that can still arise was looked at.
    Exhausted {
        /// The number of positions, not counting those that material alone decides.
        positions: usize,
    },
}

/// Whether a position is dead: neither side can give mate by any series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// It is dead: the proofs for White and for Black.
    Yes(Answer, Answer),
    /// It is not: this side can still give mate, as the answer shows.
    No(Side, Answer),
    /// The limit was reached before it was certain.
    Unknown,
}

/// How much work may be done for an answer, counted in such a way that every machine gives the same
/// answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// The most positions to keep at the same time.
    pub positions: usize,
}

impl Limit {
    /// No limit but the memory of the machine: the answer is never [`Answer::Unknown`].
    pub const NONE: Self = Self { positions: usize::MAX };

    /// A limit of this many positions.
    pub const fn positions(positions: usize) -> Self {
        Self { positions }
    }

    /// A limit of as many positions as fit into this many bytes.
    pub const fn memory(bytes: usize) -> Self {
        Self { positions: bytes / BYTES_OF_A_POSITION }
    }
}

/// The most bytes that a position takes while it waits to be looked at: itself, its identity, where
/// it came from, and what a table and growing lists leave unused.
const BYTES_OF_A_POSITION: usize = 400;
