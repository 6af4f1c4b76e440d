//! Article 7: irregularities, and where each of them is judged.
//!
//! | file | clauses |
//! |---|---|
//! | `clocks` | 7.1 |
//! | `setup` | 7.2, 7.3, A.5.1.2 |
//! | `displaced` | 7.4, 7.6 |
//! | `illegal_moves` | 7.5.1 to 7.5.4, when the clock is pressed |
//! | `found_later` | the same, noticed or claimed afterwards; A.5.2 |
//! | `faults` | what a claim or a look finds; A.5.2 |
//! | `bare_press` | 7.5.3, put right afterwards |
//! | `penalty` | 7.5.5, A.3 |
//! | `queen_ends` | 7.5.2, if the queen mates or stalemates |
//! | `decisions` | what is left to the arbiter |

pub(crate) mod bare_press;
pub(crate) mod clocks;
pub(crate) mod decisions;
pub(crate) mod displaced;
pub(crate) mod faults;
pub(crate) mod found_later;
pub(crate) mod illegal_moves;
pub(crate) mod penalty;
pub(crate) mod queen_ends;
pub(crate) mod setup;
