//! Who makes a request: the link they hold, and what it lets them into.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use jadoube_store::{GameRecord, Token};

use crate::LinkRole;
use crate::app::App;
use crate::http::address::Caller;
use crate::http::reads::{Reader, is_act};
use crate::problem::Problem;

/// How the cookies begin that hold the secrets of links; the link's short name follows. The first is
/// taken by browsers from the host itself alone, and over TLS.
const COOKIES: [&str; 2] = ["__Host-jadoube-", "jadoube-"];
/// The header by which a request names the link that it is made by.
const LINK: &str = "jadoube-link";
/// How many of the letters of a link's public name tell it from a browser's other links.
const SHORT: usize = 16;
/// How a WebSocket, which cannot carry other headers, names the secret among its protocols.
pub(crate) const PROTOCOL: &str = "jadoube";
const BEARER_PROTOCOL: &str = "bearer.";

/// The link of the one who asks.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub(crate) token: Token,
    pub(crate) role: LinkRole,
}

impl Access {
    /// The game of that name, if the link is for it.
    pub(crate) async fn game(&self, app: &App, key: &str) -> Result<GameRecord, Problem> {
        // What a game begins with never changes: an open room knows it without the store.
        let game = match app.rooms.known(key) {
            Some(game) => GameRecord::clone(&game),
            None => app.game(key).await?,
        };
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
        let secret = secret(parts)?.ok_or_else(Problem::unauthorized)?;
        let Caller { address, .. } = Caller::from_request_parts(parts, app).await?;
        let token = app.link(&secret, address).await?;
        let role = token.role.parse().map_err(|_| Problem::unauthorized())?;
        let access = Self { token, role };
        if !is_act(parts) {
            app.may_read(Reader::by(&access, address))?;
        }
        Ok(access)
    }
}

/// The short name of a link, by which a browser that holds several says which it means.
pub(crate) fn short_name(token: &Token) -> String {
    token.hash.to_string().chars().take(SHORT).collect()
}

/// The cookie that holds the secret of a link with that short name. Scripts cannot read it.
pub(crate) fn cookie(short_name: &str, secret: &str, seconds: u32, is_secure: bool) -> String {
    let [of_host, plain] = COOKIES;
    let (name, place) = if is_secure { (of_host, "/; Secure") } else { (plain, "/api") };
    format!(
        "{name}{short_name}={secret}; Path={place}; HttpOnly; SameSite=Strict; Max-Age={seconds}"
    )
}

/// Which of a browser's links a request is made by: a header says so, or the address where none can
/// be given, as for a WebSocket or a download. It is no secret.
pub(crate) fn named_link(parts: &Parts) -> Option<&str> {
    let header = parts.headers.get(LINK).and_then(|value| value.to_str().ok());
    let query = || {
        let pairs = parts.uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(name, _)| *name == "link").map(|(_, value)| value)
    };
    let name = header.or_else(query)?.get(..SHORT)?;
    name.bytes().all(|byte| byte.is_ascii_hexdigit()).then_some(name)
}

/// The secret in the cookie of a link.
fn in_cookie<'a>(parts: &'a Parts, kind: &str, link: &str) -> Option<&'a str> {
    // A browser may send its cookies in several headers.
    let cookies = parts.headers.get_all(header::COOKIE).into_iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(';'));
    let mut pairs = cookies.filter_map(|pair| pair.trim().split_once('='));
    let is_of_link = |name: &str| name.strip_prefix(kind) == Some(link);
    pairs.find(|(name, _)| is_of_link(name)).map(|(_, secret)| secret)
}

/// The secret that comes with a request: as a bearer token, among the protocols of a WebSocket, or
/// in the cookie of the link that the request names, which a page of another origin must not use.
pub(crate) fn secret(parts: &Parts) -> Result<Option<String>, Problem> {
    let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(value) = text(header::AUTHORIZATION) {
        let bearer = value.strip_prefix("Bearer ").ok_or_else(Problem::unauthorized)?;
        return Ok(Some(bearer.trim().to_owned()));
    }
    let protocols = text(header::SEC_WEBSOCKET_PROTOCOL).unwrap_or_default().split(',');
    if let Some(secret) = protocols.map(str::trim).find_map(|p| p.strip_prefix(BEARER_PROTOCOL)) {
        return Ok(Some(secret.to_owned()));
    }
    let Some(link) = named_link(parts) else { return Ok(None) };
    let Some(secret) = COOKIES.iter().find_map(|kind| in_cookie(parts, kind, link)) else {
        return Ok(None);
    };
    if let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST))
        && origin.split_once("://").is_none_or(|(_, from)| from != host)
    {
        return Err(Problem::forbidden("this page is of another origin"));
    }
    Ok(Some(secret.to_owned()))
}
