//! What an organiser chose before the game, and the words for it.
//!
//! What the Laws say where nothing was chosen may not stand here: that is in the lawbook.

pub(crate) mod assistant_duties;
mod by_hand;
pub(crate) mod clock;
pub(crate) mod conduct;
mod samples;
pub(crate) mod scoring;
pub(crate) mod setting;

use jadoube_chess::{BySide, Fen, Side, chess960};
use jadoube_clock::{Controls, NextPeriod};
use jadoube_lawbook::{Class, Edition, Supervision};
use jadoube_notation::Language;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::regulations::clock::{BothAbsent, ClockKind, ClockPlace};
use crate::regulations::conduct::ConductRules;
use crate::regulations::scoring::Scoring;
use crate::words::forms;
use crate::{AssistantDuties, Standing};

/// What the organiser chose before the game.
///
/// ```
/// use jadoube_record::{Edition, Observer, Regulations};
/// let regulations = Regulations::standard(Edition::E2023);
/// assert_eq!(regulations.observer, Observer::Engine);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Regulations {
    /// The edition of the Laws in force.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub class: Class,
    /// Whether the competition rules apply in full (A.4, B.2) or not (A.5, B.3).
    pub supervision: Supervision,
    /// Whose eyes count.
    pub observer: Observer,
    /// The time controls, such as `90m/40 + 30m, +30s`; none for a game without clock.
    pub control: Option<Controls>,
    /// When the time of the next period is added.
    pub next_period: NextPeriod,
    /// The position from which the game is to begin.
    pub start: Start,
    /// After how long a player who is not there loses (6.7.1); the edition's own if not given.
    pub default_time_ms: Option<u32>,
    /// Limits on agreeing to a draw (9.1.1).
    pub draw_offers: DrawOffers,
    /// Who records the moves.
    pub recording: Recording,
    /// Guideline I: games may be adjourned.
    pub adjournment: bool,
    /// How long a session lasts by the arbiter's timepiece, for games that may be adjourned (I.14).
    pub session_ms: Option<u32>,
    /// Guideline III: quickplay finish without increment.
    pub quickplay: bool,
    /// Whether a delay may be asked for as well as an increment, by an older wording of III.4.
    pub delay_requests: bool,
    /// Whether an arbiter supervises the competition (III.6).
    pub arbiter_present: bool,
    /// Players for whom Appendix D holds.
    #[cfg_attr(feature = "schema", schemars(length(max = 2)))]
    pub visually_disabled: Vec<Side>,
    /// Whether such players and their opponents have a board each (D.1).
    pub two_boards: bool,
    /// Players who do not hear what is announced (D.2.11).
    #[cfg_attr(feature = "schema", schemars(length(max = 2)))]
    pub hearing_impaired: Vec<Side>,
    /// Players who have an assistant accepted by the arbiter.
    #[cfg_attr(feature = "schema", schemars(length(max = 2)))]
    pub assistants: Vec<Side>,
    /// For which duties, White's first; all if none is named (D.2.10).
    #[serde(default, skip_serializing_if = "are_all")]
    pub assistant_duties: BySide<AssistantDuties>,
    /// Minutes for illegal moves and wrong claims in blitz under full supervision, where the
    /// text of 2023 is open.
    pub blitz_full_minutes: Option<u8>,
    /// Whether players must record in blitz under full supervision, where the text is open: A.2 is
    /// taken over for limited supervision only, but the arbiter records (B.2.2).
    pub blitz_full_recording: bool,
    /// A longer limit than fifty moves, announced beforehand (1993).
    pub fifty_limit: Option<u32>,
    /// Whether a claim made after touching a piece costs the minutes of a wrong claim (9.4).
    pub bonus_after_touch: bool,
    /// What a win, a draw and a loss are worth, in halves of a point (10.1).
    pub scoring: Scoring,
    /// The language of each player's notation by its code, White's first; C.2 leaves it to the player.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "BySide<Language>"),
        ts(as = "BySide<Language>")
    )]
    pub languages: BySide<String>,
    /// Whether screens may tell a player what is legal.
    pub assistance: bool,
    /// Scoresheets, conduct, penalties and appeals.
    pub conduct: ConductRules,
    /// Where the clock stands (6.5).
    pub clock_place: ClockPlace,
    /// Whether the clock tells which flag fell first (III.3.1).
    pub clock_kind: ClockKind,
    /// Who loses the time while neither player is there (6.7.2).
    pub both_absent: BothAbsent,
    /// Players with a disability: an assistant at the clock costs them no time (6.2.6).
    #[cfg_attr(feature = "schema", schemars(length(max = 2)))]
    pub disabled: Vec<Side>,
    /// What an assistant at the clock costs any other player; the arbiter decides if not given.
    pub assistant_time_ms: Option<u32>,
    /// How many games one arbiter has; within the limits if not given (A.4.1, B.2.1).
    pub games_per_arbiter: Option<u8>,
    /// Whether an arbiter or an assistant records every game; if not given, whether the board
    /// does (A.4.2, B.2.2).
    pub games_recorded: Option<bool>,
}

