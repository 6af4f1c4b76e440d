//! Devices with a clock of their own, such as a tablet beside the board, that an arbiter registered.
//! They alone may say that an act was done before it was sent, and only for a time in which the server
//! heard nothing of them.

use axum::http::StatusCode;
use ed25519_dalek::{Signature, VerifyingKey};
use jadoube_laws::{Signed, Source};
use jadoube_store::Device as Registered;
use serde::Deserialize;
use tokio::time::Instant;

use crate::acts::ActRequest;
use crate::body::whole;
use crate::contacts::Gap;
use crate::problem::Problem;

/// Where an act comes from that was not sent when it was done.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "ActDevice"), ts(rename = "ActDevice"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Device {
    /// The device, by the name it was registered under.
    pub(crate) id: String,
    /// Its own number of the act; each is greater than the one before.
    #[serde(deserialize_with = "whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991u64)))]
    pub(crate) seq: u64,
    /// How long before it was sent the act was done, in milliseconds by the device's own clock. Believed
    /// for no longer than nothing was heard of the device's link; the act is done when it comes, and the
    /// arbiter is told when the device says it was done.
    #[serde(deserialize_with = "whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991u64)))]
    ago_ms: u64,
    /// The device's Ed25519 signature in 128 hexadecimal digits, over these lines, each but the last
    /// ended by a line feed: `jadoube act 1`, the game, the device's id, `seq`, `ago_ms`, the act's id,
    /// the act.
    signature: String,
    /// When it came in: the acts of a batch wait for each other.
    #[serde(skip, default = "Instant::now")]
    came: Instant,
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
    pub(crate) fn explained_ms(&self, gap: Option<Gap>) -> u64 {
        let Some(gap) = gap else { return 0 };
        let done = self.came.checked_sub(std::time::Duration::from_millis(self.ago_ms));
        let done = done.map_or(gap.began, |done| done.max(gap.began));
        if done > gap.ended {
            return 0;
        }
        u64::try_from(done.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Whether the device may do an act in a game, after its act number `last`.
    pub(crate) fn check(
        &self,
        game: &str,
        request: &ActRequest,
        registered: &[Registered],
        last: Option<u64>,
    ) -> Result<(), Problem> {
        let known = registered.iter().find(|known| known.id == self.id);
        let known = known.filter(|known| known.revoked.is_none());
        let known = known.filter(|known| known.role == request.role.to_string());
        let Some(known) = known else {
            let detail = "only a device that an arbiter registered for this board and this role says \
                          when an act was done; leave out `device`, and it is done when it comes";
            return Err(Problem::new(StatusCode::FORBIDDEN, "unknown-device", detail));
        };
        if last.is_some_and(|last| self.seq <= last) {
            let detail = format!(
                "`seq` {} was used: each act of a device has a greater one than the act before",
                self.seq
            );
            return Err(Problem::new(StatusCode::CONFLICT, "seq-used", detail));
        }
        let is_signed = || -> Option<()> {
            let key = VerifyingKey::from_bytes(known.key.bytes()).ok()?;
            let signature = Signature::from_bytes(&bytes(&self.signature)?);
            key.verify_strict(self.signed(game, request).as_bytes(), &signature).ok()
        };
        is_signed().ok_or_else(|| {
            let detail = "the signature is not that of the device's registered key over this act; \
                          the interface's description says what is signed";
            Problem::new(StatusCode::FORBIDDEN, "wrong-signature", detail)
        })
    }

    /// What the device signs: a line for each thing that could be altered.
    fn signed(&self, game: &str, request: &ActRequest) -> String {
        let Self { id, seq, ago_ms, .. } = self;
        let ActRequest { id: act_id, act, .. } = request;
        format!("jadoube act 1\n{game}\n{id}\n{seq}\n{ago_ms}\n{act_id}\n{act}")
    }
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
    use std::time::Duration;

    use super::*;

    fn device(ago_ms: u64) -> Device {
        let signature = String::new();
        Device { id: "tablet".to_owned(), seq: 1, ago_ms, signature, came: Instant::now() }
    }

    /// The connection was gone from the fifth second to the tenth; now it is the twelfth.
    #[tokio::test(start_paused = true)]
    async fn only_a_gap_in_the_connection_explains_that_an_act_comes_late() {
        let began = Instant::now() + Duration::from_secs(5);
        tokio::time::advance(Duration::from_secs(12)).await;
        let gap = Some(Gap { began, ended: began + Duration::from_secs(5) });
        assert_eq!(device(3000).explained_ms(gap), 3000);
        assert_eq!(device(7000).explained_ms(gap), 7000);
        assert_eq!(device(9000).explained_ms(gap), 7000, "it was heard before");
        assert_eq!(device(u64::MAX >> 12).explained_ms(gap), 7000);
        assert_eq!(device(1000).explained_ms(gap), 0, "the connection was there again");
        assert_eq!(device(3000).explained_ms(None), 0);
    }

    #[test]
    fn a_signature_is_read_whole_or_not_at_all() {
        assert_eq!(bytes::<2>("0aFF"), Some([10, 255]));
        for wrong in ["", "0a", "0aFFf", "0aFg", "0aéé"] {
            assert_eq!(bytes::<2>(wrong), None, "{wrong}");
        }
    }
}
