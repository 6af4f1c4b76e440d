//! What an official may do, and what lies on the arbiter's desk. Nothing is decided here: acts are put
//! to the engine as if they were done.

mod blank;
mod desk;
mod offers;
mod others;
mod probe;
mod report;

pub(crate) use self::desk::Desk;
pub(crate) use self::offers::offers;
