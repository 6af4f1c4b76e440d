//! Competitions and their games.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt};
use jadoube_laws::{Begun, Creation, Moving, Regulations, Role};
use jadoube_store::{Competition, GameRecord};
use serde::Deserialize;

use crate::LinkRole;
use crate::access::Access;
use crate::announced::Announced;
use crate::app::App;
use crate::http::address::Caller;
use crate::http::body::Body;
use crate::http::extract::Path;
use crate::http::links::made;
use crate::http::{bounds, pgn};
use crate::problem::Problem;
use crate::rooms::wall::utc_ms;
use crate::secret::{Secret, random_text};
use crate::sent::{self, BoardOrProblem, Created, LinkMade, Sent};
#[cfg(feature = "schema")]
use crate::shape::Name;

/// A game; with its names and regulations it takes at most 16384 bytes as JSON.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NewGame {
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    pub(crate) white: String,
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    pub(crate) black: String,
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    pub(crate) round: String,
    /// The place in the playing hall, such as the number of the table.
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    pub(crate) station: String,
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub(crate) moving: Moving,
    /// The competition's own if left out.
    #[cfg_attr(feature = "schema", ts(optional, type = "Partial<Regulations> | null"))]
    pub(crate) regulations: Option<Regulations>,
    /// All else that can be wrong or special when a game begins, instead of regulations.
    #[cfg_attr(feature = "schema", ts(optional))]
    pub(crate) creation: Option<Creation>,
}

/// Whether an address has not created too much, at once and in a day.
fn may_create(app: &App, from: Caller) -> Result<(), Problem> {
    let in_time = match app.creations.allows(from.address, 1) {
        true => app.creating.count(from.address),
        false => Err(Problem::too_many("too many competitions and games at once; wait a minute")),
    };
    in_time.inspect_err(|_| app.metrics.limited.add(1))
}

/// `POST /api/competitions`
pub(crate) async fn create(
    State(app): State<App>,
    from: Caller,
    headers: HeaderMap,
    Body(announced): Body<Announced>,
) -> Result<Response, Problem> {
    app.creating.lets_in(&headers, from.address)?;
    may_create(&app, from)?;
    let (key, links) = add_competition(&app, announced).await?;
    let answer = Created { competition: key, game: None, links };
    Ok((StatusCode::CREATED, Sent(answer)).into_response())
}

pub(crate) async fn add_competition(
    app: &App,
    mut announced: Announced,
) -> Result<(String, Vec<LinkMade>), Problem> {
    bounds::competition(&mut announced)?;
    // What was read from JSON can be written as JSON.
    let text = serde_json::to_string(&announced).expect("a competition is JSON");
    let text = bounds::stored("the competition", text)?;
    let key = random_text(12);
    let created = utc_ms();
    let mut roles =
        vec![(LinkRole::Organiser, ""), (LinkRole::Appeals, ""), (LinkRole::Spectator, "")];
    roles.extend((1..).map(LinkRole::Arbiter).zip(announced.arbiters.iter().map(String::as_str)));
    if announced.arbiters.is_empty() {
        roles.push((LinkRole::Arbiter(1), ""));
    }
    let (mut tokens, mut links) = (Vec::new(), Vec::new());
    for (role, name) in roles {
        let secret = Secret::random();
        tokens.push(secret.token(&key, None, role, name, created));
        links.push(made(role, name, &secret));
    }
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
    let answer = Created { competition: key, game: Some(game), links };
    Ok((StatusCode::CREATED, Sent(answer)).into_response())
}

/// `POST /api/games`: a competition of one board.
pub(crate) async fn create_single(
    State(app): State<App>,
    from: Caller,
    headers: HeaderMap,
    Body(new): Body<NewGame>,
) -> Result<Response, Problem> {
    app.creating.lets_in(&headers, from.address)?;
    may_create(&app, from)?;
    let announced = Announced {
        name: String::new(),
        site: String::new(),
        arbiters: Vec::new(),
        regulations: new.regulations.clone().unwrap_or_default(),
        spectator_delay_ms: 0,
    };
    // A game that is refused leaves no competition behind.
    let begun = begin(&announced, new)?;
    let (competition, mut links) = add_competition(&app, announced).await?;
    let (game, more) = add_begun(&app, &competition, begun).await?;
    links.extend(more);
    let answer = Created { competition, game: Some(game), links };
    Ok((StatusCode::CREATED, Sent(answer)).into_response())
}

pub(crate) async fn add_game(
    app: &App,
    competition: &str,
    announced: &Announced,
    new: NewGame,
) -> Result<(String, Vec<LinkMade>), Problem> {
    add_begun(app, competition, begin(announced, new)?).await
}

/// The game that is asked for, within its bounds, and its text.
fn begin(announced: &Announced, new: NewGame) -> Result<(Begun, String), Problem> {
    let creation = match (new.creation, new.regulations) {
        (Some(_), Some(_)) => {
            let detail = "give `regulations` or `creation`, which has regulations of its own";
            return Err(Problem::bad_request(detail));
        }
        (Some(creation), None) => creation,
        (None, Some(regulations)) => Creation::new(regulations),
        (None, None) => Creation::new(announced.regulations.clone()),
    };
    let NewGame { white, black, round, station, moving, .. } = new;
    let mut begun = Begun { white, black, round, station, moving, creation };
    bounds::game(&mut begun)?;
    let text = bounds::stored("the game", GameRecord::text_of(&begun))?;
    Ok((begun, text))
}

async fn add_begun(
    app: &App,
    competition: &str,
    (begun, text): (Begun, String),
) -> Result<(String, Vec<LinkMade>), Problem> {
    let key = random_text(12);
    let created = utc_ms();
    let (mut tokens, mut links) = (Vec::new(), Vec::new());
    for role in LinkRole::OF_GAME {
        let name = match role {
            LinkRole::Player(jadoube_laws::Side::White) => &*begun.white,
            LinkRole::Player(jadoube_laws::Side::Black) => &*begun.black,
            _ => "",
        };
        let secret = Secret::random();
        tokens.push(secret.token(competition, Some(&key), role, name, created));
        links.push(made(role, name, &secret));
    }
    let record =
        GameRecord { key: key.clone(), competition: competition.to_owned(), created, text };
    app.store.add_game(&record, &tokens).await?;
    // Whoever lists the links sees those of this game, too.
    app.books.turn(competition);
    Ok((key, links))
}

/// `GET /api/competitions/{c}`: all about it, and its boards as the role may see them.
pub(crate) async fn show(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<sent::Competition>, Problem> {
    access.to_competition(&key)?;
    let announced = app.announced(&key).await?;
    let sees = access.role.sees();
    // Many at once, so that rooms that must be opened do not wait for each other's turn in the store.
    let games = stream::iter(app.store.games(&key).await?);
    let boards = games.map(|game| board(&app, game, sees)).buffered(AT_ONCE);
    let boards = boards.collect().await;
    let Announced { name, site, arbiters, regulations, spectator_delay_ms } = announced;
    Ok(Sent(sent::Competition {
        competition: key,
        role: access.role,
        name,
        site,
        arbiters,
        regulations,
        spectator_delay_ms,
        boards,
    }))
}

/// Boards that are looked at together.
const AT_ONCE: usize = 64;

async fn board(app: &App, game: GameRecord, sees: Role) -> BoardOrProblem {
    BoardOrProblem::of(&game.key, app.rooms.glance(&game.key, sees).await)
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
    let mut text = String::new();
    for game in app.store.games(&key).await? {
        text.push_str(&pgn::of_game(&app, &announced, &game, sees).await?);
    }
    Ok(pgn::response(text))
}
