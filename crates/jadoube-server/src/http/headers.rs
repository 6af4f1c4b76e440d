//! Headers that every answer carries, and the log of requests.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::http::address::Caller;

/// Nothing comes from other hosts, nothing is framed, nothing is told to other sites.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// What was reached by TLS is to be reached by nothing else, for half a year from the last visit.
const TLS_ONLY: &str = "max-age=15768000";

/// Adds them; what the interface answers is not kept by anybody on the way, unless it says so.
pub(crate) async fn add(caller: Caller, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let asked = Asked::by(&request);
    let mut response = next.run(request).await;
    asked.log(&response);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if caller.is_secure {
        let tls_only = HeaderValue::from_static(TLS_ONLY);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, tls_only);
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// What is logged of a request. Its headers and its body may hold secrets, and so may its path and
/// what follows that, if somebody puts one there by mistake: only which of the paths it is is told.
struct Asked(Option<(Method, Option<MatchedPath>, Instant)>);

impl Asked {
    fn by(request: &Request) -> Self {
        let logs = tracing::enabled!(tracing::Level::DEBUG);
        let path = || request.extensions().get::<MatchedPath>().cloned();
        Self(logs.then(|| (request.method().clone(), path(), Instant::now())))
    }

    fn log(self, response: &Response) {
        let Some((method, path, since)) = self.0 else { return };
        let (status, ms) = (response.status().as_u16(), since.elapsed().as_millis());
        let path = path.as_ref().map_or("a page", MatchedPath::as_str);
        tracing::debug!(%method, path, status, ms, "a request");
    }
}
