//! `Display`: the first phrase that fits.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Expr, Result};

use crate::declared::{Declared, Said, Variant};
use crate::names::local;
use crate::phrase::Piece;

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let name = &declared.name;
    let arms = declared.variants.iter().map(arm).collect::<Result<Vec<_>>>()?;
    let f = local("f");
    Ok(quote! {
        impl ::std::fmt::Display for #name {
            fn fmt(&self, #f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { #(#arms)* }
            }
        }
    })
}

fn arm(variant: &Variant) -> Result<TokenStream> {
    let f = local("f");
    if variant.is_nested {
        let pattern = variant.pattern(&["0"]);
        return Ok(quote!(#pattern => ::std::fmt::Display::fmt(it, #f),));
    }
    if let Some(path) = &variant.by_hand {
        let pattern = variant.pattern(&[]);
        return Ok(quote!(#pattern => #path::write(self, #f),));
    }
    let written: Vec<&Said> = variant.phrases.iter().filter(|said| !said.is_old).collect();
    let mut names: Vec<&str> = Vec::new();
    for said in &written {
        names.extend(said.phrase.fields());
        names.extend(said.fixed.iter().map(|(name, _)| name.as_str()));
        for (_, value) in &said.fixed {
            names.extend(field_named(variant, value).map(|field| field.name.as_str()));
        }
    }
    let pattern = variant.pattern(&names);
    let mut body = quote!(Ok(()));
    for said in written.iter().rev() {
        let conditions = conditions(variant, said)?;
        let write = pieces(variant, &said.phrase.pieces)?;
        body = match conditions.is_empty() {
            true => quote!({ #write Ok(()) }),
            false => quote!(if #(#conditions)&&* { #write Ok(()) } else { #body }),
        };
    }
    Ok(quote!(#pattern => #body,))
}

fn conditions(variant: &Variant, said: &Said) -> Result<Vec<TokenStream>> {
    let mut all = Vec::new();
    for (name, value) in &said.fixed {
        let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
        let binding = &field.binding;
        all.push(match field_named(variant, value) {
            Some(other) => {
                let other = &other.binding;
                quote!(*#binding == *#other)
            }
            None => quote!(*#binding == #value),
        });
    }
    for name in said.phrase.needed() {
        let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
        if field.is_option {
            let binding = &field.binding;
            all.push(quote!(#binding.is_some()));
        }
    }
    Ok(all)
}

fn unknown(variant: &Variant, name: &str) -> Error {
    Error::new(variant.name.span(), format!("`{}` has no field `{name}`", variant.name))
}

/// The field that `value` names, if it is nothing but a field.
pub(crate) fn field_named<'a>(
    variant: &'a Variant,
    value: &Expr,
) -> Option<&'a crate::declared::Field> {
    let Expr::Path(path) = value else { return None };
    let name = path.path.get_ident()?.to_string();
    variant.field(&name)
}

fn pieces(variant: &Variant, all: &[Piece]) -> Result<TokenStream> {
    let f = local("f");
    let mut written = Vec::new();
    for piece in all {
        written.push(match piece {
            Piece::Literal(text) => quote!(#f.write_str(#text)?;),
            Piece::Field { name, form } => {
                let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                let binding = &field.binding;
                let write = match form {
                    Some(form) => quote!(forms::#form::write),
                    None => quote!(::std::fmt::Display::fmt),
                };
                match field.is_option {
                    true => quote!(if let Some(inner) = #binding { #write(inner, #f)?; }),
                    false => quote!(#write(#binding, #f)?;),
                }
            }
            Piece::Opponent { name } => {
                let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                let binding = &field.binding;
                quote!(::std::fmt::Display::fmt(&!*#binding, #f)?;)
            }
            Piece::Plural { name, one, many } => {
                let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                let binding = &field.binding;
                quote!(#f.write_str(if *#binding == 1 { #one } else { #many })?;)
            }
            Piece::Optional(inner) => {
                let names = fields_of(inner);
                let usual = names
                    .iter()
                    .map(|name| {
                        let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                        let (binding, of) = (&field.binding, &field.of);
                        Ok(quote!(*#binding == <#of as ::std::default::Default>::default()))
                    })
                    .collect::<Result<Vec<_>>>()?;
                let inner = pieces(variant, inner)?;
                quote!(if !(#(#usual)&&*) { #inner })
            }
        });
    }
    Ok(quote!(#(#written)*))
}

/// The fields that stand in `pieces`.
pub(crate) fn fields_of(pieces: &[Piece]) -> Vec<&str> {
    pieces
        .iter()
        .flat_map(|piece| match piece {
            Piece::Literal(_) => Vec::new(),
            Piece::Field { name, .. } | Piece::Opponent { name } | Piece::Plural { name, .. } => {
                vec![name.as_str()]
            }
            Piece::Optional(inner) => fields_of(inner),
        })
        .collect()
}
