use jadoube_chess::Side;

use crate::face::{Face, Rules};
use crate::{Controls, FlagFall, Freeze, NextPeriod, Press};

/// A chess clock that is told the time.
///
/// Every operation takes the instant `at` at which it happens, in milliseconds of game time; an
/// instant before the last one counts as the last one. No operation can fail, and the same
/// operations always give the same clock.
///
/// A flag falls at the instant at which no time is left: a press at that very millisecond is too
/// late.
///
/// ```
/// use jadoube_chess::Side;
/// use jadoube_clock::{Clock, Controls};
///
/// let controls: Controls = "3m, +2s".parse()?;
/// let mut clock = Clock::new(controls);
/// clock.start(0, Side::White);
/// clock.press(1_000, Side::White);
/// assert_eq!(clock.remaining(Side::White, 1_000), 183_000);
/// assert_eq!(clock.next_flag(), Some((183_000, Side::Black)));
/// # Ok::<(), jadoube_clock::ParseControlError>(())
/// ```
///
/// Law: 6.1
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub(crate) controls: Controls,
    next_period: NextPeriod,
    freeze: Freeze,
    pub(crate) white: Face,
    pub(crate) black: Face,
    running: Option<Side>,
    /// The instant up to which time has been counted.
    now: u64,
    pub(crate) falls: Vec<FlagFall>,
}

/// What one clock shows at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The exact time shown.
    pub remaining_ms: u64,
    /// The number of moves counted.
    pub moves: u32,
    /// The index of the period, counted from 0.
    pub period: u32,
}

impl Clock {
    /// A clock that is set but not started, and adds the next period when its moves are made.
    pub fn new(controls: impl Into<Controls>) -> Self {
        Self::with(controls, NextPeriod::default(), Freeze::default())
    }

    /// A clock that is set but not started.
    pub fn with(controls: impl Into<Controls>, next_period: NextPeriod, freeze: Freeze) -> Self {
        let controls = controls.into();
        Self {
            white: Face::new(Side::White, &controls.white),
            black: Face::new(Side::Black, &controls.black),
            controls,
            next_period,
            freeze,
            running: None,
            now: 0,
            falls: Vec::new(),
        }
    }

    /// Starts the clock of `side`, for the first time or again; the other one stops.
    pub fn start(&mut self, at: u64, side: Side) {
        self.advance(at);
        self.running = Some(side);
        self.obey_freeze();
    }

    /// Stops both clocks; returns which one was running.
    pub fn stop(&mut self, at: u64) -> Option<Side> {
        self.advance(at);
        self.running.take()
    }

    /// The press that completes a move of `side`: the move is counted, the increment and, if due,
    /// the next period are added, and the opponent's clock starts.
    ///
    /// A press while the player's own clock is not running changes nothing and counts nothing:
    /// `None`. After the player's own flag has fallen, the opponent's clock starts nevertheless,
    /// but nothing is counted or added.
    ///
    /// Law: 6.2.1
    pub fn press(&mut self, at: u64, side: Side) -> Option<Press> {
        self.advance(at);
        if self.running != Some(side) {
            return None;
        }
        self.running = Some(!side);
        let at = self.now;
        let (face, rules, _) = self.parts(side);
        Some(face.press(rules, at))
    }

    /// A press of `side` that completes no move: the opponent's clock starts, but nothing is
    /// counted or added. Returns whether the opponent's clock was started.
    pub fn press_without_move(&mut self, at: u64, side: Side) -> bool {
        self.advance(at);
        let goes_over = self.running == Some(side);
        if goes_over {
            self.running = Some(!side);
        }
        goes_over
    }

    /// Lets time pass.
    pub fn advance(&mut self, at: u64) {
        let from = self.now;
        self.now = at.max(from);
        let elapsed = self.now - from;
        if let Some(side) = self.running {
            let (face, rules, falls) = self.parts(side);
            face.run(rules, from, elapsed, falls);
            self.obey_freeze();
        }
    }

    /// The controls in force.
    pub fn controls(&self) -> &Controls {
        &self.controls
    }

    /// When the next period is added.
    pub fn next_period(&self) -> NextPeriod {
        self.next_period
    }

