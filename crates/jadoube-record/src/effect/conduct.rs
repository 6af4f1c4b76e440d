//! What the Laws make of conduct, penalties, questions and appeals (Articles 10 to 12).

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Article, Message, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{EffectKind, Players};
use crate::regulations::scoring::forms;
use crate::section::Section;
use crate::{Actor, Effect, Scoring, Withdrawn};
use crate::{Appealable, Audience};

/// What follows from conduct, penalties, questions and appeals.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnConduct)]
pub enum ConductEffect {
    /// What the result is worth in the competition, in halves of a point (10.1).
    #[word("the points are {white:points}-{black:points}")]
    #[tell(white = Scoring::points_text(*white), black = Scoring::points_text(*black))]
    #[is(kind = Routine, told = Everyone, section = OnResult)]
    PointsScored {
        /// What White gets, in halves of a point.
        white: u8,
        /// What Black gets, in halves of a point.
        black: u8,
    },
    /// A score that no game can have is not taken (10.2).
    #[word("the score is refused")]
    #[is(kind = Decision, told = Everyone, section = OnResult)]
    ScoreRefused,
    /// The Laws do not allow a penalty, and why; it is not carried out.
    #[word("the penalty is refused: {because}")]
    #[says(because = Unlawful::NotAnnounced)]
    #[is(kind = Telling, told = Everyone)]
    PenaltyRefused {
        /// Why the penalty is not lawful.
        because: Unlawful,
    },
    /// A penalty in points is settled when the game has a result (12.9.4, 12.9.5).
    #[word("the penalty waits for the result")]
    #[tell(side = side)]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Points])]
    PointsWait {
        /// The player who is penalised.
        side: Side,
        /// What the penalty will do to the points.
        penalty: PointsPenalty,
    },
    /// A player is fined, as was announced beforehand (12.9.7).
    #[word("{side} is fined")]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Fine])]
    Fined {
        /// The player who is fined.
        side: Side,
    },
    /// A player is excluded from rounds (12.9.8).
    #[word("{side} is excluded from {rounds} {rounds:round|rounds}")]
    #[tell(side = side, count = rounds)]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Exclusion])]
    Excluded {
        /// The player who is excluded.
        side: Side,
        /// From how many rounds the player is excluded.
        rounds: u8,
    },
    /// A player is expelled from the competition (12.9.9).
    #[word("{side} is expelled from the competition")]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Expulsion])]
    Expelled {
        /// The player who is expelled.
        side: Side,
    },
    /// Somebody must leave the playing venue: a spectator, or a player who has finished (12.7).
    #[word("{who} must leave the venue")]
    #[tell(message = sent_out(*who))]
    #[says(who = Actor::Bystander)]
    #[is(kind = Decision, told = Everyone)]
    SentOut {
        /// The person who must leave.
        who: Actor,
    },
    /// The result waits until the opponent is there: a device was found before (11.3.2.2).
    #[word("the result waits for {side}'s arrival")]
    #[says(side = Side::Black)]
    #[is(kind = Decision, told = Everyone, section = OnResult)]
    ResultWaits {
        /// The player whose arrival decides.
        side: Side,
    },
    /// The arbiter explains an article, not the position (11.9).
    #[word("{article} is explained")]
    #[says(article = art!("3.8.2"))]
    #[is(kind = Decision, told = Everyone, section = OnQuestions)]
    Explained {
        /// The article that is explained.
        article: Article,
    },
    /// The players are told how many moves were completed, for completing the scoresheets (12.6).
    #[word("White has completed {white} moves, Black {black}")]
    #[says(white = 40, black = 39)]
    #[is(kind = Decision, told = Everyone, section = OnQuestions)]
    MovesTold {
        /// How many moves White has completed.
        white: u32,
        /// How many moves Black has completed.
        black: u32,
    },
    /// An appeal is taken; until it is decided the decision holds (11.10).
    #[word("{by}'s appeal is taken")]
    #[tell(side = by)]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    AppealTaken {
        /// The player who appealed.
        by: Side,
    },
    /// An appeal comes after the time for it (11.10).
    #[word("the appeal comes too late")]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    AppealTooLate,
    /// A part of a decision counts no longer, because an appeal against it was upheld (11.10).
    #[word("{side}'s {what} is withdrawn")]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    Withdrawn {
        /// The player against whom the decision was.
        side: Side,
        /// The part of the decision that is taken back.
        what: Withdrawn,
    },
    /// A game that was ended by a decision goes on, because an appeal against it was upheld
    /// (11.10).
    #[word("the game goes on")]
    #[tell("ruling-game-goes-on")]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    GoesOn,
    /// Moves that a decision had struck count again, because an appeal against it was upheld
    /// (11.10).
    #[word("the moves count again")]
    #[tell("ruling-moves-reinstated")]
    #[is(kind = Decision, told = Everyone, players = Partly, section = OnAppeals)]
    Reinstated {
        /// The entry that had struck them.
        entry: u32,
    },
    /// A decision does not say which of several open questions it answers.
    #[word("the decision must say what it is about")]
    #[is(kind = Telling, told = Arbiter, players = Nothing, section = OnQuestions)]
    DecisionUnclear,
}

/// Why a penalty is not lawful.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Unlawful {
    /// There is no clock.
    #[word("there is no clock")]
    NoClock,
    /// The game is over, and with it the thinking time.
    #[word("the game is over")]
    GameOver,
    /// No time is no penalty.
    #[word("it is no time")]
    NoTime,
    /// The opponent has the full point already.
    #[word("the opponent has the full point")]
    FullAlready,
    /// The offender has no point to lose.
    #[word("the offender has no point")]
    NothingLeft,
    /// The offender would not lose by it.
    #[word("the offender does not lose by it")]
    NotLost,
    /// The opponent would lose by it.
    #[word("the opponent loses by it")]
    OpponentLoses,
    /// Such points are those of no game (10.2).
    #[word("no game has such a score")]
    NotAScore,
    /// No fine was announced beforehand.
    #[word("no fine was announced")]
    NotAnnounced,
    /// No round is no penalty.
    #[word("it is no round")]
    NoRound,
    /// The organiser has not agreed.
    #[word("the organiser has not agreed")]
    NoConsent,
}

/// A penalty in points for a game that is not over.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointsPenalty {
    /// The opponent gets the most that the game has (12.9.4).
    #[word("the full point to the opponent")]
    OpponentFull,
    /// The offender gets less than was scored (12.9.5).
    #[word("a lower score")]
    Lowered,
}

impl From<ConductEffect> for Effect {
    fn from(effect: ConductEffect) -> Self {
        Self::OfConduct(effect)
    }
}

fn sent_out(who: Actor) -> Message {
    match who {
        Actor::Player(side) => {
            Message::new("ruling-player-sent-out").with("side", Argument::side(side))
        }
        _ => Message::new("ruling-sent-out"),
    }
}
