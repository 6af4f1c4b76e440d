//! What happens to the scoresheets, but for the writing itself (Article 8).

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;
use crate::words::{Ms, forms};

/// Something that happened to a scoresheet.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event-sheet")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section = Scoresheets)]
pub enum SheetEvent {
    /// An arbiter gave a player another scoresheet (8.3).
    #[word("replaces {side}'s scoresheet")]
    #[word(also "replaces {side}'s sheet")]
    #[is(by = Arbiter, told = Everyone)]
    Replaced {
        /// The player whose scoresheet was replaced.
        side: Side,
    },
    /// A player handed a sheet in after the game.
    #[word("hands in {sheet}")]
    #[says(each = sheet)]
    #[is(by = Player, told = Everyone)]
    HandedIn {
        /// What was handed in.
        sheet: Handed,
    },
    /// A player asked for the opponent's scoresheet, to complete their own (8.5.2).
    #[word("asks for the opponent's scoresheet")]
    #[word(also "asks for the opponent's sheet")]
    #[is(by = Player, told = Everyone)]
    LoanAsked,
    /// A player gave back the opponent's scoresheet.
    #[word("gives back the opponent's scoresheet")]
    #[word(also "gives back the opponent's sheet")]
    #[is(by = Player, told = Everyone)]
    LoanReturned,
    /// An arbiter had the game reconstructed on a second board (8.5.3).
    #[word("has the game reconstructed")]
    #[is(by = Arbiter, told = Everyone)]
    ReconstructionOrdered,
    /// The reconstruction ended; an arbiter put down how many moves it proved.
    #[word("ends the reconstruction: nobody knows", moves = None)]
    #[word("ends the reconstruction: {moves} moves")]
    #[tell(moves = *moves)]
    #[says(
        "The reconstruction ended; so many moves of the player whose flag fell are proved, or \
         nobody knows.",
        moves = 43
    )]
    #[is(by = Arbiter, told = Arbiter)]
    ReconstructionEnded {
        /// Completed moves of the player whose flag fell; nothing if nobody knows.
        moves: Option<u32>,
    },
    /// An arbiter accepted somebody who records for a player, and may take time from that player
    /// for it (8.1.6).
    #[word("accepts {side}'s recorder [minus {minus_ms:time}]")]
    #[tell(side = side, minus = minus_ms.map(Ms))]
    #[says(minus_ms = 600_000)]
    #[is(by = Arbiter, told = Everyone)]
    RecorderAccepted {
        /// The player for whom somebody else records.
        side: Side,
        /// What the arbiter takes from the player's time for it.
        minus_ms: Option<i64>,
    },
}

/// What a player hands in after the game.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Handed {
    /// A player handed in the scoresheet itself after the game.
    #[word("the original")]
    Original,
    /// A player handed in only the copy under the scoresheet.
    #[word("the copy")]
    Copy,
}
