use std::sync::Arc;

use miette::{Diagnostic, NamedSource, SourceSpan};

/// What is wrong with a case, and where in its page.
#[derive(Clone, Debug, thiserror::Error, Diagnostic)]
#[error("{message}")]
pub struct Trouble {
    message: String,
    #[source_code]
    page: Arc<NamedSource<String>>,
    #[label("{label}")]
    span: SourceSpan,
    label: String,
    /// The line in the page, from 1.
    line: usize,
}

impl Trouble {
    pub(crate) fn new(
        place: &Place<'_>,
        message: impl Into<String>,
        label: impl Into<String>,
    ) -> Self {
        Self {
            message: message.into(),
            page: Arc::new(NamedSource::new(place.path, place.text.to_owned())),
            span: (place.offset, place.length).into(),
            label: label.into(),
            line: place.text[..place.offset].matches('\n').count() + 1,
        }
    }

    /// The line in the page, from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What is wrong there.
    pub fn label(&self) -> &str {
        &self.label
    }
}

/// A part of a page.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
    pub(crate) offset: usize,
    pub(crate) length: usize,
}
