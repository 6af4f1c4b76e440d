use std::fmt;
use std::str::FromStr;

use jadoube_chess::Side;
use jadoube_lawbook::Argument;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::{ParseWordsError, Read, Readable, Sample, Told, Words};

/// How a game ended: a score for each side, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Outcome {
    /// What each side scored.
    pub score: Score,
    /// What ended the game.
    pub termination: Termination,
}

impl Outcome {
    /// `side` wins.
    pub const fn win(side: Side, termination: Termination) -> Self {
        Self { score: Score::win(side), termination }
    }

    /// A draw.
    pub const fn draw(termination: Termination) -> Self {
        Self { score: Score::DRAW, termination }
    }
}

/// The score of a game as it is written: two numbers, so that 0-0 and ½-0 exist, or a forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = SCORES)), ts(type = "string"))]
pub struct Score {
    /// What White scored.
    pub white: Points,
    /// What Black scored.
    pub black: Points,
    /// Whether the game was decided without being played: `+/-` instead of `1-0`.
    pub forfeit: bool,
}

#[cfg(feature = "schema")]
const SCORES: &str = "^((0|1/2|1)-(0|1/2|1)|\\+/-|-/\\+|-/-)$";

/// What one side scored in a game; how many points it is worth is the organiser's choice (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Points {
    /// The score of a loss, written 0.
    Loss,
    /// The score of a draw, written ½.
    Draw,
    /// The score of a win, written 1.
    Win,
}

impl Score {
    /// The score of a draw: ½-½.
    pub const DRAW: Self = Self { white: Points::Draw, black: Points::Draw, forfeit: false };
    /// The score where both lose: 0-0.
    pub const BOTH_LOSE: Self = Self { white: Points::Loss, black: Points::Loss, forfeit: false };

    /// The score of a win: 1-0 or 0-1.
    pub const fn win(side: Side) -> Self {
        match side {
            Side::White => Self { white: Points::Win, black: Points::Loss, forfeit: false },
            Side::Black => Self { white: Points::Loss, black: Points::Win, forfeit: false },
        }
    }

    /// This score, given without a game.
    #[must_use]
    pub const fn by_forfeit(self) -> Self {
        Self { forfeit: true, ..self }
    }

    /// What `side` scored.
    pub const fn of(self, side: Side) -> Points {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The side that won, if one did.
    pub fn winner(self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.of(side) == Points::Win)
    }
}

impl fmt::Display for Score {
    /// Writes `1-0`, `1/2-1/2`, `0-0`, `1/2-0`, or `+/-`, `-/+`, `-/-` for forfeits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |points| match (points, self.forfeit) {
            (Points::Win, true) => "+",
            (_, true) => "-",
            (Points::Loss, false) => "0",
            (Points::Draw, false) => "1/2",
            (Points::Win, false) => "1",
        };
        let between = if self.forfeit { "/" } else { "-" };
        write!(f, "{}{between}{}", text(self.white), text(self.black))
    }
}

impl FromStr for Score {
    type Err = ParseWordsError;

    /// Reads two single scores that are usual: 1, 1/2 or 0. Whether a game can have both is for
    /// [`Scoring::allows`](crate::Scoring::allows) to say (10.2); people do write down others.
    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let wrong = || {
            let usual = "1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or -/-; each player scores 1, 1/2 or 0";
            ParseWordsError::new(text, usual)
        };
        if let "+/-" | "-/+" | "-/-" = text {
            let points = |sign: &str| if sign == "+" { Points::Win } else { Points::Loss };
            return Ok(Self {
                white: points(&text[..1]),
                black: points(&text[2..]),
                forfeit: true,
            });
        }
        let points = |text: &str| match text {
            "0" => Ok(Points::Loss),
            "1/2" | "½" => Ok(Points::Draw),
            "1" => Ok(Points::Win),
            _ => Err(wrong()),
        };
        let (white, black) = text.split_once('-').ok_or_else(wrong)?;
        Ok(Self { white: points(white)?, black: points(black)?, forfeit: false })
    }
}

