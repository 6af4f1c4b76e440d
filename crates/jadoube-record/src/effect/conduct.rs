//! What the Laws make of conduct, penalties, questions and appeals (Articles 10 to 12).

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Article, Message};
use serde::{Deserialize, Serialize};

use crate::effect::kind::EffectKind;
use crate::{Actor, Effect, Scoring, Withdrawn};

/// What follows from conduct, penalties, questions and appeals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductEffect {
    /// What the result is worth in the competition, in halves of a point (10.1).
    PointsScored {
        /// White's.
        white: u8,
        /// Black's.
        black: u8,
    },
    /// A result that no game can have is not taken (10.2).
    ScoreRefused,
    /// A penalty that the Laws do not allow is not carried out.
    PenaltyRefused {
        /// Why.
        because: Unlawful,
    },
    /// The points of a game that is not over are settled when it is (12.9.4, 12.9.5).
    PointsWait {
        /// Who is penalised.
        side: Side,
        /// How.
        penalty: PointsPenalty,
    },
    /// A fine that was announced beforehand (12.9.7).
    Fined {
        /// Who.
        side: Side,
    },
    /// A player does not play in so many rounds (12.9.8).
    Excluded {
        /// Who.
        side: Side,
        /// How many rounds.
        rounds: u8,
    },
    /// A player is out of the competition (12.9.9).
    Expelled {
        /// Who.
        side: Side,
    },
    /// Somebody must leave the playing venue (12.7).
    SentOut {
        /// Who.
        who: Actor,
    },
    /// The result waits until the opponent is there (11.3.2.2).
    ResultWaits {
        /// Whose arrival decides.
        side: Side,
    },
    /// The arbiter explains an article, not the position (11.9).
    Explained {
        /// Which.
        article: Article,
    },
    /// The players are told how many moves were completed (12.6, after a flag).
    MovesTold {
        /// By White.
        white: u32,
        /// By Black.
        black: u32,
    },
    /// An appeal is taken; until it is decided the decision holds (11.10).
    AppealTaken {
        /// Whose.
        by: Side,
    },
    /// An appeal comes after the time for it (11.10).
    AppealTooLate,
    /// A part of a decision counts no longer, because an appeal against it was upheld (11.10).
    Withdrawn {
        /// Whose.
        side: Side,
        /// What.
        what: Withdrawn,
    },
    /// A game that was ended by a decision goes on, because an appeal against it was upheld.
    GoesOn,
    /// Moves that a decision had struck count again, because an appeal against it was upheld.
    Reinstated {
        /// The entry that had struck them.
        entry: u32,
    },
    /// A decision does not say which of several open questions it answers.
    DecisionUnclear,
}

/// Why a penalty is not lawful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unlawful {
    /// There is no clock.
    NoClock,
    /// The game is over, and with it the thinking time.
    GameOver,
    /// No time is no penalty.
    NoTime,
    /// The opponent has the full point already.
    FullAlready,
    /// The offender has no point to lose.
    NothingLeft,
    /// The offender would not lose by it.
    NotLost,
    /// The opponent would lose by it.
    OpponentLoses,
    /// Such points are those of no game (10.2).
    NotAScore,
    /// No fine was announced beforehand.
    NotAnnounced,
    /// No round is no penalty.
    NoRound,
    /// The organiser has not agreed.
    NoConsent,
}

impl Unlawful {
    /// The word by which messages choose.
    const fn word(self) -> &'static str {
        match self {
            Self::NoClock => "no-clock",
            Self::GameOver => "game-over",
            Self::NoTime => "no-time",
            Self::FullAlready => "full-already",
            Self::NothingLeft => "nothing-left",
            Self::NotLost => "not-lost",
            Self::OpponentLoses => "opponent-loses",
            Self::NotAScore => "not-a-score",
            Self::NotAnnounced => "not-announced",
            Self::NoRound => "no-round",
            Self::NoConsent => "no-consent",
        }
    }
}

/// A penalty in points for a game that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsPenalty {
    /// The opponent gets the most that the game has (12.9.4).
    OpponentFull,
    /// The offender gets less than he scored (12.9.5).
    Lowered,
}

