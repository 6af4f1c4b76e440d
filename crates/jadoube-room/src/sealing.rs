//! Sealed moves (Guideline I): locked before anything is stored, each share of the key for its
//! holder alone. A copy of the record tells nothing, and nobody opens an envelope alone.

use chacha20poly1305::aead::Aead;
use chacha20poly1305::{ChaCha20Poly1305, Key, KeyInit, Nonce};
use jadoube_laws::{Bytes32, Envelope, Event, Game, Happening, Locked, LockedShare, Side};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use crate::act::ActRequest;
use crate::hash::hash_of;
use crate::refusal::{Refusal, Refused};

/// Whose share of a key a link may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// An arbiter's.
    Arbiter,
    /// That of a player of the game.
    Player(Side),
}

/// A link that is trusted with a share of the key of an envelope: an arbiter who could make a link of the
/// replier alone would else have both.
#[derive(Clone, Copy, Debug)]
pub struct Trusted {
    /// Whose share.
    pub holder: Holder,
    /// The public half of the link's keys.
    pub key: [u8; 32],
}

/// Whether something is a move sealed in plain words.
pub(crate) const fn is_open(happening: &Happening) -> bool {
    matches!(&happening.event, Event::MoveSealed { envelope: Envelope::Text(_), .. })
}

/// Locks a move that comes in plain words, as the player who seals it sends it. One share of the
/// key goes to the arbiters, the other to the player who has to reply (I.7); nobody keeps the words.
pub(crate) fn lock(
    happening: &mut Happening,
    trusted: &[Trusted],
    mut random: impl FnMut() -> [u8; 32],
) -> Result<(), Refusal> {
    let side = happening.by.side();
    let (Event::MoveSealed { envelope, .. }, Some(side)) = (&mut happening.event, side) else {
        return Ok(());
    };
    let Envelope::Text(text) = envelope else { return Ok(()) };
    let mut fresh = [0; 96];
    fresh.chunks_exact_mut(32).for_each(|third| third.copy_from_slice(&random()));
    let sealed = Locked::seal(text, fresh);
    let (mut locked, [arbiters, repliers]) =
        sealed.map_err(|error| Refusal::NotUnderstood(error.to_string()))?;
    let (mut has_arbiter, mut has_replier) = (false, false);
    for link in trusted {
        let (share, has) = match link.holder {
            Holder::Arbiter => (arbiters, &mut has_arbiter),
            Holder::Player(player) if player == !side => (repliers, &mut has_replier),
            Holder::Player(_) => continue,
        };
        *has = true;
        locked.shares.push(lock_share(share, link.key, random()));
    }
    if !(has_arbiter && has_replier) {
        return Err(Refusal::NobodyOpens(has_arbiter.then_some(!side)));
    }
    *envelope = Envelope::Locked(locked);
    Ok(())
}

/// Opens the envelope for an arbiter who has both shares.
pub(crate) fn open(
    game: &Game,
    request: &ActRequest,
    happening: &mut Happening,
) -> Result<(), Refused> {
    let Some([arbiters, repliers]) = request.shares else { return Ok(()) };
    let (Event::EnvelopeOpened { reading }, Some((_, Envelope::Locked(locked)))) =
        (&mut happening.event, game.envelope())
    else {
        let detail = "shares go with `opens the envelope`, where a move is sealed on the screen";
        return Err(Refusal::NotUnderstood(detail.to_owned()).about(&request.id));
    };
    let opened = locked.open(arbiters, repliers);
    let opened = opened.map_err(|error| Refusal::WrongShares(error.to_string()));
    *reading = Some(opened.map_err(|refusal| refusal.about(&request.id))?);
    Ok(())
}

/// The secret half of the keys of a link, from the link's secret.
pub fn key_of(secret: &str) -> [u8; 32] {
    hash_of([b"jadoube link".as_slice(), secret.as_bytes()]).0
}

/// The public half of the keys of a link: what is kept instead of its secret. It tells nothing of the
/// secret, and something can be locked with it that only the holder of the secret can open.
pub fn public_half(secret: &str) -> [u8; 32] {
    x25519(key_of(secret), X25519_BASEPOINT_BYTES)
}

/// Locks a share with the public half of a link's keys: by a key that only a secret which is
/// forgotten at once and the holder's own can make. `once` is fresh random bytes.
pub fn lock_share(share: Bytes32, to: [u8; 32], once: [u8; 32]) -> LockedShare {
    let sent = x25519(once, X25519_BASEPOINT_BYTES);
    let cipher = cipher(sent, to, x25519(once, to));
    // The key is used once, so that the nonce need not differ from any other.
    let locked = cipher.encrypt(&Nonce::default(), share.0.as_slice());
    // Thirty-two bytes are not too long for it.
    let locked = locked.expect("a share can be locked");
    let ciphertext = sent.iter().chain(&locked).map(|byte| format!("{byte:02x}")).collect();
    LockedShare { to: Bytes32(to), ciphertext }
}

/// Opens a share for the holder of a link's secret; nothing if it is for somebody else.
pub fn open_share(share: &LockedShare, secret: &str) -> Option<Bytes32> {
    let digits = share.ciphertext.as_bytes();
    let bytes: Option<Vec<u8>> = digits
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let bytes = bytes?;
    let (sent, locked) = bytes.split_first_chunk::<32>()?;
    let cipher = cipher(*sent, share.to.0, x25519(key_of(secret), *sent));
    cipher.decrypt(&Nonce::default(), locked).ok()?.try_into().ok().map(Bytes32)
}

fn cipher(sent: [u8; 32], to: [u8; 32], shared: [u8; 32]) -> ChaCha20Poly1305 {
    let key = hash_of([b"jadoube share".as_slice(), &sent, &to, &shared]);
    ChaCha20Poly1305::new(Key::from_slice(&key.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_its_holders_alone() {
        let (ours, theirs) = ("a secret of ours", "a secret of theirs");
        let share = Bytes32([7; 32]);
        let locked = lock_share(share, public_half(ours), [9; 32]);
        assert_eq!(open_share(&locked, ours), Some(share));
        assert_eq!(open_share(&locked, theirs), None);
        assert!(!locked.ciphertext.contains(&share.to_string()));
        for cut in 0..locked.ciphertext.len() {
            let ciphertext = locked.ciphertext[..cut].to_owned();
            assert_eq!(open_share(&LockedShare { ciphertext, ..locked.clone() }, ours), None);
        }
    }
}
