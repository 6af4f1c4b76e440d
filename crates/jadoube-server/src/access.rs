//! Who makes a request: the link he holds, and what it lets him into.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use jadoube_store::{GameRecord, Token};

use crate::Role;
use crate::app::App;
use crate::problem::Problem;

/// The cookie that holds a link's secret.
pub(crate) const COOKIE: &str = "jadoube";
/// How a WebSocket, which cannot carry other headers, names the secret among its protocols.
pub(crate) const PROTOCOL: &str = "jadoube";
const BEARER_PROTOCOL: &str = "bearer.";

/// The link of the one who asks.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub(crate) token: Token,
    pub(crate) role: Role,
}

impl Access {
    /// The game of that name, if the link is for it.
    pub(crate) async fn game(&self, app: &App, key: &str) -> Result<GameRecord, Problem> {
        let game = app.game(key).await?;
        let is_for = match &self.token.game {
            Some(key) => *key == game.key,
            None => self.token.competition == game.competition,
        };
        if is_for { Ok(game) } else { Err(Problem::forbidden("this link is for another game")) }
    }

    /// His access to all of a competition, if the link is for it.
    pub(crate) fn to_competition(&self, key: &str) -> Result<(), Problem> {
        if self.token.competition != key {
            return Err(Problem::forbidden("this link is for another competition"));
        }
        if self.token.game.is_some() {
            return Err(Problem::forbidden("this link is for one game alone"));
        }
        Ok(())
    }

    /// The same, for those who run the competition.
    pub(crate) fn runs(&self, key: &str) -> Result<(), Problem> {
        self.to_competition(key)?;
        if self.role.runs_competition() {
            return Ok(());
        }
        Err(Problem::forbidden("this is for the organiser and the arbiters"))
    }
}

impl FromRequestParts<App> for Access {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let secret = secret(&parts.headers)?.ok_or_else(Problem::unauthorized)?;
        let token = app.link(&secret).await?;
        let role = token.role.parse().map_err(|_| Problem::unauthorized())?;
        Ok(Self { token, role })
    }
}

impl OptionalFromRequestParts<App> for Access {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Problem> {
        match secret(&parts.headers)? {
            None => Ok(None),
            Some(_) => {
                <Self as FromRequestParts<App>>::from_request_parts(parts, app).await.map(Some)
            }
        }
    }
}

/// The secret that comes with a request: as a bearer token, among the protocols of a WebSocket, or
/// in the cookie, which a page of another origin must not use.
fn secret(headers: &HeaderMap) -> Result<Option<String>, Problem> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(value) = text(header::AUTHORIZATION) {
        let bearer = value.strip_prefix("Bearer ").ok_or_else(Problem::unauthorized)?;
        return Ok(Some(bearer.trim().to_owned()));
    }
    let protocols = text(header::SEC_WEBSOCKET_PROTOCOL).unwrap_or_default().split(',');
    if let Some(secret) = protocols.map(str::trim).find_map(|p| p.strip_prefix(BEARER_PROTOCOL)) {
        return Ok(Some(secret.to_owned()));
    }
    let cookies = text(header::COOKIE).unwrap_or_default().split(';').map(str::trim);
    let cookie = cookies.filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == COOKIE);
    let Some((_, secret)) = cookie else { return Ok(None) };
    if let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST))
        && origin.split_once("://").is_none_or(|(_, from)| from != host)
    {
        return Err(Problem::forbidden("this page is of another origin"));
    }
    Ok(Some(secret.to_owned()))
}
