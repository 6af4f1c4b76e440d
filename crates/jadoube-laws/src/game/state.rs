//! The public state of a game.

use jadoube_chess::{BySide, Move, Side};
use jadoube_clock::Clock;

use crate::game::Phase;
use crate::{Creation, Duty, Game, Growing, Outcome, Ply, Rules, Ruling, Standing, Struck};

impl Game {
    /// The rules of this game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the game was created.
    pub fn creation(&self) -> &Creation {
        &self.creation
    }

    /// What is on the board according to the Laws.
    pub const fn standing(&self) -> &Standing {
        &self.now
    }

    /// The pieces on the board of `side` as hands have left them.
    pub fn board_of(&self, side: Side) -> &jadoube_chess::Board {
        &self.tables.of(side).board
    }

    /// Where every piece on the table of `side` is: on its square, lying, askew or between squares, in
    /// a hand, off the board.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Game, Regulations, Side};
    /// let mut game = Game::new(Regulations::standard(Edition::E2023));
    /// game.play("White knocks over d2; Black knocks g8 off the board; White lifts b1")?;
    /// let table = game.table_of(Side::White).to_string();
    /// assert!(table.ends_with("P lying at d2, n off the board, N in the hand of White"), "{table}");
    /// assert_eq!(game.standing().board().occupied().len(), 32);
    /// # Ok::<(), jadoube_laws::ParseWordsError>(())
    /// ```
    pub fn table_of(&self, side: Side) -> crate::Table {
        self.tables.of(side).places()
    }

    /// The plies in force.
    pub const fn line(&self) -> &Growing<Ply> {
        &self.line
    }

    /// The plies that no longer count.
    pub const fn struck(&self) -> &Growing<Struck> {
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

    /// The number of entries of the game.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// The side that has the move.
    ///
    /// Law: 1.3
    pub const fn to_move(&self) -> Side {
        self.now.to_move()
    }

    /// The duty that touch-move leaves the side that has the move.
    pub const fn duty(&self) -> Option<Duty> {
        self.turn.duty
    }

    /// The moves that the side to move may make: those of the legal moves that touch-move allows.
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

    /// The number of illegal moves of `side` that were penalised.
    pub const fn illegal_moves(&self, side: Side) -> u8 {
        *self.illegal_moves.of(side)
    }

    /// The incidents that arbiters entered in the record, in order.
    pub fn incidents(&self) -> &[crate::Incident] {
        &self.conduct.incidents
    }

    /// The side whose draw offer is open.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The rulings of the last entries that were played together.
    pub fn last_rulings(&self) -> &[Ruling] {
        &self.last_rulings
    }

    /// The times on both clocks at `at`, White's first; zero without a clock.
    pub fn clocks_ms(&self, at: u64) -> BySide<i64> {
        BySide::from_fn(|side| {
            let shown = self.clock.as_ref().map_or(0, |clock| clock.remaining(side, at));
            i64::try_from(shown).unwrap_or(i64::MAX)
        })
    }
}
