//! What results are worth, and the words for it.

use std::fmt;

use jadoube_chess::BySide;
use serde::{Deserialize, Serialize};

use crate::words::{Read, Readable, Sample, Words};
use crate::{Points, Score};

/// What results are worth, in halves of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Scoring {
    /// A win.
    pub win: u8,
    /// A draw.
    pub draw: u8,
    /// A loss.
    pub loss: u8,
    /// A loss by forfeit.
    #[serde(default)]
    pub forfeit: u8,
}

impl Default for Scoring {
    fn default() -> Self {
        Self { win: 2, draw: 1, loss: 0, forfeit: 0 }
    }
}

impl Scoring {
    /// What White and Black get for a score, in halves of a point.
    ///
    /// Law: 10.1
    pub fn points(self, score: Score) -> BySide<u8> {
        BySide::new(score.white, score.black).map(|points| match points {
            Points::Win => self.win,
            Points::Draw => self.draw,
            Points::Loss if score.forfeit => self.forfeit,
            Points::Loss => self.loss,
        })
    }

    /// Whether a game can end so: not with more points in all than a game usually has.
    ///
    /// ```
    /// use jadoube_record::{Score, Scoring};
    /// let scoring = Scoring::default();
    /// assert!(scoring.allows("1/2-0".parse().unwrap()));
    /// assert!(!scoring.allows("1-1/2".parse().unwrap()));
    /// ```
    ///
    /// Law: 10.2
    pub fn allows(self, score: Score) -> bool {
        let most = (u16::from(self.win) + u16::from(self.loss)).max(2 * u16::from(self.draw));
        let points = self.points(score);
        u16::from(points.white) + u16::from(points.black) <= most
    }

    /// Halves as they are written: `1`, `½`, `1½`.
    pub fn points_text(halves: u8) -> String {
        match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        }
    }

    /// Reads halves as they are written.
    pub(crate) fn read_points(text: &str) -> Option<u8> {
        if text == "½" || text == "1/2" {
            return Some(1);
        }
        let (whole, half) = text.strip_suffix('½').map_or((text, 0), |whole| (whole, 1));
        whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
    }

    /// Reads the points for a win, a draw and a loss, and for a loss by forfeit if it is given.
    fn read_all(text: &str) -> Option<Self> {
        let parts: Option<Vec<u8>> = text.split('-').map(Self::read_points).collect();
        match *parts?.as_slice() {
            [win, draw, loss] => Some(Self { win, draw, loss, forfeit: 0 }),
            [win, draw, loss, forfeit] => Some(Self { win, draw, loss, forfeit }),
            _ => None,
        }
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = [self.win, self.draw, self.loss, self.forfeit].map(Self::points_text);
        f.write_str(&all.join("-"))
    }
}
impl Readable for Scoring {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        let expected = "points such as 1-½-0, 3-1-0 or, with those of a forfeit, 3-2-1-0";
        words.value(expected, Self::read_all)
    }
}

impl Sample for Scoring {
    fn samples() -> Vec<Self> {
        vec![Self { win: 6, draw: 2, loss: 0, forfeit: 0 }]
    }
}

/// A form of its own, beside those of all words.
pub(crate) mod forms {
    /// Halves of a point: `1`, `½`, `1½`.
    pub(crate) mod points {
        use std::fmt;

        use crate::Scoring;
        use crate::words::{Read, Words};

        pub(crate) fn write(halves: &u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&Scoring::points_text(*halves))
        }

        pub(crate) fn read(words: &mut Words<'_>) -> Read<u8> {
            words.value_until(&[' ', ',', '-'], "points such as 1, ½ or 1½", Scoring::read_points)
        }

        pub(crate) fn samples() -> Vec<u8> {
            vec![2, 1]
        }
    }
}
