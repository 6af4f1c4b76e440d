//! What is known about decisions, for appeals against them; nothing here asks a law.

use crate::Effect;

/// A decision that can be appealed against, with everything that it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) entry: u32,
    pub(crate) at: u64,
    pub(crate) effects: Vec<Effect>,
    /// The entry that had raised the question, if it answered one: both are one matter.
    pub(crate) asked_in: Option<u32>,
}

impl Decision {
    /// Whether this decision and another are one matter.
    pub(crate) fn belongs_to(&self, other: &Self) -> bool {
        self.entry == other.entry
            || self.asked_in == Some(other.entry)
            || other.asked_in == Some(self.entry)
    }
}
