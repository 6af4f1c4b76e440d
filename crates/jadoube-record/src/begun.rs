use serde::{Deserialize, Serialize};

use crate::Creation;

/// All about a game before its first entry.
///
/// As JSON this is how format 1 stores it. Since format 2 the names stand on lines of their own, so that
/// they can be struck; the store writes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// White's name.
    #[serde(default)]
    pub white: String,
    /// Black's name.
    #[serde(default)]
    pub black: String,
    /// The round, if there is one.
    #[serde(default)]
    pub round: String,
    /// The place in the playing hall, such as the number of the table or of its device, if it is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub station: String,
    /// How the acts of a move are given on screens.
    #[serde(default)]
    pub moving: Moving,
    /// What stands on the board, the clock and the organiser's choices.
    pub creation: Creation,
}

/// How the acts of a move are given on screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moving {
    /// Touch, release and press are three acts, as at a board.
    #[default]
    ByHand,
    /// One act moves and presses, for casual play.
    Joined,
}

impl Moving {
    /// Both ways, for tests over all of them.
    pub const ALL: [Self; 2] = [Self::ByHand, Self::Joined];

    /// Both ways, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        Self::ALL.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Regulations};

    /// In format 1 the hash before a game's first entry covers this text.
    #[test]
    fn a_beginning_is_written_in_one_order() {
        let begun = Begun {
            white: "Anna".to_owned(),
            black: "Jan".to_owned(),
            round: "3".to_owned(),
            station: String::new(),
            moving: Moving::Joined,
            creation: Creation::new(Regulations::standard(Edition::E2023)),
        };
        let text = serde_json::to_string(&begun).expect("JSON");
        let start = r#"{"white":"Anna","black":"Jan","round":"3","moving":"joined","creation":{"regulations":{"#;
        assert!(text.starts_with(start), "{text}");
        assert_eq!(serde_json::from_str::<Begun>(&text).expect("a beginning"), begun);
    }

    #[test]
    fn a_beginning_says_nothing_that_is_not_known() {
        let creation = Creation::new(Regulations::standard(Edition::E2023));
        let creation = serde_json::to_string(&creation).expect("JSON");
        let read = |text: String| serde_json::from_str::<Begun>(&text);
        let begun = read(format!(r#"{{"creation":{creation}}}"#)).expect("a beginning");
        assert_eq!((&*begun.white, begun.moving), ("", Moving::ByHand));
        assert!(read(format!(r#"{{"creation":{creation},"colour":"green"}}"#)).is_err());
    }
}
