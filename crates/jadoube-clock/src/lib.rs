#![doc = include_str!("../README.md")]

mod class;
mod clock;
mod control;
mod control_error;
mod control_read;
mod control_write;
mod controls;
mod correct;
mod display;
mod face;
mod flag;
mod limits;
mod per_move;
mod period;
mod pgn;
mod presets;
mod press;
#[cfg(feature = "serde")]
mod serialised;
mod setting;
mod time_left;
mod time_text;

pub use class::Classification;
pub use clock::{Clock, Reading};
pub use control::{ControlFault, MAX_MOVES, MAX_MS, TimeControl};
pub use control_error::{ParseControlError, TextFault};
pub use controls::Controls;
pub use display::Style;
pub use flag::FlagFall;
pub use limits::{is_under_five_minutes, is_under_two_minutes};
pub use per_move::PerMove;
pub use period::Period;
pub use pgn::PgnTimeControl;
pub use presets::{PRESETS, Preset, preset};
pub use press::Press;
pub use setting::{Freeze, NextPeriod, ParseSettingError};
pub use time_text::{ParseTimeError, long_time, parse_time, short_time};
