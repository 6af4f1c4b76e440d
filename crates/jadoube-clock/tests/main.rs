//! What holds of time controls and clocks.

mod clauses;
