//! The browser's side: the files of `web/`, built beforehand and part of the program.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::problem::Problem;

/// A file as it was built, and as it is sent to browsers that take it compressed.
struct Page {
    path: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

// `const PAGES: &[Page]`, which the build script lists; empty if `web/` was not built.
include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// What a browser is told by a program without pages.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Jadoube</title>\
    <h1>Jadoube</h1><p>This program was built without its pages. In the project's folder, \
    <code>cargo xtask serve</code> builds them and starts a server that has them; it needs Node.js. \
    The interface for programs is there in any case: <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// Whatever is not of the interface: a file, or the one page that finds out by its address what to
/// show.
pub(crate) async fn page(request: Request) -> Response {
    let path = request.uri().path();
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    if !is_read || path == "/api" || path.starts_with("/api/") {
        return Problem::not_found("page").into_response();
    }
    let find = |path: &str| PAGES.iter().find(|page| page.path == path);
    match find(path) {
        Some(page) => sent(page, request.headers()),
        None if path.starts_with("/assets/") => Problem::not_found("page").into_response(),
        None => match find("/index.html") {
            Some(page) => sent(page, request.headers()),
            None => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
        },
    }
}

fn sent(page: &Page, asked: &HeaderMap) -> Response {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |coding: &str| accepted.is_some_and(|accepted| takes(accepted, coding));
    let (body, coding) = match (page.brotli, page.gzip) {
        (Some(body), _) if accepts("br") => (body, Some("br")),
        (_, Some(body)) if accepts("gzip") => (body, Some("gzip")),
        _ => (page.plain, None),
    };
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(page.path)));
    // The names of assets change with what is in them.
    let kept = match page.path.starts_with("/assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if page.gzip.is_some() || page.brotli.is_some() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Whether `Accept-Encoding` names a coding and does not rule it out.
fn takes(accepted: &str, coding: &str) -> bool {
    accepted.split(',').any(|part| {
        let (name, quality) = part.split_once(';').unwrap_or((part, "q=1"));
        let quality = quality.trim().strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(coding) && quality != Some(0.0)
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coding_is_used_if_it_is_accepted() {
        assert!(takes("gzip, deflate, br;q=0.8", "br"));
        assert!(takes("GZIP", "gzip"));
        assert!(!takes("gzip;q=0, deflate", "gzip"));
        assert!(!takes("deflate", "br"));
        assert!(!takes("", "br"));
    }

    #[test]
    fn what_is_sent_says_what_it_is_and_how_long_it_may_be_kept() {
        let gzip = Some(b"small".as_slice());
        let page = |path| Page { path, plain: b"as it is", gzip, brotli: None };
        let mut asked = HeaderMap::new();
        asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("br, gzip"));
        let response = sent(&page("/assets/a-1234.js"), &asked);
        assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
        let kept = &response.headers()[header::CACHE_CONTROL];
        assert!(kept.to_str().is_ok_and(|kept| kept.contains("immutable")));
        let response = sent(&page("/index.html"), &HeaderMap::new());
        assert!(response.headers().get(header::CONTENT_ENCODING).is_none());
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
    }
}
