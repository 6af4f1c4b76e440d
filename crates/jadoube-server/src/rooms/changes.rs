//! That something happened in a game, told to those who watch its whole competition.

use std::sync::Arc;

use jadoube_store::GameRecord;
use tokio::sync::broadcast;

/// Changes that wait for a slow watcher before they must look at everything.
const WAITING: usize = 1024;

/// Something happened in a game.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) competition: Arc<str>,
    pub(crate) game: Arc<str>,
}

impl Change {
    pub(crate) fn of(record: &GameRecord) -> Self {
        Self {
            competition: Arc::from(record.competition.as_str()),
            game: Arc::from(record.key.as_str()),
        }
    }
}

/// Where changes are told to those who watch competitions.
pub(crate) type Changes = broadcast::Sender<Change>;

/// Where changes can be told, to nobody as yet.
pub(crate) fn changes() -> Changes {
    broadcast::channel(WAITING).0
}
