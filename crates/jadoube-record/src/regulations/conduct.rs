//! What the organiser chooses about recording, devices, penalties and appeals.

use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::regulations::read::on;
use crate::words::{Words, write_time};

/// The organiser's choices about scoresheets, conduct, penalties and appeals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConductRules {
    /// On what the players record (8.1.1.1, 8.1.1.2).
    pub scoresheet: Scoresheet,
    /// Whether the opponent of the player having the move reports before he leaves the playing
    /// area (11.2.4).
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoresheet {
    /// On paper (8.1.1.1).
    #[default]
    Paper,
    /// On a certified electronic scoresheet (8.1.1.2).
    Electronic,
}

/// What a device on a player costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DevicePenalty {
    /// The game.
    #[default]
    Loss,
    /// Less, as the arbiter decides.
    Milder,
}

impl ConductRules {
    /// Sets a field by its name; tells whether the name is one of its own.
    pub(crate) fn set(
        &mut self,
        name: &str,
        words: &mut Words<'_>,
    ) -> Result<bool, ParseWordsError> {
        match name {
            "scoresheet" => {
                self.scoresheet = match words.word() {
                    "paper" => Scoresheet::Paper,
                    "electronic" => Scoresheet::Electronic,
                    word => return Err(ParseWordsError::new(word, "paper or electronic")),
                };
            }
            "report-absence" => self.report_absence = on(words)?,
            "devices-in-bag" => self.devices_in_bag = on(words)?,
            "device-penalty" => {
                self.device_penalty = match words.word() {
                    "loss" => DevicePenalty::Loss,
                    "milder" => DevicePenalty::Milder,
                    word => return Err(ParseWordsError::new(word, "loss or milder")),
                };
            }
            "fines" => self.fines = on(words)?,
            "expulsion-consent" => self.expulsion_consent = on(words)?,
            "appeals" => self.appeals = on(words)?,
            "appeal-deadline" => {
                self.appeal_deadline_ms = Some(u32::try_from(words.time()?).unwrap_or(u32::MAX));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The settings that are not the usual ones, as a law case writes them after `set`.
    pub fn settings(&self) -> Vec<String> {
        let usual = Self::default();
        let mut settings = Vec::new();
        let mut flag = |name: &str, value: bool, usual: bool| {
            if value != usual {
                settings.push(format!("{name} {}", if value { "on" } else { "off" }));
            }
        };
        flag("report-absence", self.report_absence, usual.report_absence);
        flag("devices-in-bag", self.devices_in_bag, usual.devices_in_bag);
        flag("fines", self.fines, usual.fines);
        flag("expulsion-consent", self.expulsion_consent, usual.expulsion_consent);
        flag("appeals", self.appeals, usual.appeals);
        if self.scoresheet == Scoresheet::Electronic {
            settings.push("scoresheet electronic".to_owned());
        }
        if self.device_penalty == DevicePenalty::Milder {
            settings.push("device-penalty milder".to_owned());
        }
        if let Some(ms) = self.appeal_deadline_ms {
            settings.push(format!("appeal-deadline {}", write_time(i64::from(ms))));
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use crate::{Edition, Regulations};

    #[test]
    fn settings_are_written_as_they_are_read() {
        let all = [
            "report-absence on",
            "devices-in-bag on",
            "fines on",
            "expulsion-consent on",
            "appeals off",
            "scoresheet electronic",
            "device-penalty milder",
            "appeal-deadline 30:00",
        ];
        let mut regulations = Regulations::standard(Edition::E2023);
        for text in all {
            regulations.set(text).unwrap();
        }
        assert_eq!(regulations.conduct.settings(), all);
        assert!(regulations.set("fines perhaps").is_err());
        assert!(regulations.set("scoresheet stone").is_err());
    }
}
