//! `#[derive(Word)]`: a word of the record declared once.
//!
//! From the declaration of a type come its words (`Display`, `FromStr`), its message, its
//! properties, its samples and its rows in the tables of the law cases:
//!
//! ```ignore
//! #[derive(Word)]
//! #[tell(prefix = "event")]
//! #[is(by: ActorKind, told: Told = Arbiter)]
//! pub enum Event {
//!     /// A piece was taken off the board.
//!     #[word("takes off {from} [{hands}]")]
//!     #[is(by = Player, told = Everyone)]
//!     PieceTakenOff { from: Square, hands: Hands },
//! }
//! ```
//!
//! - `#[word("…")]` is a phrase (see `phrase`); `field = value` after it fixes a field that the phrase
//!   does not mention. The first phrase that fits is written, all are read. `#[word(also "…")]` is read
//!   but never written. `#[word(nested)]` has the words of its only field.
//!   `#[word(by_hand = path, "…")]` is written and read by `path::write` and `path::read`, and the
//!   phrase is shown in the tables. A variant without a phrase has no words.
//! - `#[tell("id", name = argument)]` is the message; without it the id is the prefix with the
//!   variant's name, and the arguments are the fields that the first phrase names. An argument that is an
//!   `Option` and holds something adds its name to the id: `event-clock-stopped-because`.
//!   `#[tell(message = expression)]` makes the message from the fields. `#[tell(word)]` on the type:
//!   messages select a variant by its name, or by `#[tell(word = "…")]`.
//! - `#[is(…)]` are properties: one method each, and a variant that does not set one takes the
//!   declared default or does not compile.
//! - The documentation up to its first empty line is the meaning in the tables of the law cases.
//!   `#[says("…")]` says it better there, for people who know the Laws and no Rust; `field = value` in it is
//!   what the example shows. `#[says(each = field)]`: every word that can stand in the field has a row,
//!   with its own meaning. `#[word(apart)]` on the type: it has a table of its own, and the rows of others
//!   show one example of it.
//! - `#[sets(Regulations)]` on the type: its variants are choices that are kept there. `#[sets(fines)]` on a
//!   variant names the field; `some` before it: the field is empty if nothing was chosen; `each`: the
//!   field lists all such choices; `unlisted`: it is made but not told among the others;
//!   `by_hand = path`: `path::apply` makes and `path::list` finds it.
//! - `#[word(only_written)]` on the type: its words do not contain the whole value, so they can be
//!   recognised, and given in the words of today, but not read.

mod attributes;
mod declared;
mod glossary;
mod names;
mod phrase;
mod properties;
mod read;
mod recognise;
mod samples;
mod says;
mod sets;
mod tell;
mod write;

use proc_macro::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_macro_input};

use crate::declared::Declared;

/// Derives the words, the message, the properties and the samples of a type of the record.
#[proc_macro_derive(Word, attributes(word, tell, is, says, sets))]
pub fn word(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let made = Declared::read(&input).and_then(|declared| {
        let parts = [
            write::made(&declared)?,
            match declared.only_written {
                true => recognise::made(&declared)?,
                false => read::made(&declared)?,
            },
            samples::made(&declared),
            tell::made(&declared)?,
            properties::made(&declared)?,
            glossary::made(&declared)?,
            sets::made(&declared)?,
        ];
        Ok(quote!(#(#parts)*))
    });
    made.unwrap_or_else(syn::Error::into_compile_error).into()
}
