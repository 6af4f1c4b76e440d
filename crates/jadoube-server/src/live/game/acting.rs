//! What the client of a live connection sends: acts, which the room does and answers.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Message;
use jadoube_room::SentAct;
use serde::Deserialize;
use tokio::sync::oneshot;

use super::{Closed, Connection};
use crate::app::App;
use crate::http::games::asked;
use crate::http::nul;
use crate::live::closing::Ending;
use crate::problem::Problem;
use crate::rooms::batch::{Answer, Batch};
use crate::rooms::wall::utc_ms;
use crate::rooms::writer::{Command, moved};

/// What a client sends over a live connection.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LiveActs {
    acts: Vec<SentAct>,
}

/// Acts that a room was asked for, and whether it has answered all of them.
pub(super) struct UnderWay {
    batch: Arc<Batch>,
    done: oneshot::Receiver<()>,
}

fn read(text: &str) -> Result<LiveActs, Problem> {
    nul::refuse_in_json(text.as_bytes())?;
    serde_json::from_str(text).map_err(|error| Problem::bad_request(error.to_string()))
}

impl Connection {
    pub(super) async fn take(&mut self, app: &App, message: Message) -> Result<(), Closed> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(Closed::Gone),
            Message::Binary(_) => return Err(Closed::For(Ending::NOT_TEXT)),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        // One thing after the other, and no faster than the answers are read.
        self.settle(app).await?;
        self.outlet.send_all().await?;
        let sent: LiveActs = match read(&text) {
            Ok(sent) => sent,
            Err(problem) => return self.answer(&Answer::Refused(&problem)).await,
        };
        if sent.acts.is_empty() {
            // A browser hears nothing of the pings below it, so it asks in words. It is not told that all
            // is well while another node may have the game.
            if !app.rooms.holds_games() {
                return Err(Closed::For(Ending::try_again("store-unavailable")));
            }
            return self.answer(&Answer::Here(utc_ms())).await;
        }
        let batch = Arc::new(self.batch(app, sent));
        let done = self.ask(&batch).await;
        self.under_way = Some(UnderWay { batch, done });
        Ok(())
    }

    /// The acts of a message, up to the first that cannot even be asked.
    fn batch(&self, app: &App, sent: LiveActs) -> Batch {
        let (mut acts, mut refused) = (Vec::with_capacity(1), None);
        for act in sent.acts {
            if acts.len() >= app.limits.batch {
                let detail = format!("at most {} acts at once", app.limits.batch);
                refused = Some(Problem::bad_request(detail).about(&act.id));
                break;
            }
            match asked(app, &self.access, act, self.gap) {
                Ok(act) => acts.push(act),
                Err(problem) => {
                    refused = Some(problem);
                    break;
                }
            }
        }
        Batch { acts, refused, outlet: Arc::clone(&self.outlet) }
    }

    /// Asks the room to do acts. It answers them itself; nobody waits for that until there is more
    /// to ask.
    async fn ask(&self, batch: &Arc<Batch>) -> oneshot::Receiver<()> {
        let (answered, done) = oneshot::channel();
        // If the room has closed nothing comes back, and another is asked.
        let _ = self.room.send(Command::Acts(Arc::clone(batch), answered)).await;
        done
    }

    /// Waits until the acts that are under way are answered. A room that closed may not have done all
    /// of them: then the next one is asked, once, and does what is not done yet.
    pub(super) async fn settle(&mut self, app: &App) -> Result<(), Closed> {
        let Some(UnderWay { batch, done }) = self.under_way.take() else { return Ok(()) };
        if done.await.is_ok() {
            return Ok(());
        }
        self.join_again(app).await?;
        match self.ask(&batch).await.await {
            Ok(()) => Ok(()),
            Err(_) => self.answer(&Answer::Refused(&moved())).await,
        }
    }

    /// Lays an answer ready; it is sent with what else there is.
    async fn answer(&mut self, answer: &Answer<'_>) -> Result<(), Closed> {
        Ok(self.outlet.put(Message::Text(answer.json())).await?)
    }
}
