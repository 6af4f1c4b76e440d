//! WebSocket connections, the same for every server that is driven.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The number of bytes of a message that are read at once; the driver must not be what is measured.
const READ: usize = 4096;

/// A connection.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects to a path; with a token if the server wants one.
    pub(crate) async fn connect(address: &str, path: &str, token: &str) -> Result<Self, String> {
        let told = |error: &dyn std::fmt::Display| format!("ws://{address}{path}: {error}");
        let stream = TcpStream::connect(address).await.map_err(|error| told(&error))?;
        stream.set_nodelay(true).map_err(|error| told(&error))?;
        let url = format!("ws://{address}{path}");
        let mut request = url.into_client_request().map_err(|error| told(&error))?;
        let bearer = format!("Bearer {token}").parse().map_err(|_| told(&"the token"))?;
        request.headers_mut().insert("authorization", bearer);
        let config = WebSocketConfig::default().read_buffer_size(READ);
        let connected =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        Ok(Self(connected.map_err(|error| told(&error))?.0))
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<(), String> {
        self.0.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// The next message with text.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    let reason = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                    return Err(format!("the server closed a connection: {reason}"));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("the server closed a connection".to_owned()),
            }
        }
    }
}
