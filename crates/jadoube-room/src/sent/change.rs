//! What changed in how a game stands.

use jadoube_laws::{Outcome, Regulations, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::state::{AskedQuestion, ForArbiter, GameClocks, Mate, Move, MoveNumber, State};
use super::{Desk, Each};

/// A list that has grown: the first `from` of what was there stay, and these follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Grown<T> {
    /// How many stay.
    pub from: usize,
    /// What follows them.
    pub items: Vec<T>,
}

/// What changed in how a game stands for a role: the fields of `State` that did, under the same names; of
/// the moves and the scoresheets what was added. The time, the clocks and the desk are always told with
/// a view.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct StateChange {
    /// How many views the role has been shown.
    pub views: u32,
    /// The game time in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "u64"), ts(optional))]
    pub at: Option<u64>,
    /// The time of the server in milliseconds since 1970 (UTC).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "u64"), ts(optional))]
    pub utc: Option<u64>,
    /// The regulations of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Regulations"), ts(optional))]
    pub regulations: Option<Regulations>,
    /// The pieces as hands have left them, as FEN writes them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub board: Option<String>,
    /// Who has the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Side"), ts(optional))]
    pub to_move: Option<Side>,
    /// What the clocks show.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<GameClocks>"), ts(optional))]
    pub clocks: Option<Option<GameClocks>>,
    /// The moves that the role is told of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Grown<Move>"), ts(optional))]
    pub moves: Option<Grown<Move>>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Outcome>"), ts(optional))]
    pub outcome: Option<Option<Outcome>>,
    /// Whether it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "bool"), ts(optional))]
    pub over: Option<bool>,
    /// The record of the game was altered or is damaged; to officials, what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"), ts(optional))]
    pub broken: Option<Option<String>>,
    /// A player's own scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Grown<String>"), ts(optional))]
    pub sheet: Option<Grown<String>>,
    /// To the arbiter: what is on the board by the Laws' account, as FEN writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub standing: Option<String>,
    /// To the arbiter: who has offered a draw that can still be accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Side>"), ts(optional))]
    pub offer: Option<Option<Side>>,
    /// What the Laws leave to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<AskedQuestion>"), ts(optional))]
    pub questions: Option<Vec<AskedQuestion>>,
    /// To the arbiter: the illegal moves of each side that counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Each<u8>"), ts(optional))]
    pub illegal_moves: Option<Each<u8>>,
    /// To the arbiter: for how many moves of either side nothing was captured and no pawn moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u32>"), ts(optional))]
    pub quiet_plies: Option<Option<u32>>,
    /// To the arbiter: how often the position has occurred.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "usize"), ts(optional))]
    pub occurrences: Option<usize>,
    /// To the arbiter: after which moves it has; nothing stands for the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Option<MoveNumber>>"), ts(optional))]
    pub occurred_after: Option<Vec<Option<MoveNumber>>>,
    /// To the arbiter: the warnings of each side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Each<u8>"), ts(optional))]
    pub warnings: Option<Each<u8>>,
    /// To the arbiter: whether the clocks were stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "bool"), ts(optional))]
    pub stopped: Option<bool>,
    /// To the arbiter: whether the game was not started yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "bool"), ts(optional))]
    pub not_started: Option<bool>,
    /// What lies on the arbiter's desk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Desk>"), ts(optional))]
    pub desk: Option<Option<Desk>>,
    /// To the arbiter: the scoresheets.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Each<Grown<String>>"), ts(optional))]
    pub sheets: Option<Each<Grown<String>>>,
    /// To the arbiter: whose flags have fallen, the first one first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Side>"), ts(optional))]
    pub flags: Option<Vec<Side>>,
    /// To the arbiter: who can still give mate. It is told when it is found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Each<Option<Mate>>"), ts(optional))]
    pub can_mate: Option<Each<Option<Mate>>>,
}

impl State {
    /// What changed since the game stood so, for the same role.
    pub fn change_since(&self, before: &Self) -> StateChange {
        self.change(Some(before))
    }

    /// All that can change, for somebody of whom it is not known what they know.
    pub fn as_change(&self) -> StateChange {
        self.change(None)
    }

    fn change(&self, before: Option<&Self>) -> StateChange {
        let mut change = StateChange {
            views: self.views,
            at: Some(self.at),
            utc: Some(self.utc),
            regulations: other(before, self, |it| &it.regulations),
            board: other(before, self, |it| &it.board),
            to_move: other(before, self, |it| &it.to_move),
            clocks: Some(self.clocks.clone()),
            moves: grown(before.map(|it| &*it.moves), &self.moves),
            outcome: other(before, self, |it| &it.outcome),
            over: other(before, self, |it| &it.over),
            broken: other(before, self, |it| &it.broken),
            ..StateChange::default()
        };
        if let Some(sheet) = &self.sheet {
            change.sheet = grown(before.and_then(|it| it.sheet.as_deref()), sheet);
        }
        if let Some(now) = &self.for_arbiter {
            now.change(before.and_then(|it| it.for_arbiter.as_ref()), &mut change);
        }
        change
    }
}

impl ForArbiter {
    fn change(&self, before: Option<&Self>, change: &mut StateChange) {
        change.standing = other(before, self, |it| &it.standing);
        change.offer = other(before, self, |it| &it.offer);
        change.questions = other(before, self, |it| &it.questions);
        change.illegal_moves = other(before, self, |it| &it.illegal_moves);
        change.quiet_plies = other(before, self, |it| &it.quiet_plies);
        change.occurrences = other(before, self, |it| &it.occurrences);
        change.occurred_after = other(before, self, |it| &it.occurred_after);
        change.warnings = other(before, self, |it| &it.warnings);
        change.stopped = other(before, self, |it| &it.stopped);
        change.not_started = other(before, self, |it| &it.not_started);
        change.desk = Some(self.desk.clone());
        change.flags = other(before, self, |it| &it.flags);
        change.can_mate = other(before, self, |it| &it.can_mate);
        let white = grown(before.map(|it| &*it.sheets.white), &self.sheets.white);
        let black = grown(before.map(|it| &*it.sheets.black), &self.sheets.black);
        if white.is_some() || black.is_some() {
            let stays = |sheet: &Vec<String>| Grown { from: sheet.len(), items: Vec::new() };
            change.sheets = Some(Each {
                white: white.unwrap_or_else(|| stays(&self.sheets.white)),
                black: black.unwrap_or_else(|| stays(&self.sheets.black)),
            });
        }
    }
}

/// A field, if it is not as it was.
fn other<T, F: Clone + PartialEq>(
    before: Option<&T>,
    now: &T,
    field: impl Fn(&T) -> &F,
) -> Option<F> {
    let is_same = before.is_some_and(|before| field(before) == field(now));
    (!is_same).then(|| field(now).clone())
}

/// What was added to a list, if it is not as it was; without a list before, all of it.
fn grown<T: Clone + PartialEq>(before: Option<&[T]>, now: &[T]) -> Option<Grown<T>> {
    let from = before.map_or(0, |before| {
        before.iter().zip(now).take_while(|(before, now)| before == now).count()
    });
    let is_same = before.is_some_and(|before| before.len() == now.len() && from == now.len());
    (!is_same).then(|| Grown { from, items: now[from..].to_vec() })
}
