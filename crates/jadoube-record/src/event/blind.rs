//! What is done in games of visually disabled players (Appendix D), besides moving.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::AssistantDuties;
use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;

/// What a player asks for in such a game.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event-blind")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section = VisuallyDisabled)]
pub enum BlindEvent {
    /// A player demanded that each player have a board (D.1).
    #[word("demands two boards")]
    #[is(by = Player, told = Everyone)]
    TwoBoardsDemanded,
    /// A player asked for an assistant, for all duties (D.2.10, D.2.11).
    #[word("asks for an assistant")]
    #[is(by = Player, told = Everyone)]
    AssistantRequested,
    /// A player asked for an assistant for some of the duties (D.2.10).
    #[word("asks for an assistant {duties}")]
    #[says(
        "A player asked for an assistant for some of the duties alone: `moves`, `announcements`, \
         `score and clock`, `information`, `claims`, `adjournment`; several as `for moves, \
         claims` (D.2.10)."
    )]
    #[is(by = Player, told = Everyone)]
    AssistantRequestedFor {
        /// The duties that the assistant is to have.
        duties: AssistantDuties,
    },
    /// A player asked how many moves were completed, and for the times (D.2.6.1, D.2.10.4).
    #[word("asks for moves and times")]
    #[is(by = Player, told = Everyone)]
    InformationRequested,
}
