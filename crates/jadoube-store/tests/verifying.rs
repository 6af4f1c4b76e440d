//! A record that was tampered with is found out.

use jadoube_store::{Broken, Digest, Lease, Line, Salt, verify};
use proptest::prelude::*;

use crate::stores::{Player, record};

fn played() -> (Vec<Line>, Digest) {
    let mut player = Player::new("a", Lease { node: "n".to_owned(), epoch: 1 });
    let mut lines = Vec::new();
    for act in ["White completes e2e4", "Black completes e7e5", "White completes g1f3"] {
        lines.extend(player.lines(act));
    }
    (lines, player.head())
}

#[test]
fn an_untouched_record_is_right() {
    let (lines, head) = played();
    assert_eq!(verify(&record("a"), &lines, Some(head)).expect("right").head, head);
    assert_eq!(verify(&record("a"), &[], None).expect("right").head, record("a").genesis());
}

#[test]
fn a_record_cut_off_or_of_another_game_is_found_out() {
    let (lines, head) = played();
    let cut = &lines[..lines.len() - 1];
    assert!(verify(&record("a"), cut, None).is_ok(), "nothing but the head tells");
    assert!(matches!(verify(&record("a"), cut, Some(head)), Err(Broken::OtherHead { .. })));
    let gap: Vec<Line> = lines.iter().filter(|line| line.number != 3).cloned().collect();
    assert!(matches!(verify(&record("a"), &gap, None), Err(Broken::Missing { expected: 3, .. })));
    assert!(matches!(verify(&record("b"), &lines, None), Err(Broken::Altered { number: 0, .. })));
    let mut other = record("a");
    other.text = other.text.replace('Ż', "Z");
    assert!(verify(&other, &lines, None).is_err(), "how the game begins is hashed too");
}

#[test]
fn a_record_written_anew_from_the_middle_is_found_out_by_its_head() {
    let (mut lines, head) = played();
    let mut previous = lines[2].hash;
    for line in &mut lines[3..] {
        let mut entry = line.read().expect("an entry");
        entry.at += 1;
        *line = Line::write(&entry, previous, Salt::random());
        previous = line.hash;
    }
    assert!(verify(&record("a"), &lines, None).is_ok(), "its own hashes are right");
    assert!(matches!(verify(&record("a"), &lines, Some(head)), Err(Broken::OtherHead { .. })));
}

proptest! {
    /// Whatever one changes in whichever line, it is found at that very line.
    #[test]
    fn any_change_is_found_where_it_is(line in 0_usize..7, place in 0_usize..10_000, to in any::<char>()) {
        let (mut lines, _) = played();
        let line = line % lines.len();
        let chars: Vec<char> = lines[line].text.chars().collect();
        let place = place % chars.len();
        prop_assume!(chars[place] != to);
        lines[line].text =
            chars.iter().enumerate().map(|(n, &c)| if n == place { to } else { c }).collect();
        match verify(&record("a"), &lines, None) {
            Err(Broken::Altered { number, .. }) => prop_assert_eq!(number as usize, line),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}
