//! A client's connection, which is let go when the client keeps the server waiting.

use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep, sleep_until, timeout};

use crate::limits::Limits;

/// How long, and for how many bytes, the server still listens after it has said its last word: a
/// connection that is closed while something comes in may take that word along.
const LINGER: Duration = Duration::from_secs(1);
const LINGER_BYTES: usize = 1 << 20;

/// What a connection is used for at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A request is beginning; at first, too.
    Head,
    /// A request is being answered.
    Busy,
    /// The next request may come or not.
    Idle,
    /// It is a WebSocket, which has its own times.
    Upgraded,
}

const STAGES: [Stage; 4] = [Stage::Head, Stage::Busy, Stage::Idle, Stage::Upgraded];

/// What those who answer requests tell the connection.
#[derive(Debug)]
pub(crate) struct Progress {
    stage: AtomicU8,
    since: Mutex<Instant>,
}

impl Progress {
    fn new() -> Self {
        Self { stage: AtomicU8::new(Stage::Head as u8), since: Mutex::new(Instant::now()) }
    }

    /// A request has come in.
    pub(crate) fn begin(&self) {
        self.set(Stage::Busy);
    }

    /// It is answered; what is to be sent may take a while.
    pub(crate) fn answered(&self, is_upgraded: bool) {
        self.count_from_now();
        self.set(if is_upgraded { Stage::Upgraded } else { Stage::Idle });
    }

    /// Something came in.
    fn heard(&self) {
        if self.stage() == Stage::Idle {
            self.count_from_now();
            self.set(Stage::Head);
        }
    }

    /// The client has taken something: whoever still takes an answer is not idle.
    fn taken(&self) {
        if matches!(self.stage(), Stage::Idle | Stage::Head) {
            self.count_from_now();
        }
    }

    fn count_from_now(&self) {
        *self.since.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn set(&self, stage: Stage) {
        self.stage.store(stage as u8, Ordering::Release);
    }

    fn stage(&self) -> Stage {
        STAGES[usize::from(self.stage.load(Ordering::Acquire))]
    }

    /// Until when something must have come in.
    fn deadline(&self, limits: &Limits) -> Option<Instant> {
        let within = match self.stage() {
            Stage::Head => limits.headers,
            Stage::Idle => limits.idle,
            Stage::Busy | Stage::Upgraded => return None,
        };
        Some(*self.since.lock().unwrap_or_else(PoisonError::into_inner) + within)
    }
}

/// The connection to a client. It fails when a request begins and does not go on, when none comes
/// for long, or when the client takes nothing of what is sent.
pub(crate) struct Wire<P: Send + 'static> {
    /// There until it is dropped, together with what the connection takes up.
    stream: Option<(TcpStream, P)>,
    limits: Arc<Limits>,
    progress: Arc<Progress>,
    /// When to give up waiting for the client to send something.
    unheard: Option<Pin<Box<Sleep>>>,
    /// When to give up waiting for the client to take something.
    untaken: Option<Pin<Box<Sleep>>>,
    /// There is nobody to say a last word to.
    is_over: bool,
}

impl<P: Send + Unpin + 'static> Wire<P> {
    /// A connection that was accepted just now; it holds `permit` for as long as it is open.
    pub(crate) fn new(stream: TcpStream, limits: Arc<Limits>, permit: P) -> Self {
        // What is sent is whole: nothing comes that would be worth waiting for.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may wait before it sends");
        }
        Self {
            stream: Some((stream, permit)),
            limits,
            progress: Arc::new(Progress::new()),
            unheard: None,
            untaken: None,
            is_over: false,
        }
    }

    /// Where to tell what becomes of its requests.
    pub(crate) fn progress(&self) -> Arc<Progress> {
        Arc::clone(&self.progress)
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        let stream = self.stream.as_mut().map(|(stream, _)| Pin::new(stream));
        stream.ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Nothing comes in: ready when that has been so for too long.
    fn poll_unheard(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.untaken.is_some() {
            // It is the client's turn to take something, for which it has its own time.
            return Poll::Pending;
        }
        let Some(deadline) = self.progress.deadline(&self.limits) else {
            if self.progress.stage() == Stage::Upgraded {
                self.unheard = None;
            }
            return Poll::Pending;
        };
        let alarm = self.unheard.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        // To put it off costs: one that rings too early is set again then.
        if deadline < alarm.deadline() {
            alarm.as_mut().reset(deadline);
        }
        loop {
            ready!(alarm.as_mut().poll(context));
            if alarm.deadline() >= deadline {
                self.is_over = true;
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            alarm.as_mut().reset(deadline);
        }
    }

    /// Ready with what was written, or when nothing could be for too long.
    fn poll_taken(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.untaken = None;
            self.is_over |= written.is_err();
            self.progress.taken();
            return Poll::Ready(written);
        }
        let sending = self.limits.sending;
        let alarm = self.untaken.get_or_insert_with(|| Box::pin(sleep(sending)));
        ready!(alarm.as_mut().poll(context));
        self.is_over = true;
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<P: Send + Unpin + 'static> AsyncRead for Wire<P> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = buffer.filled().len();
        match this.stream()?.poll_read(context, buffer) {
            Poll::Ready(read) => {
                let has_ended = read.is_err() || buffer.filled().len() == before;
                this.is_over |= has_ended;
                this.progress.heard();
                Poll::Ready(read)
            }
            Poll::Pending => this.poll_unheard(context),
        }
    }
}

impl<P: Send + Unpin + 'static> AsyncWrite for Wire<P> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = this.stream()?.poll_write(context, bytes);
        this.poll_taken(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = this.stream()?.poll_write_vectored(context, parts);
        this.poll_taken(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().stream()?.poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().stream()?.poll_shutdown(context)
    }
}

impl<P: Send + 'static> Drop for Wire<P> {
    fn drop(&mut self) {
        let Some((stream, permit)) = self.stream.take() else { return };
        // A client that went, or that takes nothing, is not waited for.
        let is_over = self.is_over || self.untaken.is_some();
        if !is_over && let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let _ = timeout(LINGER, linger(stream)).await;
                drop(permit);
            });
        }
    }
}

/// Takes what the client still sends, until it has heard the last word and goes.
async fn linger(mut stream: TcpStream) -> io::Result<()> {
    stream.shutdown().await?;
    let (mut buffer, mut left) = ([0; 4096], LINGER_BYTES);
    while left > 0 {
        let count = stream.read(&mut buffer).await?;
        if count == 0 {
            break;
        }
        left = left.saturating_sub(count);
    }
    Ok(())
}
