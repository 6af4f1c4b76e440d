//! Samples: every variant, and every sample of each of its fields.

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::declared::{Declared, Field, Variant};
use crate::phrase::Piece;
use crate::write::fields_of;

pub(crate) fn made(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let rows = declared.variants.iter().map(row);
    let units = declared.variants.iter().all(|variant| variant.fields.is_empty());
    let all = units.then(|| {
        let count = declared.variants.len();
        let each = declared.variants.iter().map(|variant| &variant.path);
        quote! {
            /// All of them, in the order of their declaration.
            pub const ALL: [Self; #count] = [#(#each),*];
        }
    });
    // Its words are shown in the rows of others, unless it has a table of its own.
    let shown = (!declared.is_apart).then(|| {
        quote! {
            fn shown() -> Vec<Self> {
                Self::glossary().into_iter().flat_map(crate::words::Gloss::examples).collect()
            }
        }
    });
    quote! {
        impl #name {
            #all

            /// At least one value of every variant, for tests over the whole vocabulary.
            #[doc(hidden)]
            pub fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                #(#rows)*
                all
            }
        }

        impl crate::words::Sample for #name {
            fn samples() -> Vec<Self> {
                Self::samples()
            }

            #shown
        }
    }
}

fn row(variant: &Variant) -> TokenStream {
    let path = variant.made(|field| {
        let name = samples_of(field);
        quote!(#name[0].clone())
    });
    if variant.fields.is_empty() {
        return quote!(all.push(#path););
    }
    let forms = forms(variant);
    let lists = variant.fields.iter().map(|field| {
        let (name, of) = (samples_of(field), &field.of);
        let samples = match forms.get(field.name.as_str()) {
            Some(form) if field.is_option => quote! {
                forms::#form::samples().into_iter().map(Some).chain([None]).collect()
            },
            Some(form) => quote!(forms::#form::samples()),
            None => quote!(<#of as crate::words::Sample>::samples()),
        };
        // What may be left out is left out once.
        let left_out = optional(variant).contains(&field.name.as_str()).then(|| {
            quote! {
                let usual = <#of as ::std::default::Default>::default();
                if !#name.contains(&usual) {
                    #name.push(usual);
                }
            }
        });
        let mutable = left_out.is_some().then(|| quote!(mut));
        quote!(let #mutable #name: Vec<#of> = #samples; #left_out)
    });
    let others = variant.fields.iter().map(|changed| {
        let list = samples_of(changed);
        let made = variant.made(|field| {
            let name = samples_of(field);
            match field.name == changed.name {
                true => quote!(changed.clone()),
                false => quote!(#name[0].clone()),
            }
        });
        quote!(all.extend(#list.iter().skip(1).map(|changed| #made));)
    });
    quote!({ #(#lists)* all.push(#path); #(#others)* })
}

/// The fields that may be left out.
fn optional(variant: &Variant) -> Vec<&str> {
    let pieces = variant.phrases.iter().flat_map(|said| &said.phrase.pieces);
    let groups = pieces.filter_map(|piece| match piece {
        Piece::Optional(inner) => Some(fields_of(inner)),
        Piece::Literal(_) | Piece::Field { .. } | Piece::Opponent { .. } | Piece::Plural { .. } => {
            None
        }
    });
    groups.flatten().collect()
}

/// The variable that holds the samples of a field.
pub(crate) fn samples_of(field: &Field) -> Ident {
    format_ident!("samples_of_{}", field.binding)
}

/// The form in which each field stands in the phrases, where it has one.
pub(crate) fn forms(variant: &Variant) -> HashMap<&str, &Ident> {
    let mut forms = HashMap::new();
    let mut pieces: Vec<&Piece> =
        variant.phrases.iter().flat_map(|said| &said.phrase.pieces).collect();
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Field { name, form: Some(form) } => {
                forms.insert(name.as_str(), form);
            }
            Piece::Optional(inner) => pieces.extend(inner),
            _ => {}
        }
    }
    forms
}
