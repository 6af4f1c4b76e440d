use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::http::nul;
use crate::problem::Problem;

/// The body of a request in JSON; what is wrong with it is told as a [`Problem`].
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            let detail = "send JSON, with the header `content-type: application/json`";
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", detail));
        }
        let read = timeout(app.limits.body_time, Bytes::from_request(request, app)).await;
        let bytes =
            read.map_err(|_| too_slow())?.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    let detail = "the request is too large";
                    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", detail)
                }
                _ => Problem::bad_request(rejection.body_text()),
            })?;
        nul::refuse_in_json(&bytes)?;
        let read = Json::from_bytes(&bytes);
        read.map(|Json(body)| Self(body)).map_err(|error| Problem::bad_request(error.body_text()))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
    let kind = kind.to_ascii_lowercase();
    let part = kind.strip_prefix("application/");
    part.is_some_and(|part| part == "json" || part.ends_with("+json"))
}

fn too_slow() -> Problem {
    let detail = "the request did not come in whole in time; send it again";
    Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", detail)
}
