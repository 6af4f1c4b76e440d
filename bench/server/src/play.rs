//! Two players and an arbiter at a board: every act is sent by one and must reach all three.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_laws::Side;
use tokio::task::JoinSet;

use crate::hall::Board;
use crate::script::Script;
use crate::socket::Socket;

/// Connections that are made at once.
const AT_ONCE: usize = 64;
/// The time between two acts of the same move.
const HAND: Duration = Duration::from_millis(300);
/// The place of the arbiter's connection among those of a board.
const ARBITER: usize = 2;

/// A board with its three connections.
pub(crate) struct Table {
    sockets: [Socket; 3],
    script: Arc<Script>,
    next: usize,
}

/// The result of a while of play.
#[derive(Default)]
pub(crate) struct Played {
    /// The number of acts that all three were shown.
    pub(crate) acts: usize,
    /// From sending to receipt on another's connection, for each act.
    pub(crate) latencies: Vec<Duration>,
    /// From the first to the last.
    pub(crate) time: Duration,
}

/// How fast the players are.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// One move in this time.
    MoveEvery(Duration),
    /// The next act as soon as all have seen the last.
    FlatOut,
}

/// Connects everybody and has the arbiters start the games.
pub(crate) async fn sit_down(
    address: &str,
    boards: &[Board],
    scripts: &[Arc<Script>],
) -> Result<Vec<Table>, String> {
    let mut tables = Vec::with_capacity(boards.len());
    let mut joining = JoinSet::new();
    let mut boards = boards.iter().zip(scripts.iter().cycle());
    loop {
        while joining.len() < AT_ONCE
            && let Some((board, script)) = boards.next()
        {
            let (address, script) = (address.to_owned(), Arc::clone(script));
            let path = format!("/api/games/{}/live?since=0", board.game);
            let tokens = board.tokens.clone();
            joining.spawn(async move {
                let [white, black, arbiter] = &tokens;
                let sockets = [
                    Socket::connect(&address, &path, white).await?,
                    Socket::connect(&address, &path, black).await?,
                    Socket::connect(&address, &path, arbiter).await?,
                ];
                let mut table = Table { sockets, script, next: 0 };
                table.act(Pace::FlatOut).await?;
                Ok::<_, String>(table)
            });
        }
        match joining.join_next().await {
            Some(table) => tables.push(table.map_err(|error| error.to_string())??),
            None => return Ok(tables),
        }
    }
}

/// Lets all tables play for a time.
pub(crate) async fn play(
    tables: Vec<Table>,
    pace: Pace,
    time: Duration,
) -> Result<(Vec<Table>, Played), String> {
    let count = u32::try_from(tables.len()).unwrap_or(u32::MAX).max(1);
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for (place, mut table) in (0..).zip(tables) {
        let first = match pace {
            // Spread, so that not all move at once.
            Pace::MoveEvery(every) => started + every * place / count,
            Pace::FlatOut => started,
        };
        playing.spawn(async move {
            let latencies = table.play(pace, first, started + time).await?;
            Ok::<_, String>((table, latencies))
        });
    }
    let mut tables = Vec::with_capacity(playing.len());
    let mut played = Played::default();
    while let Some(done) = playing.join_next().await {
        let (table, latencies) = done.map_err(|error| error.to_string())??;
        tables.push(table);
        played.acts += latencies.len();
        played.latencies.extend(latencies);
    }
    played.time = started.elapsed();
    Ok((tables, played))
}

impl Table {
    async fn play(
        &mut self,
        pace: Pace,
        first: Instant,
        end: Instant,
    ) -> Result<Vec<Duration>, String> {
        let mut latencies = Vec::new();
        let (mut due, mut next_move) = (first, first);
        while let Some(act) = self.script.acts.get(self.next) {
            if let Pace::MoveEvery(every) = pace {
                // A table may have stopped in the middle of a move, which it finishes first.
                due = if act.begins_move { next_move.max(due) } else { due + HAND };
                if act.begins_move {
                    next_move += every;
                }
            }
            if due.max(Instant::now()) >= end {
                break;
            }
            let begun = match pace {
                // Someone who has to wait because the server is behind waits at the server's
                // expense.
                Pace::MoveEvery(_) if due <= Instant::now() => Some(due),
                Pace::MoveEvery(_) => {
                    tokio::time::sleep_until(due.into()).await;
                    None
                }
                Pace::FlatOut => None,
            };
            let sent = begun.unwrap_or_else(Instant::now);
            latencies.push(self.act(pace).await?.duration_since(sent));
        }
        Ok(latencies)
    }

    /// Does the next act and waits until all three have seen it; returns when another one did.
    async fn act(&mut self, pace: Pace) -> Result<Instant, String> {
        let script = Arc::clone(&self.script);
        let act = &script.acts[self.next];
        let number = self.next;
        self.next += 1;
        let (own, opponent, third) = match act.side {
            Some(Side::White) => (0, 1, ARBITER),
            Some(Side::Black) => (1, 0, ARBITER),
            None => (ARBITER, 0, 1),
        };
        // The one whose receipt is timed comes first. Flat out it is the arbiter, who joined last
        // and is sent to last: by then the others have been sent theirs, and the driver, which must
        // not be what is measured, is woken only once.
        let [other, last] = match pace {
            Pace::MoveEvery(_) => [opponent, third],
            Pace::FlatOut => [third, opponent],
        };
        let message = format!(r#"{{"acts":[{{"id":"{number}","act":"{}"}}]}}"#, act.words);
        self.sockets[own].send(message).await?;
        let view = self.sockets[other].next().await?;
        let seen = Instant::now();
        is_of(&view, number, &act.words)?;
        // The one who acts is also told that it is done.
        let mut is_done = false;
        let mut is_shown = false;
        while !(is_done && is_shown) {
            let message = self.sockets[own].next().await?;
            if message.starts_with(r#"{"done":"#) {
                is_done = true;
            } else {
                is_of(&message, number, &act.words)?;
                is_shown = true;
            }
        }
        let view = self.sockets[last].next().await?;
        is_of(&view, number, &act.words)?;
        Ok(seen)
    }
}

/// Whether a message is the view of that act, next in order.
fn is_of(message: &str, number: usize, words: &str) -> Result<(), String> {
    let numbered = message.strip_prefix(r#"{"n":"#).and_then(|rest| rest.split_once(','));
    if let Some((n, rest)) = numbered
        && n.parse() == Ok(number + 1)
        && rest.contains(words)
    {
        return Ok(());
    }
    Err(format!("view {} of `{words}` was expected instead of {message}", number + 1))
}