impl From<Score> for String {
    fn from(score: Score) -> Self {
        score.to_string()
    }
}

impl TryFrom<String> for Score {
    type Error = ParseWordsError;

    fn try_from(text: String) -> Result<Self, ParseWordsError> {
        text.parse()
    }
}

/// What ended a game.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Termination {
    /// The king is checkmated (5.1.1).
    #[word("checkmate")]
    Checkmate,
    /// The player to move is stalemated (5.2.1).
    #[word("stalemate")]
    Stalemate,
    /// No side can give mate any more (5.2.2).
    #[word("dead position")]
    DeadPosition,
    /// A player resigned (5.1.2).
    #[word("resignation")]
    Resignation,
    /// The players agreed to a draw (5.2.3).
    #[word("agreement")]
    Agreement,
    /// The same position for the third time was claimed (9.2).
    #[word("threefold")]
    Threefold,
    /// Fifty moves without capture or pawn move were claimed (9.3).
    #[word("fifty moves")]
    FiftyMoves,
    /// The same position came for the fifth time (9.6.1).
    #[word("fivefold")]
    Fivefold,
    /// Seventy-five moves without capture or pawn move were made (9.6.2).
    #[word("seventy five moves")]
    SeventyFiveMoves,
    /// The time ran out (6.9).
    #[word("time")]
    Time,
    /// Too many illegal moves were made (7.5.5).
    #[word("illegal moves")]
    IllegalMoves,
    /// An illegal position still stood after the next move (A.5.4).
    #[word("illegal position")]
    IllegalPosition,
    /// A player did not come in time (6.7).
    #[word("default")]
    Default,
    /// The sealed move was no legal move, or none was sealed (I.8).
    #[word("sealed move")]
    SealedMove,
    /// A request or a claim in a quickplay finish was granted (III.4, III.5).
    #[word("quickplay")]
    Quickplay,
    /// The arbiter gave a penalty (12.9).
    #[word("penalty")]
    Penalty,
    /// The arbiter decided so, where the Laws leave the choice to the arbiter.
    #[word("arbiter")]
    Arbiter,
    /// The appeals committee decided so (11.10).
    #[word("appeal")]
    Appeal,
    /// Both players signed the result (8.7).
    #[word("signature")]
    Signature,
}

impl Points {
    /// All of them, the fewest first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];
}

impl Score {
    /// Every score that can be written, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let played = Points::ALL.into_iter().flat_map(|white| {
            Points::ALL.into_iter().map(move |black| Self { white, black, forfeit: false })
        });
        let forfeits = Side::ALL.map(Self::win).into_iter().chain([Self::BOTH_LOSE]);
        played.chain(forfeits.map(Self::by_forfeit)).collect()
    }
}

impl Outcome {
    /// Every ending and every score, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let endings = Termination::samples().into_iter().map(|it| Self::win(Side::White, it));
        let scores = Score::samples().into_iter();
        let by_penalty = |score| Self { score, termination: Termination::Penalty };
        endings.chain(scores.map(by_penalty)).collect()
    }
}

impl Sample for Outcome {
    fn samples() -> Vec<Self> {
        Self::samples()
    }

    fn shown() -> Vec<Self> {
        let win = Score::win(Side::White);
        let uneven = Score { white: Points::Draw, black: Points::Loss, forfeit: false };
        let scores = [win, win.by_forfeit(), Score::DRAW, Score::BOTH_LOSE, uneven];
        scores.map(|score| Self { score, termination: Termination::Penalty }).to_vec()
    }
}
impl Readable for Score {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        let expected = "a score such as 1-0, 1/2-1/2 or +/-";
        words.value(expected, |word| word.parse().ok())
    }
}

impl Sample for Score {
    fn samples() -> Vec<Self> {
        vec![Self::DRAW, Self::win(Side::White)]
    }
}

impl Told for Score {
    fn argument(&self) -> Argument {
        Argument::text(self.to_string())
    }
}
