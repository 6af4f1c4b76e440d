//! What is done to a clock, of which both events and facts speak.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::{Longest, Read, Words};

/// What somebody does to the clock besides pressing and stopping it (6.2.3, 6.2.4).
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Handling {
    /// The clock was hit hard (6.2.4).
    #[word("hits the clock")]
    Hit,
    /// The clock was taken up from the table (6.2.4).
    #[word("lifts the clock")]
    Lifted,
    /// The clock was knocked over (6.2.4).
    #[word("knocks over the clock")]
    KnockedOver,
    /// A finger was kept on the clock, or close above it (6.2.3).
    #[word("keeps a finger on the clock")]
    Finger,
    /// The clock was held so that the opponent could not press (6.2.3).
    #[word("holds the clock")]
    Held,
}

impl Handling {
    /// The words for what was done: `hit the clock`.
    pub(crate) const fn was(self) -> &'static str {
        match self {
            Self::Hit => "hit the clock",
            Self::Lifted => "lifted the clock",
            Self::KnockedOver => "knocked over the clock",
            Self::Finger => "kept a finger on the clock",
            Self::Held => "held the clock",
        }
    }

    /// Reads the words for what was done.
    pub(crate) fn read_was(words: &mut Words<'_>) -> Read<Self> {
        let mut longest = Longest::new(words.mark());
        for how in Self::ALL {
            longest.attempt(words, |words| words.literal(how.was()).map(|()| how));
        }
        longest.taken(words)
    }
}

/// A form of its own, beside those of all words.
pub(crate) mod forms {
    /// What was done to a clock, after it was done: `hit the clock`.
    pub(crate) mod was {
        use std::fmt;

        use crate::Handling;
        use crate::words::{Read, Words};

        pub(crate) fn write(how: &Handling, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(how.was())
        }

        pub(crate) fn read(words: &mut Words<'_>) -> Read<Handling> {
            Handling::read_was(words)
        }

        pub(crate) fn samples() -> Vec<Handling> {
            Handling::samples()
        }
    }
}
