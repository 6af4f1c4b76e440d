//! The other player's word for every sample: most samples speak of White alone.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The samples, and each of them with the sides exchanged.
pub(crate) fn of_both_sides<T: Serialize + DeserializeOwned>(samples: Vec<T>) -> Vec<T> {
    let mirrored: Vec<T> = samples.iter().map(mirror).collect();
    samples.into_iter().chain(mirrored).collect()
}

/// The same about the other side, by the names that the record has for the sides.
fn mirror<T: Serialize + DeserializeOwned>(word: &T) -> T {
    let text = serde_json::to_string(word).expect("text");
    let parts = text.split('"').map(|part| match part {
        "white" => "black",
        "black" => "white",
        part => part,
    });
    let mirrored = parts.collect::<Vec<_>>().join("\"");
    serde_json::from_str(&mirrored).unwrap_or_else(|error| panic!("{mirrored}: {error}"))
}

#[test]
fn a_word_about_white_becomes_one_about_black() {
    use jadoube_record::{Effect, Side};
    let warned = |side| Effect::Warned { side };
    assert_eq!(mirror(&warned(Side::White)), warned(Side::Black));
}
