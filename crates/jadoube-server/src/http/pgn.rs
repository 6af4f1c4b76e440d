//! A game as PGN.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_laws::{Game, Role};
use jadoube_room::{PgnEvent, pgn};
use jadoube_store::GameRecord;

use crate::announced::Announced;
use crate::app::App;
use crate::http::history::{delay_ms, folded};
use crate::problem::Problem;

/// A game as PGN, as far as `sees` may know it: as its room knows it if that is open, else out of the
/// record. Only a room knows how much spectators may see who see everything later.
pub(crate) async fn of_game(
    app: &App,
    announced: &Announced,
    record: &GameRecord,
    sees: Role,
) -> Result<String, Problem> {
    let opens = delay_ms(app, record, sees).await? > 0;
    let announced = announced.clone();
    let text = match app.rooms.open_game(&record.key, opens).await {
        Ok(Some(told)) => {
            let write = move || {
                let (head, created) = (told.head.to_string(), told.record.created);
                let Announced { name, site, .. } = &announced;
                told.game.pgn(PgnEvent { name, site, created, head: &head }, sees)
            };
            app.rooms.reading.apart(write).await?
        }
        // Another node may have the game: what is in the record can be read here all the same.
        Ok(None) | Err(_) if !opens => of_record(app, announced, record, sees).await?,
        Ok(None) => return Err(Problem::unavailable()),
        Err(problem) => return Err(problem),
    };
    text.ok_or_else(|| {
        Problem::new(
            StatusCode::CONFLICT,
            "no-position",
            "what was set up has no king for each side, and PGN cannot tell of that",
        )
    })
}

async fn of_record(
    app: &App,
    announced: Announced,
    record: &GameRecord,
    sees: Role,
) -> Result<Option<String>, Problem> {
    folded(app, record, u32::MAX, move |begun, record, stored| {
        let mut game = Game::create(begun.creation.clone());
        let mut head = record.genesis();
        for entry in stored {
            game.record(&entry.read()?);
            head = entry.hash;
        }
        let (head, created) = (head.to_string(), record.created);
        let Announced { name, site, .. } = &announced;
        Ok(pgn(PgnEvent { name, site, created, head: &head }, &begun, &game, sees))
    })
    .await
}

/// The answer with a game or several.
pub(crate) fn response(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8")], text).into_response()
}
