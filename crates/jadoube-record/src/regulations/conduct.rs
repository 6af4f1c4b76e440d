//! What the organiser chooses about recording, devices, penalties and appeals.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// The organiser's choices about scoresheets, conduct, penalties and appeals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct ConductRules {
    /// On what the players record (8.1.1.1, 8.1.1.2).
    pub scoresheet: Scoresheet,
    /// Whether the opponent of the player having the move reports before leaving the
    /// playing area (11.2.4).
    pub report_absence: bool,
    /// Whether a device that is switched off may be in a player's bag (11.3.2.1).
    pub devices_in_bag: bool,
    /// What a device on a player costs (11.3.2.2).
    pub device_penalty: DevicePenalty,
    /// Whether fines were announced beforehand (12.9.7).
    pub fines: bool,
    /// Whether a player is expelled only with the organiser's consent (12.9.9).
    pub expulsion_consent: bool,
    /// Whether decisions can be appealed against (11.10).
    pub appeals: bool,
    /// For how long after a decision, or after the end of the game (11.10).
    pub appeal_deadline_ms: Option<u32>,
}

impl Default for ConductRules {
    fn default() -> Self {
        Self {
            scoresheet: Scoresheet::Paper,
            report_absence: false,
            devices_in_bag: false,
            device_penalty: DevicePenalty::Loss,
            fines: false,
            expulsion_consent: false,
            appeals: true,
            appeal_deadline_ms: None,
        }
    }
}

/// On what the players record.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scoresheet {
    /// On paper (8.1.1.1).
    #[default]
    #[word("paper")]
    Paper,
    /// On a certified electronic scoresheet (8.1.1.2).
    #[word("electronic")]
    Electronic,
}

/// What a device on a player costs.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DevicePenalty {
    /// The game.
    #[default]
    #[word("loss")]
    Loss,
    /// Less, as the arbiter decides.
    #[word("milder")]
    Milder,
}

#[cfg(test)]
mod tests {
    use crate::{Edition, Regulations};

    #[test]
    fn settings_are_written_as_they_are_read() {
        let all = [
            "scoresheet electronic",
            "report-absence on",
            "devices-in-bag on",
            "device-penalty milder",
            "fines on",
            "expulsion-consent on",
            "appeals off",
            "appeal-deadline 30:00",
        ];
        let mut regulations = Regulations::standard(Edition::E2023);
        for text in all {
            regulations.set(text).unwrap();
        }
        let written: Vec<String> = regulations.settings().iter().map(ToString::to_string).collect();
        assert_eq!(written, all);
        assert!(regulations.set("fines perhaps").is_err());
        assert!(regulations.set("scoresheet stone").is_err());
    }
}
