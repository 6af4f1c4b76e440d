//! What is known about a quickplay finish, and how entries change it; nothing here asks a law.

use jadoube_chess::{BySide, Side};
use jadoube_clock::PerMove;

use crate::{Entry, Format, Game, QuickplayEffect, QuickplayGround};

/// The state of requests and claims of Guideline III.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quickplay {
    /// The player who has asked for an increment and has no answer yet.
    pub(crate) requested: Option<Side>,
    /// The player on whose claim the arbiter has postponed the decision.
    pub(crate) put_off: Option<Side>,
    /// The player who has ended the play by a claim without an arbiter, and the ground.
    pub(crate) ended_by: Option<(Side, QuickplayGround)>,
    /// Whether that player has written down the final position.
    pub(crate) is_written: bool,
}

impl Game {
    /// Folds in the rulings about a quickplay finish.
    pub(crate) fn take_effect_of_quickplay(&mut self, entry: &Entry, effect: QuickplayEffect) {
        match effect {
            QuickplayEffect::Requested { side } => self.quickplay.requested = Some(side),
            QuickplayEffect::IncrementIntroduced { ms } => {
                self.give_per_move(entry, PerMove::Increment(u64::from(ms)));
            }
            QuickplayEffect::DelayIntroduced { ms } => {
                self.give_per_move(entry, PerMove::Delay(u64::from(ms)));
            }
            QuickplayEffect::PutOff { side } => self.quickplay.put_off = Some(side),
            QuickplayEffect::PlayEnds { side, ground } => {
                self.quickplay.ended_by = Some((side, ground));
            }
            QuickplayEffect::MustVerify { .. } => self.quickplay.is_written = true,
            QuickplayEffect::OrderUnknown => self.completed_at_flag = BySide::both(None),
            QuickplayEffect::MustWritePosition { .. } => {}
        }
    }

    fn give_per_move(&mut self, entry: &Entry, per_move: PerMove) {
        let Some(clock) = &mut self.clock else { return };
        for side in Side::ALL {
            if let Ok(control) = clock.controls()[side].with_per_move(per_move) {
                clock.set_control(entry.at, side, control);
                // In old records the delay held from the press after the next.
                if entry.format != Format::One {
                    clock.give_extra(entry.at, side);
                }
            }
        }
    }
}
