//! What a declaration says for the tables of words.

use quote::quote;
use syn::parse::ParseStream;
use syn::{Expr, LitStr, Result, Token};

use crate::attributes::read_named;

/// What the tables say, where the documentation and the first samples do not.
#[derive(Default)]
pub(crate) struct Says {
    pub(crate) meaning: Option<String>,
    /// Values of fields in the example.
    pub(crate) shown: Vec<(String, Expr)>,
    /// The field of which every word has a row.
    pub(crate) each: Option<String>,
}

impl Says {
    pub(crate) fn read(&mut self, input: ParseStream<'_>) -> Result<()> {
        if input.peek(LitStr) {
            self.meaning = Some(input.parse::<LitStr>()?.value());
            input.parse::<Option<Token![,]>>()?;
        }
        for (name, value) in read_named(input)? {
            if name == "each" {
                self.each = Some(quote!(#value).to_string());
            } else {
                self.shown.push((name, value));
            }
        }
        Ok(())
    }
}
