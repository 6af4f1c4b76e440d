//! Competitions, their games and the links into them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt};
use jadoube_laws::{Creation, Regulations, Role as Sees};
use jadoube_store::{Competition, Digest, GameRecord};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::access::Access;
use crate::address::Caller;
use crate::app::App;
use crate::begun::{Announced, Begun, Moving, can_begin};
use crate::body::Body;
use crate::extract::Path;
use crate::problem::Problem;
use crate::role::{Secret, random_text};
use crate::wall::utc_ms;
use crate::{Role, pgn};

/// The most arbiters of a competition, and the longest name of anything.
const MOST_ARBITERS: usize = 200;
const LONGEST_NAME: usize = 200;

/// A game as it is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NewGame {
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) round: String,
    pub(crate) moving: Moving,
    /// The competition's own if left out.
    pub(crate) regulations: Option<Regulations>,
    /// All else that can be wrong or special when a game begins.
    pub(crate) creation: Option<Creation>,
}

/// A link that was made, with its secret; it is not shown again.
fn link(role: Role, name: &str, secret: &Secret) -> Value {
    json!({ "role": role, "name": name, "token": secret.text(), "link": Secret::hash(secret.text()).to_string() })
}

/// Those whose names are asked for must be people's names, not books.
fn named(names: &[&str]) -> Result<(), Problem> {
    match names.iter().find(|name| name.chars().count() > LONGEST_NAME) {
        Some(_) => Err(Problem::bad_request(format!("a name has at most {LONGEST_NAME} letters"))),
        None => Ok(()),
    }
}

fn may_create(app: &App, from: Caller) -> Result<(), Problem> {
    if app.creations.allows(from.address, 1) {
        return Ok(());
    }
    app.metrics.limited.add(1);
    Err(Problem::too_many("too many competitions and games at once; wait a minute"))
}

