//! What a store in memory keeps.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{
    Anchor, Competition, Device, GameRecord, LastSeen, Lease, LinkNote, Node, StoredEntry, Token,
};

#[derive(Debug, Default)]
pub(crate) struct Kept {
    pub(crate) competitions: Vec<Competition>,
    pub(crate) games: Vec<GameRecord>,
    pub(crate) tokens: Vec<Token>,
    pub(crate) devices: Vec<Device>,
    pub(crate) notes: Vec<LinkNote>,
    pub(crate) entries: BTreeMap<String, Vec<StoredEntry>>,
    pub(crate) nodes: BTreeMap<String, Seen>,
    pub(crate) leases: BTreeMap<String, Held>,
}

/// A node's last sign of life.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) node: Node,
    /// When it came, by the store's clock.
    pub(crate) at: u64,
    /// How long the node had been running.
    pub(crate) steady_ms: u64,
    /// Its anchors for stamping entries, the newest last.
    pub(crate) anchors: Vec<Anchor>,
}

#[derive(Debug)]
pub(crate) struct Held {
    pub(crate) lease: Lease,
    pub(crate) released: bool,
}

impl Kept {
    /// The last sign of life of the node that holds a game.
    pub(crate) fn last_sign(&self, held: &Held) -> Option<&Seen> {
        self.nodes.get(&held.lease.node)
    }

    /// What is known about that node, if it is gone.
    pub(crate) fn last_seen(&self, held: &Held) -> LastSeen {
        let (steady_ms, anchors) = match self.last_sign(held) {
            Some(seen) => (seen.steady_ms, seen.anchors.clone()),
            None => (0, Vec::new()),
        };
        LastSeen { steady_ms, anchors }
    }

    /// Whether nothing was ever entered in a competition, and no node holds a game of it.
    pub(crate) fn is_unused(&self, competition: &str) -> bool {
        let mut games = self.games.iter().filter(|game| game.competition == competition);
        games.all(|game| {
            self.entries.get(&game.key).is_none_or(Vec::is_empty)
                && self.leases.get(&game.key).is_none_or(|held| held.released)
        })
    }

    pub(crate) fn remove(&mut self, competition: &str) {
        let is_of = |game: &GameRecord| game.competition == competition;
        for GameRecord { key, .. } in self.games.iter().filter(|game| is_of(game)) {
            self.leases.remove(key);
            self.entries.remove(key);
            self.devices.retain(|device| device.game != *key);
        }
        self.games.retain(|game| !is_of(game));
        self.tokens.retain(|token| token.competition != competition);
        self.notes.retain(|note| note.competition != competition);
        self.competitions.retain(|known| known.key != competition);
    }

    pub(crate) fn is_dead(&self, held: &Held, taken_for_dead_ms: u64) -> bool {
        self.last_sign(held).map_or(0, |seen| seen.at) + taken_for_dead_ms < now()
    }
}

pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
