//! How a game begins, as it is stored.
//!
//! Format 1 is one line of JSON with the names in it. Since format 2 the first line says everything but
//! the names, and each name has a line of its own with a salt of its own. The hash before the first
//! entry covers the digests of the lines, so that a name can be struck: its line is then replaced by its
//! digest, and all hashes stay as they are.

use jadoube_record::{Begun, Creation, Format, Moving, UnknownFormat};
use serde::{Deserialize, Serialize};

use crate::struck::{Struck, digest_of_line, name_on, named, struck};
use crate::{Digest, Salt};

/// The first line since format 2.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: Format,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    round: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    station: String,
    moving: Moving,
    creation: Creation,
}

/// Why the beginning of a game cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadBegunError {
    /// A program newer than this one wrote it.
    #[error("cannot read the beginning of the game: {0}")]
    Newer(#[from] UnknownFormat),
    /// A line of its text is not what it should be.
    #[error("cannot read line {line} of the beginning of the game: {source}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// A name is missing.
    #[error("the beginning of the game has {found} lines, expected three")]
    Lines {
        /// How many lines there are.
        found: usize,
    },
}

/// The text of a beginning. Each name gets a salt of its own, so that once it is struck nobody can find
/// it by trying names.
pub(crate) fn written(begun: &Begun, mut salt: impl FnMut() -> Salt) -> String {
    let Begun { white, black, round, station, moving, creation } = begun.clone();
    let head = Head { format: Format::NEWEST, round, station, moving, creation };
    // Text, numbers and lists of them: nothing that JSON cannot say.
    let head = serde_json::to_string(&head).expect("a beginning is JSON");
    format!("{head}\n{}\n{}", named(&white, salt()), named(&black, salt()))
}

/// The beginning that a text of any format tells of. A struck name is empty.
pub(crate) fn read(text: &str) -> Result<Begun, ReadBegunError> {
    let wrong = |line| move |source| ReadBegunError::Text { line, source };
    let lines: Vec<&str> = text.split('\n').collect();
    match (format_of(text)?, &lines[..]) {
        (Format::One, _) => serde_json::from_str(text).map_err(wrong(1)),
        (Format::Two, [head, white, black]) => {
            let Head { round, station, moving, creation, .. } =
                serde_json::from_str(head).map_err(wrong(1))?;
            let white = name_on(white).map_err(wrong(2))?.unwrap_or_default();
            let black = name_on(black).map_err(wrong(3))?.unwrap_or_default();
            Ok(Begun { white, black, round, station, moving, creation })
        }
        (Format::Two, lines) => Err(ReadBegunError::Lines { found: lines.len() }),
    }
}

/// What of the text the first hash covers: in format 1 the text itself, then the digest of each line.
pub(crate) fn genesis(key: &str, competition: &str, created: u64, text: &str) -> Digest {
    let created = created.to_be_bytes();
    let about = [key.as_bytes(), competition.as_bytes(), &created];
    // Of a format that is not known nothing is right, and nothing can be read either.
    match format_of(text).unwrap_or(Format::One) {
        Format::One => Digest::of(
            [b"jadoube game 1".as_slice()].into_iter().chain(about).chain([text.as_bytes()]),
        ),
        Format::Two => {
            let digests: Vec<Digest> = digests(text);
            let digests = digests.iter().map(|digest| digest.bytes().as_slice());
            Digest::of([b"jadoube game 2".as_slice()].into_iter().chain(about).chain(digests))
        }
    }
}

/// Strikes both names from the text of a beginning. One of format 1 stays as it is, as its hash
/// covers the names themselves.
pub(crate) fn without_names(text: &str) -> String {
    if format_of(text) != Ok(Format::Two) {
        return text.to_owned();
    }
    let lines = text.split('\n').enumerate();
    let lines =
        lines.map(|(number, line)| if number == 0 { line.to_owned() } else { struck(line) });
    lines.collect::<Vec<_>>().join("\n")
}

fn digests(text: &str) -> Vec<Digest> {
    let lines = text.split('\n').enumerate();
    lines
        .map(|(number, line)| match Struck::read(line).filter(|_| number > 0) {
            Some(digest) => digest,
            None => digest_of_line(line),
        })
        .collect()
}

/// Format 1 did not say its number. What is no JSON has the first format too, and is refused when read.
fn format_of(text: &str) -> Result<Format, UnknownFormat> {
    #[derive(Deserialize)]
    struct Said {
        format: u16,
    }
    let head = text.split('\n').next().unwrap_or_default();
    serde_json::from_str(head).map_or(Ok(Format::One), |Said { format }| Format::try_from(format))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_record::{Edition, Regulations};

    fn begun() -> Begun {
        Begun {
            white: "Anna Nowak".to_owned(),
            black: "Ján \"Q\" Kováč\n".to_owned(),
            round: "3".to_owned(),
            station: "12".to_owned(),
            moving: Moving::Joined,
            creation: Creation::new(Regulations::standard(Edition::E2023)),
        }
    }

    fn hashed(text: &str) -> Digest {
        genesis("g", "c", 5, text)
    }

    #[test]
    fn a_beginning_is_written_and_read() {
        let text = written(&begun(), Salt::random);
        assert_eq!(read(&text).expect("a beginning"), begun());
        assert!(text.starts_with(r#"{"format":2,"#), "{text}");
        let older = serde_json::to_string(&begun()).expect("JSON");
        assert_eq!(read(&older).expect("a beginning of format 1"), begun());
    }

    #[test]
    fn a_name_is_struck_and_the_hash_stays() {
        let text = written(&begun(), Salt::random);
        let struck = without_names(&text);
        for name in ["Anna", "Nowak", "Kov"] {
            assert!(text.contains(name) && !struck.contains(name), "{struck}");
        }
        assert_eq!(hashed(&struck), hashed(&text));
        let read = read(&struck).expect("a beginning");
        assert_eq!(read, Begun { white: String::new(), black: String::new(), ..begun() });
        assert_eq!(without_names(&struck), struck);
    }

    /// Who has the struck text and guesses the name cannot tell that the guess is right.
    #[test]
    fn a_struck_name_cannot_be_found_by_trying() {
        let one = without_names(&written(&begun(), Salt::random));
        let other = without_names(&written(&begun(), Salt::random));
        assert_ne!(one, other);
        assert!(!one.contains("salt"), "{one}");
    }

    #[test]
    fn whatever_is_changed_changes_the_hash() {
        for text in
            [written(&begun(), Salt::random), without_names(&written(&begun(), Salt::random))]
        {
            for place in 0..text.len() {
                let mut bytes = text.clone().into_bytes();
                bytes[place] ^= 1;
                let Ok(changed) = String::from_utf8(bytes) else { continue };
                assert_ne!(hashed(&changed), hashed(&text), "byte {place} of {text}");
            }
        }
        // The first line cannot be struck: what the game is played by stays known.
        let text = written(&begun(), Salt::random);
        let (head, names) = text.split_once('\n').expect("lines");
        let changed = format!("{}\n{names}", struck(head));
        assert_ne!(hashed(&changed), hashed(&text));
        assert!(read(&changed).is_err());
    }

    #[test]
    fn what_is_no_beginning_is_refused() {
        let text = written(&begun(), Salt::random);
        let (head, _) = text.split_once('\n').expect("lines");
        for wrong in ["", "{}", "no JSON", head, &format!("{text}\n"), &format!("{head}\n1\n2")] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let newer = text.replacen(r#""format":2"#, r#""format":9"#, 1);
        let error = read(&newer).expect_err("a newer format").to_string();
        assert!(error.contains("format 9") && error.contains("use a newer"), "{error}");
    }
}
