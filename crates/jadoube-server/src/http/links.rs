//! The links into competitions and games: who holds them, new ones, and those that are revoked.

use std::collections::HashSet;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jadoube_store::{Digest, Token};
use serde::Deserialize;

use crate::LinkRole;
use crate::access::Access;
use crate::app::App;
use crate::doer::doer;
use crate::http::body::Body;
use crate::http::bounds;
use crate::http::extract::Path;
use crate::link_book::{MADE, REVOKED};
use crate::link_books::note;
use crate::problem::Problem;
use crate::rooms::wall::utc_ms;
use crate::secret::Secret;
use crate::sent::{Link, LinkMade, Links, Sent};
#[cfg(feature = "schema")]
use crate::shape::{Name, pattern};

/// The most links of a game that count.
const OF_GAME: usize = 100;
/// The most links of a competition that count, besides those for each of its games.
const OF_COMPETITION: usize = 1_000;
const OF_COMPETITION_FOR_A_GAME: usize = 20;
/// For each link that may count, so many may have been revoked.
const EVER: usize = 10;

/// A link that was made, with its secret; it is not shown again.
pub(crate) fn made(role: LinkRole, name: &str, secret: &Secret) -> LinkMade {
    let (name, token) = (name.to_owned(), secret.text().to_owned());
    let link = Secret::hash(&token).to_string();
    LinkMade { role, name, token, link }
}

/// Whether there is room for one more link: sealing a move, and every list of them, goes through all.
fn has_room(links: &[Token], game: Option<&str>) -> Result<(), Problem> {
    let full = |links: &[&Token], most: usize| {
        let live = links.iter().filter(|link| link.revoked.is_none()).count();
        live >= most || links.len() >= most * EVER
    };
    let too_many = |detail: String| Problem::new(StatusCode::CONFLICT, "too-many-links", detail);
    let of_game: Vec<&Token> =
        links.iter().filter(|link| game.is_some() && link.game.as_deref() == game).collect();
    if full(&of_game, OF_GAME) {
        return Err(too_many(format!(
            "a game has at most {OF_GAME} links at a time and {} in all: revoke some that nobody \
             uses, or give several people the same one to look on",
            OF_GAME * EVER
        )));
    }
    let games: HashSet<&str> = links.iter().filter_map(|link| link.game.as_deref()).collect();
    let most = OF_COMPETITION + OF_COMPETITION_FOR_A_GAME * games.len();
    if full(&links.iter().collect::<Vec<_>>(), most) {
        return Err(too_many(format!(
            "this competition has at most {most} links at a time and {} in all: revoke some that \
             nobody uses, or give several people the same one to look on",
            most * EVER
        )));
    }
    Ok(())
}

/// A link as it is asked for.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLink {
    /// For whom it is.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::ROLE)))]
    role: String,
    /// The game it is for, unless it is for the whole competition.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    game: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    name: String,
}

/// `GET /api/competitions/{c}/links`
pub(crate) async fn links(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<Links>, Problem> {
    access.runs(&key)?;
    let book = app.books.book(&*app.store, &key).await?;
    let links = book.links().map(|link| Link {
        link: link.token.hash.to_string(),
        role: link.token.role.clone(),
        game: link.token.game.clone(),
        name: link.token.name.clone(),
        created: link.token.created,
        trusted: link.is_trusted,
        revoked: link.token.revoked,
    });
    Ok(Sent(Links { links: links.collect() }))
}

/// `POST /api/competitions/{c}/links`
pub(crate) async fn create_link(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Body(mut new): Body<NewLink>,
) -> Result<Response, Problem> {
    access.runs(&key)?;
    bounds::name("name", &mut new.name)?;
    let role: LinkRole = new
        .role
        .parse()
        .map_err(|error: crate::ParseLinkRoleError| Problem::bad_request(error.to_string()))?;
    // Whoever could make one could put the organiser out.
    if role == LinkRole::Organiser && access.role != LinkRole::Organiser {
        return Err(Problem::forbidden("a link for an organiser is for an organiser to make"));
    }
    let is_of_game = matches!(role, LinkRole::Player(_) | LinkRole::Assistant(_));
    match &new.game {
        // What no key can be is not put to the store, which may have no words for it.
        Some(game) if !game.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
            return Err(Problem::not_found("game"));
        }
        Some(game) if app.game(game).await?.competition != key => {
            return Err(Problem::not_found("game in this competition"));
        }
        None if is_of_game => {
            return Err(Problem::bad_request(format!("a link for {role} needs its `game`")));
        }
        Some(_) if !is_of_game && role != LinkRole::Spectator => {
            let detail =
                format!("a link for {role} is for the whole competition: leave out `game`");
            return Err(Problem::bad_request(detail));
        }
        _ => {}
    }
    if !app.creating.new_links.allows(access.token.hash, 1) {
        app.metrics.limited.add(1);
        return Err(Problem::too_many("too many new links at once; wait a minute"));
    }
    let _alone = app.books.changing.lock().await;
    let links = app.store.tokens(&key).await?;
    has_room(&links, new.game.as_deref())?;
    // What is made with a game or a competition is known by its time, which no other link may have.
    let first = links.iter().find(|link| link.game == new.game).map(|link| link.created);
    let now = utc_ms();
    let created = if first == Some(now) { now + 1 } else { now };
    let secret = Secret::random();
    let token = secret.token(&key, new.game.as_deref(), role, &new.name, created);
    // First the note, so that there is no link of which nobody knows who made it.
    app.store.note_link(&note(&token, MADE, doer(&access), created)).await?;
    app.store.add_token(&token).await?;
    app.books.turn(&key);
    Ok((StatusCode::CREATED, Sent(made(role, &new.name, &secret))).into_response())
}

/// `DELETE /api/competitions/{c}/links/{link}`
pub(crate) async fn revoke_link(
    State(app): State<App>,
    Path((key, hash)): Path<(String, String)>,
    access: Access,
) -> Result<StatusCode, Problem> {
    access.runs(&key)?;
    let hash: Digest = hash.parse().map_err(|_| Problem::not_found("link"))?;
    let token = app.store.token(&hash).await?.filter(|token| token.competition == key);
    let token = token.ok_or_else(|| Problem::not_found("link"))?;
    if token.revoked.is_some() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let _alone = app.books.changing.lock().await;
    let organiser = LinkRole::Organiser.to_string();
    if token.role == organiser {
        if access.role != LinkRole::Organiser {
            let detail = "a link of an organiser is for an organiser to revoke";
            return Err(Problem::forbidden(detail));
        }
        let live = |link: &&Token| link.role == organiser && link.revoked.is_none();
        if app.store.tokens(&key).await?.iter().filter(live).count() < 2 {
            let detail = "this is the last link of the organiser: make another one first";
            return Err(Problem::new(StatusCode::CONFLICT, "last-organiser", detail));
        }
    }
    let at = utc_ms();
    // First the note, so that nothing is revoked of which nobody knows by whom.
    app.store.note_link(&note(&token, REVOKED, doer(&access), at)).await?;
    app.revoke(&hash, at).await?;
    app.books.turn(&key);
    Ok(StatusCode::NO_CONTENT)
}
