//! Plays what was asked, in a time that stands still, and tells the answers.

use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::Value;

use super::fixture::Recorded;
use super::frozen::{self, Frozen};
use super::sockets::Sockets;
use super::steady::Steady;
use super::told;

/// One who asks a server of their own.
pub(super) struct Player {
    frozen: Frozen,
    steady: Steady,
    sockets: Sockets,
}

impl Player {
    pub(super) async fn new() -> Self {
        let (steady, sockets) = (Steady::default(), Sockets::default());
        Self { frozen: Frozen::open().await, steady, sockets }
    }

    /// Does what is asked, and tells what is answered; `expected` if that is known.
    pub(super) async fn ask(mut self, asked: &str, expected: Option<&str>) -> (Self, String) {
        let real = signed(&self.steady.real(asked));
        let (first, rest) = real.split_once('\n').unwrap_or((&real, ""));
        let answer = match first.split_once(' ').unwrap_or((first, "")) {
            ("pass", ms) => {
                let ms = ms.parse().expect("milliseconds");
                self.frozen.pass(ms, self.steady.games()).await;
                String::new()
            }
            ("restart", _) => {
                self.frozen = self.frozen.restart().await;
                String::new()
            }
            ("live", _) => self.sockets.open(&self.frozen.address(), first).await,
            ("say", name) => {
                self.sockets.say(name, rest);
                String::new()
            }
            ("hear", name) => self.sockets.hear(name, expected).await,
            _ => self.frozen.ask(&real).await,
        };
        let answer = self.steady.named(&answer);
        (self, answer)
    }
}

/// Asks all that was asked in a game; tells the first answer that is another one.
pub(super) fn replay(game: &Recorded) -> Option<String> {
    frozen::run(async {
        let (mut player, count) = (Player::new().await, game.exchanges.len());
        for (number, exchange) in game.exchanges.iter().enumerate() {
            let (same, answer) = player.ask(&exchange.asked, Some(&exchange.answered)).await;
            player = same;
            if answer != exchange.answered {
                let asked = format!("request {} of {}\n{}", number + 1, count, exchange.asked);
                return Some(told(game, &asked, &exchange.answered, &answer));
            }
        }
        None
    })
}

/// The key of the device that is registered for a role.
pub(super) fn key(role: &str) -> SigningKey {
    SigningKey::from_bytes(&[role.len() as u8; 32])
}

/// The name of that device.
pub(super) fn device(role: &str) -> String {
    format!("tablet-{role}")
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A request in which each act of a device is signed, as only its key of this game can.
fn signed(asked: &str) -> String {
    const PLACE: &str = "<signature>";
    if !asked.contains(PLACE) {
        return asked.to_owned();
    }
    let game = asked.split('/').nth(3).expect("a game");
    let body = asked.lines().last().expect("a body");
    let acts: Vec<Value> = serde_json::from_str(body).expect("acts");
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut signed = asked.to_owned();
    for act in acts.iter().filter(|act| act["device"]["signature"] == PLACE) {
        let from = &act["device"];
        let [id, seq, ago_ms] = ["id", "seq", "ago_ms"].map(|name| text(&from[name]));
        let [act_id, words] = ["id", "act"].map(|name| text(&act[name]));
        let line = format!("jadoube act 1\n{game}\n{id}\n{seq}\n{ago_ms}\n{act_id}\n{words}");
        let role = id.strip_prefix("tablet-").expect("a device of a role");
        let signature = hex(&key(role).sign(line.as_bytes()).to_bytes());
        signed = signed.replacen(PLACE, &signature, 1);
    }
    signed
}
