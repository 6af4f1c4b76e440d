//! What is known about a game: the fold of its entries, one file for each aspect.
//!
//! Nothing here asks a law: entries are folded in mechanically, and what follows from them was
//! decided before.

pub(crate) mod adjournment;
pub(crate) mod asked;
pub(crate) mod blind;
pub(crate) mod clock_at_start;
pub(crate) mod conduct;
pub(crate) mod decision;
pub(crate) mod growing;
pub(crate) mod handwork;
mod looking;
pub(crate) mod occurrences;
pub(crate) mod pass;
pub(crate) mod ply;
mod progress;
pub(crate) mod quickplay;
pub(crate) mod record;
mod record_clock;
mod record_event;
mod record_move;
pub(crate) mod rules;
pub(crate) mod sheet;
mod state;
pub(crate) mod table;
pub(crate) mod told;
pub(crate) mod turn;

use std::sync::Arc;

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Clock, Controls};

use crate::game::adjournment::Adjournment;
use crate::game::blind::Blind;
use crate::game::clock_at_start::clock_at_start;
use crate::game::conduct::Conduct;
use crate::game::growing::Growing;
use crate::game::pass::Pass;
use crate::game::quickplay::Quickplay;
use crate::game::sheet::Sheet;
use crate::game::table::Table;
use crate::game::turn::{Displaced, Tables, Turn};
use crate::{
    Asked, ClockPlace, Creation, Format, Outcome, Ply, Regulations, Rules, Ruling, Standing,
};

/// A game: the fold of its entries.
///
/// [`Game::judge`] decides what the Laws say about a happening and changes nothing;
/// [`Game::record`] folds a judged happening into the game and asks no law.
///
/// ```
/// use jadoube_laws::{Edition, Effect, Game, Regulations, Side, art};
/// let mut regulations = Regulations::standard(Edition::E2023);
/// regulations.control = Some("90m".parse()?);
/// let mut game = Game::new(regulations);
/// game.play("Arbiter starts")?;
/// game.play("White touches e2; White releases on e5; White presses")?;
/// let rulings = game.last_rulings();
/// assert!(rulings.iter().any(|ruling| {
///     ruling.effect == Effect::TimeAdded { to: Side::Black, ms: 120_000 }
///         && ruling.basis[0] == art!("7.5.5")
/// }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) creation: Arc<Creation>,
    /// The board at the start of this game, or of the one that replaced it.
    pub(crate) initial: Standing,
    /// Whether the board is turned by a quarter.
    pub(crate) board_turned: bool,
    /// What is on the board according to the Laws.
    pub(crate) now: Standing,
    /// The board as hands left it; a second one if each player has a board (D.2).
    pub(crate) tables: Tables,
    pub(crate) line: Growing<Ply>,
    pub(crate) struck: Growing<Struck>,
    /// The presses without a move since the last ply.
    pub(crate) passes: Vec<Pass>,
    /// While such a press is open: what stands there and what has been done if the other player
    /// moves next.
    pub(crate) other_turn: Option<(Standing, Turn)>,
    /// Presses without a move that the clock has counted as moves.
    pub(crate) bare_presses: BySide<u32>,
    pub(crate) turn: Turn,
    pub(crate) clock: Option<Clock>,
    pub(crate) phase: Phase,
    /// Whether play was going on when the arbiter was asked which times the clocks show (7.1).
    pub(crate) stood_for_times: bool,
    /// The clocks when the side to move got the move.
    pub(crate) turn_clocks_ms: BySide<i64>,
    pub(crate) illegal_moves: BySide<u8>,
    pub(crate) offer: Option<Side>,
    /// The side that offered a draw, each time.
    pub(crate) offers: Vec<Side>,
    /// The player who has agreed to take back a move, the side of that move, and its number.
    pub(crate) take_back: Option<(Side, Side, u32)>,
    pub(crate) displaced: Option<Displaced>,
    pub(crate) questions: Vec<Asked>,
    /// The number of plies when the arbiter began to wait for the next one (A.5.4).
    pub(crate) arbiter_waits: Option<usize>,
    pub(crate) sheets: BySide<Sheet>,
    pub(crate) conduct: Conduct,
    pub(crate) adjournment: Adjournment,
    pub(crate) quickplay: Quickplay,
    pub(crate) blind: Blind,
    pub(crate) away: BySide<bool>,
    /// The players who have not yet arrived at all.
    pub(crate) missing: BySide<bool>,
    /// When the game was started, or the round announced.
    pub(crate) started_at: Option<u64>,
    /// The controls in force.
    pub(crate) control: Option<Controls>,
    /// The side of the board on which the clock stands (6.5).
    pub(crate) clock_place: ClockPlace,
    /// Whether the clock was replaced and its times are to be set (6.10.1).
    pub(crate) clock_replaced: bool,
    /// Moves completed by the next move, which the clock has not counted (6.2.1.2).
    pub(crate) unpressed: BySide<u32>,
    /// Moves that each side had completed when its flag fell.
    pub(crate) completed_at_flag: BySide<Option<u32>>,
    /// How often each player was shown the arbiter's record (A.4.3).
    pub(crate) requests: BySide<u32>,
    /// The player who has just pointed to a screen (6.12.2).
    pub(crate) screen: Option<Side>,
    pub(crate) outcomes: Vec<Outcome>,
    /// The entry with the decision that the present result rests on.
    pub(crate) ended_in: Option<u32>,
    pub(crate) colours_exchanged: bool,
    pub(crate) entries: u32,
    /// The format of the entry that is folded in.
    pub(crate) format: Format,
    pub(crate) at: u64,
    pub(crate) last_rulings: Vec<Ruling>,
}

