//! The law book in languages other than English.

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

/// A text that changed in English must be checked in the other languages.
#[test]
fn no_translation_is_left_without_its_text() {
    let texts = texts();
    for locale in OTHERS {
        let words = book::words(locale.code());
        let stale: Vec<&String> = words.keys().filter(|text| !texts.contains(*text)).collect();
        assert!(stale.is_empty(), "{locale}: {stale:#?}");
    }
}

#[test]
fn every_text_is_translated() {
    let texts = texts();
    for locale in OTHERS {
        let words = book::words(locale.code());
        let missing: Vec<&String> =
            texts.iter().filter(|text| !words.contains_key(*text)).collect();
        assert!(missing.is_empty(), "{locale}: {missing:#?}");
        let empty: Vec<_> = words.iter().filter(|(_, text)| text.trim().is_empty()).collect();
        assert!(empty.is_empty(), "{locale}: {empty:#?}");
    }
}

#[test]
fn a_text_is_found_in_each_language() {
    for (locale, clock) in OTHERS.into_iter().zip(["Zegar szachowy", "Šachové hodiny"]) {
        assert_eq!(locale.words("The chess clock"), clock);
        assert_eq!(locale.words("no text of the book"), "no text of the book");
        for (english, text) in book::words(locale.code()) {
            assert_eq!(locale.words(&english), text);
        }
    }
}

/// Words of the glossary, and what a translation must contain of FIDE's word for each.
const TERMS: [(&str, &[&str], &[&str]); 32] = [
    ("adjourned", &["odłoż"], &["preruš"]),
    ("arbiter", &["sędzi"], &["rozhod"]),
    ("assistant", &["asystent"], &["pomocník"]),
    ("bishop", &["goni", "gońc"], &["strel"]),
    ("blitz", &["błyskawiczn"], &["blesk"]),
    ("castle", &["rosz"], &["roš"]),
    ("castling", &["rosz"], &["roš"]),
    ("checkmate", &["mat"], &["mat"]),
    ("claim", &["reklam"], &["reklam"]),
    ("clock", &["zegar", "czas"], &["hodin", "hodín", "čas"]),
    ("dead position", &["martw"], &["mŕtv"]),
    ("default time", &["spóźni"], &["čakac"]),
    ("draw offer", &["propozycj"], &["ponuk"]),
    ("en passant", &["przeloc"], &["mimochodom"]),
    ("flag", &["chorągiew"], &["zástav"]),
    ("illegal move", &["nieprawidłow"], &["neprípustn"]),
    ("increment", &["dodat"], &["prídav"]),
    ("king", &["król"], &["kráľ"]),
    ("knight", &["skocz"], &["jazd"]),
    ("organiser", &["organizator"], &["organizátor"]),
    ("pawn", &["pion"], &["pešia"]),
    ("playing area", &["sal"], &["hrac"]),
    ("promotion", &["promoc"], &["premen"]),
    ("queen", &["hetman"], &["dám"]),
    ("rapid", &["szybk"], &["rýchl"]),
    ("regulations", &["regulamin"], &["propozíc"]),
    ("resignation", &["podda"], &["vzd"]),
    ("rook", &["wież"], &["vež"]),
    ("scoresheet", &["zapis", "blankiet", "arkusz"], &["partiár"]),
    ("sealed", &["zapieczęt"], &["pečat"]),
    ("spectators", &["widz"], &["divá"]),
    ("stalemate", &["pat"], &["pat"]),
];

/// If the English has a term, the others have theirs.
#[test]
fn terms_are_those_of_the_glossary() {
    for (place, locale) in OTHERS.into_iter().enumerate() {
        let words = book::words(locale.code());
        let mut other = Vec::new();
        for (term, polish, slovak) in TERMS {
            let wanted = [polish, slovak][place];
            let uses = words.iter().filter(|(english, _)| has_word(english, term));
            let strange = uses.clone().filter(|(_, text)| {
                let text = text.to_lowercase();
                !wanted.iter().any(|part| text.contains(part))
            });
            assert!(uses.clone().next().is_some(), "no text has {term}");
            other.extend(strange.map(|(english, text)| format!("{term}: {english} = {text}")));
        }
        assert!(other.is_empty(), "{locale}: {other:#?}");
    }
}

/// Whether the text has the words as they are, not as a part of longer ones.
fn has_word(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !is_part(before.chars().next_back()) && !is_part(after.chars().next())
    })
}
