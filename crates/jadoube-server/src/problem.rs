use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_room::{Refusal, Refused};
use jadoube_store::StoreError;
use serde::Serialize;

use crate::seldom::Seldom;

/// What went wrong with a request, as `application/problem+json`.
///
/// `code` never changes its meaning; `detail` is for people and says what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Problem {
    /// The status of the answer.
    pub status: u16,
    /// The stable name of the problem.
    pub code: &'static str,
    /// What was wrong and what to do.
    pub detail: String,
    /// The act of a batch that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub act: Option<String>,
    /// Where to send the request instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub elsewhere: Option<String>,
}

impl Problem {
    /// A problem by its status and code.
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status: status.as_u16(), code, detail: detail.into(), act: None, elsewhere: None }
    }

    /// The request cannot be understood.
    pub fn bad_request(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", detail)
    }

    /// The request says nothing about who makes it, or something that is not known.
    pub fn unauthorized() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "no-valid-link",
            "this needs the link of a player, an arbiter or a spectator of this game; \
             ask the arbiter for a new one if yours no longer works",
        )
    }

    /// The role may not do this.
    pub fn forbidden(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-your-role", detail)
    }

    /// There is no such thing.
    pub fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    /// Too much at once.
    pub fn too_many(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", detail)
    }

    /// The store does not answer as it should. Nothing was done that is not stored; what it was told
    /// last it may have stored all the same, and whoever sends that again will hear so.
    pub fn unavailable() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "store-unavailable",
            "the record cannot be written now, so it is not known that this was taken; send it again \
             in a moment, with the same id: then it is done once",
        )
    }

    /// Something went wrong here.
    pub(crate) fn failed() -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "store-failed",
            "the record could not be read or written; the server's log says more",
        )
    }

    /// The same about one act of several.
    #[must_use]
    pub fn about(mut self, act: &str) -> Self {
        self.act = Some(act.to_owned());
        self
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        static UNAVAILABLE: Seldom = Seldom::new();
        static FAILED: Seldom = Seldom::new();
        // While the store does not answer it fails for everybody who asks.
        let often = if let StoreError::Unavailable(_) = error { &UNAVAILABLE } else { &FAILED };
        if let Some(left_out) = often.now() {
            tracing::error!(%error, left_out, "the store failed");
        }
        match error {
            StoreError::Unavailable(_) => Self::unavailable(),
            _ => Self::failed(),
        }
    }
}

impl From<Refused> for Problem {
    fn from(Refused { act, why }: Refused) -> Self {
        let status = match why {
            Refusal::LooksOn => return Self { act, ..Self::unauthorized() },
            Refusal::NotUnderstood(_) | Refusal::UnknownAct(_) => StatusCode::BAD_REQUEST,
            Refusal::NotYourRole(_) | Refusal::UnknownDevice | Refusal::WrongSignature => {
                StatusCode::FORBIDDEN
            }
            Refusal::SeqUsed(_)
            | Refusal::TooLate
            | Refusal::IdUsed
            | Refusal::RecordBroken
            | Refusal::NobodyOpens(_)
            | Refusal::WrongShares(_) => StatusCode::CONFLICT,
        };
        Self { act, ..Self::new(status, why.code(), why.to_string()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = matches!(self.status, 429 | 503);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        let problem = HeaderValue::from_static("application/problem+json");
        headers.insert(header::CONTENT_TYPE, problem);
        if retry {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
