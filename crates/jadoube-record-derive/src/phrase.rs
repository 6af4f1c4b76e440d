//! A phrase as it stands in a declaration: `takes off {from} [{hands}]`.
//!
//! - `{from}` is a field, written and read by its type.
//! - `{ms:time}` is a field in a form of its own, `forms::time` where the type is declared.
//! - `{!side}` is the opponent of a side.
//! - `{count:move|moves}` is a word that depends on a number.
//! - `[with both hands]` is left out where all fields in it are as usual (their `Default`).

use proc_macro2::{Ident, Span};
use syn::{Error, Result};

pub(crate) struct Phrase {
    pub(crate) pieces: Vec<Piece>,
}

pub(crate) enum Piece {
    Literal(String),
    Field { name: String, form: Option<Ident> },
    Opponent { name: String },
    Plural { name: String, one: String, many: String },
    Optional(Vec<Piece>),
}

impl Phrase {
    pub(crate) fn parse(text: &str, span: Span) -> Result<Self> {
        let mut rest = text;
        let pieces = pieces(&mut rest, span, false)?;
        Ok(Self { pieces })
    }

    /// The fields that are named in it, each once.
    pub(crate) fn fields(&self) -> Vec<&str> {
        let mut names = Vec::new();
        collect(&self.pieces, &mut names, true);
        names
    }

    /// The fields without which it cannot be written.
    pub(crate) fn needed(&self) -> Vec<&str> {
        let mut names = Vec::new();
        collect(&self.pieces, &mut names, false);
        names
    }
}

fn collect<'a>(pieces: &'a [Piece], names: &mut Vec<&'a str>, within: bool) {
    for piece in pieces {
        match piece {
            Piece::Literal(_) => {}
            Piece::Field { name, .. } | Piece::Opponent { name } | Piece::Plural { name, .. } => {
                if !names.contains(&name.as_str()) {
                    names.push(name);
                }
            }
            Piece::Optional(inner) if within => collect(inner, names, within),
            Piece::Optional(_) => {}
        }
    }
}

fn pieces(rest: &mut &str, span: Span, within: bool) -> Result<Vec<Piece>> {
    let mut all = Vec::new();
    let mut literal = String::new();
    loop {
        let Some(next) = rest.chars().next() else {
            if within {
                return Err(Error::new(span, "a `[` without its `]`"));
            }
            break;
        };
        *rest = &rest[next.len_utf8()..];
        match next {
            '{' => {
                flush(&mut all, &mut literal);
                all.push(field(rest, span)?);
            }
            '[' => {
                // The blank before belongs to what may be left out.
                let blank = literal.ends_with(' ').then(|| literal.pop()).flatten();
                flush(&mut all, &mut literal);
                let mut inner = pieces(rest, span, true)?;
                if blank.is_some() {
                    match inner.first_mut() {
                        Some(Piece::Literal(first)) => first.insert(0, ' '),
                        _ => inner.insert(0, Piece::Literal(" ".to_owned())),
                    }
                }
                all.push(Piece::Optional(inner));
            }
            ']' if within => break,
            ']' | '}' => return Err(Error::new(span, format!("a stray `{next}`"))),
            _ => literal.push(next),
        }
    }
    flush(&mut all, &mut literal);
    Ok(all)
}

fn flush(all: &mut Vec<Piece>, literal: &mut String) {
    if !literal.is_empty() {
        all.push(Piece::Literal(std::mem::take(literal)));
    }
}

fn field(rest: &mut &str, span: Span) -> Result<Piece> {
    let Some((inside, after)) = rest.split_once('}') else {
        return Err(Error::new(span, "a `{` without its `}`"));
    };
    *rest = after;
    if let Some(name) = inside.strip_prefix('!') {
        return Ok(Piece::Opponent { name: name.to_owned() });
    }
    let Some((name, form)) = inside.split_once(':') else {
        return Ok(Piece::Field { name: inside.to_owned(), form: None });
    };
    let name = name.to_owned();
    match form.split_once('|') {
        Some((one, many)) => Ok(Piece::Plural { name, one: one.to_owned(), many: many.to_owned() }),
        None => Ok(Piece::Field { name, form: Some(Ident::new(form, span)) }),
    }
}
