//! A declaration as it was read: variants with their phrases, messages and properties.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::parse::ParseStream;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Fields, LitStr, Path, Result, Token, Type};

use crate::attributes::{meaning, read_named, read_pairs};
use crate::phrase::Phrase;
use crate::says::Says;
use crate::sets::Sets;

pub(crate) struct Declared {
    pub(crate) name: Ident,
    pub(crate) only_written: bool,
    /// Whether it has a table of its own, so that those of other words show one example of it.
    pub(crate) is_apart: bool,
    pub(crate) prefix: Option<String>,
    /// Whether messages choose by its name.
    pub(crate) is_told_as_word: bool,
    pub(crate) properties: Vec<Property>,
    /// What its variants are settings of.
    pub(crate) sets: Option<Path>,
    pub(crate) variants: Vec<Variant>,
}

pub(crate) struct Property {
    pub(crate) name: Ident,
    pub(crate) of: Type,
    pub(crate) default: Option<Expr>,
}

pub(crate) struct Variant {
    pub(crate) name: Ident,
    /// `Self::Name`, or `Self` of a structure.
    pub(crate) path: TokenStream,
    pub(crate) fields: Vec<Field>,
    pub(crate) is_tuple: bool,
    pub(crate) is_nested: bool,
    pub(crate) by_hand: Option<Path>,
    pub(crate) phrases: Vec<Said>,
    pub(crate) tell: Tell,
    pub(crate) is: Vec<(Ident, Expr)>,
    pub(crate) meaning: String,
    pub(crate) says: Says,
    pub(crate) sets: Option<Sets>,
}

pub(crate) struct Field {
    /// As phrases name it: `side`, `0`.
    pub(crate) name: String,
    /// The variable that holds it.
    pub(crate) binding: Ident,
    pub(crate) of: Type,
    pub(crate) is_option: bool,
}

/// A phrase with what it leaves unsaid.
pub(crate) struct Said {
    pub(crate) phrase: Phrase,
    pub(crate) fixed: Vec<(String, Expr)>,
    /// Understood, but no longer written.
    pub(crate) is_old: bool,
}

#[derive(Default)]
pub(crate) struct Tell {
    pub(crate) id: Option<String>,
    pub(crate) arguments: Vec<(Ident, Expr)>,
    /// The message itself, made of the fields.
    pub(crate) message: Option<Expr>,
    /// The word by which messages choose, if it is not the name.
    pub(crate) word: Option<Expr>,
}

impl Declared {
    pub(crate) fn read(input: &DeriveInput) -> Result<Self> {
        let mut declared = Self {
            name: input.ident.clone(),
            only_written: false,
            is_apart: false,
            prefix: None,
            is_told_as_word: false,
            properties: Vec::new(),
            sets: None,
            variants: Vec::new(),
        };
        match &input.data {
            Data::Enum(data) => {
                declared.read_attributes(&input.attrs)?;
                for variant in &data.variants {
                    let name = &variant.ident;
                    let path = quote!(Self::#name);
                    declared.variants.push(Variant::read(
                        name,
                        path,
                        &variant.fields,
                        &variant.attrs,
                    )?);
                }
            }
            Data::Struct(data) => {
                let attributes = &input.attrs;
                let variant = Variant::read(&input.ident, quote!(Self), &data.fields, attributes)?;
                declared.variants.push(variant);
            }
            Data::Union(_) => {
                return Err(Error::new(input.ident.span(), "a union cannot be a word"));
            }
        }
        Ok(declared)
    }

    fn read_attributes(&mut self, attributes: &[Attribute]) -> Result<()> {
        for attribute in attributes {
            if attribute.path().is_ident("word") {
                attribute.parse_nested_meta(|meta| {
                    let flag = match () {
                        () if meta.path.is_ident("only_written") => &mut self.only_written,
                        () if meta.path.is_ident("apart") => &mut self.is_apart,
                        () => return Err(meta.error("`only_written` or `apart`")),
                    };
                    *flag = true;
                    Ok(())
                })?;
            } else if attribute.path().is_ident("tell") {
                attribute.parse_nested_meta(|meta| {
                    if meta.path.is_ident("word") {
                        self.is_told_as_word = true;
                        return Ok(());
                    }
                    let prefix: LitStr = meta.value()?.parse()?;
                    self.prefix = Some(prefix.value());
                    Ok(())
                })?;
            } else if attribute.path().is_ident("sets") {
                self.sets = Some(attribute.parse_args()?);
            } else if attribute.path().is_ident("is") {
                attribute.parse_args_with(|input: ParseStream<'_>| {
                    while !input.is_empty() {
                        let name = input.parse()?;
                        input.parse::<Token![:]>()?;
                        let of = input.parse()?;
                        let default = match input.parse::<Option<Token![=]>>()? {
                            Some(_) => Some(input.parse()?),
                            None => None,
                        };
                        self.properties.push(Property { name, of, default });
                        input.parse::<Option<Token![,]>>()?;
                    }
                    Ok(())
                })?;
            }
        }
        Ok(())
    }
}

