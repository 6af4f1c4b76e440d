use std::collections::HashSet;

use jadoube_lawbook::{Article, CiteError, Cited, Edition, Kind, art};

use crate::book;

#[test]
fn every_clause_is_one_article_which_gives_its_number_back() {
    let mut taken = HashSet::new();
    for clause in book::inventory().iter().filter(|clause| !clause.is_note()) {
        let edition: Edition = clause.edition.to_string().parse().unwrap();
        let article: Article = clause.article_id().parse().unwrap();
        assert_eq!(article.number(edition), Some(clause.article.as_str()), "{}", clause.id);
        assert_eq!(Article::numbered(&clause.article, edition), Some(article), "{}", clause.id);
        assert_eq!(clause.id.parse(), Ok(article), "{}", clause.id);
        assert!(taken.insert((article, edition)), "{} is an article already taken", clause.id);
    }
}

#[test]
fn every_number_of_an_article_is_a_clause_of_that_edition() {
    let clauses = book::inventory();
    for article in Article::all() {
        let mut editions = 0;
        for edition in Edition::ALL {
            let Some(clause) = article.clause(edition) else { continue };
            editions += 1;
            let id = format!("{}:{}", clause.edition, clause.number);
            let clause = clauses.iter().find(|clause| clause.id == id);
            assert_eq!(clause.map(|clause| clause.article_id()), Some(article.id()), "{id}");
        }
        assert!(editions > 0, "{article} stands nowhere");
    }
}

#[test]
fn no_two_articles_share_a_number_in_an_edition() {
    for edition in Edition::ALL {
        let numbers: Vec<_> = Article::all().filter_map(|it| it.number(edition)).collect();
        assert_eq!(numbers.len(), numbers.iter().collect::<HashSet<_>>().len(), "{edition}");
    }
}

/// In 1993 and 2014 equal numbers rarely mean equal articles, so saying nothing would be an error.
#[test]
fn clauses_of_the_older_editions_say_which_article_they_are() {
    for clause in book::inventory() {
        assert!(clause.edition >= 2018 || clause.says_article(), "{}", clause.id);
    }
}

#[test]
fn the_renumbering_of_2023_is_known() {
    for (old, new) in [
        ("introduction", "0.1"),
        ("preface", "0.2"),
        ("3.7.4.1", "3.7.3.1"),
        ("3.7.4.2", "3.7.3.2"),
        ("3.7.5.1", "3.7.3.3"),
        ("3.7.5.3", "3.7.3.5"),
        ("3.8.2.2.1", "3.8.2.2(3)"),
        ("9.2.1", "9.2"),
        ("9.2.1.1", "9.2.1"),
        ("9.2.1.2", "9.2.2"),
        ("9.2.2", "9.2.3"),
        ("9.2.2.2", "9.2.3.2"),
        ("B.2", "A.3"),
        ("A.3.1", "A.4"),
        ("A.3.1.2", "A.4.2"),
        ("A.3.2", "A.4.3"),
        ("A.4", "A.5"),
        ("A.4.1.2", "A.5.1.2"),
        ("A.4.2", "A.5.2"),
        ("A.4.5", "A.5.5"),
        ("A.5", "A.6"),
        ("B.3.1", "B.2"),
        ("B.3.1.1", "B.2.1"),
        ("B.3.2", "B.2.3"),
        ("B.4", "B.3"),
        ("B.5", "B.4"),
        ("C.13(6)", "C.13.6"),
        ("D.2.6.2.1", "D.2.6.2(1)"),
        ("II.3.2.7.5", "II.3.2.7(5)"),
    ] {
        let article = Article::numbered(old, Edition::E2018).unwrap();
        assert_eq!(article.number(Edition::E2023), Some(new), "2018:{old}");
    }
}

/// Apart from headings, what 2023 has and 2018 does not have is new or was split off.
#[test]
fn what_2023_has_and_2018_has_not_is_accounted_for() {
    let new: Vec<_> = Article::all()
        .filter(|article| article.number(Edition::E2018).is_none())
        .filter_map(|article| article.clause(Edition::E2023))
        .filter(|clause| !clause.heading)
        .map(|clause| clause.number)
        .collect();
    assert_eq!(new, ["8.1.1.1", "8.1.1.2", "11.3.2", "G.0"]);
    assert_eq!(art!("8.1.1.1").place_in(Edition::E2018), Some("8.1.1"));
    assert_eq!(art!("11.3.2").place_in(Edition::E2018), Some("11.3.2.1"));
    assert_eq!(art!("8.1.1.2").place_in(Edition::E2018), None);
}

