//! A browser's links: each secret in a cookie of its own, which no script can read.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::access::{cookie, named_link, short_name};
use crate::app::App;
use crate::http::address::Caller;
use crate::http::body::Body;
use crate::problem::Problem;
use crate::sent::{self, Sent};

/// Long enough for a competition.
const SECONDS: u32 = 30 * 24 * 3600;

/// The link whose secret is put into a cookie.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSession {
    /// Its secret.
    token: String,
}

/// `POST /api/session`: puts the secret of a link, which a browser has from the address's fragment,
/// into a cookie, and tells whom and where the link lets in.
pub(crate) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Body(session): Body<NewSession>,
) -> Result<Response, Problem> {
    let token = app.link(&session.token, caller.address).await?;
    let name = short_name(&token);
    let cookie = cookie(&name, &session.token, SECONDS, caller.is_secure);
    let answer = Sent(sent::Session {
        link: name,
        role: token.role,
        name: token.name,
        competition: token.competition,
        game: token.game,
    });
    Ok(with_cookie(answer.into_response(), &cookie))
}

/// `DELETE /api/session`: forgets the link that the request names.
pub(crate) async fn end(Named(link): Named, caller: Caller) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(link) = link {
        if caller.is_secure {
            response = with_cookie(response, &cookie(&link, "", 0, true));
        }
        // It may be from a time without TLS.
        response = with_cookie(response, &cookie(&link, "", 0, false));
    }
    response
}

/// The link that a request names.
pub(crate) struct Named(Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(named_link(parts).map(str::to_owned)))
    }
}

fn with_cookie(mut response: Response, cookie: &str) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
