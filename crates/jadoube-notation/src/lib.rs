#![doc = include_str!("../README.md")]

mod announce;
mod announce_words;
mod coordinates;
mod cursor;
mod doubt;
mod evidence;
mod explain;
mod form;
mod hear;
mod infer;
mod language;
mod letters;
mod parse;
mod read;
mod read_error;
mod san;
mod sheet;
mod signs;
mod tail;
mod write;
mod written;
mod written_error;

pub use announce::{
    AnnouncementLanguage, Announcer, ParseAnnouncementLanguageError, PawnNaming, SpokenSigns,
};
pub use doubt::Doubt;
pub use evidence::{Evidence, System};
pub use form::{Form, ParseFormError, Style};
pub use hear::{HearError, hear};
pub use infer::{Failure, Inference, infer_language};
pub use language::{Language, ParseLanguageError};
pub use read::{ReadMove, read_move};
pub use read_error::ReadError;
pub use san::San;
pub use sheet::{SheetEntry, sheet_entries};
pub use signs::{
    CaptureSign, CastlingSign, CheckSign, DRAW_OFFER, EnPassantSign, MateSign, PromotionSign, Signs,
};
pub use write::{Notated, notate};
pub use written::{Arrival, Body, Written, WrittenCheck};
pub use written_error::WrittenError;

pub mod pgn;
