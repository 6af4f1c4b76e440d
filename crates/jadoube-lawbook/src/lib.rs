#![doc = include_str!("../README.md")]

mod article;
mod by_class;
mod chapter;
mod class;
mod clause;
mod difference;
mod edition;
#[cfg(feature = "json")]
pub mod json;
mod locale;
mod lookup;
mod message;
#[cfg(feature = "messages")]
mod messages;
mod note;
mod open_point;
mod proof;
mod provision_choices;
mod provisions;
mod provisions_by_edition;
mod search;
mod stem;
mod stem_slavic;
mod tables;
mod term;

pub use article::{Article, Citation, ParseArticleError};
pub use by_class::ByClass;
pub use chapter::Chapter;
pub use class::{Class, ParseClassError, ParseSupervisionError, Supervision};
pub use clause::{Clause, Kind, Setting};
pub use difference::{Difference, Source};
pub use edition::{Edition, ParseEditionError};
pub use locale::{Locale, ParseLocaleError};
pub use lookup::Lookup;
pub use message::{Argument, Message};
#[cfg(feature = "messages")]
pub use messages::{MessageError, Messages};
pub use note::{Note, Origin};
pub use open_point::OpenPoint;
pub use proof::Proof;
pub use provision_choices::*;
pub use provisions::Provisions;
pub use search::{Hit, resembling, search};
pub use term::Term;
