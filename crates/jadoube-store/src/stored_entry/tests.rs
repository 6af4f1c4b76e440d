use super::*;
use jadoube_laws::{Edition, Game, Happening, Regulations, Side};

fn entry() -> Entry {
    let mut game = Game::new(Regulations::standard(Edition::E2023));
    let event = "touches e2".parse().expect("an act");
    game.happen(Happening::new(5, Actor::Player(Side::White), event).expect("an act of White"))
}

fn start() -> Digest {
    Digest::of([b"start".as_slice()])
}

#[test]
fn an_entry_is_written_and_read() {
    let mut entry = entry();
    let stored = StoredEntry::write(&entry, start(), Salt::random());
    entry.previous_hash = Some(start().to_string());
    assert_eq!(stored.read().expect("an entry"), entry);
    assert_eq!(stored.previous().expect("a hash"), start());
    assert_eq!(stored.hash_after(start()), stored.hash);
    assert_eq!(stored.text.lines().count(), 2 + entry.rulings.len());
}

/// One line can be disclosed with its salt; the others are known only by their digests.
#[test]
fn a_line_is_disclosed_alone() {
    let stored = StoredEntry::write(&entry(), start(), Salt::random());
    let mut digests = stored.digests();
    let event = stored.text.lines().nth(1).expect("an event");
    digests[1] = digest_of_part(event, stored.salt.of_part(1));
    assert_eq!(StoredEntry::hash_of_digests(start(), &digests), stored.hash);
    digests[1] = digest_of_part("\"resigned\"", stored.salt.of_part(1));
    assert_ne!(StoredEntry::hash_of_digests(start(), &digests), stored.hash);
}

#[test]
fn a_name_is_struck_and_the_hash_stays() {
    let entry = Entry { name: Some("Jana Nováková".to_owned()), ..entry() };
    let stored = StoredEntry::write(&entry, start(), Salt::random());
    assert_eq!(stored.read().expect("an entry").name, entry.name);
    let struck = stored.without_name();
    assert!(stored.text.contains("Jana") && !struck.text.contains("Jana"), "{}", struck.text);
    assert!(!struck.text.contains("salt"), "nobody finds it by trying: {}", struck.text);
    assert_eq!(struck.hash_after(start()), stored.hash);
    let read = struck.read().expect("an entry");
    assert_eq!((read.name, read.rulings), (None, entry.rulings));
    assert_eq!(struck.without_name(), struck);
    // Nothing but a name can be struck.
    let unnamed = StoredEntry::write(&self::entry(), start(), Salt::random());
    assert_eq!(unnamed.without_name(), unnamed);
    for number in 0..unnamed.text.lines().count() {
        let digest = unnamed.digests()[number];
        let lines = unnamed.text.lines().enumerate();
        let lines =
            lines.map(|(n, line)| if n == number { struck::line(digest) } else { line.to_owned() });
        let text = lines.collect::<Vec<_>>().join("\n");
        let changed = StoredEntry { text, ..unnamed.clone() };
        let is_believed = changed.hash_after(start()) == unnamed.hash && changed.read().is_ok();
        assert!(!is_believed, "line {number}");
    }
}

#[test]
fn whatever_is_changed_changes_the_hash() {
    let stored = StoredEntry::write(&entry(), start(), Salt::random());
    for place in 0..stored.text.len() {
        let mut bytes = stored.text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let changed = StoredEntry { text, ..stored.clone() };
        assert_ne!(changed.hash_after(start()), stored.hash, "byte {place}");
    }
    assert_ne!(stored.hash_after(Digest::of([b"other".as_slice()])), stored.hash);
}

#[test]
fn a_newer_format_is_refused_by_name() {
    let mut stored = StoredEntry::write(&entry(), start(), Salt::random());
    stored.text = stored.text.replacen("\"format\":2", "\"format\":9,\"new\":[]", 1);
    let error = stored.read().expect_err("a newer format").to_string();
    assert!(error.contains("format 9") && error.contains("newer"), "{error}");
}