impl ConductEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::PointsScored { .. } => EffectKind::Routine,
            Self::PenaltyRefused { .. } | Self::DecisionUnclear => EffectKind::Telling,
            Self::ScoreRefused
            | Self::PointsWait { .. }
            | Self::Fined { .. }
            | Self::Excluded { .. }
            | Self::Expelled { .. }
            | Self::SentOut { .. }
            | Self::ResultWaits { .. }
            | Self::Explained { .. }
            | Self::MovesTold { .. }
            | Self::AppealTaken { .. }
            | Self::AppealTooLate
            | Self::Withdrawn { .. }
            | Self::GoesOn
            | Self::Reinstated { .. } => EffectKind::Decision,
        }
    }

    pub(crate) fn message(self) -> Message {
        let of = |id, side| Message::new(id).with("side", Argument::side(side));
        let number = |number: u32| Argument::Number(i64::from(number));
        match self {
            Self::PointsScored { white, black } => Message::new("ruling-points-scored")
                .with("white", Argument::text(Scoring::points_text(white)))
                .with("black", Argument::text(Scoring::points_text(black))),
            Self::ScoreRefused => Message::new("ruling-score-refused"),
            Self::PenaltyRefused { because } => Message::new("ruling-penalty-refused")
                .with("because", Argument::word(because.word())),
            Self::PointsWait { side, .. } => of("ruling-points-wait", side),
            Self::Fined { side } => of("ruling-fined", side),
            Self::Excluded { side, rounds } => {
                of("ruling-excluded", side).with("count", number(u32::from(rounds)))
            }
            Self::Expelled { side } => of("ruling-expelled", side),
            Self::SentOut { who: Actor::Player(side) } => of("ruling-player-sent-out", side),
            Self::SentOut { .. } => Message::new("ruling-sent-out"),
            Self::ResultWaits { side } => of("ruling-result-waits", side),
            Self::Explained { article } => Message::new("ruling-explained")
                .with("article", Argument::text(article.to_string())),
            Self::MovesTold { white, black } => Message::new("ruling-moves-told")
                .with("white", number(white))
                .with("black", number(black)),
            Self::AppealTaken { by } => of("ruling-appeal-taken", by),
            Self::AppealTooLate => Message::new("ruling-appeal-too-late"),
            Self::Withdrawn { side, what } => what.message(side),
            Self::GoesOn => Message::new("ruling-game-goes-on"),
            Self::Reinstated { .. } => Message::new("ruling-moves-reinstated"),
            Self::DecisionUnclear => Message::new("ruling-decision-unclear"),
        }
    }
}

impl From<ConductEffect> for Effect {
    fn from(effect: ConductEffect) -> Self {
        Self::OfConduct(effect)
    }
}

impl fmt::Display for ConductEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PointsScored { white, black } => {
                let text = Scoring::points_text;
                write!(f, "the points are {}-{}", text(*white), text(*black))
            }
            Self::ScoreRefused => f.write_str("the score is refused"),
            Self::PenaltyRefused { because } => write!(f, "the penalty is refused: {because}"),
            Self::PointsWait { .. } => f.write_str("the penalty waits for the result"),
            Self::Fined { side } => write!(f, "{side} is fined"),
            Self::Excluded { side, rounds: 1 } => write!(f, "{side} is excluded from 1 round"),
            Self::Excluded { side, rounds } => {
                write!(f, "{side} is excluded from {rounds} rounds")
            }
            Self::Expelled { side } => write!(f, "{side} is expelled from the competition"),
            Self::SentOut { who } => write!(f, "{who} must leave the venue"),
            Self::ResultWaits { side } => write!(f, "the result waits for {side}'s arrival"),
            Self::Explained { article } => write!(f, "{article} is explained"),
            Self::MovesTold { white, black } => {
                write!(f, "White has completed {white} moves, Black {black}")
            }
            Self::AppealTaken { by } => write!(f, "{by}'s appeal is taken"),
            Self::AppealTooLate => f.write_str("the appeal comes too late"),
            Self::Withdrawn { side, what } => write!(f, "{side}'s {what} is withdrawn"),
            Self::GoesOn => f.write_str("the game goes on"),
            Self::Reinstated { .. } => f.write_str("the moves count again"),
            Self::DecisionUnclear => f.write_str("the decision must say what it is about"),
        }
    }
}

impl fmt::Display for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoClock => "there is no clock",
            Self::GameOver => "the game is over",
            Self::NoTime => "it is no time",
            Self::FullAlready => "the opponent has the full point",
            Self::NothingLeft => "the offender has no point",
            Self::NotLost => "the offender does not lose by it",
            Self::OpponentLoses => "the opponent loses by it",
            Self::NotAScore => "no game has such a score",
            Self::NotAnnounced => "no fine was announced",
            Self::NoRound => "it is no round",
            Self::NoConsent => "the organiser has not agreed",
        })
    }
}
