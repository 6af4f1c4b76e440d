//! Words of Polish and Slovak as search compares them.

use std::collections::HashMap;
use std::sync::LazyLock;

/// What is needed to find the forms of a word in a language by one of them.
///
/// Everything is written without diacritics, which people leave out when they type.
pub(crate) struct Forms {
    /// Words that are in every text and say nothing.
    empty_words: &'static [&'static str],
    /// Endings that are removed, longer ones before those they end in.
    endings: &'static [&'static str],
    /// How a stem may still differ from form to form, and its replacement.
    changes: &'static [(&'static str, &'static str)],
    /// The stem of each word that means the same as another, with the stem of that other.
    stands_for: LazyLock<HashMap<String, String>>,
}

pub(crate) static POLISH: Forms = Forms {
    empty_words: &[
        "a", "ale", "albo", "bez", "by", "byc", "co", "czy", "dla", "do", "gdy", "i", "ich", "jak",
        "jego", "jest", "jesli", "jezeli", "ktora", "ktore", "ktory", "lub", "ma", "moze", "mozna",
        "na", "nie", "o", "od", "oraz", "po", "przez", "przy", "sa", "sie", "ta", "te", "ten",
        "to", "trzeba", "w", "we", "z", "za", "ze",
    ],
    endings: &[
        "iami", "jami", "iach", "jach", "owie", "ego", "emu", "ami", "ach", "ych", "ich", "ymi",
        "imi", "owi", "iom", "iem", "ej", "ym", "im", "om", "em", "ow", "ie", "ia", "iu", "ja",
        "je", "ji", "y", "a", "e", "i", "o", "u",
    ],
    changes: &[
        ("iek", "k"),
        ("iec", "c"),
        ("ek", "k"),
        ("ec", "c"),
        ("ic", "ik"),
        ("dz", "d"),
        ("rz", "r"),
    ],
    stands_for: LazyLock::new(|| {
        POLISH.same(&[
            &["50", "piecdziesiat"],
            &["75", "siedemdziesiat"],
            &["3", "trzy", "trzykrotne", "trzeci"],
            &["5", "piec", "pieciokrotne", "piaty"],
            &["2", "dwie", "dwa", "obie", "oba"],
            &["bierka", "bierki"],
            &["choragiewka", "flaga"],
            &["dotkniecie", "dotknieta", "dotknac", "dotyka", "dotknal"],
            &["goniec", "laufer"],
            &["hetman", "krolowa"],
            &["pion", "pionek"],
            &["posuniecie", "ruch"],
            &["sedzia", "arbiter", "sedziego", "sedziemu"],
            &["skoczek", "kon"],
            &["telefon", "komorka", "komorkowy", "smartfon"],
            &["zapis", "zapisywac", "zapisuje", "blankiet"],
            &["poprawianie", "poprawiam", "poprawiac", "adoube"],
            &["szachy960", "960", "chess960", "fischer"],
            &["poddanie", "poddac", "poddaje"],
            &["roszada", "roszowac"],
            &["naciska", "nacisniecie", "nacisnac"],
        ])
    }),
};

pub(crate) static SLOVAK: Forms = Forms {
    empty_words: &[
        "a", "aby", "ak", "ako", "ale", "alebo", "bez", "by", "byt", "ci", "co", "do", "ho", "i",
        "je", "jeho", "k", "ked", "ktora", "ktore", "ktory", "ku", "ma", "moze", "na", "nie", "o",
        "od", "po", "pre", "pri", "s", "sa", "si", "so", "su", "ta", "ten", "to", "v", "vo", "z",
        "za", "ze", "zo",
    ],
    endings: &[
        "ovia", "ovi", "ami", "och", "ach", "ych", "ich", "ymi", "imi", "eho", "emu", "iou", "mi",
        "ou", "om", "em", "im", "ym", "ej", "ov", "ie", "ia", "iu", "ii", "y", "a", "e", "i", "o",
        "u",
    ],
    changes: &[("iek", "k"), ("iec", "c"), ("iac", "iak"), ("ok", "k"), ("ek", "k"), ("ec", "c")],
    stands_for: LazyLock::new(|| {
        SLOVAK.same(&[
            &["50", "patdesiat"],
            &["75", "sedemdesiatpat"],
            &["3", "tri", "trojnasobne", "trikrat", "tretikrat"],
            &["5", "patnasobne", "patkrat"],
            &["2", "dva", "dve", "obe", "oba", "obidve"],
            &["dotknutie", "dotknut", "dotknuta", "dotyk", "dotkne"],
            &["pesiak", "pesiaci"],
            &["mobil", "telefon", "mobilny", "smartfon"],
            &["partiar", "zapis", "zapisovat"],
            &["opravovanie", "opravujem", "opravovat", "adoube"],
            &["sach960", "960", "chess960", "fischer"],
            &["vzdanie", "vzdat", "vzdava"],
            &["rosada", "rosovat"],
            &["stlacenie", "stlacit", "stlaca"],
            &["zaznam", "zaznamenavanie", "zaznamenavat"],
        ])
    }),
};