    /// What stops after a flag has fallen.
    pub fn freeze(&self) -> Freeze {
        self.freeze
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Side> {
        self.running
    }

    /// The instant up to which the clock has been told the time.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// The exact time that the clock of `side` shows at `at`, if nothing happens before.
    ///
    /// With a delay it is the main time; see [`Clock::available`].
    pub fn remaining(&self, side: Side, at: u64) -> u64 {
        self.face_at(side, at).shown_ms(&self.controls[side])
    }

    /// The time after which the flag of `side` falls if its clock runs: the time shown and the rest
    /// of the delay.
    pub fn available(&self, side: Side, at: u64) -> u64 {
        self.face_at(side, at).available_ms()
    }

    /// The rest of the delay or Bronstein time of the move.
    pub fn extra(&self, side: Side, at: u64) -> u64 {
        self.face_at(side, at).extra_ms()
    }

    /// The least time that the clock of `side` has shown in this period.
    pub fn lowest(&self, side: Side, at: u64) -> u64 {
        self.face_at(side, at).lowest_ms()
    }

    /// Everything that the clock of `side` shows at `at`.
    pub fn reading(&self, side: Side, at: u64) -> Reading {
        let face = self.face_at(side, at);
        Reading {
            remaining_ms: face.shown_ms(&self.controls[side]),
            moves: face.moves(),
            period: face.period(),
        }
    }

    /// The number of moves counted for `side`.
    pub fn moves(&self, side: Side) -> u32 {
        self.face(side).moves()
    }

    /// The index of the period of `side`, counted from 0.
    pub fn period(&self, side: Side) -> u32 {
        self.face(side).period()
    }

    /// What the last press of `side` gave, unless it has since been taken back or corrected.
    pub fn last_press(&self, side: Side) -> Option<Press> {
        self.face(side).last_press()
    }

    /// The flag of `side` that is down: the first fall, not corrected since, at which the moves
    /// were not completed by the clock's own counter.
    ///
    /// If periods are added at the flag, the clock may nevertheless be running in the next period.
    pub fn flag(&self, side: Side) -> Option<FlagFall> {
        self.face(side).flag()
    }

    /// The flag that fell first, of those that are down.
    pub fn first_flag(&self) -> Option<FlagFall> {
        let down = |side| self.flag(side);
        self.falls.iter().copied().find(|&fall| down(fall.side) == Some(fall))
    }

    /// Every fall of a flag, in order, including those that ended a period whose moves were
    /// completed and those that were corrected later.
    pub fn falls(&self) -> &[FlagFall] {
        &self.falls
    }

    /// The instant at which a flag falls next, and whose, if nothing happens before.
    pub fn next_flag(&self) -> Option<(u64, Side)> {
        let side = self.running?;
        let face = self.face(side);
        (!face.is_expired()).then(|| (self.now.saturating_add(face.available_ms()), side))
    }

    /// Whether `side` has no time left and gets none: its clock no longer counts anything.
    pub fn is_expired(&self, side: Side) -> bool {
        self.face(side).is_expired()
    }

    /// Whether neither clock counts anything any more until the arbiter sets a time.
    pub fn is_frozen(&self) -> bool {
        match self.freeze {
            Freeze::Own => self.white.is_expired() && self.black.is_expired(),
            Freeze::Both => self.white.is_expired() || self.black.is_expired(),
        }
    }

    pub(crate) fn face(&self, side: Side) -> &Face {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// One face, mutably, and what is needed to change it.
    pub(crate) fn parts(&mut self, side: Side) -> (&mut Face, Rules<'_>, &mut Vec<FlagFall>) {
        let face = match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        };
        let rules = Rules { control: &self.controls[side], next_period: self.next_period };
        (face, rules, &mut self.falls)
    }

    /// Stops a clock that is frozen.
    pub(crate) fn obey_freeze(&mut self) {
        if self.freeze == Freeze::Both && self.is_frozen() {
            self.running = None;
        }
    }

    fn face_at(&self, side: Side, at: u64) -> Face {
        let mut face = *self.face(side);
        if self.running == Some(side) {
            let rules = Rules { control: &self.controls[side], next_period: self.next_period };
            let elapsed = at.saturating_sub(self.now);
            face.run(rules, self.now, elapsed, &mut Vec::new());
        }
        face
    }
}
