//! What players claim.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// The ground of a draw claim.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum DrawGround {
    /// The draw by the same position for the third time (9.2).
    #[word("threefold")]
    #[says(
        "Claimed the draw by the same position for the third time (9.2); the move that the \
         claimant means to play stands behind it."
    )]
    Threefold,
    /// The draw by fifty moves of each player without capture or pawn move (9.3).
    #[word("fifty moves")]
    #[says(
        "Claimed the draw by fifty moves of each player without capture or pawn move (9.3); the \
         move that the claimant means to play stands behind it."
    )]
    FiftyMoves,
}

/// A claim that is not for a draw.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Claim {
    /// The claim that the opponent's flag has fallen (6.8).
    #[word("time")]
    Time,
    /// The claim that the opponent completed an illegal move (7.5).
    #[word("illegal move")]
    IllegalMove,
    /// The claim that the opponent did not move or take a piece that was touched (4.8).
    #[word("touch-move")]
    TouchMove,
    /// The claim that the claimant's own last touch was an accident (4.2.2).
    #[word("accident")]
    Accident,
    /// The claim that the pieces stood wrongly from the start (7.2.1).
    #[word("initial position")]
    InitialPosition,
    /// The claim that a piece does not stand where it belongs (7.4.2, 7.6).
    #[word("displaced piece")]
    PieceDisplaced,
    /// The claim that the board lies turned (7.2.2).
    #[word("turned board")]
    BoardTurned,
    /// The claim that the clock is not set as the regulations say (6.10.2).
    #[word("clock setting")]
    ClockSetting,
    /// The claim that the clock does not work (6.10.1).
    #[word("clock defect")]
    ClockDefect,
}
