#![doc = include_str!("../README.md")]

mod article;
mod by_class;
mod chapter;
mod citation;
mod cited;
mod class;
mod clause;
mod difference;
mod edition;
mod editions;
#[cfg(feature = "json")]
pub mod json;
mod locale;
mod lookup;
mod message;
#[cfg(feature = "messages")]
mod messages;
mod note;
mod open_point;
mod proving_case;
mod provision_choices;
mod provisions;
mod provisions_by_edition;
#[cfg(feature = "schema")]
mod schema;
mod search;
mod stem;
mod stem_slavic;
mod tables;
mod term;

pub use article::{Article, ParseArticleError};
pub use by_class::ByClass;
pub use chapter::Chapter;
pub use citation::Citation;
pub use cited::{CiteError, Cited};
pub use class::{Class, ParseClassError, ParseSupervisionError, Supervision};
pub use clause::{Clause, Kind, Setting};
pub use difference::{Difference, Said, Source};
pub use edition::{Edition, ParseEditionError};
pub use editions::Editions;
pub use locale::{Locale, ParseLocaleError};
pub use lookup::Lookup;
pub use message::{Argument, Message};
#[cfg(feature = "messages")]
pub use messages::{MessageError, Messages};
pub use note::{Note, Origin};
pub use open_point::OpenPoint;
pub use proving_case::ProvingCase;
pub use provision_choices::*;
pub use provisions::Provisions;
pub use search::{Hit, resembling, search};
pub use term::Term;
