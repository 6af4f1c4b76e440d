//! Properties: a method for each, with an answer for every variant.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Expr, Result};

use crate::declared::{Declared, Property, Variant};
use crate::names::named_in;

pub(crate) fn made(declared: &Declared) -> Result<TokenStream> {
    if declared.properties.is_empty() {
        return Ok(TokenStream::new());
    }
    for variant in &declared.variants {
        for (name, _) in &variant.is {
            if !declared.properties.iter().any(|property| property.name == *name) {
                return Err(Error::new(name.span(), format!("`{name}` is not declared above")));
            }
        }
    }
    let name = &declared.name;
    let methods = declared.properties.iter().map(|property| method(declared, property));
    let methods = methods.collect::<Result<Vec<_>>>()?;
    Ok(quote!(impl #name { #(#methods)* }))
}

fn method(declared: &Declared, property: &Property) -> Result<TokenStream> {
    let (name, of) = (&property.name, &property.of);
    let arms = declared.variants.iter().map(|variant| arm(variant, property));
    let arms = arms.collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        pub(crate) const fn #name(&self) -> #of {
            match self { #(#arms)* }
        }
    })
}

fn arm(variant: &Variant, property: &Property) -> Result<TokenStream> {
    let name = &property.name;
    let said = variant.is.iter().find(|(said, _)| said == name).map(|(_, value)| value);
    if variant.is_nested && said.is_none() {
        let pattern = variant.pattern(&["0"]);
        return Ok(quote!(#pattern => it.#name(),));
    }
    let Some(value) = said.or(property.default.as_ref()) else {
        let message = format!("`{}` does not say its `{name}`", variant.name);
        return Err(Error::new(variant.name.span(), message));
    };
    let pattern = variant.pattern(&named_in(variant, &quote!(#value)));
    let of = &property.of;
    // A bare word is one of the property's own type.
    let value = match value {
        Expr::Path(path) if path.path.get_ident().is_some() => quote!(<#of>::#value),
        Expr::Call(call) => quote!(<#of>::#call),
        value => quote!(#value),
    };
    Ok(quote!(#pattern => #value,))
}
