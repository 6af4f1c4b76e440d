//! Names: of fields in expressions, of variants in messages, of what is made.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};

use crate::declared::Variant;

/// Those fields of `variant` that stand in `tokens` by their bindings.
pub(crate) fn named_in<'a>(variant: &'a Variant, tokens: &TokenStream) -> Vec<&'a str> {
    let mut found = Vec::new();
    search(tokens.clone(), &mut |ident| {
        for field in &variant.fields {
            if field.binding == *ident && !found.contains(&field.name.as_str()) {
                found.push(field.name.as_str());
            }
        }
    });
    found
}

fn search(tokens: TokenStream, found: &mut impl FnMut(&Ident)) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => found(&ident),
            TokenTree::Group(group) => search(group.stream(), found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// `PieceTouched` as `piece-touched`.
pub(crate) fn kebab(name: &Ident) -> String {
    let mut text = String::new();
    for letter in name.to_string().chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// An identifier that no declaration uses.
pub(crate) fn local(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
