//! Who may create competitions and games, and how many.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use jadoube_store::Digest;

use crate::http::address::Address;
use crate::http::window::Window;
use crate::limits::Rate;
use crate::problem::Problem;

/// Who may create competitions and games on a server, how many, and for how long they are kept.
#[derive(Clone, Debug)]
pub struct CreationOptions {
    /// What whoever creates has to send along; visible characters of ASCII.
    pub key: Option<String>,
    /// Lets everybody create without a key, wherever the server listens.
    pub open: bool,
    /// How many competitions and games a day one address may create where no key is asked for.
    pub games_per_day: u32,
    /// After how many days a competition goes in which nothing was ever entered; never if 0.
    pub keep_unused_days: u32,
}

impl Default for CreationOptions {
    fn default() -> Self {
        Self { key: None, open: false, games_per_day: 500, keep_unused_days: 30 }
    }
}

/// Who may create.
#[derive(Debug)]
enum Door {
    /// Whoever sends the key of which this is the hash.
    Key(Digest),
    /// Everybody.
    Open,
    /// Everybody on the same machine.
    Local,
    /// Nobody: there is no key, and others than on the same machine can reach the server.
    Shut,
}

/// The header that carries the key.
const KEY: &str = "jadoube-create-key";
/// Headers by which a proxy says that a request comes from somewhere else.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
/// Wrong keys that one address may send in a minute.
const WRONG_KEYS: u32 = 10;
/// New links that one link may make in a minute.
const NEW_LINKS: u32 = 60;
/// A shorter key can be guessed in the end.
const SHORT_KEY: usize = 16;

/// The door to creation, and what is counted of those who come through it.
#[derive(Debug)]
pub(crate) struct Creating {
    door: Door,
    wrong_keys: Window<Address>,
    created: Window<Address>,
    games_per_day: u32,
    /// New links by the link that makes them.
    pub(crate) new_links: Rate<Digest>,
}

impl Creating {
    /// As the options say, on a server that listens on `address`.
    pub(crate) fn new(options: &CreationOptions, address: SocketAddr) -> Self {
        let minute = Duration::from_secs(60);
        let door = match (&options.key, options.open) {
            (Some(key), _) => Door::Key(hash(key.as_bytes())),
            (None, true) => Door::Open,
            (None, false) if address.ip().to_canonical().is_loopback() => Door::Local,
            (None, false) => Door::Shut,
        };
        Self {
            door,
            wrong_keys: Window::new(WRONG_KEYS, minute),
            created: Window::new(options.games_per_day, minute * 60 * 24),
            games_per_day: options.games_per_day,
            new_links: Rate::new(NEW_LINKS, minute, minute),
        }
    }

    /// Says in one line of the log who may create.
    pub(crate) fn tell(&self, options: &CreationOptions) {
        let games = self.games_per_day;
        match &self.door {
            Door::Key(_) => {
                tracing::info!("creation: with the key (--create-key) alone");
                if options.key.as_ref().is_some_and(|key| key.len() < SHORT_KEY) {
                    tracing::warn!(
                        "the key has less than {SHORT_KEY} characters and can be guessed"
                    );
                }
            }
            Door::Open => tracing::warn!(
                "creation: open to everybody (--open-creation), {games} a day from one address"
            ),
            Door::Local => tracing::info!(
                "creation: open to this machine alone, on whose own address the server listens"
            ),
            Door::Shut => tracing::warn!(
                "creation: refused to everybody, because others can reach this server and it has \
                 no key: start it with --create-key KEY, or with --open-creation"
            ),
        }
    }

    /// Whether a new competition, or a game of its own, may be created by such a request.
    pub(crate) fn lets_in(&self, headers: &HeaderMap, from: Address) -> Result<(), Problem> {
        match &self.door {
            Door::Open => Ok(()),
            Door::Local if !FORWARDED.iter().any(|name| headers.contains_key(*name)) => Ok(()),
            Door::Local | Door::Shut => Err(needs_key(
                "this server was started without a key, so that only those on its own machine can \
                 create; whoever runs it can start it with `--create-key KEY`, or with \
                 `--open-creation` to let everybody",
            )),
            Door::Key(right) => self.knows_key(right, headers, from),
        }
    }

