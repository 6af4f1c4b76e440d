//! The paths of the interface.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Router, middleware};

use crate::app::App;
use crate::http::{
    competitions, control, devices, game_links, games, headers, links, reads, session, sharing,
};
use crate::live::{competition, game};
use crate::pages::{built, laws};
use crate::problem::Problem;

/// All paths.
pub(crate) fn routes(app: App) -> Router {
    let body = app.limits.body;
    let limited = middleware::from_fn_with_state(app.clone(), reads::limit);
    // What needs no link.
    let open = Router::new()
        .route("/api/laws", get(laws::contents))
        .route("/api/laws/search", get(laws::search))
        .route("/api/laws/cases", get(laws::case))
        .route("/api/laws/{article}", get(laws::article))
        .route("/api/session", post(session::begin).delete(session::end))
        .route("/api/control", get(control::control))
        .route("/api/openapi.json", get(openapi))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route_layer(limited);
    Router::new()
        .route("/api/competitions", post(competitions::create))
        .route("/api/competitions/{c}", get(competitions::show))
        .route("/api/competitions/{c}/games", post(competitions::create_game))
        .route("/api/competitions/{c}/live", get(competition::live))
        .route("/api/competitions/{c}/pgn", get(competitions::feed))
        .route("/api/competitions/{c}/links", get(links::links).post(links::create_link))
        .route("/api/competitions/{c}/links/{link}", delete(links::revoke_link))
        .route("/api/games", post(competitions::create_single))
        .route("/api/games/{g}/acts", get(games::offers).post(games::act))
        .route("/api/games/{g}/views", get(games::views))
        .route("/api/games/{g}/state", get(games::look))
        .route("/api/games/{g}/pgn", get(games::as_pgn))
        .route("/api/games/{g}/case", get(games::as_case))
        .route("/api/games/{g}/record", get(games::as_record))
        .route("/api/games/{g}/share", get(sharing::share))
        .route("/api/games/{g}/links", get(game_links::list))
        .route("/api/games/{g}/links/{link}/vouch", post(game_links::vouch))
        .route("/api/games/{g}/devices", get(devices::list).post(devices::register))
        .route("/api/games/{g}/devices/{id}", delete(devices::revoke))
        .route("/api/games/{g}/live", get(game::live))
        .merge(open)
        .fallback(built::page)
        .method_not_allowed_fallback(async || {
            let detail = "this path takes other methods; see /api/openapi.json";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", detail)
        })
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(app.clone(), headers::add))
        .with_state(app)
}

/// `GET /api/openapi.json`
async fn openapi() -> Response {
    let text = include_str!("openapi.json");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// `GET /healthz`: whether the server answers, and the store behind it can be read and written.
async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.store.competition("").await?;
    if app.rooms.can_write() { Ok("ok\n") } else { Err(Problem::unavailable()) }
}

/// `GET /metrics`
async fn metrics(State(app): State<App>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text()).into_response()
}
