//! Tests of time controls and clocks.

mod acts;
mod clauses;
mod conservation;
mod corrections;
mod properties;
mod serialised;
mod slow_clock;
mod text;
mod text_properties;
