//! One game: acts, views, how it stands, as PGN, as a case, its record.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jadoube_cases::transcript;
use jadoube_laws::Role;
use jadoube_room::{Done, Offers, SentAct, State as Standing};
use serde::Deserialize;

use crate::access::Access;
use crate::app::App;
use crate::http::body::Body;
use crate::http::extract::{Path, Query};
use crate::http::history::{self, stored};
use crate::http::pgn;
use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::rooms::contacts::Gap;
use crate::sent::{Acted, Record, RecordEntry, Sent};

/// `POST /api/games/{g}/acts`
pub(crate) async fn act(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Body(acts): Body<Vec<SentAct>>,
) -> Result<Sent<Acted>, Problem> {
    access.game(&app, &key).await?;
    if acts.len() > app.limits.batch {
        let detail = format!("at most {} acts at once", app.limits.batch);
        return Err(Problem::bad_request(detail));
    }
    let gap = app.contacts.heard(access.token.hash);
    let mut done = Vec::with_capacity(acts.len());
    for sent in acts {
        match one_act(&app, &key, &access, sent, gap).await {
            Ok(one) => done.push(one),
            // What came before it is done, and the client is told so; what comes after it is not.
            Err(problem) if !done.is_empty() => {
                return Ok(Sent(Acted { done, refused: Some(problem) }));
            }
            Err(problem) => return Err(problem),
        }
    }
    Ok(Sent(Acted { done, refused: None }))
}

/// Does one act for the holder of a link.
async fn one_act(
    app: &App,
    game: &str,
    access: &Access,
    sent: SentAct,
    gap: Option<Gap>,
) -> Result<Done, Problem> {
    let outcome = app.rooms.act(game, asked(app, access, sent, gap)?).await;
    if outcome.is_err() {
        app.metrics.acts_refused.add(1);
    }
    outcome
}

/// An act as a room is asked for it, unless there are too many or it is none.
pub(crate) fn asked(
    app: &App,
    access: &Access,
    sent: SentAct,
    gap: Option<Gap>,
) -> Result<Asked, Problem> {
    if !app.acts.allows(access.token.hash, 1) {
        app.metrics.limited.add(1);
        return Err(Problem::too_many("too many acts at once; wait a second").about(&sent.id));
    }
    let request = Asked::new(access.role, access.token.hash, sent, gap)
        .map(|request| request.by_person(&access.token.name));
    if request.is_err() {
        app.metrics.acts_refused.add(1);
    }
    Ok(request?)
}

/// From which view on.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Since {
    /// The number of the last view that is known.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = 4_294_967_295u32)))]
    pub(crate) since: u32,
}

/// `GET /api/games/{g}/views?since=n`
pub(crate) async fn views(
    State(app): State<App>,
    Path(key): Path<String>,
    Query(Since { since }): Query<Since>,
    access: Access,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    let shown = history::views(&app, &record, access.role.sees(), since).await?;
    let views: Vec<&str> = shown.iter().map(|view| view.json.as_str()).collect();
    // Each view is JSON already.
    let text = format!("{{\"views\":[{}]}}", views.join(","));
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// `GET /api/games/{g}/state`
pub(crate) async fn look(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<Standing>, Problem> {
    let record = access.game(&app, &key).await?;
    let mut state = app.rooms.look(&record.key, access.role.sees()).await?;
    state.role = Some(access.role);
    Ok(Sent(state))
}

/// `GET /api/games/{g}/acts`: what an official may do now, and what would follow.
pub(crate) async fn offers(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<Offers>, Problem> {
    let record = access.game(&app, &key).await?;
    knows_all(&access)?;
    let by = access.role.actor().ok_or_else(Problem::unauthorized)?;
    Ok(Sent(app.rooms.offers(&record.key, by).await?))
}

/// `GET /api/games/{g}/pgn`
pub(crate) async fn as_pgn(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    let announced = app.announced(&record.competition).await?;
    if let Role::Player(_) = access.role.sees() {
        let state = app.rooms.look(&record.key, access.role.sees()).await?;
        if !state.over {
            let detail = "notation tells what is legal and what is check, so a player gets the \
                          game as PGN when it is over (12.6)";
            return Err(Problem::forbidden(detail));
        }
    }
    let text = pgn::of_game(&app, &announced, &record, access.role.sees()).await?;
    Ok(pgn::response(text))
}

/// `GET /api/games/{g}/case`: the game as a law case, for those who may know all of it.
pub(crate) async fn as_case(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    knows_all(&access)?;
    let (begun, entries) = stored(&app, &record).await?;
    let title = format!("{} - {}", begun.white, begun.black);
    let text = transcript(&title, &begun.creation, &entries).map_err(|error| {
        Problem::new(axum::http::StatusCode::CONFLICT, "no-words", error.to_string())
    })?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

/// `GET /api/games/{g}/record`: every entry as it is stored, with its hash.
pub(crate) async fn as_record(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<Record>, Problem> {
    let record = access.game(&app, &key).await?;
    knows_all(&access)?;
    let stored = app.store.entries(&key, 0).await?;
    let head = stored.last().map_or_else(|| record.genesis(), |last| last.hash);
    let entries = stored.into_iter().map(|entry| RecordEntry {
        number: entry.number,
        text: entry.text,
        salt: entry.salt.to_string(),
        hash: entry.hash.to_string(),
    });
    let genesis = record.genesis().to_string();
    Ok(Sent(Record {
        game: record.key,
        competition: record.competition,
        created: record.created,
        text: record.text,
        genesis,
        head: head.to_string(),
        entries: entries.collect(),
    }))
}

fn knows_all(access: &Access) -> Result<(), Problem> {
    match access.role.sees() {
        Role::Arbiter => Ok(()),
        _ => Err(Problem::forbidden("this is for the arbiters, who may know all of it")),
    }
}
