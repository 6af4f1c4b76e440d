use crate::{Points, Score, Scoring};
use jadoube_chess::BySide;

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
}
