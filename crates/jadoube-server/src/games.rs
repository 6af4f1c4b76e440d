//! One game: acts, views, how it stands, as PGN, as a case, its record.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jadoube_cases::transcript;
use jadoube_laws::{Entry, Game, Role as Sees};
use jadoube_store::{GameRecord, StoreError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::access::Access;
use crate::acts::{ActRequest, SentAct};
use crate::app::App;
use crate::begun::Begun;
use crate::body::Body;
use crate::extract::{Path, Query};
use crate::pgn;
use crate::problem::Problem;
use crate::shown::{Clocks, Showing, Shown};
use crate::state::state;
use crate::summary::summary;
use crate::wall::utc_ms;

/// `POST /api/games/{g}/acts`
pub(crate) async fn act(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Body(acts): Body<Vec<SentAct>>,
) -> Result<Json<Value>, Problem> {
    access.game(&app, &key).await?;
    if acts.len() > app.limits.batch {
        let detail = format!("at most {} acts at once", app.limits.batch);
        return Err(Problem::bad_request(detail));
    }
    let mut done = Vec::with_capacity(acts.len());
    for sent in acts {
        match one_act(&app, &key, &access, sent).await {
            Ok(one) => done.push(one),
            // What came before it is done, and the client is told so; what comes after it is not.
            Err(problem) if !done.is_empty() => {
                return Ok(Json(json!({ "done": done, "refused": problem })));
            }
            Err(problem) => return Err(problem),
        }
    }
    Ok(Json(json!({ "done": done })))
}

/// Does one act for the holder of a link.
async fn one_act(
    app: &App,
    game: &str,
    access: &Access,
    sent: SentAct,
) -> Result<crate::acts::Done, Problem> {
    let outcome = app.rooms.act(game, asked(app, access, sent)?).await;
    if outcome.is_err() {
        app.metrics.acts_refused.add(1);
    }
    outcome
}

/// An act as a room is asked for it, unless there are too many or it is none.
pub(crate) fn asked(app: &App, access: &Access, sent: SentAct) -> Result<ActRequest, Problem> {
    if !app.acts.allows(access.token.hash, 1) {
        app.metrics.limited.add(1);
        return Err(Problem::too_many("too many acts at once; wait a second").about(&sent.id));
    }
    let request = ActRequest::new(access.role, sent);
    if request.is_err() {
        app.metrics.acts_refused.add(1);
    }
    request
}

/// From which view on.
#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    /// The number of the last view that is known.
    #[serde(default)]
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
    let until = utc_ms().saturating_sub(delay(&app, &record, access.role.sees()).await?);
    let shown = history(&app, &record, access.role.sees(), since).await?;
    let views = shown.iter().take_while(|view| view.received <= until);
    let views: Vec<&str> = views.map(|view| view.json.as_str()).collect();
    // Each view is JSON already.
    let text = format!("{{\"views\":[{}]}}", views.join(","));
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// By how much a role sees everything later.
pub(crate) async fn delay(app: &App, record: &GameRecord, sees: Sees) -> Result<u64, Problem> {
    match sees {
        Sees::Spectator => Ok(app.announced(&record.competition).await?.spectator_delay_ms),
        Sees::Arbiter | Sees::Player(_) => Ok(0),
    }
}

/// The views of a role after the first `since`, from the record.
pub(crate) async fn history(
    app: &App,
    record: &GameRecord,
    sees: Sees,
    since: u32,
) -> Result<Vec<Shown>, Problem> {
    let (begun, entries) = stored(app, record).await?;
    let mut game = Game::create(begun.creation);
    let (mut number, mut views) = (0, Vec::new());
    for entry in &entries {
        game.record(entry);
        if entry.is_shown_to(sees) {
            number += 1;
            if number > since {
                let clocks = Clocks::of(&game, game.at());
                views.extend(Showing::new(entry, &game, clocks).to(sees, number));
            }
        }
    }
    Ok(views)
}

/// A game's beginning and its entries, from the record.
pub(crate) async fn stored(app: &App, record: &GameRecord) -> Result<(Begun, Vec<Entry>), Problem> {
    let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
    let begun = serde_json::from_str(&record.text).map_err(|error| corrupt(error.to_string()))?;
    let lines = app.store.lines(&record.key, 0).await?;
    let entries: Result<Vec<Entry>, _> = lines.iter().map(jadoube_store::Line::read).collect();
    Ok((begun, entries.map_err(|error| corrupt(error.to_string()))?))
}

/// `GET /api/games/{g}/state`
pub(crate) async fn look(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Json<Value>, Problem> {
    let record = access.game(&app, &key).await?;
    let mut state = state_for(&app, &record, access.role.sees()).await?;
    if let Some(state) = state.as_object_mut() {
        state.insert("role".to_owned(), json!(access.role));
    }
    Ok(Json(state))
}

/// How a game stands for a role: from its room, or from the record as it was a while ago.
pub(crate) async fn state_for(
    app: &App,
    record: &GameRecord,
    sees: Sees,
) -> Result<Value, Problem> {
    match Past::of(app, record, sees).await? {
        None => app.rooms.look(&record.key, sees).await,
        Some(Past { begun, game, views }) => {
            Ok(state(&game, &begun, record, sees, game.at(), views, None))
        }
    }
}

/// The same in short, as one board of many.
pub(crate) async fn summary_for(
    app: &App,
    record: &GameRecord,
    sees: Sees,
) -> Result<Value, Problem> {
    match Past::of(app, record, sees).await? {
        None => app.rooms.glance(&record.key, sees).await,
        Some(Past { begun, game, .. }) => Ok(summary(&game, &begun, record, sees, game.at(), None)),
    }
}

/// A game as it was a while ago.
struct Past {
    begun: Begun,
    game: Game,
    /// The views that the role had been shown.
    views: usize,
}

impl Past {
    /// The game for a role that sees everything later; nothing for one that sees it at once.
    async fn of(app: &App, record: &GameRecord, sees: Sees) -> Result<Option<Self>, Problem> {
        let delay = delay(app, record, sees).await?;
        if delay == 0 {
            return Ok(None);
        }
        let until = utc_ms().saturating_sub(delay);
        let (begun, entries) = stored(app, record).await?;
        let mut past = Self { game: Game::create(begun.creation.clone()), begun, views: 0 };
        for entry in entries.iter().take_while(|entry| entry.received <= until) {
            past.game.record(entry);
            past.views += usize::from(entry.is_shown_to(sees));
        }
        Ok(Some(past))
    }
}

/// `GET /api/games/{g}/acts`: what an official may do now, and what would follow.
pub(crate) async fn offers(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Json<Value>, Problem> {
    let record = access.game(&app, &key).await?;
    knows_all(&access)?;
    let by = access.role.actor().ok_or_else(Problem::unauthorized)?;
    Ok(Json(app.rooms.offers(&record.key, by).await?))
}

/// `GET /api/games/{g}/pgn`
pub(crate) async fn as_pgn(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    let announced = app.announced(&record.competition).await?;
    if let Sees::Player(_) = access.role.sees() {
        let state = state_for(&app, &record, access.role.sees()).await?;
        if state["over"] != true {
            let detail = "notation tells what is legal and what is check, so a player gets the \
                          game as PGN when it is over (12.6)";
            return Err(Problem::forbidden(detail));
        }
    }
    let delay = delay(&app, &record, access.role.sees()).await?;
    let lines = app.store.lines(&key, 0).await?;
    let until = utc_ms().saturating_sub(delay);
    let text = pgn::write(&announced, &record, &lines, until, access.role.sees())?;
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
) -> Result<Json<Value>, Problem> {
    let record = access.game(&app, &key).await?;
    knows_all(&access)?;
    let lines = app.store.lines(&key, 0).await?;
    let head = lines.last().map_or_else(|| record.genesis(), |line| line.hash);
    let entries: Vec<Value> = lines
        .iter()
        .map(|line| {
            json!({
                "number": line.number,
                "text": line.text,
                "salt": line.salt.to_string(),
                "hash": line.hash.to_string(),
            })
        })
        .collect();
    Ok(Json(json!({
        "game": record.key,
        "competition": record.competition,
        "created": record.created,
        "text": record.text,
        "genesis": record.genesis().to_string(),
        "head": head.to_string(),
        "entries": entries,
    })))
}

fn knows_all(access: &Access) -> Result<(), Problem> {
    match access.role.sees() {
        Sees::Arbiter => Ok(()),
        _ => Err(Problem::forbidden("this is for the arbiters, who may know all of it")),
    }
}
