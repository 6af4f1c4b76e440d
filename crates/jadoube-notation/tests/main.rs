//! What holds of the whole crate.

mod announcements;
mod disambiguation;
mod evidence;
mod inference;
mod languages;
mod move_text;
mod pgn_games;
mod reading;
mod refusals;
mod round_trip;
mod sample_game;
mod walk;
