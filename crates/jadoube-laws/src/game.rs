use jadoube_chess::{Move, Side};
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
    Choice, ClockPlace, Creation, Duty, Entry, Happening, Outcome, Ply, Question, Regulations,
    Rules, Ruling, Standing,
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
    pub(crate) questions: Vec<(Question, Vec<Choice>)>,
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
    /// The game that was played before this one on the same pairing was void.
    pub(crate) games_annulled: u32,
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
            games_annulled: 0,
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

    /// The rules of this game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the game was created.
    pub const fn creation(&self) -> &Creation {
        &self.creation
    }

    /// What stands on the board by the Laws' account.
    pub const fn standing(&self) -> &Standing {
        &self.now
    }

    /// What the player who has the move plays on: what stands by the Laws' account, or the men as
    /// they were displaced without anybody seeing it.
    pub(crate) fn played_on(&self) -> Standing {
        match &self.tables {
            Tables::One(table) if table.base != *self.now.board() => {
                let mut setup = self.now.setup();
                setup.castling = setup
                    .castling
                    .into_iter()
                    .filter(|&rook| {
                        let owner = setup.board.piece_at(rook).map(|piece| piece.side);
                        table.base.piece_at(rook) == setup.board.piece_at(rook)
                            && owner.is_some_and(|side| {
                                table.base.king_of(side) == setup.board.king_of(side)
                            })
                    })
                    .collect();
                setup.en_passant = None;
                setup.board = table.base;
                Standing::from(setup)
            }
            _ => self.now,
        }
    }

    /// The men on the board of `side` as hands have left them.
    pub fn board_of(&self, side: Side) -> &jadoube_chess::Board {
        &self.tables.of(side).board
    }

    /// The plies in force.
    pub fn line(&self) -> &[Ply] {
        &self.line
    }

    /// The plies that count no longer.
    pub fn struck(&self) -> &[Struck] {
        &self.struck
    }

    /// The clock, if the game has one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The game time of the last entry, in milliseconds.
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// How many entries the game has.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// Who has the move.
    ///
    /// Law: 1.3
    pub const fn to_move(&self) -> Side {
        self.now.to_move()
    }

    /// What touch-move leaves the side that has the move.
    pub const fn duty(&self) -> Option<Duty> {
        self.turn.duty
    }

    /// The moves that the side to move may make: the legal ones, and of these what touch-move
    /// leaves.
    pub fn moves_left(&self) -> Vec<Move> {
        let legal = self.now.arrangement().map(jadoube_chess::Arrangement::legal_moves);
        let mut moves = legal.unwrap_or_default();
        if let Some(duty) = self.turn.duty {
            moves.retain(|&mv| duty.allows(mv));
        }
        moves
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcomes.last().copied().filter(|_| self.is_over())
    }

    /// Every result the game has had; all but the last were replaced.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// How many illegal moves of `side` were punished.
    pub const fn illegal_moves(&self, side: Side) -> u8 {
        match side {
            Side::White => self.illegal_moves[0],
            Side::Black => self.illegal_moves[1],
        }
    }

    /// The incidents that arbiters wrote into the record, in order.
    pub fn incidents(&self) -> &[crate::Incident] {
        &self.conduct.incidents
    }

    /// Questions the arbiter has not answered.
    pub fn questions(&self) -> &[(Question, Vec<Choice>)] {
        &self.questions
    }

    /// Who has an open draw offer from the opponent: the side that offered.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The rulings of the last entries that were played together.
    pub fn last_rulings(&self) -> &[Ruling] {
        &self.last_rulings
    }

    /// What both clocks show at `at`, White's first; zero without a clock.
    pub fn clocks_ms(&self, at: u64) -> [i64; 2] {
        Side::ALL.map(|side| {
            let shown = self.clock.as_ref().map_or(0, |clock| clock.remaining(side, at));
            i64::try_from(shown).unwrap_or(i64::MAX)
        })
    }
}
