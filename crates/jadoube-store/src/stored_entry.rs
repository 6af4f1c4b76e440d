//! An entry as it is stored: its text, the salts and the hash over them. `tests` shows that what is
//! written is read again.

use jadoube_record::{Actor, Audience, Entry, Event, Format, Ruling, Source};
use serde::{Deserialize, Serialize};

use crate::hash::ParseDigestError;
use crate::struck::{self, Struck, name_on, named};
use crate::{Digest, Salt};

/// An entry as it is stored: text, the salt of its hash, and the hash.
///
/// The text has a line of JSON for what the entry is about, one for the event, one for the name of who
/// did it if it is known, and one for each ruling. The hash covers these bytes line by line, so a line
/// can be disclosed with its own salt and the other lines stay hidden behind their digests. The line
/// with the name can be struck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// The number of the entry in its game.
    pub number: u32,
    /// The text of the entry.
    pub text: String,
    /// The salt of the hash.
    pub salt: Salt,
    /// The hash of the text and of the previous hash.
    pub hash: Digest,
}

/// The circumstances of an entry, which come before the event itself.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: Format,
    number: u32,
    at: u64,
    received: u64,
    #[serde(default, skip_serializing_if = "is_room")]
    source: Source,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    act_id: Option<String>,
    by: Actor,
    audience: Audience,
    previous: String,
    /// Whether the line after the event holds a name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    named: bool,
}

fn is_room(source: &Source) -> bool {
    *source == Source::Room
}

/// Why a stored entry cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadEntryError {
    /// A program newer than this one wrote it.
    #[error(
        "entry {number} has format {format}, but this program only reads formats up to {}: use a newer program",
        Format::NEWEST
    )]
    Newer {
        /// The number of the entry.
        number: u32,
        /// The format of the entry.
        format: u16,
    },
    /// A line of its text is not what it should be.
    #[error("entry {number}, line {line} of its text: {source}")]
    Text {
        /// The number of the entry.
        number: u32,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with the line.
        source: serde_json::Error,
    },
    /// The text ends before the event or the name.
    #[error("entry {number} lacks its event, or the name that belongs to it")]
    NoEvent {
        /// The number of the entry.
        number: u32,
    },
    /// The previous hash it names is not a hash.
    #[error("entry {number}: {source}")]
    Previous {
        /// The number of the entry.
        number: u32,
        /// What is wrong with the hash.
        source: ParseDigestError,
    },
}

impl StoredEntry {
    /// Writes an entry that follows the entry with the hash `previous`.
    pub fn write(entry: &Entry, previous: Digest, salt: Salt) -> Self {
        let head = Head {
            format: entry.format,
            number: entry.number,
            at: entry.at,
            received: entry.received,
            source: entry.source.clone(),
            act_id: entry.act_id.clone(),
            by: entry.by,
            audience: entry.audience,
            previous: previous.to_string(),
            named: entry.name.is_some(),
        };
        let mut text = Vec::with_capacity(LENGTH);
        write_json(&mut text, &head);
        text.push(b'\n');
        write_json(&mut text, &entry.event);
        if let Some(name) = &entry.name {
            text.push(b'\n');
            text.extend_from_slice(named(name, Salt::random()).as_bytes());
        }
        for ruling in &entry.rulings {
            text.push(b'\n');
            write_json(&mut text, ruling);
        }
        let text = String::from_utf8(text).expect("JSON is UTF-8");
        let hash = hash_of(&text, previous, &salt);
        Self { number: entry.number, text, salt, hash }
    }

