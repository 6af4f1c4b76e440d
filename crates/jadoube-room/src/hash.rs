//! SHA-256 of lists of parts, as the record of games hashes them.

use jadoube_laws::Bytes32;
use sha2::{Digest as _, Sha256};

/// Hashes a list of parts. Each is preceded by its length, so that no two lists of parts are hashed as
/// the same bytes.
pub fn hash_of<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> Bytes32 {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    Bytes32(hasher.finalize().into())
}
