//! What is done to adjourn a game and to resume it (Guideline I).

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;
use crate::words::{Ms, forms};

/// What is done around an adjournment, besides sealing the move and opening the envelope.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event-adjournment")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section = Adjourning)]
pub enum AdjournmentEvent {
    /// The arbiter asked the player who has the move to seal it (I.1.1).
    #[word("orders the adjournment")]
    #[is(by = Arbiter, told = Everyone)]
    Ordered,
    /// Something was written on the envelope (I.2).
    #[word("writes on the envelope: {0}")]
    #[tell(item = it.message())]
    #[is(by = AtTheBoard, told = Everyone)]
    Labelled(EnvelopeItem),
    /// The arbiter looked through what stands on the envelope (I.3).
    #[word("checks the envelope")]
    #[is(by = Arbiter, told = Everyone)]
    Checked,
    /// The arbiter set up the pieces, for a resumption (I.5) or for a start of Chess960 (II.2).
    #[word("sets up {fen:fen}")]
    #[is(by = Arbiter, told = Everyone, seen = WithoutCounts)]
    SetUp {
        /// What stands on the board, as FEN.
        fen: String,
    },
    /// The player who sealed said which move it was, because the envelope is lost (I.12.1).
    #[word("states the sealed move {text:quoted}")]
    #[is(by = Player, told = Everyone)]
    Stated {
        /// The words in which it was said.
        text: String,
    },
    /// A player claimed that the clocks were wrong when play was resumed (I.13).
    #[word("claims wrong times")]
    #[is(by = Player, told = Everyone)]
    TimesClaimed,
}

/// What stands on the envelope.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "envelope-item")]
pub enum EnvelopeItem {
    /// The names of the players (I.2.1).
    #[word("the names {0:quoted}")]
    #[tell(text = it)]
    #[says(0 = "Adamska, Bielik")]
    Names(String),
    /// The position before the sealed move, as FEN (I.2.2).
    #[word("the position {0:fen}")]
    #[tell(text = it)]
    Position(String),
    /// The time that each has used (I.2.3).
    #[word("the times used White {white_ms:time}, Black {black_ms:time}")]
    #[tell(white = Ms(*white_ms), black = Ms(*black_ms))]
    Used {
        /// The time that White has used, in milliseconds.
        white_ms: i64,
        /// The time that Black has used, in milliseconds.
        black_ms: i64,
    },
    /// Who sealed (I.2.4).
    #[word("the sealer {0}")]
    #[tell(side = it)]
    Sealer(Side),
    /// The number of the sealed move (I.2.5).
    #[word("the number {0}")]
    #[tell(number = it)]
    #[says(0 = 41)]
    MoveNumber(u32),
    /// That a draw offer is open (I.2.6).
    #[word("the draw offer")]
    DrawOffer,
    /// When and where play is resumed (I.2.7).
    #[word("the resumption {0:quoted}")]
    #[tell(text = it)]
    #[says(0 = "9:00, hall 2")]
    Resumption(String),
}

/// Whether the player who sealed has stopped the clock (I.1.1).
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SealingClock {
    /// It stands.
    #[default]
    Stopped,
    /// It runs, and the player may still change the move.
    #[word("with the clock running")]
    Running,
}
