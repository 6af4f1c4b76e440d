//! What a room tells, as types: views, how a game stands, what may be done. Servers send them as they
//! are written here.

mod board;
mod change;
mod desk;
mod each;
mod offers;
mod state;
mod view;

pub use self::board::{Board, BoardForArbiter, LastMove};
pub use self::change::{Grown, StateChange};
pub use self::desk::{Call, Desk, Need};
pub use self::each::Each;
pub use self::offers::{Decision, Expulsion, Group, Incident, Offer, Offers, OtherAct};
pub use self::state::{
    Answer, AskedQuestion, Can, ForArbiter, GameClocks, Mate, Move, MoveNumber, State,
};
pub use self::view::{Clocks, Ruling, ViewEvent, ViewRulings};
#[cfg(feature = "schema")]
pub use self::view::{View, Views};
