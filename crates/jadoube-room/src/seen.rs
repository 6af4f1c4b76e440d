//! What each role sees of a game: entry by entry, as it stands, in short, as PGN.

mod about;
mod mates;
mod pgn;
mod state;
mod summary;
mod view;

pub use self::about::About;
pub(crate) use self::about::Looked;
pub use self::mates::{can_still_mate, not_known_who_mates};
pub use self::pgn::{PgnEvent, pgn};
pub(crate) use self::state::state;
pub(crate) use self::summary::summary;
pub use self::view::{ROLES, Showing, Shown, place};
