use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use crate::memory_kept::{Held, Kept, Seen, now};
use crate::store::EXPIRED_AT_ONCE;
use crate::{
    Act, Beat, Competition, Device, Digest, GameRecord, Lease, Leased, LinkNote, Node, Refused,
    Store, StoreError, StoredEntry, Token,
};

/// A store that lasts only as long as the program: for tests, and as the simple model of the
/// others.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing in here is ever left half done when a thread panics.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
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

    async fn note_link(&self, note: &LinkNote) -> Result<(), StoreError> {
        self.kept().notes.push(note.clone());
        Ok(())
    }

    async fn link_notes(&self, competition: &str) -> Result<Vec<LinkNote>, StoreError> {
        let kept = self.kept();
        Ok(kept.notes.iter().filter(|note| note.competition == competition).cloned().collect())
    }

    async fn add_device(&self, device: &Device) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.devices.iter().any(|known| known.game == device.game && known.id == device.id) {
            return Err(StoreError::Taken(device.id.clone()));
        }
        kept.devices.push(device.clone());
        Ok(())
    }

    async fn devices(&self, game: &str) -> Result<Vec<Device>, StoreError> {
        let kept = self.kept();
        Ok(kept.devices.iter().filter(|device| device.game == game).cloned().collect())
    }

    async fn revoke_device(&self, game: &str, id: &str, at: u64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        for device in kept.devices.iter_mut().filter(|known| known.game == game && known.id == id) {
            device.revoked.get_or_insert(at);
        }
        Ok(())
    }

    async fn beat(&self, node: &Node, beat: Beat) -> Result<(), StoreError> {
        let Beat { steady_ms, anchor } = beat;
        let mut kept = self.kept();
        let before = kept.nodes.remove(&node.name);
        let mut anchors = before.map(|seen| seen.anchors).unwrap_or_default();
        if !anchors.contains(&anchor) {
            anchors.push(anchor);
        }
        let seen = Seen { node: node.clone(), at: now(), steady_ms, anchors };
        kept.nodes.insert(node.name.clone(), seen);
        Ok(())
    }

    async fn lease(
        &self,
        game: &str,
        node: &str,
        taken_for_dead_ms: u64,
    ) -> Result<Leased, StoreError> {
        let mut kept = self.kept();
        if !kept.games.iter().any(|known| known.key == game) {
            return Err(StoreError::Corrupt(format!("there is no game {game}")));
        }
        let (mut epoch, mut last_seen) = (1, None);
        if let Some(held) = kept.leases.get(game) {
            let is_mine = held.lease.node == node;
            if !held.released && !is_mine && !kept.is_dead(held, taken_for_dead_ms) {
                let holder = kept.last_sign(held).map(|seen| seen.node.clone());
                let name = held.lease.node.clone();
                return Ok(Leased::To(holder.unwrap_or(Node { name, address: String::new() })));
            }
            epoch = held.lease.epoch + 1;
            last_seen = (!held.released).then(|| kept.last_seen(held));
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
        let entries = kept.entries.entry(act.game.clone()).or_default();
        let follows =
            (entries.len()..).zip(&act.entries).all(|(n, entry)| n == entry.number as usize);
        let refused = match (holds, follows) {
            (false, _) => Refused::LeaseLost,
            (_, false) => Refused::NotNext,
            (true, true) => {
                entries.extend(act.entries);
                return Ok(());
            }
        };
        let number = act.entries.first().map_or(0, |entry| entry.number);
        Err(StoreError::Refused { game: act.game, number, refused })
    }

    async fn entries(&self, game: &str, from: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let kept = self.kept();
        let entries = kept.entries.get(game).map(Vec::as_slice).unwrap_or_default();
        Ok(entries.get(from as usize..).unwrap_or_default().to_vec())
    }

    async fn some_entries(
        &self,
        game: &str,
        from: u32,
        most: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let kept = self.kept();
        let entries = kept.entries.get(game).map(Vec::as_slice).unwrap_or_default();
        let entries = entries.get(from as usize..).unwrap_or_default();
        Ok(entries.iter().take(most as usize).cloned().collect())
    }

    async fn expire(&self, before: u64) -> Result<u64, StoreError> {
        let mut kept = self.kept();
        let old = kept.competitions.iter().filter(|known| known.created < before);
        let unused = old.filter(|known| kept.is_unused(&known.key)).take(EXPIRED_AT_ONCE);
        let unused: Vec<String> = unused.map(|known| known.key.clone()).collect();
        for competition in &unused {
            kept.remove(competition);
        }
        Ok(unused.len() as u64)
    }

    async fn close(&self) {}
}
