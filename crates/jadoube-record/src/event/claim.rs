//! What players claim.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// The ground of a draw claim.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum DrawGround {
    /// The same position for the third time (9.2).
    #[word("threefold")]
    Threefold,
    /// Fifty moves by each player without capture or pawn move (9.3).
    #[word("fifty moves")]
    FiftyMoves,
}

/// A claim that is not for a draw.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Claim {
    /// The opponent's flag has fallen.
    #[word("time")]
    Time,
    /// The opponent completed an illegal move.
    #[word("illegal move")]
    IllegalMove,
    /// The opponent neither moved nor took a piece that was touched.
    #[word("touch-move")]
    TouchMove,
    /// The claimant's own last touch was an accident (4.2.2).
    #[word("accident")]
    Accident,
    /// The game began from a wrong position (7.2.1).
    #[word("initial position")]
    InitialPosition,
    /// The board lies turned (7.2.2).
    #[word("turned board")]
    BoardTurned,
    /// The clock is not set as the regulations say (6.10.2).
    #[word("clock setting")]
    ClockSetting,
    /// The clock does not work (6.10.1).
    #[word("clock defect")]
    ClockDefect,
}
