//! Recognising words that do not hold the whole value: each phrase is tried, the longest wins, and
//! what was said is given in the words of today.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{Error, Result};

use crate::declared::{Declared, Said, Variant};
use crate::names::local;
use crate::phrase::Piece;
use crate::read::attempt_of;
use crate::write::fields_of;

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let name = &declared.name;
    let words = local("words");
    let attempts = declared.variants.iter().map(attempts).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        impl crate::words::Word for #name {
            fn recognise(#words: &mut crate::words::Words<'_>) -> crate::words::Read<String> {
                let start = #words.mark();
                let mut longest = crate::words::Longest::new(start);
                #(#(#attempts)*)*
                longest.taken(#words)
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
        return Ok(vec![attempt(quote!(<#of as crate::words::Word>::recognise(#words)))]);
    }
    if let Some(path) = &variant.by_hand {
        return Ok(vec![attempt(quote!(#path::read(#words)))]);
    }
    let one = |said: &Said| {
        let read = pieces(variant, &said.phrase.pieces)?;
        let text = local("text");
        let write = write(&today(variant, said)?.phrase.pieces);
        Ok(attempt_of(said, &quote!(#read let mut #text = String::new(); #write Ok(#text))))
    };
    variant.phrases.iter().map(one).collect()
}

/// The phrase that is written today for one that is only read: the first that leaves the same unsaid.
fn today<'a>(variant: &'a Variant, said: &'a Said) -> Result<&'a Said> {
    if !said.is_old {
        return Ok(said);
    }
    let fixed = |said: &Said| {
        let mut all: Vec<String> =
            said.fixed.iter().map(|(name, value)| format!("{name} = {}", quote!(#value))).collect();
        all.sort();
        all
    };
    let mut written = variant.phrases.iter().filter(|other| !other.is_old);
    written.find(|other| fixed(other) == fixed(said)).ok_or_else(|| {
        let message = format!("`{}` has no phrase of today for an older one", variant.name);
        Error::new(variant.name.span(), message)
    })
}

/// The variable that holds the words of a field, or of the opponent of a side.
fn said_of(name: &str, is_opponent: bool) -> Ident {
    let of = if is_opponent { "opponent" } else { "said" };
    format_ident!("{of}_of_{name}")
}

fn pieces(variant: &Variant, all: &[Piece]) -> Result<TokenStream> {
    let words = local("words");
    let field = |name: &str| {
        variant.field(name).ok_or_else(|| {
            let message = format!("`{}` has no field `{name}`", variant.name);
            Error::new(variant.name.span(), message)
        })
    };
    let mut read = Vec::new();
    for piece in all {
        read.push(match piece {
            Piece::Literal(text) => quote!(#words.literal(#text)?;),
            Piece::Plural { one, many, .. } => quote!(#words.either(#one, #many)?;),
            Piece::Field { name, form: None } => {
                recognised(&said_of(name, false), &field(name)?.of)
            }
            Piece::Opponent { name } => recognised(&said_of(name, true), &field(name)?.of),
            Piece::Field { name, form: Some(form) } => {
                let (said, of) = (said_of(name, false), &field(name)?.of);
                let read = quote!(forms::#form::read(#words)?);
                let some = if field(name)?.is_option { quote!(Some(#read)) } else { read };
                let value =
                    if field(name)?.is_option { quote!(value.iter()) } else { quote!([&value]) };
                quote! {
                    let value: #of = #some;
                    let #said: String = #value.into_iter().map(|value| {
                        crate::words::written(|f| forms::#form::write(value, f))
                    }).collect();
                }
            }
            Piece::Optional(inner) => {
                let said: Vec<Ident> =
                    fields_of(inner).into_iter().map(|name| said_of(name, false)).collect();
                let read = pieces(variant, inner)?;
                let none = said.iter().map(|_| quote!(String::new()));
                quote! {
                    let (#(#said,)*) = match #words.optional(|#words| { #read Ok((#(#said,)*)) }) {
                        Some(said) => said,
                        None => (#(#none,)*),
                    };
                }
            }
        });
    }
    Ok(quote!(#(#read)*))
}

fn recognised(said: &Ident, of: &syn::Type) -> TokenStream {
    let words = local("words");
    quote!(let #said: String = <#of as crate::words::Word>::recognise(#words)?;)
}

/// Adds a phrase to the text, with the words of its fields.
fn write(all: &[Piece]) -> TokenStream {
    let text = local("text");
    let written = all.iter().map(|piece| match piece {
        Piece::Literal(words) => quote!(#text.push_str(#words);),
        Piece::Field { name, .. } => {
            let said = said_of(name, false);
            quote!(#text.push_str(&#said);)
        }
        Piece::Opponent { name } => {
            let said = said_of(name, true);
            quote!(#text.push_str(&#said);)
        }
        Piece::Plural { name, one, many } => {
            let said = said_of(name, false);
            quote!(#text.push_str(if #said == "1" { #one } else { #many });)
        }
        Piece::Optional(inner) => {
            let said = fields_of(inner).into_iter().map(|name| said_of(name, false));
            let inner = write(inner);
            quote!(if #(!#said.is_empty())||* { #inner })
        }
    });
    quote!(#(#written)*)
}