impl Forms {
    /// What the forms of a word have in common; `None` for a word that says nothing.
    pub(crate) fn stem(&self, word: &str) -> Option<String> {
        let word: String = word.chars().map(bare).collect();
        if self.empty_words.contains(&word.as_str()) {
            return None;
        }
        let cut = self.cut(&word);
        Some(self.stands_for.get(&cut).unwrap_or(&cut).clone())
    }

    fn cut(&self, word: &str) -> String {
        let without_ending = self.endings.iter().find_map(|ending| long_enough(word, ending));
        let rest = without_ending.unwrap_or(word);
        let changed = self.changes.iter().find_map(|(from, to)| {
            let start = long_enough(rest, from)?;
            Some(format!("{start}{to}"))
        });
        changed.unwrap_or_else(|| rest.to_owned())
    }

    /// Rows of words that mean the same; the first stands for all.
    fn same(&self, rows: &[&[&str]]) -> HashMap<String, String> {
        let stems = rows.iter().flat_map(|row| row.iter().map(|word| (word, row[0])));
        stems.map(|(word, first)| (self.cut(word), self.cut(first))).collect()
    }
}

/// The word without its ending, if what is left could be a word.
fn long_enough<'a>(word: &'a str, ending: &str) -> Option<&'a str> {
    word.strip_suffix(ending).filter(|rest| rest.len() >= 3)
}

/// The letter without its diacritic.
fn bare(letter: char) -> char {
    match letter {
        'á' | 'ä' | 'ą' => 'a',
        'č' | 'ć' => 'c',
        'ď' => 'd',
        'é' | 'ę' => 'e',
        'í' => 'i',
        'ĺ' | 'ľ' | 'ł' => 'l',
        'ň' | 'ń' => 'n',
        'ó' | 'ô' => 'o',
        'ŕ' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' => 'u',
        'ý' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_same(forms: &Forms, words: &str) {
        let stems: Vec<_> = words.split(' ').map(|word| forms.stem(word)).collect();
        assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{words}: {stems:?}");
    }

    #[test]
    fn forms_of_a_polish_word_have_one_stem() {
        check_same(&POLISH, "posunięcie posunięcia posunięć posunięciem posunięciami posuniecie");
        check_same(&POLISH, "bierka bierki bierkę bierką bierek bierkami");
        check_same(&POLISH, "goniec gońca gońcem gońce gońców");
        check_same(&POLISH, "skoczek skoczka skoczkiem skoczki");
        check_same(&POLISH, "wieża wieży wieżę wieżą wieże");
        check_same(&POLISH, "roszada roszady roszadę roszadzie roszadą");
        check_same(&POLISH, "zegar zegara zegary zegarze zegarów");
        check_same(&POLISH, "zawodnik zawodnika zawodnicy zawodników zawodnikiem");
        check_same(&POLISH, "reklamacja reklamacji reklamację reklamacje reklamacjami");
        check_same(&POLISH, "chorągiewka chorągiewki chorągiewek flaga");
        check_same(&POLISH, "dotknięta dotkniętej dotknięcie");
        check_same(&POLISH, "sędzia sędziego sędziemu arbiter");
    }

    #[test]
    fn forms_of_a_slovak_word_have_one_stem() {
        check_same(&SLOVAK, "ťah ťahu ťahy ťahov ťahom ťahmi tah");
        check_same(&SLOVAK, "figúrka figúrky figúrku figúrkou figúrok figúrkami");
        check_same(&SLOVAK, "strelec strelca strelcom strelce strelcov");
        check_same(&SLOVAK, "remíza remízy remízu remízou");
        check_same(&SLOVAK, "zástavka zástavky zástavku zástaviek");
        check_same(&SLOVAK, "hodiny hodín hodinách hodinami");
        check_same(&SLOVAK, "pozícia pozície pozíciu pozícií");
        check_same(&SLOVAK, "rozhodca rozhodcu rozhodcovi rozhodcovia");
        check_same(&SLOVAK, "pešiak pešiaka pešiaci pešiakov");
        check_same(&SLOVAK, "dotknutá dotknutej dotknúť");
    }

    #[test]
    fn different_words_stay_different() {
        for (forms, words) in [
            (&POLISH, "król hetman wieża goniec skoczek pion mat pat remis szach zegar zapis kara"),
            (&SLOVAK, "kráľ dáma veža strelec jazdec pešiak mat remíza šach hodiny partiár trest"),
        ] {
            let stems: std::collections::HashSet<_> =
                words.split(' ').map(|word| forms.stem(word)).collect();
            assert_eq!(stems.len(), words.split(' ').count(), "{words}");
        }
        assert_eq!(POLISH.stem("się"), None);
        assert_eq!(SLOVAK.stem("keď"), None);
    }
}
