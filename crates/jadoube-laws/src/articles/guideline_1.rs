//! Guideline I: adjourned games.

pub(crate) mod adjournment;
pub(crate) mod irregular;
pub(crate) mod resumption;
pub(crate) mod times;
