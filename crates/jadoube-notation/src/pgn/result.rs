use std::fmt;
use std::str::FromStr;

/// The result of a game, as a score.
///
/// It covers everything that the Laws and arbiters allow: games that both players lose, uneven
/// scores awarded by an arbiter, and games that were not played.
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
    /// `1-0`: White won.
    WhiteWins,
    /// `0-1`: Black won.
    BlackWins,
    /// `1/2-1/2`: the game was drawn.
    Draw,
    /// `0-0`: both players lost.
    BothLose,
    /// `1/2-0`: half a point for White, none for Black.
    HalfToWhite,
    /// `0-1/2`: half a point for Black, none for White.
    HalfToBlack,
    /// `+/-`: Black did not arrive.
    WhiteByForfeit,
    /// `-/+`: White did not arrive.
    BlackByForfeit,
    /// `-/-`: neither player arrived.
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

    /// The half points of White and of Black by the usual scoring; `None` if the result is unknown.
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

    /// The nearest of the four results of the PGN standard, which all readers know.
    ///
    /// A forfeit is still won or lost; what the four cannot express is unknown.
    pub const fn standard(self) -> Self {
        match self.half_points() {
            Some((2, 0)) => Self::WhiteWins,
            Some((0, 2)) => Self::BlackWins,
            Some((1, 1)) => Self::Draw,
            _ => Self::Unknown,
        }
    }

    /// Reads a result in any of the usual spellings: `½-½`, `1/2`, `1:0`, `1–0`.
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
        // Results of games that were played come first.
        if rest.is_empty() { Self::ALL.into_iter().find(scored) } else { None }
    }
}

/// What may separate the two scores: also an en dash, in UTF-8 and in Windows-1252.
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
