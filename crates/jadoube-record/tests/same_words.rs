//! Cases know effects by their words alone: there is no way back from the words to the value, so
//! two effects in the same words cannot be told apart by any case.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};

use jadoube_record::{Choice, Effect, Fact};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::mirror::of_both_sides;

/// The name of an effect in the record, with that of its part.
fn name(value: &Value) -> String {
    let Value::Object(fields) = value else { return value.as_str().expect("a name").to_owned() };
    let (key, inner) = fields.iter().next().expect("a name");
    match key.starts_with("of_") || key == "known" {
        true => format!("{key} {}", name(inner)),
        false => key.clone(),
    }
}

/// The names of effects that are in the same words as others.
fn alike() -> BTreeMap<String, BTreeSet<String>> {
    let mut by_words: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for effect in of_both_sides(Effect::samples()) {
        let value = serde_json::to_value(&effect).expect("a value");
        let values = by_words.entry(effect.to_string()).or_default();
        if !values.contains(&value) {
            values.push(value);
        }
    }
    by_words.retain(|_, values| values.len() > 1);
    by_words.into_iter().map(|(words, values)| (words, values.iter().map(name).collect())).collect()
}

#[test]
fn effects_of_different_kinds_have_different_words() {
    for (words, names) in alike() {
        assert_eq!(names.len(), 1, "`{words}` is said of {names:?}");
    }
}

/// The effects of which the words do not say all. Whoever adds one decides that no case needs to
/// tell its values apart; whoever says more takes it off.
#[test]
fn what_words_leave_out_is_known() {
    let expected = [
        // About which question stands in its message.
        "arbiter_must_decide",
        // By what the game ended shows in the article.
        "game_ended",
        // A piece that was promoted before or after the pawn was let go is the same piece.
        "must_move",
        // What was wrong shows in the rulings that follow.
        "move_made",
        // Which ply it was, which touches are left and where the board comes from, the record keeps.
        "illegal_moves_counted",
        "touch_annulled",
        "position_restored",
        // What the clock counts, a state looks at.
        "clock_goes_over",
        // Who sits where is told by the message.
        "started_anew",
        // What it was stands in the lines before.
        "result_replaced",
        // Whose points, claim or clock it is, the step says.
        "of_conduct points_wait",
        "of_quickplay play_ends",
        "of_quickplay put_off",
        "of_sheet reconstruction",
    ];
    let found: BTreeSet<String> = alike().into_values().flatten().collect();
    assert_eq!(found, expected.into_iter().map(str::to_owned).collect());
}

#[test]
fn facts_and_choices_have_words_of_their_own() {
    has_own_words(Fact::samples());
    has_own_words(Choice::samples());
}

fn has_own_words<T: Serialize + DeserializeOwned + Display + PartialEq + Debug>(samples: Vec<T>) {
    let mut by_words: BTreeMap<String, T> = BTreeMap::new();
    for word in of_both_sides(samples) {
        if let Some(other) = by_words.get(&word.to_string()) {
            assert_eq!(other, &word);
        }
        by_words.insert(word.to_string(), word);
    }
}
