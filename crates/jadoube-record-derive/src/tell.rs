//! The message: what people are told, by its id and its arguments.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Result;

use crate::declared::{Declared, Variant};
use crate::names::{kebab, named_in};

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let word = declared.is_told_as_word.then(|| as_word(declared));
    let Some(prefix) = &declared.prefix else { return Ok(quote!(#word)) };
    let name = &declared.name;
    let arms = declared.variants.iter().map(|variant| arm(variant, prefix));
    Ok(quote! {
        #word

        impl #name {
            /// What people are told, in no language yet.
            pub fn message(&self) -> ::jadoube_lawbook::Message {
                match self { #(#arms)* }
            }
        }
    })
}

fn arm(variant: &Variant, prefix: &str) -> TokenStream {
    if variant.is_nested {
        let pattern = variant.pattern(&["0"]);
        return quote!(#pattern => it.message(),);
    }
    if let Some(message) = &variant.tell.message {
        let pattern = variant.pattern(&named_in(variant, &quote!(#message)));
        return quote!(#pattern => #message,);
    }
    let id =
        variant.tell.id.clone().unwrap_or_else(|| format!("{prefix}-{}", kebab(&variant.name)));
    if variant.tell.arguments.is_empty() {
        let named: Vec<&str> =
            variant.phrases.first().map_or_else(Vec::new, |said| said.phrase.fields());
        let pattern = variant.pattern(&named);
        let with = variant.fields.iter().filter(|field| named.contains(&field.name.as_str()));
        let with = with.map(|field| {
            let (name, binding) = (&field.name, &field.binding);
            quote!(let message = crate::words::Telling::add_to(#binding, message, #name);)
        });
        return message(&pattern, &id, with);
    }
    let mut named = Vec::new();
    for (_, value) in &variant.tell.arguments {
        named.extend(named_in(variant, &quote!(#value)));
    }
    let pattern = variant.pattern(&named);
    let with = variant.tell.arguments.iter().map(|(name, value)| {
        // `move` is no name in Rust.
        let name = name.to_string();
        let name = name.trim_end_matches('_');
        quote!(let message = crate::words::Telling::add_to(&#value, message, #name);)
    });
    message(&pattern, &id, with)
}

/// The arm that makes a message of an id and adds to it what it tells.
fn message(
    pattern: &TokenStream,
    id: &str,
    with: impl Iterator<Item = TokenStream>,
) -> TokenStream {
    quote!(#pattern => {
        let message = ::jadoube_lawbook::Message::new(#id);
        #(#with)*
        message
    })
}

/// The word by which messages choose between sentences.
fn as_word(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let arms = declared.variants.iter().map(|variant| {
        if variant.is_nested {
            let pattern = variant.pattern(&["0"]);
            return quote!(#pattern => crate::words::Told::argument(it),);
        }
        let pattern = variant.pattern(&[]);
        let word = match &variant.tell.word {
            Some(word) => quote!(#word),
            None => {
                let word = kebab(&variant.name);
                quote!(#word)
            }
        };
        quote!(#pattern => ::jadoube_lawbook::Argument::word(#word),)
    });
    quote! {
        impl crate::words::Told for #name {
            fn argument(&self) -> ::jadoube_lawbook::Argument {
                match self { #(#arms)* }
            }
        }
    }
}
