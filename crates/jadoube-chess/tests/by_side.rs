//! One value for each side.

use jadoube_chess::{BySide, Side};

const NAMES: BySide<&str> = BySide::new("light", "dark");
/// Evaluated at compile time.
const DARK: &str = NAMES.of(Side::Black);

#[test]
fn each_side_has_its_own() {
    assert_eq!([NAMES[Side::White], NAMES[Side::Black]], ["light", "dark"]);
    assert_eq!([NAMES.white, NAMES.black, DARK], ["light", "dark", "dark"]);
    assert_eq!(BySide::from_fn(|side| NAMES[side]), NAMES);
    assert_eq!(NAMES.map(str::len), BySide::new(5, 4));
    assert_eq!(NAMES.swapped(), BySide::new("dark", "light"));
    assert_eq!(BySide::both(7), BySide::new(7, 7));
    assert_eq!(BySide::<bool>::default(), BySide::both(false));
}

#[test]
fn white_comes_first() {
    let mut values = BySide::new(1, 2);
    assert_eq!(values.iter().collect::<Vec<_>>(), [(Side::White, &1), (Side::Black, &2)]);
    for (side, value) in &mut values {
        *value += if side == Side::White { 10 } else { 20 };
    }
    values[Side::White] += 100;
    *values.of_mut(Side::Black) += 200;
    assert_eq!(values.into_iter().collect::<Vec<_>>(), [(Side::White, 111), (Side::Black, 222)]);
    assert!(BySide::new(1, 9) < BySide::new(2, 0));

    let mut asked = Vec::new();
    BySide::from_fn(|side| asked.push(side)).map(|()| ());
    assert_eq!(asked, Side::ALL);
}

/// Stored fixtures hold the text of whole games, written when each side's values were in an array.
#[test]
fn it_prints_as_an_array_does() {
    let values = BySide::new(Some("a"), None);
    let array = [Some("a"), None];
    assert_eq!(format!("{values:?}"), format!("{array:?}"));
    assert_eq!(format!("{values:#?}"), format!("{array:#?}"));
}
