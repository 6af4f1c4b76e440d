use std::fmt;

use jadoube_store::{Digest, Token};

use crate::LinkRole;

/// The secret of a link: 32 random bytes, written in letters that need no escape in an address.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A secret nobody can guess.
    pub fn random() -> Self {
        Self(random_text(43))
    }

    /// The secret itself; it is shown once, when the link is made.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the store keeps instead of the secret: the public half of a pair of keys of which the
    /// secret is the other. It tells nothing of the secret, and something can be locked with it that
    /// only the holder of the secret can open.
    pub fn hash(text: &str) -> Digest {
        Digest::from(jadoube_room::public_half(text))
    }

    /// The link as the store keeps it.
    pub fn token(
        &self,
        competition: &str,
        game: Option<&str>,
        role: LinkRole,
        name: &str,
        created: u64,
    ) -> Token {
        Token {
            hash: Self::hash(&self.0),
            competition: competition.to_owned(),
            game: game.map(str::to_owned),
            role: role.to_string(),
            name: name.to_owned(),
            created,
            revoked: None,
        }
    }
}

/// Secrets stay out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Random bytes.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness nothing can be sealed; there is nothing to go on with.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Random text of `length` letters and digits; each carries a little less than six bits.
pub(crate) fn random_text(length: usize) -> String {
    const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut text = String::with_capacity(length);
    let mut bytes = [0; 64];
    while text.len() < length {
        // Without randomness nobody can be let in safely; there is nothing to go on with.
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        // Bytes above the last multiple of 62 would make some letters likelier than others.
        let fair = bytes.iter().filter(|&&byte| byte < 248);
        let letters = fair.map(|&byte| char::from(LETTERS[usize::from(byte % 62)]));
        text.extend(letters.take(length - text.len()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_unlike() {
        let secrets: std::collections::BTreeSet<String> =
            (0..100).map(|_| Secret::random().text().to_owned()).collect();
        assert_eq!(secrets.len(), 100);
        assert!(secrets.iter().all(|secret| secret.len() == 43));
        assert_eq!(format!("{:?}", Secret::random()), "Secret(…)");
    }
}
