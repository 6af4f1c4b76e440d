//! Proofs that a side can no longer give mate.
//!
//! `material` holds the rules about pieces alone. `pieces`, `reach` and `kings` find the squares the
//! pieces can reach, `pattern` whether they form a mate there, `takings`, `stuck` and `fatal` which
//! moves lead out of that or end the game; `split` goes through what follows each, `forced` looks
//! some moves ahead, and `cage` is the proof for a king caged by its own pieces.
//!
//! Nothing here searches for a mate, and nothing is merely likely: each rule has its proof beside
//! the code, and if there is any doubt nothing is proved. Nothing here uses the searches or the
//! code that watches a game.

pub(crate) mod cage;
mod fatal;
pub(crate) mod forced;
mod kings;
pub(crate) mod material;
mod pattern;
mod pieces;
mod reach;
pub(crate) mod split;
mod stuck;
mod takings;
