//! The options of `jadoube serve`.

use clap::Args;
use jadoube_server::{CreationOptions, Limits, TrustedProxy};

use super::log::LogArguments;

#[derive(Args, Debug)]
#[command(
    after_help = "The interface is described by /api/openapi.json on the server. Ctrl-C stops the \
                        server in an orderly way: running games are interrupted, for their arbiters to \
                        resume. The SQLite file is then complete by itself; while games go on \
                        in it, copy it with `jadoube backup`.\n\nWhat the server has confirmed is on the \
                        disk. It therefore refuses a PostgreSQL server with fsync = off; if you can \
                        afford to lose its games, set JADOUBE_ALLOW_FSYNC_OFF=1 in the environment.\n\nExamples:\n  \
                        jadoube serve\n  jadoube serve --demo\n  \
                        JADOUBE_CREATE_KEY=… jadoube serve --listen 0.0.0.0:8960 \
                        --store postgres://chess@db/jadoube"
)]
pub(crate) struct ServeArguments {
    /// The address and port to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8960")]
    pub(crate) listen: String,
    /// The SQLite file to keep games in, or the address of a PostgreSQL database; the default is
    /// jadoube.db, or a temporary file for a demonstration
    #[arg(long, value_name = "FILE|postgres://…")]
    pub(crate) store: Option<String>,
    /// Start a competition of a dozen boards that play real games by themselves, and print links to
    /// it
    #[arg(long)]
    pub(crate) demo: bool,
    /// Roughly how many seconds each move of the demonstration takes
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, requires = "demo")]
    pub(crate) pace: f64,
    /// The URL at which other servers on the same database reach this one, if not where it listens
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
    /// The proxies in front of this server, as addresses or networks: they are believed about where
    /// a request comes from (X-Forwarded-For, Forwarded) and whether it came over TLS
    /// (X-Forwarded-Proto). They must set these headers themselves, and not pass on any from a
    /// client
    #[arg(long = "trusted-proxy", value_name = "IP|CIDR", value_delimiter = ',')]
    pub(crate) trusted_proxies: Vec<TrustedProxy>,
    /// Clients reach this server only over TLS, which a proxy terminates: cookies are sent only
    /// over TLS, and browsers are told to use nothing else
    #[arg(long)]
    pub(crate) behind_tls: bool,
    #[command(flatten)]
    pub(crate) log: LogArguments,
    #[command(flatten)]
    pub(crate) limits: LimitArguments,
    #[command(flatten)]
    pub(crate) creation: CreationArguments,
}

/// The limits of the server.
#[derive(Args, Debug)]
pub(crate) struct LimitArguments {
    /// How many acts per second each player or arbiter may perform, on average
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().acts_per_second)]
    acts_per_second: u32,
    /// How many competitions and games per minute one address may create, on average
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().creations_per_minute)]
    creations_per_minute: u32,
    /// How many requests other than acts each link may make per second, or each address without a
    /// link
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().reads_per_second)]
    reads_per_second: u32,
    /// How many live connections there may be at once; spectators get at most four fifths of them
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().sockets)]
    connections: u64,
    /// How many connections of any kind one address may have open, unless it is a trusted proxy
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections_by_address)]
    connections_by_address: u32,
    /// How many live connections there may be through one link of a player or an official
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().live_by_link)]
    live_by_link: u32,
    /// How many live connections there may be through one spectators' link, which may be shared
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
    /// Let only those who send this key create competitions and games; better set in the
    /// environment, where no list of processes shows it
    #[arg(long, value_name = "KEY", env = KEY, hide_env_values = true, value_parser = key)]
    create_key: Option<CreateKey>,
    /// If there is no key, let everyone who can reach the server create; without this option only
    /// this machine may
    #[arg(long)]
    open_creation: bool,
    /// How many competitions and games per day one address may create if no key is required
    #[arg(long, value_name = "COUNT", default_value_t = CreationOptions::default().games_per_day)]
    games_per_day: u32,
    /// Remove competitions in which nothing was ever entered after this many days; 0 keeps them
    #[arg(long, value_name = "DAYS", default_value_t = CreationOptions::default().keep_unused_days)]
    keep_unused_days: u32,
}

/// The environment variable that may hold the key.
const KEY: &str = "JADOUBE_CREATE_KEY";

/// A key that is never printed; there is none if the variable is set but empty.
#[derive(Clone)]
struct CreateKey(Option<String>);

impl std::fmt::Debug for CreateKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CreateKey(…)")
    }
}

/// Headers can carry no other characters.
fn key(text: &str) -> Result<CreateKey, String> {
    match text.bytes().all(|byte| byte.is_ascii_graphic()) {
        true => Ok(CreateKey(Some(text.to_owned()).filter(|text| !text.is_empty()))),
        false => {
            Err("a key consists of ASCII letters, digits and punctuation, without spaces"
                .to_owned())
        }
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
