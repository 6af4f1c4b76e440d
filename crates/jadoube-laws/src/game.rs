use jadoube_chess::Side;
use jadoube_clock::{Clock, Controls};

use crate::adjournment::Adjournment;
use crate::blind::Blind;
use crate::conduct::Conduct;
use crate::creation::clock_at_start;
use crate::quickplay::Quickplay;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::turn::{Displaced, Tables, Turn};
use crate::{
    Asked, ClockPlace, Creation, Entry, Happening, Outcome, Ply, Regulations, Rules, Ruling,
    Standing,
};

/// A game: the fold of its entries.
///
/// [`Game::judge`] decides what the Laws make of a happening and changes nothing; [`Game::record`]
/// takes a judged happening into the game and asks no law.
///
/// ```
/// use jadoube_laws::{Edition, Effect, Game, Regulations, Side, art};
/// let mut game = Game::new(Regulations::standard(Edition::E2023));
/// game.play("White touches e2; White releases on e5; White presses")?;
/// let rulings = game.last_rulings();
/// assert!(rulings.iter().any(|ruling| {
///     ruling.effect == Effect::TimeAdded { to: Side::Black, ms: 120_000 }
///         && ruling.basis[0] == art!("7.5.5")
/// }));
/// # Ok::<(), jadoube_laws::ParseWordsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Rules,
    pub(crate) creation: Creation,
    /// What stood on the board at the start of this game, or of the one played anew.
    pub(crate) initial: Standing,
    /// Whether the board lies turned by a quarter.
    pub(crate) board_turned: bool,
    /// What stands on the board by the Laws' account.
    pub(crate) now: Standing,
    /// What stands there as hands left it; a second one if each player has a board (D.2).
    pub(crate) tables: Tables,
    pub(crate) line: Vec<Ply>,
    pub(crate) struck: Vec<Struck>,
    pub(crate) turn: Turn,
    pub(crate) clock: Option<Clock>,
    pub(crate) phase: Phase,
    /// What the clocks showed when the side to move got the move.
    pub(crate) turn_clocks_ms: [i64; 2],
    pub(crate) illegal_moves: [u8; 2],
    pub(crate) offer: Option<Side>,
    /// Who offered a draw, every time.
    pub(crate) offers: Vec<Side>,
    /// Who has agreed to take back which move of which side.
    pub(crate) take_back: Option<(Side, Side, u32)>,
    pub(crate) displaced: Option<Displaced>,
    pub(crate) questions: Vec<Asked>,
    /// How many plies there were when the arbiter began to wait for the next one (A.5.4).
    pub(crate) arbiter_waits: Option<usize>,
    pub(crate) sheets: [Sheet; 2],
    pub(crate) conduct: Conduct,
    pub(crate) adjournment: Adjournment,
    pub(crate) quickplay: Quickplay,
    pub(crate) blind: Blind,
    pub(crate) away: [bool; 2],
    /// Who has not yet come to the board at all.
    pub(crate) missing: [bool; 2],
    /// When the game was started, or the round announced.
    pub(crate) started_at: Option<u64>,
    /// The controls in force.
    pub(crate) control: Option<Controls>,
    /// Where the clock stands (6.5).
    pub(crate) clock_place: ClockPlace,
    /// The clock was replaced and its times are to be set (6.10.1).
    pub(crate) clock_replaced: bool,
    /// Moves completed by the next move, which the clock has not counted (6.2.1.2).
    pub(crate) unpressed: [u32; 2],
    /// Moves that each side had completed when its flag fell.
    pub(crate) completed_at_flag: [Option<u32>; 2],
    /// How often each player was shown the arbiter's record (A.4.3).
    pub(crate) requests: [u32; 2],
    /// Who has just pointed to a screen (6.12.2).
    pub(crate) screen: Option<Side>,
    pub(crate) outcomes: Vec<Outcome>,
    /// The entry with the decision that the present result rests on.
    pub(crate) ended_in: Option<u32>,
    pub(crate) colours_exchanged: bool,
    pub(crate) entries: u32,
    pub(crate) at: u64,
    pub(crate) last_rulings: Vec<Ruling>,
}

/// Plies that count no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// The entry that struck them.
    pub entry: u32,
    /// What they were.
    pub plies: Vec<Ply>,
    /// What stood on the scoresheets with them, White's first.
    pub(crate) sheets: [Sheet; 2],
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    NotStarted,
    Playing,
    /// The clocks were stopped.
    Stopped,
    Over,
}

impl Game {
    /// A new game by these regulations.
    pub fn new(regulations: Regulations) -> Self {
        Self::create(Creation::new(regulations))
    }

    /// A game as it was created.
    pub fn create(creation: Creation) -> Self {
        let rules = Rules::new(creation.regulations.clone());
        let now = creation.standing();
        let table = Table::new(*now.board());
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
            tables: if two_boards { Tables::Two([table; 2]) } else { Tables::One(table) },
            line: Vec::new(),
            struck: Vec::new(),
            turn: Turn::default(),
            clock,
            phase,
            turn_clocks_ms: [0; 2],
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
            unpressed: [0; 2],
            completed_at_flag: [None; 2],
            requests: [0; 2],
            screen: None,
            outcomes: Vec::new(),
            ended_in: None,
            colours_exchanged: creation.colours_exchanged,
            entries: 0,
            at: 0,
            last_rulings: Vec::new(),
            rules,
            creation,
        };
        game.turn_clocks_ms = game.clocks_ms(0);
        game
    }

    /// Judges a happening and takes it into the game; hands back the entry.
    pub fn happen(&mut self, happening: Happening) -> Entry {
        let rulings = self.judge(&happening);
        let Happening { at, by, event } = happening;
        let entry = Entry {
            format: Entry::FORMAT,
            number: self.entries,
            at,
            received: 0,
            source: crate::Source::default(),
            act_id: None,
            by,
            audience: self.audience_of(by, &event),
            event,
            rulings,
            previous_hash: None,
        };
        self.record(&entry);
        entry
    }
}
