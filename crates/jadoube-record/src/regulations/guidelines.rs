//! What the organiser chose about adjournment, quickplay finish and visually disabled players.

use crate::words::Words;
use crate::{ParseWordsError, Regulations, Side};

impl Regulations {
    /// Sets a field of these by its name; tells whether it was one of them.
    pub(crate) fn set_of_guidelines(
        &mut self,
        name: &str,
        words: &mut Words<'_>,
    ) -> Result<bool, ParseWordsError> {
        let one_of = |word: &str, is: &str, is_not: &str| match word {
            _ if word == is => Ok(true),
            _ if word == is_not => Ok(false),
            _ => Err(ParseWordsError::new(word, format!("{is} or {is_not}"))),
        };
        match name {
            "session" => {
                self.session_ms = Some(u32::try_from(words.time()?).unwrap_or(u32::MAX));
            }
            "arbiter" => self.arbiter_present = one_of(words.word(), "present", "absent")?,
            "delay-requests" => self.delay_requests = crate::regulations::read::on(words)?,
            "boards" => self.two_boards = one_of(words.word(), "two", "one")?,
            "hearing-impaired" => self.hearing_impaired.push(words.side()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The settings of these fields in words, as [`Regulations::set`] reads them, without those
    /// that are as usual.
    pub fn guideline_settings(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(ms) = self.session_ms {
            lines.push(format!("session {}", crate::write_time(i64::from(ms))));
        }
        if !self.arbiter_present {
            lines.push("arbiter absent".to_owned());
        }
        if self.delay_requests {
            lines.push("delay-requests on".to_owned());
        }
        if !self.two_boards {
            lines.push("boards one".to_owned());
        }
        lines.extend(self.hearing_impaired.iter().map(|side| format!("hearing-impaired {side}")));
        lines
    }

    /// Whether Appendix D holds for a player.
    pub fn is_visually_disabled(&self, side: Side) -> bool {
        self.visually_disabled.contains(&side)
    }
}
