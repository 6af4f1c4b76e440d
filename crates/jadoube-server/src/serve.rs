use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jadoube_store::{Node, SqlStore, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::http::accept::accept;
use crate::http::address::{TrustedProxy, Way};
use crate::http::creating::{Creating, CreationOptions};
use crate::http::expiring::expire;
use crate::http::files;
use crate::limits::Limits;
use crate::rooms::wall::DEAD_MS;
use crate::secret::random_text;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: String,
    /// The store: the path of an SQLite file, or `postgres://…`.
    pub store: String,
    /// Where other nodes and clients reach this server, if not where it listens.
    pub address: Option<String>,
    /// The proxies before this server, whose word about where requests come from is believed.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// Clients reach this server by TLS alone, which a proxy ends.
    pub behind_tls: bool,
    /// How much is too much.
    pub limits: Limits,
    /// Who may create competitions and games, and how many.
    pub creation: CreationOptions,
}

impl Options {
    /// The usual ones, with this store.
    pub fn new(store: impl Into<String>) -> Self {
        Self {
            listen: "127.0.0.1:8960".to_owned(),
            store: store.into(),
            address: None,
            trusted_proxies: Vec::new(),
            behind_tls: false,
            limits: Limits::default(),
            creation: CreationOptions::default(),
        }
    }
}

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken, or is none.
    #[error("cannot listen on {listen}: {source}")]
    Listen {
        /// Where.
        listen: String,
        /// Why not.
        source: std::io::Error,
    },
    /// The store cannot be opened.
    #[error("cannot open the store {store}: {source}")]
    Store {
        /// Which.
        store: String,
        /// Why not.
        source: StoreError,
    },
    /// Another server uses the file.
    #[error("{store} is in use: another jadoube serves it")]
    InUse {
        /// The file.
        store: String,
    },
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    app: App,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    looking_after: [JoinHandle<()>; 4],
    /// Held as long as the server runs.
    _lock: Option<std::fs::File>,
}

impl Server {
    /// Starts a server; what was going on in the store goes on.
    pub async fn start(options: Options) -> Result<Self, ServeError> {
        files::raise(options.limits.sockets);
        let is_shared = options.store.starts_with("postgres");
        let lock = if is_shared { None } else { Some(lock(&options.store)?) };
        let store = SqlStore::open(&options.store).await.map_err(|source| ServeError::Store {
            store: without_password(&options.store),
            source,
        })?;
        // Whoever has an SQLite file to itself knows that all who had it before are dead. It has a new
        // name all the same: its own first beat must not pass for the last sign of life of theirs.
        let dead_ms = if is_shared { DEAD_MS } else { 0 };
        Self::start_on(Arc::new(store), dead_ms, options, lock).await
    }

    async fn start_on(
        store: Arc<dyn Store>,
        dead_ms: u64,
        options: Options,
        lock: Option<std::fs::File>,
    ) -> Result<Self, ServeError> {
        let failed = |source| ServeError::Listen { listen: options.listen.clone(), source };
        let listener = TcpListener::bind(&options.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let reached = options.address.clone().unwrap_or_else(|| format!("http://{address}"));
        let node = Node { name: format!("node-{}", random_text(12)), address: reached };
        let creating = Creating::new(&options.creation, address);
        creating.tell(&options.creation);
        let way = Way { proxies: options.trusted_proxies, is_behind_tls: options.behind_tls };
        let app = App::new(store, node, dead_ms, options.limits, creating, way);
        let looking_after = [
            tokio::spawn(app.rooms.clone().tick()),
            tokio::spawn(app.rooms.clone().look_after()),
            tokio::spawn(app.clone().tell_revoked()),
            tokio::spawn(expire(Arc::clone(&app.store), options.creation.keep_unused_days)),
        ];
        tracing::info!(%address, "listening");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(accept(listener, app.clone(), stopped));
        Ok(Self { address, app, stop, serving, looking_after, _lock: lock })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) const fn app(&self) -> &App {
        &self.app
    }

    /// Serves until `stopped`, then goes down in order: running games are interrupted and their
    /// leases given back.
    pub async fn until_stopped(self, stopped: impl Future<Output = ()>) {
        stopped.await;
        self.stop().await;
    }

    /// Goes down in order.
    pub async fn stop(self) {
        tracing::info!("going down");
        self.looking_after.iter().for_each(JoinHandle::abort);
        // Before the rooms close, so that nobody opens them again.
        let _ = self.stop.send(());
        self.app.places.close();
        self.app.rooms.close().await;
        // Connections that stay open do not keep the server from ending.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), self.serving).await;
        self.app.store.close().await;
    }
}

/// Keeps other servers from the same file.
fn lock(store: &str) -> Result<std::fs::File, ServeError> {
    let unusable = |source: std::io::Error| ServeError::Store {
        store: store.to_owned(),
        source: StoreError::Unavailable(source.to_string()),
    };
    let path = lock_path(store).map_err(unusable)?;
    let file = std::fs::File::create(path).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => {
            Err(ServeError::InUse { store: store.to_owned() })
        }
        Err(std::fs::TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Where the lock of a store is: beside the file itself, by whichever link it is named.
fn lock_path(store: &str) -> std::io::Result<PathBuf> {
    let mut path = PathBuf::from(store.strip_prefix("sqlite://").unwrap_or(store));
    // One after the other, because the file that the last one leads to may not be there yet.
    for _ in 0..MOST_LINKS {
        let Ok(target) = path.read_link() else { break };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize()?;
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    Ok(folder.join(name))
}

/// A longer way of links goes round in a circle.
const MOST_LINKS: u32 = 40;

/// An address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => address.to_owned(),
    }
}
