//! Article 7: irregularities, and where each of them is judged.
//!
//! | file | clauses |
//! |---|---|
//! | `art07_clocks.rs` | 7.1 |
//! | `art07_setup.rs` | 7.2, 7.3, A.5.1.2 |
//! | `art07_displaced.rs` | 7.4, 7.6 |
//! | `art07_illegal_moves.rs` | 7.5.1 to 7.5.4, when the clock is pressed |
//! | `art07_found_later.rs` | the same, noticed or claimed afterwards; A.5.2 |
//! | `art07_penalty.rs` | 7.5.5, A.3 |
//! | `art07_decisions.rs` | what is left to the arbiter |

pub(crate) use crate::art07_clocks::clock_after_restoring;
pub(crate) use crate::art07_displaced::{
    displaced, handled_out_of_turn, man_noticed, position_noticed,
};
pub(crate) use crate::art07_found_later::{
    claimed, illegal_position_noticed, move_noticed, press_noticed, two_hands_noticed,
};
pub(crate) use crate::art07_illegal_moves::{at_press, released, two_hands};
pub(crate) use crate::art07_setup::{board_noticed, colours_noticed, initial_position_noticed};