#[test]
fn nothing_of_2018_and_2014_was_lost_in_2023() {
    for edition in [Edition::E2014, Edition::E2018] {
        for article in Article::all().filter(|article| article.number(edition).is_some()) {
            assert!(article.number(Edition::E2023).is_some(), "{article}");
        }
    }
}

#[test]
fn articles_stand_in_the_order_of_the_laws() {
    let laws = [
        art!("0.1"),
        art!("1.1"),
        art!("2.1"),
        art!("1993:1.2"),
        art!("2.4"),
        art!("9.2.3"),
        art!("12.9.9"),
        art!("A.1"),
        art!("D.2.11"),
        art!("I.1"),
        art!("III.6.2"),
    ];
    assert!(laws.is_sorted(), "{laws:?}");
    let numbers: Vec<_> = Article::all().filter_map(|it| it.number(Edition::E2023)).collect();
    let clauses: Vec<_> = book::inventory()
        .into_iter()
        .filter(|clause| clause.edition == 2023)
        .map(|clause| clause.article)
        .collect();
    assert_eq!(numbers, clauses);
}

#[test]
fn a_number_of_1993_finds_the_article_of_today() {
    assert_eq!(art!("1993:10.2"), art!("5.1.2"));
    assert_eq!(art!("5.1.2").number(Edition::E1993), Some("10.2"));
    assert_eq!(art!("1993:8.3").to_string(), "1993:8.3");
    assert_eq!(art!("1993:8.3").number(Edition::E2023), None);
    assert_eq!(art!("1993:10.5").place_in(Edition::E2023), Some("5.1.2"));
}

#[test]
fn what_is_no_article_is_refused() {
    for text in
        ["", "7.5.9", "2023:", "2018:9.2.3", "1994:1.1", "7.5.5 ", "2014:ż", "żżż:1", "20é:1.1"]
    {
        assert!(text.parse::<Article>().is_err(), "{text}");
    }
    let error = "7.5.9".parse::<Article>().unwrap_err().to_string();
    assert!(error.starts_with("`7.5.9` is not an article of the Laws"), "{error}");
}

#[test]
fn titles_and_kinds_come_with_the_article() {
    assert_eq!(art!("5.1.2").title(), "Resignation");
    assert_eq!(art!("5.1.2").kind(Edition::E2018), Some(Kind::Enforced));
    assert_eq!(art!("8.1.1.2").kind(Edition::E2018), None);
    assert!(art!("7.5").clause(Edition::E2023).unwrap().heading);
}

/// A number is that of 2023 if 2023 has it; what was written before keeps its meaning.
#[test]
fn a_bare_number_is_that_of_2023_or_else_of_the_edition() {
    for article in Article::all() {
        for edition in Edition::ALL {
            let read = |number: &str| Cited::read(number, [edition]).map(|cited| cited.article());
            assert_eq!(read(article.id()), Ok(article));
            let Some(number) = article.number(edition) else { continue };
            let expected = Article::find(number).unwrap_or(article);
            assert_eq!(read(number), Ok(expected), "{number} in {edition}");
            assert_eq!(read(&format!("{edition}:{number}")), Ok(article));
            let cited = Cited::read(number, [edition]).unwrap();
            assert_eq!(cited.others().is_empty(), expected == article, "{cited}");
        }
    }
    let unknown = |number: &str, edition| {
        let error = Cited::read(number, [edition]).unwrap_err();
        assert_eq!(error, CiteError::Unknown(number.to_owned()));
    };
    unknown("3.7.5.1", Edition::E2023);
    unknown("2023:3.7.5.1", Edition::E2018);
    unknown("99.9", Edition::E2018);
}

#[test]
fn both_readings_are_told_as_they_would_be_written() {
    let cited = Cited::read("9.2.1", Edition::ALL).unwrap().to_string();
    assert!(cited.contains("is read as 2023:9.2.1 (") && cited.contains("2018:9.2.1 ("), "{cited}");
    assert_eq!(Cited::read("4.3.1", Edition::ALL).unwrap().to_string(), "4.3.1");
    let error = Cited::read("5.1a", Edition::ALL).unwrap_err().to_string();
    assert!(error.contains("1993:5.1a (") && error.contains(" or 2014:5.1a ("), "{error}");
}
