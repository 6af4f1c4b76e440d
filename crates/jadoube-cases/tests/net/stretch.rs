//! One game of a fixture: written, and compared with what the program makes of it now.

use jadoube_laws::{Creation, Entry, Game, Happening, Role, Side};
use jadoube_store::{Digest, Salt, StoredEntry};

use super::picture::picture;

const ROLES: [(Role, &str); 4] = [
    (Role::Arbiter, "arbiter"),
    (Role::Player(Side::White), "white"),
    (Role::Player(Side::Black), "black"),
    (Role::Spectator, "spectator"),
];

/// A game as the fixtures have it.
pub(crate) fn written(name: &str, creation: &Creation, happenings: &[Happening]) -> String {
    let mut game = Game::create(creation.clone());
    let mut text = format!("game {name}\n{}\n", json(creation));
    let mut hash = beginning(&text);
    for happening in happenings {
        let entry = game.happen(happening.clone());
        hash = add(&mut text, &game, &entry, hash);
    }
    text.push_str(&format!("hash {hash}"));
    text
}

/// Where today's program makes something else of a stored game, if anywhere.
pub(crate) fn difference(stored: &str) -> Option<String> {
    let mut lines = stored.lines();
    let name = lines.next().unwrap_or_default();
    let creation = lines.next().unwrap_or_default();
    let creation: Creation = match serde_json::from_str(creation) {
        Ok(creation) => creation,
        Err(error) => return Some(format!("{name}: how it was created cannot be read: {error}")),
    };
    let mut judged = Game::create(creation.clone());
    let mut folded = Game::create(creation.clone());
    let mut text = format!("{name}\n{}\n", json(&creation));
    let mut hash = beginning(&text);
    for entry in entries(stored) {
        let stored = match read(&entry) {
            Ok(stored) => stored,
            Err(error) => {
                return Some(format!("{name}: an entry cannot be read: {error}\n{entry}"));
            }
        };
        let happening = Happening { at: stored.at, by: stored.by, event: stored.event.clone() };
        let again = judged.happen(happening);
        folded.record(&stored);
        if picture(&folded) != picture(&judged) {
            return Some(format!(
                "{name}: entry {} does not fold to what was judged\n  folded {}\n  judged {}",
                stored.number,
                picture(&folded),
                picture(&judged)
            ));
        }
        hash = add(&mut text, &judged, &again, hash);
    }
    text.push_str(&format!("hash {hash}"));
    first_difference(name, stored, &text)
}

/// Where the entries of a stored game fold to something else than they did when it was stored, if
/// anywhere.
pub(crate) fn folded_difference(stored: &str) -> Option<String> {
    let mut lines = stored.lines();
    let name = lines.next().unwrap_or_default();
    let creation = serde_json::from_str(lines.next().unwrap_or_default());
    let creation: Creation = match creation {
        Ok(creation) => creation,
        Err(error) => return Some(format!("{name}: how it was created cannot be read: {error}")),
    };
    let mut game = Game::create(creation);
    let states: Vec<&str> = stored.lines().filter_map(|line| line.strip_prefix("state ")).collect();
    let entries = entries(stored);
    if entries.len() != states.len() {
        return Some(format!("{name}: {} entries, {} states", entries.len(), states.len()));
    }
    for (entry, state) in entries.iter().zip(states) {
        match read(entry) {
            Ok(entry) => game.record(&entry),
            Err(error) => {
                return Some(format!("{name}: an entry cannot be read: {error}\n{entry}"));
            }
        }
        let (is, state) = (picture(&game), by_codes(state));
        if is != state {
            return Some(format!("{name}\n  after {entry}\n  was {state}\n  is  {is}"));
        }
    }
    None
}

/// A state in which actors are written by their codes, as they are since format 2.
fn by_codes(state: &str) -> String {
    let mut state = state.to_owned();
    for side in ["white", "black"] {
        state = state.replace(&format!("{{\"player\":\"{side}\"}}"), &format!("\"{side}\""));
        let assistant = format!("\"{side}-assistant\"");
        state = state.replace(&format!("{{\"assistant_of\":\"{side}\"}}"), &assistant);
    }
    state
}

/// The stored text of each entry, in order.
fn entries(stored: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in stored.lines() {
        if let Some(head) = line.strip_prefix("entry ") {
            entries.push(head.to_owned());
        } else if let (Some(part), Some(entry)) = (line.strip_prefix("  "), entries.last_mut()) {
            entry.push('\n');
            entry.push_str(part);
        }
    }
    entries
}

/// What the fixture leaves out of the stored text, because the last line of the game covers it.
const PREVIOUS: &str = "\"previous\":\"\"";

fn read(text: &str) -> Result<Entry, jadoube_store::ReadEntryError> {
    let previous = format!("\"previous\":\"{}\"", Digest::of([]));
    let text = text.replacen(PREVIOUS, &previous, 1);
    StoredEntry { number: 0, text, salt: salt(0), hash: Digest::of([]) }.read()
}

/// Adds an entry, what every role is shown of it and the state of the game; returns its hash.
fn add(text: &mut String, game: &Game, entry: &Entry, previous: Digest) -> Digest {
    let line = StoredEntry::write(entry, previous, salt(entry.number));
    let stored = line.text.replacen(&previous.to_string(), "", 1);
    text.push_str("entry ");
    text.push_str(&stored.replace('\n', "\n  "));
    text.push('\n');
    let mut shown: Vec<(&str, String)> = Vec::new();
    for (role, name) in ROLES {
        let view = entry.view(role).map_or("nothing".to_owned(), |view| json(&view));
        // Mostly all roles are shown the same.
        let told = match shown.iter().find(|(_, other)| *other == view) {
            Some((other, _)) => format!("as {other}"),
            None => view.clone(),
        };
        text.push_str(&format!("{name} {told}\n"));
        shown.push((name, view));
    }
    text.push_str(&format!("state {}\n", picture(game)));
    line.hash
}

/// The hash that the first entry follows.
fn beginning(text: &str) -> Digest {
    Digest::of([text.as_bytes()])
}

/// A salt that is always the same, unlike a real one.
fn salt(number: u32) -> Salt {
    let digest = Digest::of([b"net".as_slice(), &number.to_be_bytes()]);
    digest.to_string().parse().expect("a hash is long enough for a salt")
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

fn first_difference(name: &str, stored: &str, made: &str) -> Option<String> {
    if stored == made {
        return None;
    }
    let mut entry = "before the first entry";
    let mut made = made.lines();
    for stored in stored.lines() {
        if stored.starts_with("entry ") {
            entry = stored;
        }
        let made = made.next().unwrap_or("(the end)");
        if stored != made {
            return Some(format!("{name}\n  in {entry}\n  was {stored}\n  is  {made}"));
        }
    }
    Some(format!("{name}: it goes on: {}", made.next().unwrap_or_default()))
}
