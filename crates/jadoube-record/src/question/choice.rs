//! What an arbiter can decide, and the penalties of 12.9.

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::Ms;
use crate::words::forms;
use crate::{Points, Score};

/// One of the decisions that the Laws leave to the arbiter.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "choice")]
#[word(apart)]
pub enum Choice {
    /// The clocks stay as they are (7.1).
    #[word("the clocks stay")]
    ClocksStay,
    /// The clocks show what they showed at the restored position (7.1).
    #[word("the clocks as they were")]
    ClocksAsTheyWere,
    /// The king's move was a castling not yet finished; it is finished (4.7.2).
    #[word("the castling is finished")]
    FinishCastling,
    /// It was an illegal move.
    #[word("an illegal move")]
    IllegalMove,
    /// It was an accident, and nothing follows.
    #[word("an accident")]
    Accident,
    /// The touch was meant and counts (4.2.2).
    #[word("the touch counts")]
    TouchCounts,
    /// The touch was not meant and does not count (4.2.2).
    #[word("the touch does not count")]
    TouchDoesNotCount,
    /// Nothing is put right, and play goes on.
    #[word("play goes on")]
    PlayOn,
    /// The game is void, and a new one is played.
    #[word("a new game")]
    NewGame,
    /// The position before stands again.
    #[word("the position is restored")]
    Restore,
    /// That side wins.
    #[word("{0} wins")]
    #[tell(side = it)]
    Win(Side),
    /// The game is drawn.
    #[word("the game is drawn")]
    Draw,
    /// There is no penalty.
    #[word("no penalty")]
    NoPenalty,
    /// A warning (12.9.1).
    #[word("a warning")]
    Warning,
    /// What a late clock reported is taken into the game.
    #[word("the report counts")]
    TakeReport,
    /// What a late clock reported is left aside.
    #[word("the report does not count")]
    IgnoreReport,
    /// A player who stopped the clock had a valid reason (6.11.4).
    #[word("the reason is valid")]
    ReasonValid,
    /// The clocks show what they would by the right setting (6.10.2).
    #[word("the clocks by the right setting")]
    ClocksBySetting,
    /// Ten minutes less for a player whose clock an assistant presses (6.2.6).
    #[word("ten minutes less")]
    TenMinutesLess,
    /// The clock does not work and is replaced (6.10.1).
    #[word("the clock has failed")]
    ClockFailed,
    /// It can be told what was sealed; the arbiter opens the envelope again, reading it (I.8.2).
    #[word("the meaning is clear")]
    MeaningClear,
    /// The move on the board counts, not the one that was announced (D.2.8).
    #[word("the move on the board")]
    MoveOnBoard,
    /// The announced move counts (D.2.8).
    #[word("the announced move")]
    MoveAnnounced,
    /// Both players get five seconds more for each move (III.4).
    #[word("five seconds a move")]
    Increment,
    /// Both players get a delay of five seconds for each move (III.4, older wording).
    #[word("a delay of five seconds a move")]
    Delay,
    /// The clocks stay as they are set (III.4).
    #[word("no increment")]
    NoIncrement,
    /// The arbiter decides later about a claim (III.5.2).
    #[word("the decision is put off")]
    PutOff,
    /// The arbiter decides later about a claim, and the opponent gets two minutes (III.5.2).
    #[word("the decision is put off with 2:00 to the opponent")]
    PutOffWithTime,
    /// The claim is rejected (III.5.3).
    #[word("the claim is rejected")]
    RejectClaim,
    /// The game has this score (8.7, 11.7, 11.8, 12.9.6).
    #[word("{0}")]
    #[tell(score = it)]
    #[says(0 = Score { white: Points::Loss, black: Points::Draw, forfeit: false })]
    Score(Score),
    /// The result stays, although another was signed or would be right (8.7).
    #[word("the result stands")]
    ResultStands,
    /// A spectator must leave the playing venue (12.7).
    #[word("leaving the venue")]
    SendOut,
    /// The time is taken although the flag falls by it (12.9.3).
    #[word("the time is taken")]
    TimeTaken,
    /// The last position before an irregularity that can be identified (7.5.1, 7.6).
    #[word("the position after {side}'s move {number}")]
    PositionAfter {
        /// The player whose move came last.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
}

/// The penalties of 12.9.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "penalty")]
#[word(apart)]
pub enum Penalty {
    /// A warning (12.9.1).
    #[word("a warning")]
    Warning,
    /// More time for the opponent (12.9.2).
    #[word("{ms:time} to the opponent")]
    #[tell(time = Ms(*ms))]
    OpponentGains {
        /// How much time the opponent gets, in milliseconds.
        ms: i64,
    },
    /// Less time for the offender (12.9.3).
    #[word("minus {ms:time}")]
    #[tell(time = Ms(*ms))]
    #[says(ms = 60_000)]
    Loses {
        /// How much time the offender loses, in milliseconds.
        ms: i64,
    },
    /// The most that the game has, for the opponent (12.9.4); if the game is on, when it has a
    /// result.
    #[word("the full point to the opponent")]
    OpponentFull,
    /// One step less for the offender, from 1 to 1/2 or from 1/2 to 0 (12.9.5); if the game is on,
    /// when it has a result.
    #[word("a lower score")]
    Lowered,
    /// The loss of the game, with the opponent's score (12.9.6).
    #[word("{0}")]
    #[tell(score = it)]
    #[says(0 = Score { white: Points::Loss, black: Points::Draw, forfeit: false })]
    Score(Score),
    /// The loss of the game (12.9.6).
    #[word("the loss")]
    Loss,
    /// A fine that was announced beforehand (12.9.7).
    #[word("a fine")]
    Fine,
    /// Exclusion from rounds (12.9.8).
    #[word("exclusion from {rounds} rounds")]
    #[word(also "exclusion from {rounds} round")]
    #[tell(count = rounds)]
    Exclusion {
        /// From how many rounds the offender is excluded.
        rounds: u8,
    },
    /// Expulsion from the competition (12.9.9).
    #[word("expulsion")]
    Expulsion,
}
