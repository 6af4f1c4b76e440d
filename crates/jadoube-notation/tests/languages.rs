//! Letters of the pieces, language by language.

use jadoube_chess::Kind;
use jadoube_notation::{Body, Language, Written};

/// Knight, bishop, rook, queen, king.
#[track_caller]
fn check(language: Language, letters: &str) {
    let written: Vec<_> = Kind::ALL[1..].iter().map(|&kind| language.letter(kind)).collect();
    assert_eq!(written.join(" "), letters, "{language}");
}

#[test]
fn as_the_laws_have_them() {
    check(Language::English, "N B R Q K");
    check(Language::Polish, "S G W H K");
    check(Language::Slovak, "J S V D K");
    assert_eq!(Language::French.letter(Kind::Bishop), "F");
    assert_eq!(Language::Dutch.letter(Kind::Bishop), "L");
    assert_eq!(Language::Dutch.letter(Kind::Pawn), "");
}

#[test]
fn as_the_pgn_standard_has_them() {
    // Pawn, knight, bishop, rook, queen, king.
    let table = "Czech P J S V D K; Danish B S L T D K; Dutch O P L T D K; English P N B R Q K; \
        Estonian P R O V L K; Finnish P R L T D K; French P C F T D R; German B S L T D K; \
        Hungarian G H F B V K; Icelandic P R B H D K; Italian P C A T D R; Norwegian B S L T D K; \
        Polish P S G W H K; Portuguese P C B T D R; Romanian P C N T D R; Spanish P C A T D R; \
        Swedish B S L T D K";
    assert_eq!(table.split("; ").count(), 17);
    for row in table.split("; ") {
        let mut words = row.split_whitespace();
        let language: Language = words.next().and_then(|name| name.parse().ok()).expect("a name");
        for (kind, letter) in Kind::ALL.into_iter().zip(words) {
            assert_eq!(language.letters(kind)[0], letter, "{kind} in {language}");
        }
    }
}

#[test]
fn in_other_scripts() {
    check(Language::Russian, "К С Л Ф Кр");
    check(Language::Ukrainian, "К С Т Ф Кр");
    check(Language::Bulgarian, "К О Т Д Ц");
    check(Language::Greek, "Ι Α Π Β Ρ");
    check(Language::Serbian, "S L T D K");
    check(Language::Turkish, "A F K V Ş");
    check(Language::Lithuanian, "Ž R B V K");
    check(Language::Latvian, "Z L T D K");
    check(Language::Croatian, "S L T D K");
    check(Language::Slovene, "S L T D K");
    check(Language::Catalan, "C A T D R");
    let kind = |text| match Written::parse(text, Language::Serbian).map(|written| written.body) {
        Ok(Body::Move { kind, .. }) => kind,
        other => panic!("{other:?}"),
    };
    assert_eq!(kind("Сf3"), Some(Kind::Knight));
    assert_eq!(kind("Sf3"), Some(Kind::Knight));
}

#[test]
fn of_pawns_are_read_where_they_are_usual() {
    for (text, language) in [
        ("Pe4", Language::Estonian),
        ("Ee4", Language::Estonian),
        ("Se4", Language::Finnish),
        ("Be4", Language::Latvian),
        ("Σe4", Language::Greek),
    ] {
        let body = Written::parse(text, language).map(|written| written.body);
        let is_pawn = matches!(body, Ok(Body::Move { kind: Some(Kind::Pawn), .. }));
        assert!(is_pawn, "{text} in {language}: {body:?}");
    }
    // The files of the Estonian and the Latvian pawn's letters.
    for (text, language) in [("ed5", Language::Estonian), ("bc4", Language::Latvian)] {
        let body = Written::parse(text, language).map(|written| written.body);
        let is_capture = matches!(body, Ok(Body::Move { kind: None, file: Some(_), .. }));
        assert!(is_capture, "{text} in {language}: {body:?}");
    }
}

#[test]
fn are_found_by_code_and_name() {
    assert_eq!("sk".parse(), Ok(Language::Slovak));
    assert_eq!("Greek".parse(), Ok(Language::Greek));
    assert_eq!(Language::all().len(), 29);
    let error = "xx".parse::<Language>().expect_err("no language");
    assert!(error.to_string().starts_with("`xx` is not a language: expected one of bg, ca, hr"));
}

#[test]
fn that_clash_are_known() {
    let known = Language::knowing("S");
    assert!(known.contains(&(Language::Polish, Kind::Knight)));
    assert!(known.contains(&(Language::Slovak, Kind::Bishop)));
    assert!(!known.iter().any(|(language, _)| *language == Language::English));
    assert_eq!(Language::knowing("Ж"), []);
}

#[cfg(feature = "serde")]
#[test]
fn travel_as_their_codes() {
    use jadoube_notation::Style;
    let style = Style::fide(Language::Slovak);
    let json = serde_json::to_string(&style).expect("a style");
    assert_eq!(
        json,
        "{\"language\":\"sk\",\"form\":\"short\",\"signs\":{\"capture\":\"times\",\"check\":\"plus\",\
         \"mate\":\"hash\",\"en_passant\":\"written\",\"promotion\":\"nothing\",\"castling\":\"zeros\"}}"
    );
    assert_eq!(serde_json::from_str::<Style>(&json).expect("the same"), style);
}
