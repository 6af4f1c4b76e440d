#![doc = include_str!("../README.md")]

mod block;
mod case;
mod expected;
mod files;
mod header;
mod page;
mod play;
mod state;
mod trouble;

pub use case::{Case, Step};
pub use expected::Expected;
pub use files::case_files;
pub use header::Header;
pub use page::Page;
pub use play::{Played, PlayedStep};
pub use state::State;
pub use trouble::Trouble;
