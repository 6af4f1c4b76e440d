//! Words as search compares them.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::Locale;
use crate::stem_slavic::{POLISH, SLOVAK};

/// Words that are in every text and say nothing.
const EMPTY_WORDS: [&str; 35] = [
    "a", "an", "and", "are", "as", "at", "be", "been", "by", "can", "do", "does", "for", "from",
    "has", "have", "his", "how", "i", "if", "in", "is", "it", "my", "of", "on", "or", "that",
    "the", "then", "to", "was", "what", "when", "with",
];

/// Words for the same thing; the first of a row stands for all.
const SAME: [&[&str]; 14] = [
    &["fifty", "50"],
    &["seventy", "75"],
    &["three", "3"],
    &["five", "5"],
    &["ten", "10"],
    &["two", "2", "both"],
    &["one", "1"],
    &["checkmate", "mate"],
    &["device", "phone", "mobile", "smartphone"],
    &["opponent", "enemy"],
    &["draw", "drawn"],
    &["adjust", "adoube", "jadoube"],
    &["chess960", "960", "fischer"],
    &["arrive", "arrival"],
];

/// The stem of each word in those rows, with the word that stands for it.
static STANDS_FOR: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    SAME.iter().flat_map(|row| row.iter().map(|word| (cut(word), row[0]))).collect()
});

/// The words of a text, each cut to what its forms have in common, without those that say nothing.
pub(crate) fn stems(text: &str, locale: Locale) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .filter_map(move |word| match locale {
            Locale::English => stem(&word),
            Locale::Polish => POLISH.stem(&word),
            Locale::Slovak => SLOVAK.stem(&word),
        })
}

fn stem(word: &str) -> Option<String> {
    if EMPTY_WORDS.contains(&word) {
        return None;
    }
    let cut = cut(word);
    Some(STANDS_FOR.get(cut.as_str()).map_or(cut.clone(), |same| (*same).to_owned()))
}

/// Removes the endings of English: touched, touches and touching become touch.
fn cut(word: &str) -> String {
    for (ending, instead) in
        [("ies", "y"), ("ied", "y"), ("ations", ""), ("ation", ""), ("ings", ""), ("ing", "")]
    {
        if let Some(rest) = long_enough(word, ending) {
            return without_e(&undoubled(&format!("{rest}{instead}")));
        }
    }
    for ending in ["ions", "ion", "ed", "es", "s"] {
        if let Some(rest) = long_enough(word, ending)
            && !(ending == "s" && rest.ends_with(['s', 'u', 'i']))
        {
            return without_e(&undoubled(rest));
        }
    }
    without_e(word)
}

/// The word without its ending, if what is left could be a word.
fn long_enough<'a>(word: &'a str, ending: &str) -> Option<&'a str> {
    let rest = word.strip_suffix(ending)?;
    let is_word = rest.chars().count() >= 3 && rest.contains(['a', 'e', 'i', 'o', 'u', 'y']);
    is_word.then_some(rest)
}

/// stopp is stop, but press stays press and fall stays fall.
fn undoubled(word: &str) -> String {
    let mut last = word.chars().rev();
    match (last.next(), last.next()) {
        (Some(a), Some(b)) if a == b && !matches!(a, 's' | 'l' | 'z' | 'e' | 'f') => {
            word[..word.len() - a.len_utf8()].to_owned()
        }
        _ => word.to_owned(),
    }
}

fn without_e(word: &str) -> String {
    let rest = word.strip_suffix('e').or_else(|| word.strip_suffix('y')).unwrap_or(word);
    let kept = if rest.chars().count() >= 3 { rest } else { word };
    kept.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_same(words: &str) {
        let stems: Vec<String> = stems(words, Locale::English).collect();
        assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{words}: {stems:?}");
    }

    #[test]
    fn forms_of_a_word_have_one_stem() {
        check_same("touch touched touches touching");
        check_same("move moves moved moving");
        check_same("castle castles castled castling");
        check_same("resign resigns resigned resigning resignation");
        check_same("promote promoted promotes promoting promotion promotions");
        check_same("stop stops stopped stopping");
        check_same("press presses pressed pressing");
        check_same("penalty penalties");
        check_same("ring rings ringing");
        check_same("50 fifty");
        check_same("phone phones mobile device");
    }

    #[test]
    fn short_words_stay_as_they_are() {
        let stems: Vec<String> = stems("the King's rook, is e4", Locale::English).collect();
        assert_eq!(stems, ["king", "s", "rook", "e4"]);
    }

    #[test]
    fn different_words_stay_different() {
        let words = "king ring rank mate move rook pawn press position clock legal illegal";
        let stems: std::collections::HashSet<String> = stems(words, Locale::English).collect();
        assert_eq!(stems.len(), 12);
    }
}
