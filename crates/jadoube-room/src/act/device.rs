//! Devices with a clock of their own, such as a tablet beside the board, that an arbiter registered.
//! They alone may say that an act was done before it was sent, and only for a time in which the server
//! heard nothing of them.

use ed25519_dalek::{Signature, VerifyingKey};
use jadoube_laws::{Signed, Source};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::request::ActRequest;
use crate::refusal::Refusal;

/// A device that an arbiter registered for a game.
#[derive(Clone, Debug)]
pub struct Registered {
    /// Its name.
    pub id: String,
    /// For whom it acts, as a link writes it.
    pub role: String,
    /// Its public key for Ed25519.
    pub key: [u8; 32],
    /// Whether it no longer counts.
    pub is_revoked: bool,
}

/// A time in which nothing was heard of a link, in milliseconds before now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// When the link was last heard before.
    pub began_ms: u64,
    /// When it was heard again.
    pub ended_ms: u64,
}

/// How an act came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// How long ago it came, in milliseconds: the acts of a batch wait for each other.
    pub waited_ms: u64,
    /// The gap in the connection before that.
    pub gap: Option<Gap>,
}

/// Where an act comes from that was not sent when it was done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "ActDevice"), ts(rename = "ActDevice"))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// The device, by the name it was registered under.
    pub id: String,
    /// Its own number of the act; each is greater than the one before.
    #[serde(deserialize_with = "whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991u64)))]
    pub seq: u64,
    /// How long before it was sent the act was done, in milliseconds by the device's own clock. Believed
    /// for no longer than nothing was heard of the device's link; the act is done when it comes, and the
    /// arbiter is told when the device says it was done.
    #[serde(deserialize_with = "whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991u64)))]
    pub ago_ms: u64,
    /// The device's Ed25519 signature in 128 hexadecimal digits, over these lines, each but the last
    /// ended by a line feed: `jadoube act 1`, the game, the device's id, `seq`, `ago_ms`, the act's id,
    /// the act.
    pub signature: String,
}

impl Device {
    /// Where the record says that an act of this device comes from, with all that it signed.
    pub(crate) fn source(&self, act: &str) -> Source {
        let (act, signature) = (act.to_owned(), self.signature.to_ascii_lowercase());
        let signed = Some(Signed { act, ago_ms: self.ago_ms, signature });
        Source::Device { id: self.id.clone(), seq: self.seq, sensor: None, signed }
    }

    /// How long ago the act was done, as far as a gap in the connection explains that it was not sent
    /// then.
    pub(crate) fn explained_ms(&self, arrival: Arrival) -> u64 {
        let Some(gap) = arrival.gap else { return 0 };
        let done_ms = arrival.waited_ms.saturating_add(self.ago_ms).min(gap.began_ms);
        if done_ms < gap.ended_ms { 0 } else { done_ms }
    }

    /// Whether the device may do an act in a game, after its act number `last`.
    pub(crate) fn check(
        &self,
        game: &str,
        request: &ActRequest,
        registered: &[Registered],
        last: Option<u64>,
    ) -> Result<(), Refusal> {
        let known = registered.iter().find(|known| known.id == self.id);
        let known = known.filter(|known| !known.is_revoked);
        let known = known.filter(|known| known.role == request.role.to_string());
        let known = known.ok_or(Refusal::UnknownDevice)?;
        if last.is_some_and(|last| self.seq <= last) {
            return Err(Refusal::SeqUsed(self.seq));
        }
        let is_signed = || -> Option<()> {
            let key = VerifyingKey::from_bytes(&known.key).ok()?;
            let signature = Signature::from_bytes(&bytes(&self.signature)?);
            let signed = self.signed(game, &request.id, &request.act);
            key.verify_strict(signed.as_bytes(), &signature).ok()
        };
        is_signed().ok_or(Refusal::WrongSignature)
    }

    /// What the device signs for an act of a game: a line for each thing that could be altered.
    pub fn signed(&self, game: &str, act_id: &str, act: &str) -> String {
        let Self { id, seq, ago_ms, .. } = self;
        format!("jadoube act 1\n{game}\n{id}\n{seq}\n{ago_ms}\n{act_id}\n{act}")
    }
}

/// The greatest whole number that every client can count to.
const MOST: u64 = (1 << 53) - 1;

/// A whole number as JSON has them: `2.0` is one, too.
///
/// # Errors
///
/// If it is none, or greater than every client can count to.
pub fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let number = serde_json::Number::deserialize(deserializer)?;
    let text = number.to_string();
    let digits = text.strip_suffix(".0").unwrap_or(&text);
    digits.parse().ok().filter(|&whole| whole <= MOST).ok_or_else(|| {
        D::Error::custom(format!("`{number}` is not a whole number from 0 to {MOST}"))
    })
}

/// The bytes that hexadecimal digits stand for.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |place: usize| char::from(pair[place]).to_digit(16);
        let (high, low) = digit(0).zip(digit(1))?;
        *byte = (high * 16 + low) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The connection was gone from the fifth second to the tenth; now it is the twelfth.
    #[test]
    fn only_a_gap_in_the_connection_explains_that_an_act_comes_late() {
        let gap = Some(Gap { began_ms: 7000, ended_ms: 2000 });
        let explained = |ago_ms, waited_ms, gap| {
            let (id, signature) = ("tablet".to_owned(), String::new());
            let device = Device { id, seq: 1, ago_ms, signature };
            device.explained_ms(Arrival { waited_ms, gap })
        };
        assert_eq!(explained(3000, 0, gap), 3000);
        assert_eq!(explained(7000, 0, gap), 7000);
        assert_eq!(explained(9000, 0, gap), 7000, "it was heard before");
        assert_eq!(explained(u64::MAX, 5, gap), 7000);
        assert_eq!(explained(1000, 0, gap), 0, "the connection was there again");
        assert_eq!(explained(1000, 1000, gap), 2000, "it came a while ago");
        assert_eq!(explained(3000, 0, None), 0);
    }

    #[test]
    fn whole_numbers_are_read_in_every_form() {
        let read = |text: &str| whole(&mut serde_json::Deserializer::from_str(text));
        for (text, number) in [("0", 0), ("114642", 114_642), ("114642.0", 114_642), ("2e3", 2000)]
        {
            assert_eq!(read(text).ok(), Some(number), "{text}");
        }
        assert_eq!(read("9007199254740991").ok(), Some(MOST));
        for wrong in ["-1", "1.5", "9007199254740992", "1e30", "18446744073709551616", "\"1\""] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_signature_is_read_whole_or_not_at_all() {
        assert_eq!(bytes::<2>("0aFF"), Some([10, 255]));
        for wrong in ["", "0a", "0aFFf", "0aFg", "0aéé"] {
            assert_eq!(bytes::<2>(wrong), None, "{wrong}");
        }
    }
}
