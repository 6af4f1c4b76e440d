//! Tampering with a record is detected.

use jadoube_store::contract::{OngoingGame, record};
use jadoube_store::{Broken, Digest, Lease, Salt, StoredEntry, verify};
use proptest::prelude::*;

fn played() -> (Vec<StoredEntry>, Digest) {
    let mut player = OngoingGame::new("a", Lease { node: "n".to_owned(), epoch: 1 });
    let mut entries = Vec::new();
    for act in [
        "White touches e2; White releases on e4; White presses",
        "Black touches e7; Black releases on e5; Black presses",
        "White touches g1; White releases on f3; White presses",
    ] {
        entries.extend(player.entries(act));
    }
    (entries, player.head())
}

#[test]
fn an_untouched_record_is_right() {
    let (entries, head) = played();
    assert_eq!(verify(&record("a"), &entries, Some(head)).expect("right").head, head);
    assert_eq!(verify(&record("a"), &[], None).expect("right").head, record("a").genesis());
}

#[test]
fn a_record_cut_off_or_of_another_game_is_found_out() {
    let (entries, head) = played();
    let cut = &entries[..entries.len() - 1];
    assert!(verify(&record("a"), cut, None).is_ok(), "nothing but the head tells");
    assert!(matches!(verify(&record("a"), cut, Some(head)), Err(Broken::OtherHead { .. })));
    let gap: Vec<StoredEntry> = entries.iter().filter(|entry| entry.number != 3).cloned().collect();
    assert!(matches!(verify(&record("a"), &gap, None), Err(Broken::Missing { expected: 3, .. })));
    assert!(matches!(verify(&record("b"), &entries, None), Err(Broken::Altered { number: 0, .. })));
    let mut other = record("a");
    other.text = other.text.replace('Ż', "Z");
    assert!(verify(&other, &entries, None).is_err(), "how the game begins is hashed too");
}

#[test]
fn a_record_written_anew_from_the_middle_is_found_out_by_its_head() {
    let (mut entries, head) = played();
    let mut previous = entries[2].hash;
    for stored in &mut entries[3..] {
        let mut entry = stored.read().expect("an entry");
        entry.at += 1;
        *stored = StoredEntry::write(&entry, previous, Salt::random());
        previous = stored.hash;
    }
    assert!(verify(&record("a"), &entries, None).is_ok(), "its own hashes are right");
    assert!(matches!(verify(&record("a"), &entries, Some(head)), Err(Broken::OtherHead { .. })));
}

proptest! {
    /// Whatever is changed in whichever entry, it is detected at that very entry.
    #[test]
    fn any_change_is_found_where_it_is(entry in 0_usize..7, place in 0_usize..10_000, to in any::<char>()) {
        let (mut entries, _) = played();
        let entry = entry % entries.len();
        let chars: Vec<char> = entries[entry].text.chars().collect();
        let place = place % chars.len();
        prop_assume!(chars[place] != to);
        entries[entry].text =
            chars.iter().enumerate().map(|(n, &c)| if n == place { to } else { c }).collect();
        match verify(&record("a"), &entries, None) {
            Err(Broken::Altered { number, .. }) => prop_assert_eq!(number as usize, entry),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

/// Salts are up to the caller; the same entry is never stored under the same hash.
#[test]
fn the_same_entry_has_another_hash_each_time() {
    let entry = |salt| {
        let lease = Lease { node: "n".to_owned(), epoch: 1 };
        let mut player = OngoingGame::new("a", lease);
        let entry = player.entries("White touches e2").remove(0);
        StoredEntry::write(&entry.read().expect("an entry"), record("a").genesis(), salt)
    };
    assert_ne!(entry(Salt::random()).hash, entry(Salt::random()).hash);
}
