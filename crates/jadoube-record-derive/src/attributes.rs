//! Reading attributes.

use proc_macro2::Ident;
use syn::parse::ParseStream;
use syn::{Attribute, Expr, ExprLit, Lit, LitInt, Result, Token};

/// `name = value, …`
pub(crate) fn read_pairs(input: ParseStream<'_>) -> Result<Vec<(Ident, Expr)>> {
    let mut pairs = Vec::new();
    while !input.is_empty() {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        pairs.push((name, input.parse()?));
        input.parse::<Option<Token![,]>>()?;
    }
    Ok(pairs)
}

/// `field = value, …`, where a field may have no name but its number.
pub(crate) fn read_named(input: ParseStream<'_>) -> Result<Vec<(String, Expr)>> {
    let mut pairs = Vec::new();
    while !input.is_empty() {
        let name = if input.peek(LitInt) {
            input.parse::<LitInt>()?.to_string()
        } else {
            input.parse::<Ident>()?.to_string()
        };
        input.parse::<Token![=]>()?;
        pairs.push((name, input.parse()?));
        input.parse::<Option<Token![,]>>()?;
    }
    Ok(pairs)
}

/// The first sentence or sentences of the documentation, up to an empty line.
pub(crate) fn meaning(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let value = &attribute.meta.require_name_value().ok()?.value;
        match value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if attribute.path().is_ident("doc") => {
                Some(text.value().trim().to_owned())
            }
            _ => None,
        }
    });
    lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
