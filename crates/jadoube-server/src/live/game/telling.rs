//! How a live connection tells how the game stands, after the views by which that changed.

use std::sync::Arc;

use axum::extract::ws::Message;
use tokio::sync::watch;

use super::{Closed, Connection};
use crate::app::App;
use crate::rooms::feed::{Feed, Tidings};

/// Hears how the game stands.
pub(super) struct Listener {
    told: watch::Receiver<Arc<Tidings>>,
    /// The number of the last change that the client was told; nothing if it is not known what it knows.
    number: Option<u64>,
    /// It goes on as long as somebody holds it.
    _feed: Arc<Feed>,
}

impl Listener {
    /// For a client of which it is not known what it knows.
    pub(super) fn new(feed: Arc<Feed>) -> Self {
        Self { told: feed.listen(), number: None, _feed: feed }
    }

    /// Waits until there is something to tell; for ever if nobody listens.
    pub(super) async fn changed(listener: &mut Option<Self>) {
        if let Some(listener) = listener
            && listener.told.changed().await.is_ok()
        {
            return;
        }
        // A room that has closed is told of otherwise.
        std::future::pending().await
    }
}

impl Connection {
    /// Tells how the game stands, before anything else.
    pub(super) async fn tell_whole(&mut self) -> Result<(), Closed> {
        let Some(listener) = &mut self.listener else { return Ok(()) };
        let tidings = Arc::clone(&listener.told.borrow_and_update());
        listener.number = Some(tidings.number);
        let whole = tidings.whole(self.access.role);
        Ok(self.outlet.put(Message::Text(whole)).await?)
    }

    /// Tells what changed, if anything did; says whether it told something. The views come first.
    pub(super) async fn tell_changes(&mut self, app: &App) -> Result<bool, Closed> {
        let Some(listener) = &mut self.listener else { return Ok(false) };
        let tidings = Arc::clone(&listener.told.borrow_and_update());
        if listener.number == Some(tidings.number) {
            return Ok(false);
        }
        if self.outlet.sent() < tidings.views() {
            self.outlet.take_over();
            self.catch_up(app, tidings.views()).await?;
        }
        let Some(listener) = &mut self.listener else { return Ok(false) };
        let messages = match listener.number.replace(tidings.number) {
            Some(number) => tidings.since(number),
            None => vec![tidings.all()],
        };
        for message in messages {
            self.outlet.put(Message::Text(message)).await?;
        }
        Ok(true)
    }
}
