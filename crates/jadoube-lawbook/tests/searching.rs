use jadoube_lawbook::{Article, Edition, Locale, art, resembling, search};

/// The wanted article is among the first `within` hits.
#[track_caller]
fn check(words: &str, wanted: Article, within: usize) {
    check_in(Locale::English, words, wanted, within);
}

#[track_caller]
fn check_in(locale: Locale, words: &str, wanted: Article, within: usize) {
    let hits = search(words, Edition::E2023, locale);
    let place = hits.iter().position(|hit| hit.article == wanted);
    let first: Vec<_> =
        hits.iter().take(8).map(|hit| (hit.article, locale.words(hit.article.title()))).collect();
    assert!(place.is_some_and(|place| place < within), "{words}: {place:?} in {first:#?}");
}

#[test]
fn what_people_ask_is_found() {
    check("resignation", art!("5.1.2"), 1);
    check("stalemate", art!("5.2.1"), 1);
    check("dead position", art!("5.2.2"), 1);
    check("fivefold", art!("9.6.1"), 1);
    check("75 moves", art!("9.6.2"), 1);
    check("fifty moves", art!("9.3"), 2);
    check("threefold repetition", art!("9.2"), 1);
    check("same position", art!("9.2.3"), 3);
    check("touched piece", art!("4.3"), 5);
    check("touch move", art!("4.3"), 1);
    check("two hands", art!("7.5.4"), 2);
    check("mobile phone", art!("11.3.2"), 4);
    check("en passant", art!("3.7.3.1"), 1);
    check("illegal move", art!("7.5.1"), 5);
    check("late arrival", art!("6.7.1"), 2);
    check("draw offer", art!("9.1.2.1"), 3);
    check("sealed move", art!("I.1.1"), 6);
    check("both flags", art!("III.3.1"), 3);
    check("j'adoube", art!("4.2.1"), 2);
}

#[test]
fn forms_of_words_and_other_languages_find_the_same() {
    let asked = |words| search(words, Edition::E2023, Locale::English);
    assert_eq!(asked("touching"), asked("touched"));
    check("pat", art!("5.2.1"), 1);
    check("šach-mat", art!("5.1.1"), 3);
    check("bicie w przelocie", art!("3.7.3.1"), 1);
    check("remis za zgodą zawodników", art!("5.2.3"), 1);
}

#[test]
fn what_people_ask_in_polish_is_found() {
    let check = |words, wanted, within| check_in(Locale::Polish, words, wanted, within);
    check("poddanie", art!("5.1.2"), 1);
    check("pat", art!("5.2.1"), 1);
    check("martwa pozycja", art!("5.2.2"), 1);
    check("pieciokrotne powtorzenie", art!("9.6.1"), 1);
    check("50 posunięć", art!("9.3"), 2);
    check("trzykrotne powtórzenie", art!("9.2"), 1);
    check("dotknięta bierka", art!("4.3"), 5);
    check("obie ręce", art!("7.5.4"), 2);
    check("telefon", art!("11.3.2"), 4);
    check("roszada", art!("3.8.2"), 3);
    check("nieprawidłowe posunięcie", art!("7.5.1"), 8);
    check("spóźnienie", art!("6.7.1"), 3);
    check("propozycja remisu", art!("9.1.2.1"), 3);
    check("opadły obie chorągiewki", art!("III.3.1"), 3);
    check("zapieczętowane posunięcie", art!("I.1.1"), 8);
    check("stalemate", art!("5.2.1"), 1);
    check("karze się jak nieprawidłowe posunięcie", art!("7.5.3"), 2);
}

#[test]
fn what_people_ask_in_slovak_is_found() {
    let check = |words, wanted, within| check_in(Locale::Slovak, words, wanted, within);
    check("vzdanie", art!("5.1.2"), 1);
    check("pat", art!("5.2.1"), 1);
    check("mŕtva pozícia", art!("5.2.2"), 1);
    check("50 ťahov", art!("9.3"), 2);
    check("dotknuta figurka", art!("4.3"), 5);
    check("branie mimochodom", art!("3.7.3.1"), 2);
    check("rošáda", art!("3.8.2"), 3);
    check("neprípustný ťah", art!("7.5.1"), 8);
    check("ponuka remízy", art!("9.1.2.1"), 4);
    check("mobil", art!("11.3.2"), 4);
    check("premena pešiaka", art!("3.7.3.3"), 6);
    check("pečatený ťah", art!("I.1.1"), 10);
}

#[test]
fn titles_come_before_texts() {
    let hits = search("castling", Edition::E2023, Locale::English);
    let first_without = hits.iter().position(|hit| {
        !hit.article.title().to_lowercase().contains("castl")
            && jadoube_lawbook::Term::of(hit.article).all(|term| !term.en.contains("castl"))
    });
    let last_with = hits.iter().rposition(|hit| hit.article.title().contains("astling"));
    assert!(last_with < first_without, "{last_with:?} {first_without:?}");
}

#[test]
fn all_words_are_wanted_if_some_article_has_them() {
    assert!(
        search("flag claimed", Edition::E2023, Locale::English).iter().all(|hit| hit.has_all_words)
    );
    let partly = search("stalemate spectrograph", Edition::E2023, Locale::English);
    assert!(!partly.is_empty() && partly.iter().all(|hit| !hit.has_all_words));
    assert!(search("spectrograph", Edition::E2023, Locale::English).is_empty());
    assert!(search("", Edition::E2023, Locale::English).is_empty());
    assert!(search("the of", Edition::E2023, Locale::English).is_empty());
}

#[test]
fn an_edition_is_searched_alone() {
    assert!(search("fivefold", Edition::E1993, Locale::English).is_empty());
    assert_eq!(search("lone king", Edition::E1993, Locale::English)[0].article, art!("1993:10.5"));
}

#[test]
fn unknown_numbers_resemble_others() {
    assert_eq!(resembling("A.4.4", Edition::E2023), [art!("A.5.4")]);
    assert_eq!(resembling("9.2.1.1", Edition::E2023), [art!("9.2.1")]);
    let near = resembling("7.5.9", Edition::E2023);
    assert_eq!(near.first(), Some(&art!("7.5")));
    assert_eq!(near.last(), Some(&art!("7.5.5")));
    assert_eq!(resembling("12.9.9.9", Edition::E2023), [art!("12.9.9")]);
    assert!(resembling("99", Edition::E2023).is_empty());
    assert!(resembling("", Edition::E2023).is_empty());
}
