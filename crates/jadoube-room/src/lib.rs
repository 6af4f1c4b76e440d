#![doc = include_str!("../README.md")]

mod act;
mod hash;
mod link_role;
mod may;
mod outbox;
mod refusal;
mod room;
mod sealing;
mod seen;
mod sent;
#[cfg(feature = "schema")]
pub mod shape;
mod unfit;

pub use act::{ActRequest, Arrival, Device, Done, Gap, Registered, SentAct, whole};
pub use hash::hash_of;
pub use link_role::{LinkRole, ParseLinkRoleError};
pub use outbox::{Kept, OfDevice, Outbox};
pub use refusal::{Refusal, Refused};
pub use room::{Due, Made, Plan, Room, Snapshot};
pub use sealing::{Holder, Trusted, key_of, lock_share, open_share, public_half};
pub use seen::{
    About, PgnEvent, ROLES, Showing, Shown, can_still_mate, not_known_who_mates, pgn, place,
};
pub use sent::*;
pub use unfit::is_unfit;
