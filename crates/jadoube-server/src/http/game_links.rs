//! The links into a game in the open: who made them, who uses them, who vouches for them.

use axum::extract::State;
use axum::http::StatusCode;
use jadoube_laws::{Role, Side};
use jadoube_store::GameRecord;

use crate::LinkRole;
use crate::access::Access;
use crate::app::App;
use crate::doer::doer;
use crate::http::extract::Path;
use crate::link_book::{Book, Link, VOUCHED};
use crate::link_books::note;
use crate::problem::Problem;
use crate::rooms::wall::utc_ms;
use crate::sent::{OpenLink, OpenLinks, Sent};

/// `GET /api/games/{g}/links`: a player's own and those of the player's assistants; for officials all by which
/// somebody comes to this game.
pub(crate) async fn list(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<OpenLinks>, Problem> {
    let record = access.game(&app, &key).await?;
    may_know(&access)?;
    let book = app.books.book(&*app.store, &record.competition).await?;
    let links = book.links().filter(|link| is_shown(link, &record, access.role.sees()));
    let links = links.map(|link| link.shown(&access.token.hash)).collect();
    Ok(Sent(OpenLinks { links }))
}

fn may_know(access: &Access) -> Result<(), Problem> {
    match access.role.sees() {
        Role::Spectator => {
            Err(Problem::forbidden("the links are for those who play and for officials"))
        }
        _ => Ok(()),
    }
}

fn is_shown(link: &Link, record: &GameRecord, to: Role) -> bool {
    let is_here = link.token.game.as_ref().is_none_or(|game| *game == record.key);
    let of_side = |of: Side| match link.role {
        Some(LinkRole::Player(side) | LinkRole::Assistant(side)) => side == of,
        _ => false,
    };
    is_here
        && match to {
            Role::Player(side) => of_side(side),
            _ => true,
        }
}

/// `POST /api/games/{g}/links/{link}/vouch`: the player says that another link of the same side is theirs, or
/// an official that it is for whom it says, though somebody else made it.
pub(crate) async fn vouch(
    State(app): State<App>,
    Path((key, name)): Path<(String, String)>,
    access: Access,
) -> Result<Sent<OpenLink>, Problem> {
    let record = access.game(&app, &key).await?;
    may_know(&access)?;
    if matches!(access.role, LinkRole::Assistant(_)) {
        return Err(Problem::forbidden("this is for players and officials"));
    }
    // What is refused is refused by the book at hand; only what counts is worth a look at all links.
    let book = app.books.book(&*app.store, &record.competition).await?;
    let link = wanted(&book, &record, &access, &name)?;
    if link.is_trusted {
        return Ok(Sent(link.shown(&access.token.hash)));
    }
    let _alone = app.books.changing.lock().await;
    let book = Book::read(&*app.store, &record.competition).await?;
    let link = wanted(&book, &record, &access, &name)?;
    if !link.is_trusted {
        let note = note(&link.token, VOUCHED, doer(&access), utc_ms());
        app.store.note_link(&note).await?;
    }
    app.books.turn(&record.competition);
    let book = app.books.book(&*app.store, &record.competition).await?;
    let link = book.link(&link.token.hash).ok_or_else(|| Problem::not_found("link"))?;
    Ok(Sent(link.shown(&access.token.hash)))
}

/// The link of that name, if it is trusted or the asker's word would count for it.
fn wanted<'a>(
    book: &'a Book,
    record: &GameRecord,
    access: &Access,
    name: &str,
) -> Result<&'a Link, Problem> {
    let link = book.named(name).filter(|link| is_shown(link, record, Role::Arbiter));
    let link = link.ok_or_else(|| Problem::not_found("link"))?;
    if !is_shown(link, record, access.role.sees()) {
        return Err(Problem::forbidden("a player vouches for links of the player's own side"));
    }
    if !link.is_live() {
        return Err(conflict("this link is revoked: nobody comes in by it any more"));
    }
    if matches!(link.role, None | Some(LinkRole::Assistant(_) | LinkRole::Spectator)) {
        let detail = "a link of an assistant or a spectator holds no share of a sealed move";
        return Err(conflict(detail));
    }
    if !link.is_trusted && !book.counts(&access.token.hash, &link.token.hash) {
        return Err(Problem::forbidden(
            "your own word does not count for this link: the player vouches for it by \
             another link of their own that is trusted, or an official who did not make it and whose own \
             link does not come from whoever did",
        ));
    }
    Ok(link)
}

fn conflict(detail: &str) -> Problem {
    Problem::new(StatusCode::CONFLICT, "no-need", detail)
}
