//! What a role was shown of a game, read from the record. Whole records are read and folded in turns, and
//! away from the threads on which players wait.

use jadoube_laws::{Begun, Entry, Game, Role};
use jadoube_room::{Clocks, Showing, Shown};
use jadoube_store::{GameRecord, StoreError, StoredEntry};

use crate::app::App;
use crate::problem::Problem;
use crate::rooms::News;

/// The views of a role after the first `since`: from the room if it remembers them, else from the
/// record.
pub(crate) async fn views(
    app: &App,
    record: &GameRecord,
    sees: Role,
    since: u32,
) -> Result<Vec<Shown>, Problem> {
    // Only the room knows how much of a game spectators may see who see it later.
    let is_for_room = sees == Role::Spectator;
    match app.rooms.since(&record.key, sees, since, is_for_room).await {
        Ok(Some(News::Views(views))) => Ok(views),
        Ok(Some(News::InRecord(entries))) => history(app, record, sees, since, entries).await,
        Ok(None) => history(app, record, sees, since, u32::MAX).await,
        Err(problem) => match delay_ms(app, record, sees).await? {
            // Another node may have the game: what is in the record can be read here all the same.
            0 => history(app, record, sees, since, u32::MAX).await,
            _ => Err(problem),
        },
    }
}

/// By how much a role sees everything later.
pub(crate) async fn delay_ms(app: &App, record: &GameRecord, sees: Role) -> Result<u64, Problem> {
    match sees {
        Role::Spectator => Ok(app.announced(&record.competition).await?.spectator_delay_ms),
        Role::Arbiter | Role::Player(_) => Ok(0),
    }
}

/// The views of a role after the first `since`, of the first so many entries of the record.
async fn history(
    app: &App,
    record: &GameRecord,
    sees: Role,
    since: u32,
    entries: u32,
) -> Result<Vec<Shown>, Problem> {
    folded(app, record, entries, move |begun, _, stored| {
        let mut game = Game::create(begun.creation);
        let (mut number, mut views) = (0, Vec::new());
        for entry in stored {
            let entry = entry.read()?;
            game.record(&entry);
            if entry.is_shown_to(sees) {
                number += 1;
                if number > since {
                    let clocks = Clocks::of(&game, game.at());
                    views.extend(Showing::new(&entry, &game, clocks).to(sees, number));
                }
            }
        }
        Ok(views)
    })
    .await
}

/// A game's beginning and its entries, from the record.
pub(crate) async fn stored(app: &App, record: &GameRecord) -> Result<(Begun, Vec<Entry>), Problem> {
    folded(app, record, u32::MAX, |begun, _, stored| {
        let entries: Result<Vec<Entry>, _> = stored.iter().map(StoredEntry::read).collect();
        Ok((begun, entries?))
    })
    .await
}

/// What is made of a game's beginning and the first so many entries of its record.
pub(crate) async fn folded<T: Send + 'static>(
    app: &App,
    record: &GameRecord,
    entries: u32,
    fold: impl FnOnce(Begun, GameRecord, &[StoredEntry]) -> Result<T, jadoube_store::ReadEntryError>
    + Send
    + 'static,
) -> Result<T, Problem> {
    // It is never closed.
    let _turn = app.folding.acquire().await;
    let key = record.key.clone();
    let corrupt = move |what: String| StoreError::Corrupt(format!("game {key}: {what}"));
    let begun = record.begun().map_err(|error| corrupt(error.to_string()))?;
    let stored = app.store.some_entries(&record.key, 0, entries).await?;
    let record = record.clone();
    let made = tokio::task::spawn_blocking(move || fold(begun, record, &stored)).await;
    let made = made.map_err(|error| corrupt(error.to_string()))?;
    Ok(made.map_err(|error| corrupt(error.to_string()))?)
}
