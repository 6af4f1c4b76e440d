//! What is done to a clock, of which both events and facts speak.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What somebody does to the clock besides pressing and stopping it (6.2.3, 6.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handling {
    /// He hit it hard.
    Hit,
    /// He took it up from the table.
    Lifted,
    /// He knocked it over.
    KnockedOver,
    /// He kept a finger on it, or close above it.
    Finger,
    /// He held it so that the opponent could not press.
    Held,
}

impl Handling {
    /// The words for what was done, as it is done and as it is noticed.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Hit => ("hits the clock", "hit the clock"),
            Self::Lifted => ("lifts the clock", "lifted the clock"),
            Self::KnockedOver => ("knocks over the clock", "knocked over the clock"),
            Self::Finger => ("keeps a finger on the clock", "kept a finger on the clock"),
            Self::Held => ("holds the clock", "held the clock"),
        }
    }

    /// The words for what is done: `hits the clock`.
    pub(crate) const fn does(self) -> &'static str {
        self.words().0
    }

    /// The words for what was done: `hit the clock`.
    pub(crate) const fn was(self) -> &'static str {
        self.words().1
    }
}

impl fmt::Display for Handling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.does())
    }
}
