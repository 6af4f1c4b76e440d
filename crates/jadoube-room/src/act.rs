//! Acts as clients send them: in whose name, under which name of their own, by which device, and what
//! becomes of those that come late.

mod device;
mod late;
mod name;
mod request;

pub use self::device::{Arrival, Device, Gap, Registered, whole};
pub(crate) use self::late::is_report;
pub(crate) use self::name::{ActName, names_link};
pub use self::request::{ActRequest, Done, SentAct};
