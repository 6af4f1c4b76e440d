//! The rows for the tables of the law cases: an example of each phrase, and what it means.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Expr, ExprLit, Lit, Result};

use crate::declared::{Declared, Field, Said, Variant};
use crate::samples::forms;
use crate::write::field_named;

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let name = &declared.name;
    let rows = declared.variants.iter().map(rows).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        impl #name {
            /// Every word with an example and what it means, in the order of the declaration.
            #[doc(hidden)]
            pub fn glossary() -> Vec<crate::words::Gloss<Self>> {
                let mut all = Vec::new();
                #(#rows)*
                all
            }
        }
    })
}

fn rows(variant: &Variant) -> Result<TokenStream> {
    if variant.is_nested {
        let (of, path) = (&variant.fields[0].of, &variant.path);
        return Ok(quote!(all.extend(<#of>::glossary().into_iter().map(|row| row.map(#path)));));
    }
    if let Some(each) = &variant.says.each {
        return each_of(variant, each);
    }
    let mut current = variant.phrases.iter().filter(|said| !said.is_old);
    let Some(first) = current.next() else { return Ok(TokenStream::new()) };
    let example = variant.made(|field| example(variant, field, first));
    let phrases = current.map(|said| variant.made(|field| self::example(variant, field, said)));
    let values = values(variant, first, |field| self::example(variant, field, first), None);
    let meaning = variant.says.meaning.as_ref().unwrap_or(&variant.meaning);
    Ok(quote! {
        all.push(crate::words::Gloss {
            example: #example,
            phrases: vec![#(#phrases),*],
            values: { let mut values: Vec<(Self, String)> = Vec::new(); #values values },
            meaning: #meaning,
        });
    })
}

/// One row for each word that can stand in a field, with the meaning of that word.
fn each_of(variant: &Variant, each: &str) -> Result<TokenStream> {
    let (Some(field), Some(said)) = (variant.field(each), variant.phrases.first()) else {
        return Err(Error::new(variant.name.span(), format!("no phrase has a field `{each}`")));
    };
    let of = &field.of;
    let with = |word: TokenStream| {
        variant.made(|other| match other.name == each {
            true => word.clone(),
            false => example(variant, other, said),
        })
    };
    let (made, with_example) = (with(quote!(word)), with(quote!(row.example.clone())));
    let of_field = |other: &Field| match other.name == each {
        true => quote!(row.example.clone()),
        false => example(variant, other, said),
    };
    let values = values(variant, said, of_field, Some(each));
    Ok(quote! {
        for row in <#of>::glossary() {
            let made = |word: #of| #made;
            let mut values: Vec<(Self, String)> =
                row.values.iter().cloned().map(|(word, said)| (made(word), said)).collect();
            #values
            all.push(crate::words::Gloss {
                example: #with_example,
                phrases: row.phrases.iter().cloned().map(made).collect(),
                values,
                meaning: row.meaning,
            });
        }
    })
}

/// Puts into `values` the word with each other thing that its first phrase can say.
fn values(
    variant: &Variant,
    said: &Said,
    example: impl Fn(&Field) -> TokenStream,
    except: Option<&str>,
) -> TokenStream {
    let named = said.phrase.fields();
    let varied = variant.fields.iter().filter(|field| {
        let name = field.name.as_str();
        let is_shown = named.contains(&name)
            && except != Some(name)
            && !(field.is_option && said.phrase.needed().contains(&name));
        // Plain numbers and texts have one example, but what may be left out is shown once.
        is_shown && (!forms(variant).contains_key(name) || field.is_option)
    });
    let pushed = varied.map(|field| {
        let of = &field.of;
        let shown = match forms(variant).get(field.name.as_str()) {
            Some(_) => {
                let one = needed_example(variant, field);
                quote!(vec![#one])
            }
            // What may be left out is shown at least once.
            None if !said.phrase.needed().contains(&field.name.as_str()) => {
                quote!(crate::words::shown_once::<#of>())
            }
            None => quote!(<#of as crate::words::Sample>::shown()),
        };
        let made = variant.made(|other| match other.name == field.name {
            true => quote!(value),
            false => example(other),
        });
        let text = match (&variant.by_hand, forms(variant).get(field.name.as_str())) {
            (None, None) if field.is_option => {
                quote!(value.as_ref().map(ToString::to_string).unwrap_or_default())
            }
            (None, None) => quote!(value.to_string()),
            (Some(_), _) | (_, Some(_)) => quote!(String::new()),
        };
        quote! {
            let shown: Vec<#of> = #shown;
            values.extend(shown.into_iter().map(|value| {
                let said = #text;
                (#made, said)
            }));
        }
    });
    quote!(#(#pushed)*)
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

/// What need not be said is left out, the rest is as the declaration shows it, or the first sample.
fn first(variant: &Variant, field: &Field, said: &Said) -> TokenStream {
    let name = field.name.as_str();
    let is_needed = said.phrase.needed().contains(&name);
    if !is_needed && said.phrase.fields().contains(&name) {
        return quote!(::std::default::Default::default());
    }
    if field.is_option && !is_needed {
        return quote!(None);
    }
    needed_example(variant, field)
}

/// A value of a field that a phrase shows.
fn needed_example(variant: &Variant, field: &Field) -> TokenStream {
    let of = &field.of;
    let shown = variant.says.shown.iter().find(|(name, _)| *name == field.name);
    let first = if let Some((_, value)) = shown {
        match value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => quote!(#text.to_owned()),
            value => quote!(#value),
        }
    } else {
        let samples = match (forms(variant).get(field.name.as_str()), field.is_option) {
            (Some(form), _) => quote!(forms::#form::samples()),
            (None, false) => quote!(crate::words::examples::<#of>()),
            (None, true) => {
                quote!(<#of as crate::words::Sample>::samples().into_iter().flatten().collect())
            }
        };
        quote!({ let samples: Vec<_> = #samples; samples[0].clone() })
    };
    if field.is_option { quote!(Some(#first)) } else { first }
}
