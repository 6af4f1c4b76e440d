//! Reading: every phrase is tried, and the one that takes the most words wins.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Result};

use crate::declared::{Declared, Field, Said, Variant};
use crate::names::local;
use crate::phrase::Piece;
use crate::write::{field_named, fields_of};

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let name = &declared.name;
    let words = local("words");
    let attempts = declared.variants.iter().map(attempts).collect::<Result<Vec<_>>>()?;
    let tried = quote! {
        let start = #words.mark();
        let mut longest = crate::words::Longest::new(start);
        #(#(#attempts)*)*
        longest.taken(#words)
    };
    Ok(quote! {
        impl crate::words::Readable for #name {
            fn read(#words: &mut crate::words::Words<'_>) -> crate::words::Read<Self> {
                #tried
            }
        }

        impl ::std::str::FromStr for #name {
            type Err = crate::ParseWordsError;

            fn from_str(text: &str) -> ::std::result::Result<Self, crate::ParseWordsError> {
                crate::words::whole(text)
            }
        }
    })
}

/// One attempt for each phrase.
fn attempts(variant: &Variant) -> Result<Vec<TokenStream>> {
    let words = local("words");
    let attempt = |body: TokenStream| quote!(longest.attempt(#words, |#words| { #body }););
    if variant.is_nested {
        let of = &variant.fields[0].of;
        let made = variant.made(|_| quote!(inner));
        let read = quote!(let inner = <#of as crate::words::Readable>::read(#words)?;);
        return Ok(vec![attempt(quote!(#read Ok(#made)))]);
    }
    if let Some(path) = &variant.by_hand {
        return Ok(vec![attempt(quote!(#path::read(#words)))]);
    }
    variant
        .phrases
        .iter()
        .map(|said| {
            let read = pieces(variant, &said.phrase.pieces)?;
            let result = variant.made(|field| value(variant, field, said));
            Ok(attempt_of(said, &quote!(#read Ok(#result))))
        })
        .collect()
}

/// An attempt at a phrase; an older one is not named where something else should stand.
pub(crate) fn attempt_of(said: &Said, body: &TokenStream) -> TokenStream {
    let words = local("words");
    match said.is_old {
        true => quote!(longest.attempt_older(#words, |#words| { #body });),
        false => quote!(longest.attempt(#words, |#words| { #body });),
    }
}

/// What a field is after `said` was read.
fn value(variant: &Variant, field: &Field, said: &Said) -> TokenStream {
    let binding = &field.binding;
    if said.phrase.fields().contains(&field.name.as_str()) {
        return quote!(#binding);
    }
    match said.fixed.iter().find(|(name, _)| *name == field.name) {
        Some((_, value)) => match field_named(variant, value) {
            Some(other) => {
                let other = &other.binding;
                quote!(#other.clone())
            }
            None => quote!(#value),
        },
        None => quote!(::std::default::Default::default()),
    }
}

fn pieces(variant: &Variant, all: &[Piece]) -> Result<TokenStream> {
    let words = local("words");
    let mut read = Vec::new();
    for piece in all {
        read.push(match piece {
            Piece::Literal(text) => quote!(#words.literal(#text)?;),
            Piece::Plural { one, many, .. } => quote!(#words.either(#one, #many)?;),
            Piece::Field { name, form } => {
                let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                let (binding, of) = (&field.binding, &field.of);
                match form {
                    None if field.is_option => {
                        quote!(let #binding: #of = Some(crate::words::Readable::read(#words)?);)
                    }
                    None => {
                        quote!(let #binding = <#of as crate::words::Readable>::read(#words)?;)
                    }
                    Some(form) => {
                        let read = quote!(forms::#form::read(#words)?);
                        let read = if field.is_option { quote!(Some(#read)) } else { read };
                        quote!(let #binding: #of = #read;)
                    }
                }
            }
            Piece::Opponent { name } => {
                let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
                let (binding, of) = (&field.binding, &field.of);
                quote!(let #binding = !<#of as crate::words::Readable>::read(#words)?;)
            }
            Piece::Optional(inner) => optional(variant, inner)?,
        });
    }
    Ok(quote!(#(#read)*))
}

fn optional(variant: &Variant, inner: &[Piece]) -> Result<TokenStream> {
    let words = local("words");
    let read = pieces(variant, inner)?;
    let bindings: Vec<_> = fields_of(inner)
        .into_iter()
        .map(|name| {
            let field = variant.field(name).ok_or_else(|| unknown(variant, name))?;
            Ok(&field.binding)
        })
        .collect::<Result<_>>()?;
    let usual = bindings.iter().map(|_| quote!(::std::default::Default::default()));
    Ok(quote! {
        let (#(#bindings,)*) = match #words.optional(|#words| { #read Ok((#(#bindings,)*)) }) {
            Some(read) => read,
            None => (#(#usual,)*),
        };
    })
}

fn unknown(variant: &Variant, name: &str) -> Error {
    Error::new(variant.name.span(), format!("`{}` has no field `{name}`", variant.name))
}
