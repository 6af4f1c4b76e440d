//! What `jadoube serve` takes.

use clap::Args;
use jadoube_server::{CreationOptions, Limits, TrustedProxy};

use super::log::LogArguments;

#[derive(Args, Debug)]
#[command(
    after_help = "The interface is described by /api/openapi.json on the server. It stops in \
                        order on Ctrl-C: running games are interrupted, and their arbiters resume \
                        them. The SQLite file then holds everything by itself; while games go on \
                        in it, `jadoube backup` copies it.\n\nWhat is acknowledged is on the disk. A \
                        PostgreSQL server with fsync = off is therefore refused; for one whose games \
                        may be lost, set JADOUBE_ALLOW_FSYNC_OFF=1 in the environment.\n\nExamples:\n  \
                        jadoube serve\n  jadoube serve --demo\n  \
                        JADOUBE_CREATE_KEY=… jadoube serve --listen 0.0.0.0:8960 \
                        --store postgres://chess@db/jadoube"
)]
pub(crate) struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8960")]
    pub(crate) listen: String,
    /// The SQLite file to keep games in, or the address of a PostgreSQL database; jadoube.db if not
    /// given, and for a demonstration a file that is gone afterwards
    #[arg(long, value_name = "FILE|postgres://…")]
    pub(crate) store: Option<String>,
    /// Start a competition of a dozen boards that play real games by themselves, and print the
    /// links into it
    #[arg(long)]
    pub(crate) demo: bool,
    /// About how many seconds a move of the demonstration takes
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, requires = "demo")]
    pub(crate) pace: f64,
    /// Where other servers on the same database reach this one, if not where it listens
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
    /// The proxies before this server, as addresses or networks: what they say of where a request
    /// comes from (X-Forwarded-For, Forwarded) and whether by TLS (X-Forwarded-Proto) is believed.
    /// They must set these headers themselves, and pass on none of a client's
    #[arg(long = "trusted-proxy", value_name = "IP|CIDR", value_delimiter = ',')]
    pub(crate) trusted_proxies: Vec<TrustedProxy>,
    /// Clients reach this server by TLS alone, which a proxy ends: cookies are for TLS alone, and
    /// browsers are told to use nothing else
    #[arg(long)]
    pub(crate) behind_tls: bool,
    #[command(flatten)]
    pub(crate) log: LogArguments,
    #[command(flatten)]
    pub(crate) limits: LimitArguments,
    #[command(flatten)]
    pub(crate) creation: CreationArguments,
}

/// How much is too much.
#[derive(Args, Debug)]
pub(crate) struct LimitArguments {
    /// How many acts a second each player or arbiter may do, on average
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().acts_per_second)]
    acts_per_second: u32,
    /// How many competitions and games a minute one address may create, on average
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().creations_per_minute)]
    creations_per_minute: u32,
    /// How many requests beside acts each link may make a second, or each address without a link
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().reads_per_second)]
    reads_per_second: u32,
    /// How many live connections there may be at once; spectators may have four of five
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().sockets)]
    connections: u64,
    /// How many connections of any kind one address may have open, unless it is a trusted proxy
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections_by_address)]
    connections_by_address: u32,
    /// How many live connections there may be by one link of a player or an official
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().live_by_link)]
    live_by_link: u32,
    /// How many live connections there may be by one link of spectators, who may share it
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().live_by_spectators_link)]
    live_by_spectators_link: u32,
}

impl From<LimitArguments> for Limits {
    fn from(arguments: LimitArguments) -> Self {
        Self {
            acts_per_second: arguments.acts_per_second,
            creations_per_minute: arguments.creations_per_minute,
            reads_per_second: arguments.reads_per_second,
            sockets: arguments.connections,
            connections_by_address: arguments.connections_by_address,
            live_by_link: arguments.live_by_link,
            live_by_spectators_link: arguments.live_by_spectators_link,
            ..Self::default()
        }
    }
}

/// Who may create competitions and games, and how many.
#[derive(Args, Debug)]
pub(crate) struct CreationArguments {
    /// Let only those create competitions and games who send this key along; better given by the
    /// variable, which no list of processes shows
    #[arg(long, value_name = "KEY", env = KEY, hide_env_values = true, value_parser = key)]
    create_key: Option<CreateKey>,
    /// Let everybody create who can reach the server, if there is no key; else only this machine may
    #[arg(long)]
    open_creation: bool,
    /// How many competitions and games a day one address may create where no key is asked for
    #[arg(long, value_name = "COUNT", default_value_t = CreationOptions::default().games_per_day)]
    games_per_day: u32,
    /// Remove competitions in which nothing was ever entered after so many days; 0 keeps them
    #[arg(long, value_name = "DAYS", default_value_t = CreationOptions::default().keep_unused_days)]
    keep_unused_days: u32,
}

/// The variable that can hold the key.
const KEY: &str = "JADOUBE_CREATE_KEY";

/// A key that stays out of everything that is printed; none if the variable is there and empty.
#[derive(Clone)]
struct CreateKey(Option<String>);

impl std::fmt::Debug for CreateKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CreateKey(…)")
    }
}

/// Headers carry no other characters.
fn key(text: &str) -> Result<CreateKey, String> {
    match text.bytes().all(|byte| byte.is_ascii_graphic()) {
        true => Ok(CreateKey(Some(text.to_owned()).filter(|text| !text.is_empty()))),
        false => Err("a key has letters, digits and signs of ASCII, without blanks".to_owned()),
    }
}

impl From<CreationArguments> for CreationOptions {
    fn from(arguments: CreationArguments) -> Self {
        Self {
            key: arguments.create_key.and_then(|CreateKey(key)| key),
            open: arguments.open_creation,
            games_per_day: arguments.games_per_day,
            keep_unused_days: arguments.keep_unused_days,
        }
    }
}
