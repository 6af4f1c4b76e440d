use jadoube_chess::{BySide, Fen, Side};
use jadoube_clock::Controls;
use serde::{Deserialize, Serialize};

use crate::{Regulations, Standing};

/// How a game begins; the record holds it before its first entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Creation {
    /// What the organiser chose.
    #[cfg_attr(feature = "schema", ts(type = "Partial<Regulations>"))]
    pub regulations: Regulations,
    /// What was really set up, if not what the regulations say.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub set_up: Option<Fen>,
    /// Whether the players sit down with each other's colour.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub colours_exchanged: bool,
    /// Whether the board lies turned by a quarter.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub board_turned: bool,
    /// Whether White and Black are missing at the start.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub absent: BySide<bool>,
    /// What the clock shows and whether it runs.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub clock: ClockAtStart,
    /// What the clock was really set to, if not what the regulations say.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub clock_setting: Option<Controls>,
    /// Illegal moves that White and Black have already made.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub illegal_moves: BySide<u8>,
}

/// The clock when a game is created.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ClockAtStart {
    /// What White's clock shows, if not the control's time.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = jadoube_clock::MAX_MS)))]
    pub white_ms: Option<i64>,
    /// What Black's clock shows, if not the control's time.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = jadoube_clock::MAX_MS)))]
    pub black_ms: Option<i64>,
    /// The number of the next move, if not the first.
    pub move_number: Option<u32>,
    /// Whose clock runs; nobody's before the arbiter starts the game.
    pub running: Option<Side>,
}

impl Creation {
    /// A game by these regulations, nothing wrong with it.
    pub fn new(regulations: Regulations) -> Self {
        Self {
            regulations,
            set_up: None,
            colours_exchanged: false,
            board_turned: false,
            absent: BySide::both(false),
            clock: ClockAtStart::default(),
            clock_setting: None,
            illegal_moves: BySide::both(0),
        }
    }

    /// What stands on the board at first.
    pub fn standing(&self) -> Standing {
        match &self.set_up {
            Some(fen) => Standing::from(*fen.setup()),
            None => self.regulations.start.standing(),
        }
    }
}
