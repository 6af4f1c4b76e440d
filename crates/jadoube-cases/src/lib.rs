#![doc = include_str!("../README.md")]

mod bless;
mod block_line;
mod case;
mod citing;
mod coverage;
mod evidence;
mod expected;
mod files;
mod header;
mod meaning;
mod moment;
mod opened;
mod page;
mod play;
mod show;
mod state;
mod transcript;
mod transcript_header;
mod trouble;
mod word_tables;

pub use bless::{Bless, Blessed, Change};
pub use case::{Case, Step};
pub use coverage::{Coverage, StepPlace};
pub use evidence::Evidence;
pub use expected::{Expected, ruling_words};
pub use files::case_files;
pub use header::Header;
pub use page::{Broken, Page};
pub use play::{Played, PlayedStep};
pub use state::State;
pub use transcript::{TranscriptError, transcript};
pub use trouble::Trouble;
pub use word_tables::{NoPlaceForWords, with_word_tables};
