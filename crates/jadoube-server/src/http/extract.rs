//! What a request says besides its body; what is wrong with it is told as a [`Problem`].

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::nul;
use crate::problem::Problem;

/// The parts of the path that name something. What is no text names nothing that there is.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        nul::refuse_in_address(parts.uri.path())?;
        let path = extract::Path::from_request_parts(parts, state).await;
        path.map(|extract::Path(named)| Self(named)).map_err(|_| Problem::not_found("name"))
    }
}

/// What follows the path.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        nul::refuse_in_address(parts.uri.query().unwrap_or_default())?;
        let query = extract::Query::from_request_parts(parts, state).await;
        query
            .map(|extract::Query(asked)| Self(asked))
            .map_err(|rejection| Problem::bad_request(rejection.body_text()))
    }
}

/// The wish for a live connection.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        upgrade.map(Self).map_err(|rejection| {
            let why = rejection.body_text();
            Problem::bad_request(format!("connect to this path as a WebSocket: {why}"))
        })
    }
}
