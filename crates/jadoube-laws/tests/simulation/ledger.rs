use jadoube_clock::PerMove;
use jadoube_laws::{BySide, ClockEffect, Effect, Entry, Game, QuickplayEffect, Side};

/// Both clocks kept by hand: what elapsed, plus and minus what the rulings say.
///
/// It handles only controls of one period with an increment, so that it stays obvious.
pub(crate) struct Ledger {
    increment_ms: i64,
    left_ms: BySide<i64>,
    running: Option<Side>,
    has_run: bool,
    at: u64,
}

impl Ledger {
    pub(crate) fn new(game: &Game) -> Option<Self> {
        let clock = game.clock()?;
        let period = clock.controls()[Side::White].periods()[0];
        let ms = match period.per_move {
            PerMove::Nothing => 0,
            PerMove::Increment(ms) => ms,
            other => panic!("the ledger does not know {other:?}"),
        };
        Some(Self {
            increment_ms: i64::try_from(ms).expect("a short increment"),
            left_ms: game.clocks_ms(0),
            running: clock.running(),
            has_run: clock.running().is_some(),
            at: 0,
        })
    }

    pub(crate) fn take(&mut self, entry: &Entry, game: &Game) {
        let elapsed = i64::try_from(entry.at - self.at).expect("a short time");
        self.at = entry.at;
        if let Some(side) = self.running {
            self.change(side, -elapsed);
        }
        for ruling in &entry.rulings {
            match ruling.effect {
                Effect::TimeAdded { to, ms } => self.change(to, ms),
                Effect::TimeTaken { from, ms } => self.change(from, -ms),
                Effect::ClockSet { side, to_ms, .. } => self.left_ms[side] = to_ms.max(0),
                Effect::ClockStarted { side } => {
                    self.running = Some(side);
                    self.has_run = true;
                }
                Effect::ClocksStopped | Effect::GameEnded(_) | Effect::ResultReplaced { .. } => {
                    self.running = None;
                }
                Effect::ClockGoesOver { side, counted } if self.running == Some(side) => {
                    // After the flag nothing is counted and nothing added.
                    if counted && self.left_ms[side] > 0 {
                        self.change(side, self.increment_ms);
                    }
                    self.running = Some(!side);
                }
                Effect::StartedAnew { .. } => {
                    self.running = None;
                    self.has_run = false;
                    self.set_control(entry, game);
                }
                Effect::OfClock(ClockEffect::ControlSet { .. }) => self.set_control(entry, game),
                Effect::OfQuickplay(QuickplayEffect::IncrementIntroduced { ms }) => {
                    self.increment_ms = i64::from(ms);
                }
                _ => {}
            }
        }
    }

    /// Another control: before the game its times apply, during it only its increment.
    fn set_control(&mut self, entry: &Entry, game: &Game) {
        let Some(fresh) = Self::new(game) else { return };
        self.increment_ms = fresh.increment_ms;
        if self.running.is_none() && !self.has_run {
            self.left_ms = game.clocks_ms(entry.at);
        }
    }

    pub(crate) fn left_ms(&self) -> BySide<i64> {
        self.left_ms
    }

    fn change(&mut self, side: Side, ms: i64) {
        let left = &mut self.left_ms[side];
        *left = (*left + ms).max(0);
    }
}