    /// Reads the entry from its text.
    pub fn read(&self) -> Result<Entry, ReadEntryError> {
        let number = self.number;
        let wrong = |line: usize| move |source| ReadEntryError::Text { number, line, source };
        let mut lines = self.text.split('\n');
        let head = lines.next().unwrap_or_default();
        // The format comes first: an entry by a newer program may have other fields.
        #[derive(Deserialize)]
        struct Said {
            format: u16,
        }
        let Said { format } = serde_json::from_str(head).map_err(wrong(1))?;
        if Format::try_from(format).is_err() {
            return Err(ReadEntryError::Newer { number, format });
        }
        let head: Head = serde_json::from_str(head).map_err(wrong(1))?;
        let event = lines.next().ok_or(ReadEntryError::NoEvent { number })?;
        let event: Event = serde_json::from_str(event).map_err(wrong(2))?;
        let name = match head.named {
            true => {
                let line = lines.next().ok_or(ReadEntryError::NoEvent { number })?;
                name_on(line).map_err(wrong(3))?
            }
            false => None,
        };
        let rulings = lines
            .zip(if head.named { 4.. } else { 3.. })
            .map(|(ruling, line)| serde_json::from_str(ruling).map_err(wrong(line)))
            .collect::<Result<Vec<Ruling>, _>>()?;
        Ok(Entry {
            format: head.format,
            number: head.number,
            at: head.at,
            received: head.received,
            source: head.source,
            act_id: head.act_id,
            by: head.by,
            name,
            event,
            audience: head.audience,
            rulings,
            previous_hash: Some(head.previous),
        })
    }

    /// The previous hash, as the entry itself names it.
    pub fn previous(&self) -> Result<Digest, ReadEntryError> {
        let number = self.number;
        let previous = self.read()?.previous_hash.unwrap_or_default();
        previous.parse().map_err(|source| ReadEntryError::Previous { number, source })
    }

    /// The entry with the name of who did it struck; its hash is the same.
    #[must_use]
    pub fn without_name(&self) -> Self {
        if self.read().is_ok_and(|entry| entry.name.is_none()) {
            return self.clone();
        }
        let lines = self.text.split('\n').enumerate();
        let lines = lines.map(|(number, line)| match number {
            NAME => struck::line(digest_of(number, line, &self.salt)),
            _ => line.to_owned(),
        });
        Self { text: lines.collect::<Vec<_>>().join("\n"), ..self.clone() }
    }

    /// The hash that text and salt really have after `previous`.
    pub fn hash_after(&self, previous: Digest) -> Digest {
        hash_of(&self.text, previous, &self.salt)
    }

    /// The digest of each line of the text, in order: it stands for a line that is not disclosed.
    pub fn digests(&self) -> Vec<Digest> {
        digests(&self.text, &self.salt)
    }

    /// The hash of an entry of which only the digests of its lines are known.
    pub fn hash_of_digests(previous: Digest, digests: &[Digest]) -> Digest {
        let parts = digests.iter().map(|digest| digest.bytes().as_slice());
        Digest::of([b"jadoube entry 1".as_slice(), previous.bytes()].into_iter().chain(parts))
    }
}

/// The digest of one line of an entry's text under its own salt.
pub(crate) fn digest_of_part(part: &str, salt: Digest) -> Digest {
    Digest::of([salt.bytes().as_slice(), part.as_bytes()])
}

fn digests(text: &str, salt: &Salt) -> Vec<Digest> {
    let parts = text.split('\n').enumerate();
    parts.map(|(number, part)| digest_of(number, part, salt)).collect()
}

/// The digest of a line, by its place in the text. Where the name was, a digest may stand for the line;
/// in an entry without a name a digest there is no ruling, and the entry cannot be read.
fn digest_of(number: usize, part: &str, salt: &Salt) -> Digest {
    let struck = if number == NAME { Struck::read(part) } else { None };
    struck.unwrap_or_else(|| digest_of_part(part, salt.of_part(number)))
}

/// The place of the line with the name, if there is one.
const NAME: usize = 2;

fn hash_of(text: &str, previous: Digest, salt: &Salt) -> Digest {
    StoredEntry::hash_of_digests(previous, &digests(text, salt))
}

/// Entries are rarely longer than this many bytes: room for them is reserved at once.
const LENGTH: usize = 512;

fn write_json<T: Serialize>(text: &mut Vec<u8>, value: &T) {
    // Maps with text keys, numbers and text: nothing that JSON cannot express.
    serde_json::to_writer(text, value).expect("entries are JSON");
}

#[cfg(test)]
mod tests;
