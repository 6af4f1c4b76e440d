//! The names of acts. A client names each act it sends, so that what is sent twice is done once. The name
//! is the client's own: it belongs to the link that the act came by, and to the words of the act.

use jadoube_laws::{Actor, Bytes32};

use crate::hash::hash_of;

/// Letters of a link's public name that tell it from the other links into a game.
const LINK: usize = 16;
/// Letters of the digest of an act's words.
const WORDS: usize = 8;

/// An act by its name, as a room remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActName {
    /// Stands for the link and the client's id.
    pub(crate) key: u128,
    /// Stands for the words, if they are known.
    pub(crate) words: Option<u32>,
}

impl ActName {
    /// The name of an act that comes in by a link.
    pub(crate) fn new(link: &Bytes32, id: &str, act: &str) -> Self {
        Self { key: key(&link_name(link), id), words: Some(words(act)) }
    }

    /// As it stands in the record. What was written before names belonged to links is known by who
    /// did it.
    pub(crate) fn stored(text: &str, by: Actor) -> Self {
        match parts(text) {
            Some((link, words, id)) => Self { key: key(link, id), words: Some(words) },
            None => Self::of_actor(by, text),
        }
    }

    /// A name that belongs to no link.
    pub(crate) fn of_actor(by: Actor, id: &str) -> Self {
        Self { key: key(&by.to_string(), id), words: None }
    }

    /// How the record writes the name of an act that came by `link` as the client's `id`: the link, the
    /// digest of its words, the id.
    pub(crate) fn written(&self, link: &Bytes32, id: &str) -> String {
        format!("{}:{:08x}:{id}", link_name(link), self.words.unwrap_or_default())
    }

    /// Whether both name the same act; where the words of one are not known it is believed.
    pub(crate) fn is_same_act(&self, words: Option<u32>) -> bool {
        self.words.zip(words).is_none_or(|(ours, theirs)| ours == theirs)
    }
}

/// Whether the record names the link by which an act came.
pub(crate) fn names_link(act_id: &str) -> bool {
    parts(act_id).is_some()
}

fn parts(text: &str) -> Option<(&str, u32, &str)> {
    let (link, rest) = text.split_once(':')?;
    let (words, id) = rest.split_once(':')?;
    let is_hex = |part: &str| part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if (link.len(), words.len()) != (LINK, WORDS) || !is_hex(link) || !is_hex(words) {
        return None;
    }
    Some((link, u32::from_str_radix(words, 16).ok()?, id))
}

fn link_name(link: &Bytes32) -> String {
    let mut name = link.to_string();
    name.truncate(LINK);
    name
}

fn key(whose: &str, id: &str) -> u128 {
    let digest = hash_of([whose.as_bytes(), id.as_bytes()]);
    let (half, _) = digest.0.split_at(16);
    half.iter().fold(0, |number, &byte| number << 8 | u128::from(byte))
}

fn words(act: &str) -> u32 {
    let [a, b, c, d, ..] = hash_of([act.as_bytes()]).0;
    u32::from_be_bytes([a, b, c, d])
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::Side;

    const WHITE: Actor = Actor::Player(Side::White);

    fn link(of: &str) -> Bytes32 {
        hash_of([of.as_bytes()])
    }

    #[test]
    fn a_name_is_written_and_read() {
        for id in ["1", "", "a:b", "0123456789abcdef:01234567:x", "ł"] {
            let name = ActName::new(&link("white"), id, "touches e2");
            let written = name.written(&link("white"), id);
            assert_eq!(ActName::stored(&written, WHITE), name, "{written}");
        }
    }

    #[test]
    fn a_name_belongs_to_its_link_and_its_words() {
        let name = ActName::new(&link("white"), "1", "touches e2");
        assert_ne!(name.key, ActName::new(&link("black"), "1", "touches e2").key);
        let other = ActName::new(&link("white"), "1", "touches d2");
        assert_eq!(name.key, other.key);
        assert!(!name.is_same_act(other.words));
        assert!(name.is_same_act(name.words) && name.is_same_act(None));
    }

    #[test]
    fn older_records_name_an_act_by_who_did_it() {
        let name = ActName::stored("act 7", WHITE);
        assert_eq!(name, ActName::of_actor(WHITE, "act 7"));
        assert_ne!(name, ActName::stored("act 7", Actor::Player(Side::Black)));
        assert!(!names_link("act 7"));
    }
}
