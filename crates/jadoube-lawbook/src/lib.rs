#![doc = include_str!("../README.md")]

mod article;
mod by_class;
mod class;
mod clause;
mod difference;
mod edition;
mod provision_choices;
mod provisions;
mod provisions_by_edition;
mod tables;

pub use article::{Article, Citation, ParseArticleError};
pub use by_class::ByClass;
pub use class::{Class, ParseClassError, ParseSupervisionError, Supervision};
pub use clause::{Clause, Kind, Setting};
pub use difference::{Difference, Source};
pub use edition::{Edition, ParseEditionError};
pub use provision_choices::*;
pub use provisions::Provisions;