fn are_all(duties: &BySide<AssistantDuties>) -> bool {
    duties.white.are_all() && duties.black.are_all()
}

/// Whose eyes count.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// What the engine sees is ruled on at once.
    #[default]
    #[word("engine")]
    Engine,
    /// The engine tells the arbiter alone; a ruling comes when the arbiter notices or a player claims.
    #[word("arbiter")]
    Arbiter,
}

/// The position from which a game is to begin.
#[derive(Word, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The initial position of chess (2.3).
    #[default]
    #[word("standard")]
    Standard,
    /// A starting position of Chess960, by number (Guideline II).
    #[word("start960 {0}")]
    #[says(0 = 518)]
    Chess960(#[cfg_attr(feature = "schema", schemars(range(max = 959)))] u16),
    /// Another position, for exercises and composed cases.
    #[word("position {0:position}")]
    Position(Fen),
}

/// Limits on agreeing to a draw.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DrawOffers {
    /// There is no limit.
    #[default]
    #[word("allowed")]
    Allowed,
    /// No draw by agreement at all.
    #[word("never")]
    Never,
    /// Only once so many moves have been made by each.
    #[word("from-move {0}")]
    #[says(0 = 30)]
    FromMove(u32),
    /// Only with the arbiter's consent.
    #[word("by-arbiter")]
    ByArbiter,
}

/// Who records the moves.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Recording {
    /// Each player; what is written stands as written.
    #[word("players")]
    Players,
    /// The board or the screen itself.
    #[default]
    #[word("automatic")]
    Automatic,
}

impl Default for Regulations {
    fn default() -> Self {
        Self::standard(Edition::default())
    }
}

impl Start {
    /// What should stand on the board at the start.
    pub fn standing(&self) -> Standing {
        match self {
            Self::Standard => jadoube_chess::Position::start().into(),
            Self::Chess960(number) => {
                let position =
                    chess960::start(*number).unwrap_or_else(jadoube_chess::Position::start);
                position.into()
            }
            Self::Position(fen) => Standing::from(*fen.setup()),
        }
    }
}

impl Regulations {
    /// Standard play under full supervision, without clock.
    pub fn standard(edition: Edition) -> Self {
        Self::of_class(edition, Class::Standard, Supervision::Full)
    }

    /// Play of a class under a kind of supervision, without clock, with the usual observer.
    pub fn of_class(edition: Edition, class: Class, supervision: Supervision) -> Self {
        Self {
            edition,
            class,
            supervision,
            observer: match supervision {
                Supervision::Full => Observer::Engine,
                Supervision::Limited => Observer::Arbiter,
            },
            control: None,
            next_period: NextPeriod::default(),
            start: Start::default(),
            default_time_ms: None,
            draw_offers: DrawOffers::default(),
            recording: Recording::default(),
            adjournment: false,
            session_ms: None,
            quickplay: false,
            delay_requests: false,
            arbiter_present: true,
            visually_disabled: Vec::new(),
            two_boards: true,
            hearing_impaired: Vec::new(),
            assistants: Vec::new(),
            assistant_duties: Default::default(),
            blitz_full_minutes: None,
            blitz_full_recording: false,
            fifty_limit: None,
            bonus_after_touch: true,
            scoring: Scoring::default(),
            languages: BySide::both("en".to_owned()),
            assistance: false,
            conduct: ConductRules::default(),
            clock_place: ClockPlace::default(),
            clock_kind: ClockKind::default(),
            both_absent: BothAbsent::default(),
            disabled: Vec::new(),
            assistant_time_ms: None,
            games_per_arbiter: None,
            games_recorded: None,
        }
    }

    /// Whether a player has a disability, so that an assistant at the clock costs no time (6.2.6).
    pub fn is_disabled(&self, side: Side) -> bool {
        self.disabled.contains(&side) || self.visually_disabled.contains(&side)
    }

    /// Whether Appendix D holds for a player.
    pub fn is_visually_disabled(&self, side: Side) -> bool {
        self.visually_disabled.contains(&side)
    }

    /// The language in which `side` writes moves.
    ///
    /// Law: C.2
    pub fn language(&self, side: Side) -> Language {
        let code = &self.languages[side];
        Language::all().find(|language| language.code() == code).unwrap_or(Language::English)
    }
}
