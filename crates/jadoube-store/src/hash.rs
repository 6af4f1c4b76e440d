use std::cell::RefCell;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

/// A SHA-256 hash, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest([u8; 32]);

/// Random bytes that keep a hash from revealing what was hashed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt([u8; 32]);

/// Salts that are requested from the system at once: requesting each costs more than hashing with
/// it.
const SALTS_AT_ONCE: usize = 32;

thread_local! {
    /// Salts that have not been used yet.
    static SALTS: RefCell<Vec<[u8; 32]>> = const { RefCell::new(Vec::new()) };
}

impl Digest {
    /// Hashes a list of parts. Each is preceded by its length, so that no two lists of parts are
    /// hashed as the same bytes.
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update((part.len() as u64).to_be_bytes());
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// The bytes of the hash.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for Digest {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl Salt {
    /// A salt that nobody can guess.
    pub fn random() -> Self {
        SALTS.with_borrow_mut(|salts| {
            if salts.is_empty() {
                let mut bytes = [[0; 32]; SALTS_AT_ONCE];
                // Without randomness no token and no salt is safe: there is no way to continue.
                getrandom::fill(bytes.as_flattened_mut()).expect("the system gives random bytes");
                salts.extend(bytes);
            }
            Self(salts.pop().expect("some were just added"))
        })
    }

    /// The salt of one part of an entry, which reveals nothing about the salts of the others.
    pub fn of_part(&self, part: usize) -> Digest {
        Digest::of([b"part salt".as_slice(), &self.0, &(part as u64).to_be_bytes()])
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut text = [0; 64];
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Digest(self.0).fmt(f)
    }
}

/// Salts stay out of logs.
impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(…)")
    }
}

/// Text that is not a hash.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a hash: expected 64 hexadecimal digits")]
pub struct ParseDigestError(String);

impl FromStr for Digest {
    type Err = ParseDigestError;

    fn from_str(text: &str) -> Result<Self, ParseDigestError> {
        let wrong = || ParseDigestError(text.chars().take(80).collect());
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |place: usize| char::from(pair[place]).to_digit(16);
            let (high, low) = digit(0).zip(digit(1)).ok_or_else(wrong)?;
            *byte = (high * 16 + low) as u8;
        }
        Ok(Self(bytes))
    }
}

impl FromStr for Salt {
    type Err = ParseDigestError;

    fn from_str(text: &str) -> Result<Self, ParseDigestError> {
        text.parse().map(|Digest(bytes)| Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_kept_apart() {
        assert_ne!(Digest::of([b"ab".as_slice(), b"c"]), Digest::of([b"a".as_slice(), b"bc"]));
        assert_ne!(Digest::of([b"".as_slice()]), Digest::of([]));
    }

    #[test]
    fn a_hash_is_written_and_read() {
        let digest = Digest::of([b"1. e4".as_slice()]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert!("abc".parse::<Digest>().is_err());
        assert!("g".repeat(64).parse::<Digest>().is_err());
        // A character of two bytes must not be cut in half.
        assert!("é".repeat(32).parse::<Digest>().is_err());
    }

    #[test]
    fn salts_differ() {
        assert_ne!(Salt::random(), Salt::random());
        let salt = Salt::random();
        assert_ne!(salt.of_part(0), salt.of_part(1));
    }
}
