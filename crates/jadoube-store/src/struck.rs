//! Lines with the name of a person, which can be struck from a record without breaking its hashes.

use serde::{Deserialize, Serialize};

use crate::{Digest, Salt};

/// A name and what its line is salted with. The salt is struck with the name, so that nobody can find
/// the name by trying.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    salt: String,
    name: String,
}

/// What is left of a struck line: its digest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Struck {
    struck: String,
}

impl Struck {
    /// The digest of a line that was struck; none of one that was not.
    pub(crate) fn read(line: &str) -> Option<Digest> {
        let Self { struck } = serde_json::from_str(line).ok()?;
        let digest: Digest = struck.parse().ok()?;
        // In one way of writing only, so that nothing can be altered without being seen.
        (line == self::line(digest)).then_some(digest)
    }
}

/// The name on a line; none if it was struck.
pub(crate) fn name_on(line: &str) -> serde_json::Result<Option<String>> {
    match Struck::read(line) {
        Some(_) => Ok(None),
        None => serde_json::from_str(line).map(|Named { name, .. }| Some(name)),
    }
}

/// The line of a name.
pub(crate) fn named(name: &str, salt: Salt) -> String {
    let named = Named { salt: salt.to_string(), name: name.to_owned() };
    serde_json::to_string(&named).expect("two texts are JSON")
}

/// What stands for a line once it is struck; a struck line stays as it is.
pub(crate) fn struck(line: &str) -> String {
    self::line(Struck::read(line).unwrap_or_else(|| digest_of_line(line)))
}

/// The digest of a line that holds its own salt.
pub(crate) fn digest_of_line(line: &str) -> Digest {
    Digest::of([b"jadoube line".as_slice(), line.as_bytes()])
}

/// The line that stands for one with this digest.
pub(crate) fn line(digest: Digest) -> String {
    format!(r#"{{"struck":"{digest}"}}"#)
}
