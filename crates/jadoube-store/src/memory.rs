use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

use crate::{
    Act, Competition, Digest, GameRecord, Lease, Leased, Line, Node, Refused, Store, StoreError,
    Token,
};

/// A store that is gone with the program: for tests, and the plain model the others must equal.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    competitions: Vec<Competition>,
    games: Vec<GameRecord>,
    tokens: Vec<Token>,
    lines: BTreeMap<String, Vec<Line>>,
    nodes: BTreeMap<String, Seen>,
    leases: BTreeMap<String, Held>,
}

/// A node's last sign of life.
#[derive(Debug)]
struct Seen {
    node: Node,
    /// When it came, by the store's clock.
    at: u64,
    /// The same by the node's own.
    utc_ms: u64,
}

#[derive(Debug)]
struct Held {
    lease: Lease,
    released: bool,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing in here is ever half done when a thread panics.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// The last sign of life of the node that holds a game.
    fn last_sign(&self, held: &Held) -> Option<&Seen> {
        self.nodes.get(&held.lease.node)
    }

    fn is_dead(&self, held: &Held, taken_for_dead_ms: u64) -> bool {
        self.last_sign(held).map_or(0, |seen| seen.at) + taken_for_dead_ms < now()
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_competition(
        &self,
        competition: &Competition,
        tokens: &[Token],
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.competitions.iter().any(|known| known.key == competition.key) {
            return Err(StoreError::Taken(competition.key.clone()));
        }
        kept.competitions.push(competition.clone());
        kept.tokens.extend_from_slice(tokens);
        Ok(())
    }

    async fn competition(&self, key: &str) -> Result<Option<Competition>, StoreError> {
        Ok(self.kept().competitions.iter().find(|known| known.key == key).cloned())
    }

    async fn add_game(&self, game: &GameRecord, tokens: &[Token]) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.games.iter().any(|known| known.key == game.key) {
            return Err(StoreError::Taken(game.key.clone()));
        }
        kept.games.push(game.clone());
        kept.tokens.extend_from_slice(tokens);
        Ok(())
    }

    async fn game(&self, key: &str) -> Result<Option<GameRecord>, StoreError> {
        Ok(self.kept().games.iter().find(|known| known.key == key).cloned())
    }

    async fn games(&self, competition: &str) -> Result<Vec<GameRecord>, StoreError> {
        let kept = self.kept();
        Ok(kept.games.iter().filter(|game| game.competition == competition).cloned().collect())
    }

    async fn all_games(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.kept().games.iter().map(|game| game.key.clone()).collect())
    }

    async fn add_token(&self, token: &Token) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.tokens.iter().any(|known| known.hash == token.hash) {
            return Err(StoreError::Taken("the link".to_owned()));
        }
        kept.tokens.push(token.clone());
        Ok(())
    }

    async fn token(&self, hash: &Digest) -> Result<Option<Token>, StoreError> {
        Ok(self.kept().tokens.iter().find(|token| token.hash == *hash).cloned())
    }

    async fn tokens(&self, competition: &str) -> Result<Vec<Token>, StoreError> {
        let kept = self.kept();
        Ok(kept.tokens.iter().filter(|token| token.competition == competition).cloned().collect())
    }

    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError> {
        let kept = self.kept();
        let since = |token: &&Token| token.revoked.is_some_and(|revoked| revoked >= at);
        Ok(kept.tokens.iter().filter(since).map(|token| token.hash).collect())
    }

    async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), StoreError> {
        for token in self.kept().tokens.iter_mut().filter(|token| token.hash == *hash) {
            token.revoked.get_or_insert(at);
        }
        Ok(())
    }

    async fn beat(&self, node: &Node, utc_ms: u64) -> Result<(), StoreError> {
        let seen = Seen { node: node.clone(), at: now(), utc_ms };
        self.kept().nodes.insert(node.name.clone(), seen);
        Ok(())
    }

    async fn lease(
        &self,
        game: &str,
        node: &str,
        taken_for_dead_ms: u64,
    ) -> Result<Leased, StoreError> {
        let mut kept = self.kept();
        let (mut epoch, mut last_seen) = (1, None);
        if let Some(held) = kept.leases.get(game) {
            let is_mine = held.lease.node == node;
            if !held.released && !is_mine && !kept.is_dead(held, taken_for_dead_ms) {
                let holder = kept.last_sign(held).map(|seen| seen.node.clone());
                let name = held.lease.node.clone();
                return Ok(Leased::To(holder.unwrap_or(Node { name, address: String::new() })));
            }
            epoch = held.lease.epoch + 1;
            last_seen =
                (!held.released).then(|| kept.last_sign(held).map_or(0, |seen| seen.utc_ms));
        }
        let lease = Lease { node: node.to_owned(), epoch };
        kept.leases.insert(game.to_owned(), Held { lease: lease.clone(), released: false });
        Ok(Leased::Yes { lease, last_seen })
    }

    async fn release(&self, game: &str, lease: &Lease) -> Result<(), StoreError> {
        if let Some(held) = self.kept().leases.get_mut(game)
            && held.lease == *lease
        {
            held.released = true;
        }
        Ok(())
    }

    async fn orphans(&self, node: &str, taken_for_dead_ms: u64) -> Result<Vec<String>, StoreError> {
        let kept = self.kept();
        let is_orphan = |held: &Held| {
            !held.released && (held.lease.node == node || kept.is_dead(held, taken_for_dead_ms))
        };
        Ok(kept
            .leases
            .iter()
            .filter(|(_, held)| is_orphan(held))
            .map(|(game, _)| game.clone())
            .collect())
    }

    async fn append(&self, act: Act) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let holds = kept.leases.get(&act.game).is_some_and(|held| held.lease == act.lease);
        let lines = kept.lines.entry(act.game.clone()).or_default();
        let follows = (lines.len()..).zip(&act.lines).all(|(n, line)| n == line.number as usize);
        let refused = match (holds, follows) {
            (false, _) => Refused::LeaseLost,
            (_, false) => Refused::NotNext,
            (true, true) => {
                lines.extend(act.lines);
                return Ok(());
            }
        };
        let number = act.lines.first().map_or(0, |line| line.number);
        Err(StoreError::Refused { game: act.game, number, refused })
    }

    async fn lines(&self, game: &str, from: u32) -> Result<Vec<Line>, StoreError> {
        let kept = self.kept();
        let lines = kept.lines.get(game).map(Vec::as_slice).unwrap_or_default();
        Ok(lines.get(from as usize..).unwrap_or_default().to_vec())
    }
}