/// `POST /api/competitions`
pub(crate) async fn create(
    State(app): State<App>,
    from: Caller,
    Body(announced): Body<Announced>,
) -> Result<Response, Problem> {
    may_create(&app, from)?;
    let (key, links) = add_competition(&app, &announced).await?;
    let answer = json!({ "competition": key, "links": links });
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

pub(crate) async fn add_competition(
    app: &App,
    announced: &Announced,
) -> Result<(String, Vec<Value>), Problem> {
    if announced.arbiters.len() > MOST_ARBITERS {
        let detail = format!("a competition has at most {MOST_ARBITERS} arbiters");
        return Err(Problem::bad_request(detail));
    }
    let names: Vec<&str> = announced.arbiters.iter().map(String::as_str).collect();
    named(&[&[&*announced.name, &announced.site], &*names].concat())?;
    can_begin(&announced.regulations)?;
    let key = random_text(12);
    let created = utc_ms();
    let mut roles = vec![(Role::Organiser, ""), (Role::Appeals, ""), (Role::Spectator, "")];
    roles.extend((1..).map(Role::Arbiter).zip(names));
    if announced.arbiters.is_empty() {
        roles.push((Role::Arbiter(1), ""));
    }
    let (mut tokens, mut links) = (Vec::new(), Vec::new());
    for (role, name) in roles {
        let secret = Secret::random();
        tokens.push(secret.token(&key, None, role, name, created));
        links.push(link(role, name, &secret));
    }
    // What was read from JSON can be written as JSON.
    let text = serde_json::to_string(announced).expect("a competition is JSON");
    let competition = Competition { key: key.clone(), created, text };
    app.store.add_competition(&competition, &tokens).await?;
    Ok((key, links))
}

/// `POST /api/competitions/{c}/games`
pub(crate) async fn create_game(
    State(app): State<App>,
    from: Caller,
    Path(key): Path<String>,
    access: Access,
    Body(new): Body<NewGame>,
) -> Result<Response, Problem> {
    access.runs(&key)?;
    may_create(&app, from)?;
    let announced = app.announced(&key).await?;
    let (game, links) = add_game(&app, &key, &announced, new).await?;
    let answer = json!({ "competition": key, "game": game, "links": links });
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// `POST /api/games`: a competition of one board.
pub(crate) async fn create_single(
    State(app): State<App>,
    from: Caller,
    Body(new): Body<NewGame>,
) -> Result<Response, Problem> {
    may_create(&app, from)?;
    let announced = Announced {
        name: String::new(),
        site: String::new(),
        arbiters: Vec::new(),
        regulations: new.regulations.clone().unwrap_or_default(),
        spectator_delay_ms: 0,
    };
    let (competition, mut links) = add_competition(&app, &announced).await?;
    let (game, more) = add_game(&app, &competition, &announced, new).await?;
    links.extend(more);
    let answer = json!({ "competition": competition, "game": game, "links": links });
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

pub(crate) async fn add_game(
    app: &App,
    competition: &str,
    announced: &Announced,
    new: NewGame,
) -> Result<(String, Vec<Value>), Problem> {
    named(&[&new.white, &new.black, &new.round])?;
    let creation = match (new.creation, new.regulations) {
        (Some(_), Some(_)) => {
            let detail = "give `regulations` or `creation`, which has regulations of its own";
            return Err(Problem::bad_request(detail));
        }
        (Some(creation), None) => creation,
        (None, Some(regulations)) => Creation::new(regulations),
        (None, None) => Creation::new(announced.regulations.clone()),
    };
    can_begin(&creation.regulations)?;
    let NewGame { white, black, round, moving, .. } = new;
    let begun = Begun { white, black, round, moving, creation };
    let key = random_text(12);
    let created = utc_ms();
    let (mut tokens, mut links) = (Vec::new(), Vec::new());
    for role in Role::OF_GAME {
        let name = match role {
            Role::Player(jadoube_laws::Side::White) => &*begun.white,
            Role::Player(jadoube_laws::Side::Black) => &*begun.black,
            _ => "",
        };
        let secret = Secret::random();
        tokens.push(secret.token(competition, Some(&key), role, name, created));
        links.push(link(role, name, &secret));
    }
    // What was read from JSON can be written as JSON.
    let text = serde_json::to_string(&begun).expect("a game is JSON");
    let record =
        GameRecord { key: key.clone(), competition: competition.to_owned(), created, text };
    app.store.add_game(&record, &tokens).await?;
    Ok((key, links))
}

/// `GET /api/competitions/{c}`: all about it, and its boards as the role may see them.
pub(crate) async fn show(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Json<Value>, Problem> {
    access.to_competition(&key)?;
    let announced = app.announced(&key).await?;
    let sees = access.role.sees();
    // Many at once, so that rooms that must be opened do not wait for each other's turn in the store.
    let games = stream::iter(app.store.games(&key).await?);
    let boards = games.map(|game| board(&app, game, sees)).buffered(AT_ONCE);
    let boards: Vec<Value> = boards.collect().await;
    Ok(Json(json!({
        "competition": key,
        "role": access.role,
        "name": announced.name,
        "site": announced.site,
        "arbiters": announced.arbiters,
        "regulations": announced.regulations,
        "spectator_delay_ms": announced.spectator_delay_ms,
        "boards": boards,
    })))
}

/// Boards that are looked at together.
const AT_ONCE: usize = 64;

async fn board(app: &App, game: GameRecord, sees: Sees) -> Value {
    match crate::games::summary_for(app, &game, sees).await {
        Ok(summary) => summary,
        // One board that another node has, or that cannot be read, does not hide the others.
        Err(problem) => json!({ "game": game.key, "problem": problem }),
    }
}

/// `GET /api/competitions/{c}/pgn`: all games so far, for sites that show them live.
pub(crate) async fn feed(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Response, Problem> {
    access.to_competition(&key)?;
    let announced = app.announced(&key).await?;
    let sees = access.role.sees();
    let delay = match sees {
        Sees::Spectator => announced.spectator_delay_ms,
        _ => 0,
    };
    let until = utc_ms().saturating_sub(delay);
    let mut text = String::new();
    for game in app.store.games(&key).await? {
        let lines = app.store.lines(&game.key, 0).await?;
        text.push_str(&pgn::write(&announced, &game, &lines, until, sees)?);
    }
    Ok(pgn::response(text))
}

/// A link as it is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLink {
    role: String,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    name: String,
}

/// `GET /api/competitions/{c}/links`
pub(crate) async fn links(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Json<Value>, Problem> {
    access.runs(&key)?;
    let links: Vec<Value> = app
        .store
        .tokens(&key)
        .await?
        .into_iter()
        .map(|token| {
            json!({
                "link": token.hash.to_string(),
                "role": token.role,
                "game": token.game,
                "name": token.name,
                "created": token.created,
                "revoked": token.revoked,
            })
        })
        .collect();
    Ok(Json(json!({ "links": links })))
}

/// `POST /api/competitions/{c}/links`
pub(crate) async fn create_link(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Body(new): Body<NewLink>,
) -> Result<Response, Problem> {
    access.runs(&key)?;
    named(&[&new.name])?;
    let role: Role = new
        .role
        .parse()
        .map_err(|error: crate::role::ParseRoleError| Problem::bad_request(error.to_string()))?;
    let is_of_game = matches!(role, Role::Player(_) | Role::Assistant(_));
    match &new.game {
        Some(game) if app.game(game).await?.competition != key => {
            return Err(Problem::not_found("game in this competition"));
        }
        None if is_of_game => {
            return Err(Problem::bad_request(format!("a link for {role} needs its `game`")));
        }
        Some(_) if !is_of_game && role != Role::Spectator => {
            let detail =
                format!("a link for {role} is for the whole competition: leave out `game`");
            return Err(Problem::bad_request(detail));
        }
        _ => {}
    }
    let secret = Secret::random();
    let token = secret.token(&key, new.game.as_deref(), role, &new.name, utc_ms());
    app.store.add_token(&token).await?;
    Ok((StatusCode::CREATED, Json(link(role, &new.name, &secret))).into_response())
}

/// `DELETE /api/competitions/{c}/links/{link}`
pub(crate) async fn revoke_link(
    State(app): State<App>,
    Path((key, hash)): Path<(String, String)>,
    access: Access,
) -> Result<StatusCode, Problem> {
    access.runs(&key)?;
    let hash: Digest = hash.parse().map_err(|_| Problem::not_found("link"))?;
    let token = app.store.token(&hash).await?;
    token.filter(|token| token.competition == key).ok_or_else(|| Problem::not_found("link"))?;
    app.revoke(&hash, utc_ms()).await?;
    Ok(StatusCode::NO_CONTENT)
}
