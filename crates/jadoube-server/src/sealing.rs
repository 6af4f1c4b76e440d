//! Sealed moves (Guideline I): locked before anything is stored, each share of the key for its
//! holder alone. A copy of the database tells nothing, and nobody opens an envelope alone.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use chacha20poly1305::aead::Aead;
use chacha20poly1305::{ChaCha20Poly1305, Key, KeyInit, Nonce};
use jadoube_laws::{Bytes32, Envelope, Event, Game, Happening, Locked, LockedShare, Side};
use jadoube_store::{Digest, GameRecord, Store};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use crate::access::{Access, secret};
use crate::acts::ActRequest;
use crate::app::App;
use crate::extract::Path;
use crate::history::stored;
use crate::link_book::Book;
use crate::link_role::LinkRole;
use crate::problem::Problem;
use crate::secret::Secret;
use crate::sent::{Sent, Share};

/// Locks a move that comes in plain words, as the player who seals it sends it. One share of the
/// key goes to the arbiters, the other to the player who has to reply (I.7); nobody keeps the words.
///
/// Only links that are trusted get a share: an arbiter who makes himself a link of the replier would
/// else have both.
pub(crate) async fn lock(
    store: &dyn Store,
    record: &GameRecord,
    happening: &mut Happening,
) -> Result<(), Problem> {
    let side = happening.by.side();
    let (Event::MoveSealed { envelope, .. }, Some(side)) = (&mut happening.event, side) else {
        return Ok(());
    };
    let Envelope::Text(text) = envelope else { return Ok(()) };
    let sealed = Locked::seal(text, random());
    let (mut locked, [arbiters, repliers]) =
        sealed.map_err(|error| Problem::bad_request(error.to_string()))?;
    let (mut has_arbiter, mut has_replier) = (false, false);
    let book = Book::read(store, &record.competition).await?;
    for link in book.links().filter(|link| link.is_live() && link.is_trusted) {
        let is_here = link.token.game.as_ref().is_none_or(|game| *game == record.key);
        let (share, has) = match link.role {
            Some(LinkRole::Arbiter(_)) => (arbiters, &mut has_arbiter),
            Some(LinkRole::Player(player)) if player == !side && is_here => {
                (repliers, &mut has_replier)
            }
            _ => continue,
        };
        *has = true;
        locked.shares.push(lock_share(share, *link.token.hash.bytes()));
    }
    if !(has_arbiter && has_replier) {
        return Err(nobody_opens(if has_arbiter { Some(!side) } else { None }));
    }
    *envelope = Envelope::Locked(locked);
    Ok(())
}

/// Nobody could open the envelope: no link of the replier may hold his share, or none of an arbiter.
fn nobody_opens(replier: Option<Side>) -> Problem {
    let (whom, himself) = match replier {
        Some(side) => (side.to_string(), format!("{side} himself by another link of his, or ")),
        None => ("the arbiter".to_owned(), String::new()),
    };
    let detail = format!(
        "nobody could open the envelope: {whom} has no link that may hold his share of the key. \
         Call the arbiter: a link that was made after the game began holds one when somebody else \
         than whoever made it has vouched for it: {himself}a second official, with \
         POST /api/games/{{g}}/links/{{link}}/vouch"
    );
    Problem::new(StatusCode::CONFLICT, "no-trusted-link", detail)
}

/// Opens the envelope for an arbiter who has both shares.
pub(crate) fn open(
    game: &Game,
    request: &ActRequest,
    happening: &mut Happening,
) -> Result<(), Problem> {
    let Some([arbiters, repliers]) = request.shares else { return Ok(()) };
    let (Event::EnvelopeOpened { reading }, Some((_, Envelope::Locked(locked)))) =
        (&mut happening.event, game.envelope())
    else {
        let detail = "shares go with `opens the envelope`, where a move is sealed on the screen";
        return Err(Problem::bad_request(detail).about(&request.id));
    };
    let opened = locked.open(arbiters, repliers).map_err(|error| {
        Problem::new(StatusCode::CONFLICT, "wrong-shares", error.to_string()).about(&request.id)
    })?;
    *reading = Some(opened);
    Ok(())
}

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

/// Locks a share with the public half of a link's keys: by a key that only a secret which is
/// forgotten at once and the holder's own can make.
fn lock_share(share: Bytes32, to: [u8; 32]) -> LockedShare {
    let once = random();
    let sent = x25519(once, X25519_BASEPOINT_BYTES);
    let cipher = cipher(sent, to, x25519(once, to));
    // The key is used once, so that the nonce need not differ from any other.
    let locked = cipher.encrypt(&Nonce::default(), share.0.as_slice());
    // Thirty-two bytes are not too long for it.
    let locked = locked.expect("a share can be locked");
    let ciphertext = sent.iter().chain(&locked).map(|byte| format!("{byte:02x}")).collect();
    LockedShare { to: Bytes32(to), ciphertext }
}

fn open_share(share: &LockedShare, secret: &str) -> Option<Bytes32> {
    let digits = share.ciphertext.as_bytes();
    let bytes: Option<Vec<u8>> = digits
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let bytes = bytes?;
    let (sent, locked) = bytes.split_first_chunk::<32>()?;
    let cipher = cipher(*sent, share.to.0, x25519(Secret::key(secret), *sent));
    cipher.decrypt(&Nonce::default(), locked).ok()?.try_into().ok().map(Bytes32)
}

fn cipher(sent: [u8; 32], to: [u8; 32], shared: [u8; 32]) -> ChaCha20Poly1305 {
    let key = Digest::of([b"jadoube share".as_slice(), &sent, &to, &shared]);
    ChaCha20Poly1305::new(Key::from_slice(key.bytes()))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness nothing can be sealed; there is nothing to go on with.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_its_holders_alone() {
        let (ours, theirs) = (Secret::random(), Secret::random());
        let share = Bytes32(random());
        let locked = lock_share(share, *Secret::hash(ours.text()).bytes());
        assert_eq!(open_share(&locked, ours.text()), Some(share));
        assert_eq!(open_share(&locked, theirs.text()), None);
        assert!(!locked.ciphertext.contains(&share.to_string()));
        for cut in 0..locked.ciphertext.len() {
            let ciphertext = locked.ciphertext[..cut].to_owned();
            assert_eq!(
                open_share(&LockedShare { ciphertext, ..locked.clone() }, ours.text()),
                None
            );
        }
    }
}
