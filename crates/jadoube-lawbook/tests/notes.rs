use jadoube_lawbook::{Article, Chapter, Edition, Note, OpenPoint, Origin, Term, art};

use crate::book;

#[test]
fn every_comment_stands_under_its_article() {
    let notes: Vec<_> = book::inventory().into_iter().filter(|it| it.is_note()).collect();
    assert_eq!(notes.len(), Note::all().len());
    for (written, note) in notes.iter().zip(Note::all()) {
        let (number, _) = written.article.split_once('/').unwrap();
        if number != "glossary.mobile" {
            assert_eq!(note.article.number(Edition::E2018), Some(number), "{}", written.id);
        }
        assert_eq!(note.text, written.summary);
    }
    assert_eq!(Note::under(art!("7.5.1")).count(), 5);
    assert_eq!(Note::under(art!("3.7.3.5")).count(), 2);
    assert_eq!(Note::under(art!("11.3.2")).next().unwrap().title, "Other cheating devices");
}

#[test]
fn comments_hold_in_2023_where_the_clause_did_not_change() {
    let only_2018: Vec<_> =
        Note::all().iter().filter(|note| !note.holds_in(Edition::E2023)).collect();
    assert_eq!(only_2018.len(), 2);
    assert_eq!(only_2018[0].title, "First illegal move does not lose");
    assert_eq!(only_2018[0].article, art!("A.5.2"));
    assert_eq!(only_2018[1].origin, Origin::OlderWording);
    assert!(Note::all().iter().all(|note| !note.holds_in(Edition::E2014)));
}

#[test]
fn all_open_points_are_there_with_their_decision() {
    let numbers: Vec<u8> = OpenPoint::all().iter().map(|point| point.number).collect();
    assert_eq!(numbers, (1..=29).collect::<Vec<u8>>());
    for point in OpenPoint::all() {
        assert!(!point.open.is_empty() && !point.decision.is_empty(), "{}", point.number);
    }
    assert!(OpenPoint::about(art!("B.2")).any(|point| point.setting == Some("blitz-full-minutes")));
}

#[test]
fn the_glossary_refers_to_articles_and_chapters_that_exist() {
    assert_eq!(Term::all().len(), 99);
    for term in book::glossary() {
        for place in term.article_2023.split(',').map(str::trim) {
            let is_known = place.parse::<Article>().is_ok()
                || Chapter::named(place).is_some()
                || ["-", "passim", "Preface", "5.2"].contains(&place);
            assert!(is_known, "{}: {place}", term.en);
        }
    }
    assert!(Term::of(art!("9.3")).any(|term| term.en == "50-move rule"));
}

#[test]
fn every_article_has_one_chapter() {
    let listed: Vec<Article> = Chapter::all().iter().flat_map(Chapter::articles).collect();
    assert_eq!(listed, Article::all().collect::<Vec<_>>());
    assert_eq!(Chapter::of(art!("III.4")).name, "III");
    assert_eq!(Chapter::of(art!("1993:10.4a")).name, "5");
}

/// What the public reads must not mention files that only this project has.
#[test]
fn texts_stand_alone() {
    let texts = Article::all()
        .flat_map(|article| Edition::ALL.map(|edition| article.clause(edition)))
        .flatten()
        .flat_map(|clause| [clause.title, clause.summary, clause.differs])
        .chain(Note::all().iter().map(|note| note.text))
        .chain(OpenPoint::all().iter().flat_map(|point| [point.open, point.decision]));
    for text in texts {
        for word in ["seed", ".md", ".toml", "..."] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
}
