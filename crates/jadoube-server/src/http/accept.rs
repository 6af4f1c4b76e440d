//! The door: takes connections, not too many of one address, and serves requests over them.

use std::collections::HashMap;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::rt::{Sleep, Timer};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};

use crate::app::App;
use crate::http::address::Address;
use crate::http::wire::Wire;
use crate::metrics::Metrics;
use crate::routes::routes;
use crate::seldom::Seldom;

/// Bytes that are kept of a request that is not read yet, or of an answer that is not sent yet; a
/// head that is longer is refused.
const BUFFER: usize = 64 * 1024;
/// When to try again to take a connection, if the system gave none.
const AGAIN: Duration = Duration::from_millis(100);

/// Takes connections until it is told to stop, then lets those end that are being served.
pub(crate) async fn accept(listener: TcpListener, app: App, mut stop: oneshot::Receiver<()>) {
    static FAILED: Seldom = Seldom::new();
    prepare(&listener);
    let served = TowerToHyperService::new(routes(app.clone()));
    let open = Arc::new(Open::default());
    // Those who are served hear when it ends, and are heard of until they have.
    let (ending, _) = watch::channel(());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match open.let_in(&app, peer) {
                Some(permit) => {
                    let wire = Wire::new(stream, Arc::clone(&app.limits), permit);
                    tokio::spawn(serve(wire, peer, served.clone(), ending.subscribe()));
                }
                None => refuse(stream),
            },
            Err(error) if is_of_one(&error) => {}
            Err(error) => {
                if let Some(left_out) = FAILED.now() {
                    tracing::error!(%error, left_out, "no connection can be taken");
                }
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
    drop(listener);
    // Nobody may be served just now.
    let _ = ending.send(());
    ending.closed().await;
}

/// Bytes that the system keeps of what a client has not taken yet. By itself it keeps some megabytes,
/// and says so late that there is room again that a slow client looks like one that takes nothing.
const SENT: usize = 128 * 1024;
/// Connections that may wait to be taken when many come at once, as after a restart; whoever finds
/// no room tries again a second later.
const WAITING: i32 = 4096;

/// Lets the system keep little for the connections that are taken, and many that are not yet.
fn prepare(listener: &TcpListener) {
    #[cfg(unix)]
    {
        let little = rustix::net::sockopt::set_socket_send_buffer_size(listener, SENT);
        if let Err(error) = little.and_then(|()| rustix::net::listen(listener, WAITING)) {
            tracing::debug!(%error, "the system keeps what it likes");
        }
    }
    #[cfg(not(unix))]
    let _ = (listener, SENT, WAITING);
}

/// Serves the requests that come over a connection until it ends, or until all do: then the one that
/// is being served is the last.
async fn serve(
    wire: Wire<Permit>,
    peer: SocketAddr,
    served: TowerToHyperService<Router>,
    mut ending: watch::Receiver<()>,
) {
    let progress = wire.progress();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        progress.begin();
        let (answer, progress) = (served.call(request), Arc::clone(&progress));
        async move {
            let answer = answer.await;
            let upgraded = StatusCode::SWITCHING_PROTOCOLS;
            progress.answered(answer.as_ref().is_ok_and(|answer| answer.status() == upgraded));
            answer
        }
    });
    // The wire has its own times, which tell a request that does not go on from one that does not
    // come; to notice it must be read from as soon as a request is answered, as for this it is.
    let mut http = http1::Builder::new();
    http.timer(NoTimer).header_read_timeout(FOREVER).max_buf_size(BUFFER);
    let mut connection = pin!(http.serve_connection(TokioIo::new(wire), service).with_upgrades());
    let outcome = tokio::select! {
        outcome = connection.as_mut() => outcome,
        _ = ending.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = outcome {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Far longer than the wire waits.
const FOREVER: Duration = Duration::from_secs(1 << 30);

/// A timer that never rings.
#[derive(Clone, Copy, Debug)]
struct NoTimer;

impl Timer for NoTimer {
    fn sleep(&self, _: Duration) -> Pin<Box<dyn Sleep>> {
        Box::pin(Never)
    }

    fn sleep_until(&self, _: Instant) -> Pin<Box<dyn Sleep>> {
        Box::pin(Never)
    }
}

struct Never;

impl Sleep for Never {}

impl Future for Never {
    type Output = ();

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        Poll::Pending
    }
}

/// Whether the one who was to be let in has gone already.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// How many connections there are, by address.
#[derive(Default)]
struct Open(Mutex<HashMap<Address, u32>>);

/// A connection that is counted until it has ended.
struct Permit {
    metrics: Arc<Metrics>,
    counted: Option<(Arc<Open>, Address)>,
}

impl Open {
    /// Lets a connection in, unless there are too many of its address. Proxies bring those of others.
    fn let_in(self: &Arc<Self>, app: &App, peer: SocketAddr) -> Option<Permit> {
        static REFUSED: Seldom = Seldom::new();
        let mut counted = None;
        if !app.way.trusts(peer.ip()) {
            let address = Address::from(peer.ip());
            let mut open = self.lock();
            let count = open.entry(address).or_default();
            if *count >= app.limits.connections_by_address {
                drop(open);
                app.metrics.connections_refused.add(1);
                if let Some(left_out) = REFUSED.now() {
                    let address = peer.ip();
                    tracing::warn!(
                        %address, left_out,
                        "too many connections of one address were refused; if it is your proxy, \
                         name it with --trusted-proxy"
                    );
                }
                return None;
            }
            *count += 1;
            counted = Some((Arc::clone(self), address));
        }
        app.metrics.connections_opened.add(1);
        Some(Permit { metrics: Arc::clone(&app.metrics), counted })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Address, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.metrics.connections_closed.add(1);
        let Some((open, address)) = &self.counted else { return };
        let mut open = open.lock();
        if let Some(count) = open.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                open.remove(address);
            }
        }
    }
}

/// Says that there are too many, as far as that goes at once, and hangs up.
fn refuse(stream: TcpStream) {
    const BODY: &str = "{\"status\":503,\"code\":\"too-many-connections\",\"detail\":\"your address has \
                        too many connections open; close some of them\"}";
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/problem+json\r\n\
         content-length: {}\r\nretry-after: 1\r\nconnection: close\r\n\r\n{BODY}",
        BODY.len(),
    );
    if let Ok(mut stream) = stream.into_std() {
        // It does not wait: whoever cannot be told is not told.
        let _ = stream.write(answer.as_bytes());
    }
}
