//! Names for what is another thing each time: keys, secrets, hashes, the time of the day.

use std::collections::HashMap;

use serde_json::Value;

/// The names that were given so far, and what they stand for.
#[derive(Default)]
pub(super) struct Steady {
    names: HashMap<String, String>,
    real: HashMap<String, String>,
    /// How many there are of each kind.
    counts: HashMap<String, u32>,
    /// The keys of the games, each with the secret of a link into it.
    games: Vec<(String, String)>,
}

/// Letters of a link's public name that stand in cookies and in the record.
const SHORT: usize = 16;
/// From so many hexadecimal digits on it is a hash, a salt, or something that was locked.
const LONG: usize = 32;

impl Steady {
    /// An answer with names; what it tells of new keys and secrets is learnt first.
    pub(super) fn named(&mut self, answer: &str) -> String {
        if let Some(Ok(body)) = answer.lines().last().map(serde_json::from_str::<Value>) {
            self.learn(&body);
        }
        let mut named = String::with_capacity(answer.len());
        let mut rest = answer;
        while let Some(begin) = rest.find(|letter: char| letter.is_ascii_alphanumeric()) {
            named.push_str(&rest[..begin]);
            rest = &rest[begin..];
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            match self.name(word) {
                Some(name) => named.push_str(&name),
                None => named.push_str(word),
            }
            rest = after;
        }
        named.push_str(rest);
        without_use(&without_date(&named))
    }

    /// A request with what its names stand for.
    pub(super) fn real(&self, request: &str) -> String {
        let mut real = request.to_owned();
        while let Some((begin, end, value)) = self.first_name(&real) {
            let value = value.clone();
            real.replace_range(begin..end, &value);
        }
        real
    }

    fn first_name(&self, text: &str) -> Option<(usize, usize, &String)> {
        text.match_indices('<').find_map(|(begin, _)| {
            let end = begin + text[begin..].find('>')? + 1;
            Some((begin, end, self.real.get(&text[begin..end])?))
        })
    }

    /// The games that were made, each with a secret that lets in.
    pub(super) fn games(&self) -> &[(String, String)] {
        &self.games
    }

    /// Learns keys of competitions and games, secrets and names of links, shares of a key.
    fn learn(&mut self, body: &Value) {
        for key in ["competition", "game"] {
            if let (Some(made), true) = (body[key].as_str(), body["links"].is_array()) {
                self.numbered(key, made);
            }
        }
        let one = std::slice::from_ref(body);
        for link in body["links"].as_array().map_or(one, Vec::as_slice) {
            let text = |name: &str| link[name].as_str();
            if let (Some(role), Some(token), Some(hash)) =
                (text("role"), text("token"), text("link"))
            {
                if let (Some(game), "white") = (body["game"].as_str(), role) {
                    self.games.push((game.to_owned(), token.to_owned()));
                }
                let number = self.count(role);
                let of = if number == 1 { role.to_owned() } else { format!("{role}#{number}") };
                self.give(format!("<link:{of}>"), token);
                self.give(format!("<hash:{of}>"), hash);
                self.give(format!("<short:{of}>"), &hash[..SHORT]);
            }
        }
        if let Some(share) = body["share"].as_str() {
            self.numbered("share", share);
        }
    }

    fn name(&mut self, word: &str) -> Option<String> {
        if let Some(name) = self.names.get(word) {
            return Some(name.clone());
        }
        let is_time = word.len() == 13
            && word.starts_with('1')
            && word.bytes().all(|byte| byte.is_ascii_digit());
        if is_time {
            return Some("<utc>".to_owned());
        }
        let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if word.len() >= LONG && word.bytes().all(is_hex) {
            self.numbered("hex", word);
            return self.names.get(word).cloned();
        }
        None
    }

    /// Gives the next name of a kind, unless there is one.
    fn numbered(&mut self, kind: &str, value: &str) {
        if !self.names.contains_key(value) {
            let number = self.count(kind);
            self.give(format!("<{kind}-{number}>"), value);
        }
    }

    fn count(&mut self, kind: &str) -> u32 {
        let count = self.counts.entry(kind.to_owned()).or_default();
        *count += 1;
        *count
    }

    fn give(&mut self, name: String, value: &str) {
        self.names.insert(value.to_owned(), name.clone());
        self.real.insert(name, value.to_owned());
    }
}

/// The day on which a game was made stands in its PGN.
fn without_date(text: &str) -> String {
    const TAG: &str = "[Date \"";
    let mut parts = text.split(TAG);
    let mut steady = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        steady.push_str(TAG);
        steady.push_str("<date>");
        steady.push_str(part.get("2000.01.01".len()..).unwrap_or_default());
    }
    steady
}

/// That somebody came in by a link is noted while they are answered, and seen a moment later.
fn without_use(text: &str) -> String {
    ["null", "<utc>"].iter().fold(text.to_owned(), |text, used| {
        text.replace(&format!(r#""used":{used},"vouched""#), r#""used":<used>,"vouched""#)
    })
}

#[test]
fn what_is_random_has_a_name_and_stands_for_itself() {
    let mut steady = Steady::default();
    let hash = "0123456789abcdef".repeat(4);
    let made = format!(
        r#"{{"game":"aB1","links":[{{"role":"white","token":"xyz","link":"{hash}"}}],"at":1790000000000}}"#
    );
    let named = steady.named(&made);
    let expected = r#"{"game":"<game-1>","links":[{"role":"white","token":"<link:white>","link":"<hash:white>"}],"at":<utc>}"#;
    assert_eq!(named, expected);
    assert_eq!(steady.named("cookie_0123456789abcdef=xyz"), "cookie_<short:white>=<link:white>");
    assert_eq!(steady.named(&"0a".repeat(16)), "<hex-1>");
    assert_eq!(steady.named("90000 e4 [Date \"2031.12.24\"]"), "90000 e4 [Date \"<date>\"]");
    assert_eq!(
        steady.real("/games/<game-1>/x <hash:white> <b>"),
        format!("/games/aB1/x {hash} <b>")
    );
}
