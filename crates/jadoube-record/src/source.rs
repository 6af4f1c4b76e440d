//! Where an entry comes from.

use serde::{Deserialize, Serialize};

/// Where the time of an entry comes from, and by what it was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The room that keeps the game.
    #[default]
    Room,
    /// A device with a clock of its own, such as a tablet beside the board.
    Device {
        /// The name under which the device was registered.
        id: String,
        /// The device's own number of the act.
        seq: u64,
        /// The part of the device that noticed it by itself, such as the squares of a board with
        /// sensors; none if a person entered it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sensor: Option<String>,
        /// What the device signed. Format 1 did not keep it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Signed>,
    },
    /// The arbiter, who says when it was.
    Arbiter,
}

/// What a device signed, so that anybody who has its public key can check it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signed {
    /// The act in the words in which the device sent it.
    pub act: String,
    /// How many milliseconds before it was sent the act was done, by the device's own clock.
    pub ago_ms: u64,
    /// The Ed25519 signature in hexadecimal digits.
    pub signature: String,
}

impl Source {
    /// Every source, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let device = |sensor: Option<&str>, signed| Self::Device {
            id: "table 3".to_owned(),
            seq: 8,
            sensor: sensor.map(str::to_owned),
            signed,
        };
        let signed = Signed { act: "presses".to_owned(), ago_ms: 40, signature: "0f".repeat(64) };
        vec![Self::Room, device(None, None), device(Some("squares"), Some(signed)), Self::Arbiter]
    }
}
