//! Shares of the keys of sealed moves, for those who hold them.

use axum::extract::State;
use axum::http::request::Parts;
use jadoube_laws::{Bytes32, Envelope, Event};
use jadoube_room::open_share;

use crate::access::{Access, secret};
use crate::app::App;
use crate::http::extract::Path;
use crate::http::history::stored;
use crate::problem::Problem;
use crate::sent::{Sent, Share};

/// `GET /api/games/{g}/share`: the holder's own share of the key of the envelope that was sealed
/// last, for arbiters and the player who has to reply.
pub(crate) async fn share(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    parts: Parts,
) -> Result<Sent<Share>, Problem> {
    let record = access.game(&app, &key).await?;
    let secret = secret(&parts)?.ok_or_else(Problem::unauthorized)?;
    let (_, entries) = stored(&app, &record).await?;
    let locked = entries.iter().rev().find_map(|entry| match &entry.event {
        Event::MoveSealed { envelope: Envelope::Locked(locked), .. } => {
            Some((entry.by.side()?, locked))
        }
        _ => None,
    });
    let (sealed_by, locked) = locked.ok_or_else(|| Problem::not_found("envelope"))?;
    let holder = Bytes32(*access.token.hash.bytes());
    let share = locked.shares.iter().find(|share| share.to == holder);
    let share = share.and_then(|share| open_share(share, &secret));
    let share = share.ok_or_else(|| {
        Problem::forbidden("the shares of this envelope are with others: arbiter and replier")
    })?;
    Ok(Sent(Share { share: share.to_string(), sealed_by }))
}
