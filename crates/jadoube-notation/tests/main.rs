//! Tests of the whole crate.

mod announcements;
mod disambiguation;
mod evidence;
mod inference;
mod languages;
mod move_text;
mod pgn_games;
mod pgn_reading;
mod pgn_replaying;
mod pgn_samples;
mod pgn_stood;
mod reading;
mod refusals;
mod round_trip;
mod sample_game;
mod walk;
