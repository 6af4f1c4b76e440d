//! The law book in other languages than English.

use std::collections::BTreeSet;

use jadoube_lawbook::{Chapter, Locale};

use crate::book;

const OTHERS: [Locale; 2] = [Locale::Polish, Locale::Slovak];

/// Every English text that a reader of the book meets.
fn texts() -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for clause in book::inventory() {
        if !clause.is_note() {
            texts.insert(clause.differs_from);
            texts.extend(clause.errata);
        }
        texts.extend([clause.title, clause.summary]);
        // Numbers of articles and values of settings are the same in all languages.
        texts.extend(clause.penalties.into_iter().chain(clause.default).filter(|it| is_prose(it)));
    }
    for difference in book::differences() {
        texts.insert(difference.subject);
        texts.extend(difference.editions.into_values().map(|said| said.says));
    }
    for point in book::open_points() {
        texts.extend([point.subject, point.open, point.decision]);
    }
    for term in book::glossary() {
        texts.insert(term.meaning);
        texts.extend(term.note);
    }
    texts.extend(Chapter::all().iter().map(|chapter| chapter.title.to_owned()));
    texts.extend(["Article", "Appendix", "Guideline"].map(str::to_owned));
    texts.remove("");
    texts
}

fn is_prose(text: &str) -> bool {
    text.contains(' ') && text.contains(char::is_alphabetic)
}

/// A text that changed in English must be looked at in the other languages.
#[test]
fn no_translation_is_left_without_its_text() {
    let texts = texts();
    for locale in OTHERS {
        let words = book::words(locale.code());
        let stale: Vec<&String> = words.keys().filter(|text| !texts.contains(*text)).collect();
        assert!(stale.is_empty(), "{locale}: {stale:#?}");
    }
}