    fn knows_key(&self, right: &Digest, headers: &HeaderMap, by: Address) -> Result<(), Problem> {
        let Some(sent) = headers.get(KEY) else {
            return Err(needs_key(
                "this server lets those create who know its key: ask whoever runs it, and send it \
                 in the header `jadoube-create-key`",
            ));
        };
        // Without this anybody could go on guessing.
        if !self.wrong_keys.has_room(&by) {
            return Err(Problem::too_many("too many wrong keys; wait a minute"));
        }
        if is_same(right, &hash(sent.as_bytes())) {
            return Ok(());
        }
        self.wrong_keys.count(by);
        Err(needs_key("this is not the key of this server: ask whoever runs it"))
    }

    /// Counts what is created, unless the server has a key: then whoever let it be created answers
    /// for it.
    pub(crate) fn count(&self, by: Address) -> Result<(), Problem> {
        if matches!(self.door, Door::Key(_)) {
            return Ok(());
        }
        if !self.created.has_room(&by) {
            return Err(Problem::too_many(format!(
                "from one address {} competitions and games a day can be created here; go on \
                 tomorrow, or ask whoever runs the server (`--games-per-day`)",
                self.games_per_day
            )));
        }
        self.created.count(by);
        Ok(())
    }
}

fn needs_key(detail: &str) -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "needs-create-key", detail)
}

fn hash(key: &[u8]) -> Digest {
    Digest::of([b"jadoube create key".as_slice(), key])
}

/// Compares in a time that tells nothing.
fn is_same(one: &Digest, other: &Digest) -> bool {
    let pairs = one.bytes().iter().zip(other.bytes());
    pairs.fold(0, |differs, (one, other)| differs | (one ^ other)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(listen: &str, key: Option<&str>, open: bool) -> Creating {
        let options =
            CreationOptions { key: key.map(str::to_owned), open, ..CreationOptions::default() };
        Creating::new(&options, listen.parse().expect("an address"))
    }

    fn code(creating: &Creating, headers: &[(&'static str, &str)]) -> Option<&'static str> {
        let mut sent = HeaderMap::new();
        for (name, value) in headers {
            sent.insert(*name, value.parse().expect("a header"));
        }
        let from: std::net::IpAddr = "192.0.2.1".parse().expect("an address");
        creating.lets_in(&sent, from.into()).err().map(|problem| problem.code)
    }

    #[test]
    fn without_a_key_only_this_machine_creates() {
        let refused = Some("needs-create-key");
        for own in ["127.0.0.1:1", "127.9.9.9:1", "[::1]:1", "[::ffff:127.0.0.1]:1"] {
            assert_eq!(code(&door(own, None, false), &[]), None, "{own}");
            for name in FORWARDED {
                let through = code(&door(own, None, false), &[(name, "192.0.2.7")]);
                assert_eq!(through, refused, "a proxy lets others in: {own} {name}");
            }
        }
        for public in ["0.0.0.0:1", "[::]:1", "192.0.2.1:1", "[2001:db8::1]:1"] {
            assert_eq!(code(&door(public, None, false), &[]), refused, "{public}");
            assert_eq!(code(&door(public, None, true), &[]), None, "{public}");
            assert_eq!(code(&door(public, None, false), &[(KEY, "x")]), refused, "{public}");
        }
    }

    #[test]
    fn a_key_is_needed_wherever_there_is_one() {
        for (listen, open) in [("127.0.0.1:1", false), ("0.0.0.0:1", false), ("0.0.0.0:1", true)] {
            let keyed = door(listen, Some("correct horse"), open);
            assert_eq!(code(&keyed, &[]), Some("needs-create-key"));
            assert_eq!(code(&keyed, &[(KEY, "correct hors")]), Some("needs-create-key"));
            assert_eq!(code(&keyed, &[(KEY, "correct horse")]), None);
        }
    }

    #[test]
    fn keys_cannot_be_guessed_on_and_on() {
        let keyed = door("0.0.0.0:1", Some("correct horse"), false);
        for _ in 0..WRONG_KEYS {
            assert_eq!(code(&keyed, &[(KEY, "wrong")]), Some("needs-create-key"));
        }
        assert_eq!(code(&keyed, &[(KEY, "wrong")]), Some("too-many"));
        assert_eq!(code(&keyed, &[(KEY, "correct horse")]), Some("too-many"), "it tells nothing");
        assert_eq!(code(&keyed, &[]), Some("needs-create-key"));
    }
}
