//! What players claim, and the words for it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The ground of a draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawGround {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves by each player without capture or pawn move (9.3).
    FiftyMoves,
}

/// A claim that is not for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The opponent's flag has fallen.
    Time,
    /// The opponent completed an illegal move.
    IllegalMove,
    /// The opponent did not move or take what he had touched.
    TouchMove,
    /// The player's own last touch was an accident (4.2.2).
    Accident,
    /// The game began from a wrong position (7.2.1).
    InitialPosition,
    /// The board lies turned (7.2.2).
    BoardTurned,
    /// The clock is not set as the regulations say (6.10.2).
    ClockSetting,
    /// The clock does not work (6.10.1).
    ClockDefect,
}

impl fmt::Display for DrawGround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty moves",
        })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Time => "time",
            Self::IllegalMove => "illegal move",
            Self::TouchMove => "touch-move",
            Self::Accident => "accident",
            Self::InitialPosition => "initial position",
            Self::BoardTurned => "turned board",
            Self::ClockSetting => "clock setting",
            Self::ClockDefect => "clock defect",
        })
    }
}
