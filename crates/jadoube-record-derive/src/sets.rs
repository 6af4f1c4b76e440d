//! Settings: where each is kept, so that it can be made and found there.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream};
use syn::{Error, Expr, Path, Result, Token};

use crate::declared::{Declared, Variant};

/// Where a setting is kept.
pub(crate) enum Sets {
    /// In a field, from which it is told if it is not as usual.
    Field(Expr),
    /// In a field that is empty if nothing was chosen.
    Some(Expr),
    /// In a list, one after the other.
    Each(Expr),
    /// In a field, from which it is not told: something else tells it.
    Unlisted(Expr),
    /// By hand, with `path::apply` and `path::list`.
    ByHand(Path),
}

impl Parse for Sets {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if !input.peek2(Ident::peek_any) {
            if input.peek2(Token![=]) {
                let word: Ident = input.parse()?;
                input.parse::<Token![=]>()?;
                return match word == "by_hand" {
                    true => input.parse().map(Self::ByHand),
                    false => Err(Error::new(word.span(), "`by_hand = path`")),
                };
            }
            return input.parse().map(Self::Field);
        }
        let word: Ident = input.parse()?;
        match word.to_string().as_str() {
            "some" => input.parse().map(Self::Some),
            "each" => input.parse().map(Self::Each),
            "unlisted" => input.parse().map(Self::Unlisted),
            _ => Err(Error::new(word.span(), "`some`, `each` or `unlisted` before the field")),
        }
    }
}

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    let Some(of) = &declared.sets else { return Ok(TokenStream::new()) };
    let name = &declared.name;
    let both = declared.variants.iter().map(both).collect::<Result<Vec<_>>>()?;
    let (apply, list): (Vec<_>, Vec<_>) = both.into_iter().unzip();
    Ok(quote! {
        impl #name {
            /// Makes the choice.
            pub(crate) fn apply_to(self, all: &mut #of) {
                match self { #(#apply)* }
            }

            /// The choices that are not as `usual`, in the order of their declaration.
            pub(crate) fn chosen_in(all: &#of, usual: &#of) -> Vec<Self> {
                let mut found: Vec<Self> = Vec::new();
                #(#list)*
                found
            }
        }
    })
}

/// The arm that makes a choice, and the statement that finds it.
fn both(variant: &Variant) -> Result<(TokenStream, TokenStream)> {
    let (name, path) = (&variant.name, &variant.path);
    let Some(sets) = &variant.sets else {
        let message = format!("`{name}` does not say with `#[sets(…)]` where it is kept");
        return Err(Error::new(name.span(), message));
    };
    let is_one = variant.is_tuple && variant.fields.len() == 1;
    if !is_one && !matches!(sets, Sets::ByHand(_)) {
        return Err(Error::new(name.span(), "only one value is kept in a field"));
    }
    Ok(match sets {
        Sets::Field(field) => (
            quote!(#path(it) => all.#field = it,),
            quote!(if all.#field != usual.#field { found.push(#path(all.#field.clone())); }),
        ),
        Sets::Some(field) => (
            quote!(#path(it) => all.#field = Some(it),),
            quote!(found.extend(all.#field.clone().map(#path));),
        ),
        Sets::Each(field) => (
            quote!(#path(it) => all.#field.push(it),),
            quote!(found.extend(all.#field.iter().cloned().map(#path));),
        ),
        Sets::Unlisted(field) => (quote!(#path(it) => all.#field = it,), TokenStream::new()),
        Sets::ByHand(by_hand) => {
            let pattern = variant.pattern(&[]);
            (
                quote!(#pattern => #by_hand::apply(self, all),),
                quote!(found.extend(#by_hand::list(all, usual));),
            )
        }
    })
}