impl Variant {
    fn read(
        name: &Ident,
        path: TokenStream,
        fields: &Fields,
        attributes: &[Attribute],
    ) -> Result<Self> {
        let mut variant = Self {
            name: name.clone(),
            path,
            fields: fields.iter().enumerate().map(|it| Field::read(it, fields.len())).collect(),
            is_tuple: matches!(fields, Fields::Unnamed(_)),
            is_nested: false,
            by_hand: None,
            phrases: Vec::new(),
            tell: Tell::default(),
            is: Vec::new(),
            meaning: meaning(attributes),
            says: Says::default(),
            sets: None,
        };
        for attribute in attributes {
            if attribute.path().is_ident("word") {
                attribute.parse_args_with(|input: ParseStream<'_>| variant.read_word(input))?;
            } else if attribute.path().is_ident("tell") {
                attribute.parse_args_with(|input: ParseStream<'_>| variant.read_tell(input))?;
            } else if attribute.path().is_ident("is") {
                variant.is.extend(attribute.parse_args_with(read_pairs)?);
            } else if attribute.path().is_ident("sets") {
                variant.sets = Some(attribute.parse_args()?);
            } else if attribute.path().is_ident("says") {
                attribute.parse_args_with(|input: ParseStream<'_>| variant.says.read(input))?;
            }
        }
        for said in &variant.phrases {
            for named in said.phrase.fields() {
                if variant.field(named).is_none() {
                    let message = format!("`{name}` has no field `{named}`");
                    return Err(Error::new(name.span(), message));
                }
            }
        }
        Ok(variant)
    }

    fn read_word(&mut self, input: ParseStream<'_>) -> Result<()> {
        let mut is_old = false;
        if input.peek(syn::Ident) {
            let word: Ident = input.parse()?;
            if word == "nested" {
                self.is_nested = true;
                return Ok(());
            } else if word == "also" {
                is_old = true;
            } else if word == "by_hand" {
                input.parse::<Token![=]>()?;
                self.by_hand = Some(input.parse()?);
                input.parse::<Option<Token![,]>>()?;
                if input.is_empty() {
                    return Ok(());
                }
            } else {
                return Err(Error::new(word.span(), "`nested`, `also`, `by_hand` or a phrase"));
            }
        }
        let text: LitStr = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        let phrase = Phrase::parse(&text.value(), text.span())?;
        let fixed = read_named(input)?;
        self.phrases.push(Said { phrase, fixed, is_old });
        Ok(())
    }

    fn read_tell(&mut self, input: ParseStream<'_>) -> Result<()> {
        if input.peek(LitStr) {
            self.tell.id = Some(input.parse::<LitStr>()?.value());
            input.parse::<Option<Token![,]>>()?;
        }
        for (name, value) in read_pairs(input)? {
            match value {
                value if name == "message" => self.tell.message = Some(value),
                value if name == "word" => self.tell.word = Some(value),
                value => self.tell.arguments.push((name, value)),
            }
        }
        Ok(())
    }

    pub(crate) fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The pattern that binds the fields called `names`.
    pub(crate) fn pattern(&self, names: &[&str]) -> TokenStream {
        let path = &self.path;
        let bound = |field: &Field| names.contains(&field.name.as_str());
        if self.fields.is_empty() {
            return path.clone();
        }
        if self.is_tuple {
            let fields = self.fields.iter().map(|field| {
                let binding = &field.binding;
                if bound(field) { quote!(#binding) } else { quote!(_) }
            });
            return quote!(#path(#(#fields),*));
        }
        let fields = self.fields.iter().filter(|field| bound(field)).map(|field| &field.binding);
        quote!(#path { #(#fields,)* .. })
    }

    /// The expression that makes it out of `value` for each field.
    pub(crate) fn made(&self, value: impl Fn(&Field) -> TokenStream) -> TokenStream {
        let path = &self.path;
        let values = self.fields.iter().map(&value);
        if self.fields.is_empty() {
            path.clone()
        } else if self.is_tuple {
            quote!(#path(#(#values),*))
        } else {
            let names = self.fields.iter().map(|field| &field.binding);
            quote!(#path { #(#names: #values),* })
        }
    }
}

impl Field {
    fn read((index, field): (usize, &syn::Field), count: usize) -> Self {
        let name = field.ident.as_ref().map_or_else(|| index.to_string(), Ident::to_string);
        // The only value of a variant is `it` in what is said of it.
        let unnamed = || if count == 1 { format_ident!("it") } else { format_ident!("it_{index}") };
        let binding = field.ident.clone().unwrap_or_else(unnamed);
        let is_option = match &field.ty {
            Type::Path(path) => {
                path.path.segments.last().is_some_and(|segment| segment.ident == "Option")
            }
            _ => false,
        };
        Self { name, binding, of: field.ty.clone(), is_option }
    }
}
