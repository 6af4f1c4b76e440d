//! Article 6: the chessclock, from the start of the game to the fall of a flag.

pub(crate) mod arrival;
pub(crate) mod clock;
pub(crate) mod flag;
pub(crate) mod handling;
pub(crate) mod no_time_left;
pub(crate) mod press;
pub(crate) mod setting;
pub(crate) mod start;
pub(crate) mod stopping;
