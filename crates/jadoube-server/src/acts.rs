//! Acts as clients send them.

use std::time::Instant;

use axum::http::StatusCode;
use jadoube_laws::{Actor, Bytes32, Event, Game, Happening, Side, Source};
use jadoube_store::Digest;
use serde::{Deserialize, Serialize};

use crate::Role;
use crate::body::whole;
use crate::late;
use crate::problem::Problem;

/// One act, in the words of the law cases.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SentAct {
    /// The client's own name for it: sent twice, done once.
    pub(crate) id: String,
    /// What is done: `touches e2`, `presses`, `offers a draw`.
    pub(crate) act: String,
    /// From a device with a clock of its own.
    #[serde(default)]
    pub(crate) device: Option<Device>,
    /// Opens a sealed move: the arbiter's share of its key and that of the player who replies.
    #[serde(default)]
    pub(crate) shares: Option<[Bytes32; 2]>,
}

/// Where an act comes from that was not sent when it was done.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Device {
    /// The device.
    pub(crate) id: String,
    /// Its own number of the act.
    #[serde(deserialize_with = "whole")]
    pub(crate) seq: u64,
    /// How long before it was sent the act was done, in milliseconds.
    #[serde(deserialize_with = "whole")]
    ago_ms: u64,
    /// When it came in: the acts of a batch wait for each other.
    #[serde(skip, default = "Instant::now")]
    came: Instant,
}

impl Device {
    /// How long ago the act was done.
    fn ago_ms(&self) -> u64 {
        let waited = u64::try_from(self.came.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.ago_ms.saturating_add(waited)
    }
}

/// An act and who does it.
#[derive(Clone, Debug)]
pub(crate) struct ActRequest {
    pub(crate) role: Role,
    pub(crate) id: String,
    pub(crate) act: String,
    pub(crate) device: Option<Device>,
    pub(crate) shares: Option<[Bytes32; 2]>,
}

/// An act that was done.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Done {
    /// Its id.
    pub(crate) id: String,
    /// Whether it had been done already when it was sent.
    pub(crate) again: bool,
    /// The numbers of the views it made for the one who did it.
    pub(crate) views: Vec<u32>,
    /// It came too late to be put in its place, and the arbiter was told of it instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) reported: bool,
}

/// The longest id and the longest act that are read.
const LONGEST_ID: usize = 64;
const LONGEST_ACT: usize = 1000;

impl ActRequest {
    /// Takes an act from a client.
    pub(crate) fn new(role: Role, sent: SentAct) -> Result<Self, Problem> {
        let SentAct { id, act, device, shares } = sent;
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            let detail = format!("the id of an act has 1 to {LONGEST_ID} letters");
            return Err(Problem::bad_request(detail).about(&cut(&id)));
        }
        if act.chars().count() > LONGEST_ACT {
            let detail = format!("an act has at most {LONGEST_ACT} letters");
            return Err(Problem::bad_request(detail).about(&id));
        }
        if role.actor().is_none() {
            let detail = "spectators look on; this needs the link of a player or an arbiter";
            return Err(Problem::forbidden(detail).about(&id));
        }
        Ok(Self { role, id, act, device, shares })
    }

    /// Where its time comes from.
    pub(crate) fn source(&self) -> Source {
        match &self.device {
            Some(Device { id, seq, .. }) => Source::Device { id: id.clone(), seq: *seq },
            None => Source::Room,
        }
    }

    /// What happens by it when the game time is `now`: what is done at the board, or that a device
    /// reports it, if it was done before something that is already in the record.
    pub(crate) fn happenings(&self, game: &Game, now: u64) -> Result<Vec<Happening>, Problem> {
        let now = now.max(game.at());
        let ago_ms = self.device.as_ref().map_or(0, Device::ago_ms);
        // What was done before the game was created comes too late as well.
        match now.checked_sub(ago_ms).filter(|&at| at >= game.at()) {
            Some(at) => self.done_at(game, at),
            None => {
                let done = self.done_at(game, now)?;
                Ok(vec![late::reported(self, game, now, ago_ms, &done)?])
            }
        }
    }

    fn done_at(&self, game: &Game, at: u64) -> Result<Vec<Happening>, Problem> {
        let Some(by) = self.role.actor() else { return Err(Problem::unauthorized()) };
        let of_a_player = || game.acts(Actor::Player(Side::White), &self.act).is_ok();
        let unknown = |error: jadoube_laws::ParseWordsError| {
            if by.side().is_none() && of_a_player() {
                let detail = format!("`{}` is for the players, not for {}", self.act, self.role);
                return Problem::forbidden(detail).about(&self.id);
            }
            Problem::new(StatusCode::BAD_REQUEST, "unknown-act", error.to_string()).about(&self.id)
        };
        let events = game.acts(by, &self.act).map_err(unknown)?;
        let not_his = |event: &Event| {
            let detail = format!("`{event}` is not for {}", self.role);
            Problem::forbidden(detail).about(&self.id)
        };
        events
            .into_iter()
            .map(|event| Happening::new(at, by, event.clone()).map_err(|_| not_his(&event)))
            .collect()
    }
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_ID).collect()
}

/// What stands for an id in memory.
pub(crate) fn fingerprint(id: &str) -> u128 {
    let digest = Digest::of([id.as_bytes()]);
    let (half, _) = digest.bytes().split_at(16);
    half.iter().fold(0, |number, &byte| number << 8 | u128::from(byte))
}
