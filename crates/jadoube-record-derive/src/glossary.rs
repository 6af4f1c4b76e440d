//! The rows for the tables of the law cases: an example of each phrase, and what it means.

use proc_macro2::TokenStream;
use quote::quote;

use crate::declared::{Declared, Field, Said, Variant};
use crate::samples::forms;
use crate::write::field_named;

pub(crate) fn made(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let rows = declared.variants.iter().map(rows);
    quote! {
        impl #name {
            /// An example of every phrase with what it means, in the order of the declaration.
            #[doc(hidden)]
            pub fn glossary() -> Vec<(Self, &'static str)> {
                let mut all = Vec::new();
                #(#rows)*
                all
            }
        }
    }
}

fn rows(variant: &Variant) -> TokenStream {
    if variant.is_nested {
        let (of, path) = (&variant.fields[0].of, &variant.path);
        let own = quote!(<#of>::glossary().into_iter().map(|(it, meaning)| (#path(it), meaning)));
        return quote!(all.extend(#own););
    }
    let meaning = &variant.meaning;
    let rows = variant.phrases.iter().filter(|said| !said.is_old).map(|said| {
        let made = variant.made(|field| example(variant, field, said));
        quote!(all.push((#made, #meaning));)
    });
    quote!(#(#rows)*)
}

/// What a field is in the example of a phrase.
fn example(variant: &Variant, field: &Field, said: &Said) -> TokenStream {
    match said.fixed.iter().find(|(name, _)| *name == field.name) {
        Some((_, value)) => match field_named(variant, value) {
            Some(other) => first(variant, other, said),
            None => quote!(#value),
        },
        None => first(variant, field, said),
    }
}

/// The first sample; of what need not be there only where the phrase cannot do without it.
fn first(variant: &Variant, field: &Field, said: &Said) -> TokenStream {
    let of = &field.of;
    let is_needed = said.phrase.needed().contains(&field.name.as_str());
    if field.is_option && !is_needed {
        return quote!(None);
    }
    let samples = match (forms(variant).get(field.name.as_str()), field.is_option) {
        (Some(form), _) => quote!(forms::#form::samples()),
        (None, false) => quote!(<#of as crate::words::Sample>::samples()),
        (None, true) => {
            quote!(<#of as crate::words::Sample>::samples().into_iter().flatten().collect())
        }
    };
    let first = quote!({ let samples: Vec<_> = #samples; samples[0].clone() });
    if field.is_option { quote!(Some(#first)) } else { first }
}
