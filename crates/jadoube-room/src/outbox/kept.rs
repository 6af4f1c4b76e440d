use jadoube_laws::Bytes32;
use serde::{Deserialize, Serialize};

use crate::act::{Device, SentAct};

/// An act that is kept until it is answered; a client may write it down and merge it again later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its number among the acts of this outbox, from 1. A device sends it as its `seq`.
    pub number: u64,
    /// What is done, in the words of the law cases.
    pub act: String,
    /// When it was done, in milliseconds by the client's own clock.
    pub done_ms: u64,
    /// The shares of the key of an envelope that is opened by it.
    #[serde(default)]
    pub shares: Option<[Bytes32; 2]>,
}

/// A device whose acts are sent, which an arbiter registered for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfDevice {
    /// The game's key.
    pub game: String,
    /// The name under which the device is registered.
    pub id: String,
}

impl Kept {
    /// The act as it is sent now, under its id; `sign` signs what a device sends.
    pub(super) fn sent(
        &self,
        id: String,
        device: Option<&OfDevice>,
        now_ms: u64,
        sign: &mut impl FnMut(&str) -> String,
    ) -> SentAct {
        let device = device.map(|of| {
            let ago_ms = now_ms.saturating_sub(self.done_ms);
            let (name, signature) = (of.id.clone(), String::new());
            let device = Device { id: name, seq: self.number, ago_ms, signature };
            let signature = sign(&device.signed(&of.game, &id, &self.act));
            Device { signature, ..device }
        });
        SentAct { id, act: self.act.clone(), device, shares: self.shares }
    }
}