/// Plies that no longer count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// The entry that struck them out.
    pub entry: u32,
    /// The plies themselves.
    pub plies: Vec<Ply>,
    /// What was on the scoresheets with them, White's first.
    pub(crate) sheets: BySide<Sheet>,
}

/// The stage of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    NotStarted,
    Playing,
    /// The clocks were stopped.
    Stopped,
    Over,
}

impl Game {
    /// Starts a new game under these regulations.
    pub fn new(regulations: Regulations) -> Self {
        Self::create(Creation::new(regulations))
    }

    /// Starts a game as it was created.
    pub fn create(creation: Creation) -> Self {
        let rules = Rules::new(creation.regulations.clone());
        let now = creation.standing();
        let table = || Table::new(*now.board());
        let two_boards =
            creation.regulations.two_boards && !creation.regulations.visually_disabled.is_empty();
        let clock = clock_at_start(&creation, &now);
        let phase = match &clock {
            Some(clock) if clock.running().is_none() => Phase::NotStarted,
            _ => Phase::Playing,
        };
        let mut game = Self {
            initial: now,
            board_turned: creation.board_turned,
            now,
            tables: match two_boards {
                true => Tables::Two(Box::new(BySide::from_fn(|_| table()))),
                false => Tables::One(Box::new(table())),
            },
            line: Growing::default(),
            struck: Growing::default(),
            passes: Vec::new(),
            other_turn: None,
            bare_presses: BySide::both(0),
            turn: Turn::default(),
            clock,
            phase,
            stood_for_times: false,
            turn_clocks_ms: BySide::both(0),
            illegal_moves: creation.illegal_moves,
            offer: None,
            offers: Vec::new(),
            take_back: None,
            displaced: None,
            questions: Vec::new(),
            arbiter_waits: None,
            sheets: Default::default(),
            conduct: Conduct::default(),
            adjournment: Adjournment::default(),
            quickplay: Quickplay::default(),
            blind: Blind::default(),
            away: creation.absent,
            missing: creation.absent,
            started_at: (phase == Phase::Playing).then_some(0),
            control: creation.regulations.control.clone(),
            clock_place: creation.regulations.clock_place,
            clock_replaced: false,
            unpressed: BySide::both(0),
            completed_at_flag: BySide::both(None),
            requests: BySide::both(0),
            screen: None,
            outcomes: Vec::new(),
            ended_in: None,
            colours_exchanged: creation.colours_exchanged,
            entries: 0,
            format: Format::NEWEST,
            at: 0,
            last_rulings: Vec::new(),
            rules: Arc::new(rules),
            creation: Arc::new(creation),
        };
        game.turn_clocks_ms = game.clocks_ms(0);
        game
    }
}
