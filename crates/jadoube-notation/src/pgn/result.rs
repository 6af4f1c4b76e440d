use std::fmt;
use std::str::FromStr;

/// How a game ended, as its score says.
///
/// All that the Laws and arbiters know is here: games that both players lose, uneven scores that an
/// arbiter gave, and games that were not played.
///
/// ```
/// use jadoube_notation::pgn::GameResult;
/// let result: GameResult = "½-½".parse().unwrap();
/// assert_eq!(result.to_string(), "1/2-1/2");
/// assert_eq!(result.half_points(), Some((1, 1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`
    BothLose,
    /// `1/2-0`
    HalfToWhite,
    /// `0-1/2`
    HalfToBlack,
    /// `+/-`: Black did not come.
    WhiteByForfeit,
    /// `-/+`: White did not come.
    BlackByForfeit,
    /// `-/-`: nobody came.
    BothForfeit,
    /// `*`: not finished, or not known.
    Unknown,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 10] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::BothLose,
        Self::HalfToWhite,
        Self::HalfToBlack,
        Self::WhiteByForfeit,
        Self::BlackByForfeit,
        Self::BothForfeit,
        Self::Unknown,
    ];

    /// The half points of White and of Black, by the usual scoring; none if the result is unknown.
    pub const fn half_points(self) -> Option<(u8, u8)> {
        match self {
            Self::WhiteWins | Self::WhiteByForfeit => Some((2, 0)),
            Self::BlackWins | Self::BlackByForfeit => Some((0, 2)),
            Self::Draw => Some((1, 1)),
            Self::BothLose | Self::BothForfeit => Some((0, 0)),
            Self::HalfToWhite => Some((1, 0)),
            Self::HalfToBlack => Some((0, 1)),
            Self::Unknown => None,
        }
    }

    /// The result as PGN writes it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::HalfToWhite => "1/2-0",
            Self::HalfToBlack => "0-1/2",
            Self::WhiteByForfeit => "+/-",
            Self::BlackByForfeit => "-/+",
            Self::BothForfeit => "-/-",
            Self::Unknown => "*",
        }
    }

    /// The result that the readers of PGN know and that is nearest: those of the standard are four.
    ///
    /// A forfeit is won or lost all the same; what the four cannot say is unknown.
    pub const fn standard(self) -> Self {
        match self.half_points() {
            Some((2, 0)) => Self::WhiteWins,
            Some((0, 2)) => Self::BlackWins,
            Some((1, 1)) => Self::Draw,
            _ => Self::Unknown,
        }
    }

    /// The result of this text, in any of the usual spellings: `½-½`, `1/2`, `1:0`, `1–0`.
    pub(crate) fn parse(text: &[u8]) -> Option<Self> {
        match text {
            b"*" => return Some(Self::Unknown),
            b"+/-" => return Some(Self::WhiteByForfeit),
            b"-/+" => return Some(Self::BlackByForfeit),
            b"-/-" => return Some(Self::BothForfeit),
            _ => {}
        }
        let (white, rest) = half_points(text)?;
        if rest.is_empty() {
            return (white == 1).then_some(Self::Draw);
        }
        let rest = DASHES.iter().find_map(|&dash| rest.strip_prefix(dash))?;
        let (black, rest) = half_points(rest)?;
        let scored = |result: &Self| result.half_points() == Some((white, black));
        // The results that were played come first.
        if rest.is_empty() { Self::ALL.into_iter().find(scored) } else { None }
    }
}

/// What may part the two scores: also an en dash, in UTF-8 and in Windows-1252.
const DASHES: [&[u8]; 4] = [b"-", b":", "–".as_bytes(), b"\x96"];

/// The points at the beginning of a text, and the rest.
fn half_points(text: &[u8]) -> Option<(u8, &[u8])> {
    // `1/2` before `1`.
    let spellings: [(&[u8], u8); 5] =
        [(b"1/2", 1), ("½".as_bytes(), 1), (b"\xbd", 1), (b"1", 2), (b"0", 0)];
    spellings
        .into_iter()
        .find_map(|(spelling, points)| Some((points, text.strip_prefix(spelling)?)))
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The text was not a result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a result: expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+, -/- or *")]
pub struct ParseResultError(String);

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        Self::parse(text.as_bytes()).ok_or_else(|| ParseResultError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for result in GameResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(result));
        }
    }

    #[test]
    fn other_spellings_are_read() {
        for (text, result) in [
            ("½-½", GameResult::Draw),
            ("1/2", GameResult::Draw),
            ("½", GameResult::Draw),
            ("1/2:1/2", GameResult::Draw),
            ("1:0", GameResult::WhiteWins),
            ("0–1", GameResult::BlackWins),
            ("½-0", GameResult::HalfToWhite),
            ("0-½", GameResult::HalfToBlack),
        ] {
            assert_eq!(text.parse(), Ok(result), "{text}");
        }
        assert_eq!(GameResult::parse(b"\xbd-\xbd"), Some(GameResult::Draw));
        for text in
            ["", "1", "0", "1-1", "1-", "-1", "1-0-0", "0-0-0", "2-0", "1/2-1", "½½", "1- 0"]
        {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }
}
