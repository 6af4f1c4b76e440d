use jadoube_chess::Side;
use jadoube_clock::Clock;

use crate::{Creation, Standing};

/// The clock at the creation of the game, if there is one.
pub(crate) fn clock_at_start(creation: &Creation, now: &Standing) -> Option<Clock> {
    let right = creation.regulations.control.as_ref()?;
    let controls = creation.clock_setting.as_ref().unwrap_or(right).clone();
    let at_start = creation.clock;
    let next_period = creation.regulations.next_period;
    let mut clock = Clock::with(controls, next_period, jadoube_clock::Freeze::default());
    if let Some(number) = at_start.move_number {
        let made = number.saturating_sub(1);
        let white = made + u32::from(now.to_move() == Side::Black);
        clock.set_counter(0, Side::White, white);
        clock.set_counter(0, Side::Black, made);
    }
    for (side, ms) in [(Side::White, at_start.white_ms), (Side::Black, at_start.black_ms)] {
        if let Some(ms) = ms {
            clock.set(0, side, ms.max(0).unsigned_abs());
        }
    }
    if let Some(side) = at_start.running {
        clock.start(0, side);
    }
    Some(clock)
}
