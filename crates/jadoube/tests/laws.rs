//! `jadoube laws` as its user runs it.

use jadoube_lawbook::Edition;
use serde_json::Value;

use crate::run;

fn json(arguments: &[&str]) -> Value {
    let (code, out, error) = run(&[&["laws", "--json"], arguments].concat());
    assert_eq!((code, error.as_str()), (0, ""), "{arguments:?}");
    serde_json::from_str(&out).expect("JSON")
}

/// The first line of the answer.
fn first_line(arguments: &[&str]) -> String {
    let (code, out, error) = run(&[&["laws"], arguments].concat());
    assert_eq!((code, error.as_str()), (0, ""), "{arguments:?}");
    out.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn an_article_is_told_with_what_changed() {
    let (code, out, _) = run(&["laws", "5.1.2"]);
    assert_eq!(code, 0);
    // Which cases prove it changes with every new case.
    let (before, cases) = out.split_once("Law cases that prove it\n").expect("cases are named");
    let (cases, after) = cases.split_once("\n\n").expect("the section ends");
    assert!(cases.contains("(cases/05-completion/resignation.md)"), "{cases}");
    insta::assert_snapshot!(format!("{before}{after}"), @r#"
    5.1.2  Resignation
    Laws of 2023 · enforced: a program rules by it

      A player who resigns loses at once, unless the opponent cannot checkmate the
      player by any possible series of legal moves; then the result is a draw.

    Numbers
      1993 10.2   2014 5.1b   2018 5.1.2   2023 5.1.2

    What changed
      2023  Changed: resignation becomes a draw when the opponent cannot possibly
            mate. A program must run the one-sided mate-possibility test on
            resignation in 2023 only.
      2018  2014:5.1b same; 1993 10.2 same, but 1993 10.5 keeps a lone king from
            winning.
      2014  1993:10.2 same (1993:10.5 bars a lone king from winning).

    Where editions differ
      Resignation
        1993       opponent wins (a lone king cannot win)
        2014–2018  opponent wins always
        2023       loses, but draw if the opponent cannot mate

    Arbiters' Manual
      Ambiguous signs of resignation. Stopping the clocks, saying so, laying down
      the king, offering a hand or signing may all mean resignation and may all be
      misread; clarify before recording.
      Same result on both scoresheets. At the end the arbiter makes sure that both
      scoresheets show the same result.
      Walking away without resigning. Leaving the game without resigning or telling
      the arbiter is discourteous and may be punished as unsporting by the chief
      arbiter.

    Left open by the Laws
      Dead positions and whether a side can mate. Whether mate can arise by any
      series of legal moves is not always easy to see.
        Decided here: A draw is declared only where it is proved, by the pieces left
        or by looking at every position that can arise. If it is not settled within
        the limits, mate counts as possible and the arbiter may decide otherwise.
      1993: resignation to a lone king, and the misprinted 8.4. 10.5 bars a lone
      king from winning but does not speak of resignation; 8.4 is printed with the
      text of 8.5.
        Decided here: Resigning to a lone king is a draw. A king with knight or
        bishop counts as able to win, except in the endings of 10.4, which are
        over already. 8.4 is read as meant: with a wrong initial position the game
        is annulled.

    Misprints
      2023  The Polish text says the opponent cannot mate "the opponent's king"; the
            king meant is the resigning player's.

    Words
      resign (pl Poddanie partii, sk vzdanie sa): Giving up the game instead of
      playing on to mate.

    See also
      1993:10.5  Lone king cannot win
    "#);
}

#[test]
fn numbers_are_those_of_the_edition() {
    assert_eq!(first_line(&["9.2.1"]), "9.2.1  Claim with announced move");
    assert_eq!(first_line(&["--edition", "2018", "9.2.1"]), "9.2.1  Threefold repetition: claim");
    assert_eq!(first_line(&["2018:9.2.1"]), "9.2  Threefold repetition: claim");
    assert_eq!(first_line(&["--edition", "1993", "10.2"]), "10.2  Resignation");
    assert_eq!(first_line(&["art. a.5.2"]), first_line(&["A.5.2"]));
}

#[test]
fn an_article_that_the_edition_lacks_is_shown_as_another_has_it() {
    let (code, out, _) = run(&["laws", "--edition", "1993", "2023:9.6.1"]);
    assert_eq!(code, 0);
    assert!(out.contains("The Laws of 1993 have no such article."), "{out}");
    let (_, out, _) = run(&["laws", "--edition", "1993", "2023:4.3.2"]);
    assert!(out.contains("In the Laws of 1993 it is 7.2a."), "{out}");
}

/// Each section of a page has its words; if they are missing, an id shows.
#[test]
fn every_section_has_its_words() {
    for (arguments, section) in [
        (&["6.7.1"][..], "Setting\n  default_time_minutes, by default 0"),
        (&["6.2.3"], "Penalties\n  12.9.1, 12.9.2"),
        (&["7.5"], "Parts\n  7.5.1     Completed illegal move: restore"),
        (&["7.5"], "Laws of 2023 · heading"),
        (&["B.2"], "The organiser may set blitz-full-minutes."),
        (&["A.4"], "(from outside"),
        (&["4.4.1"], "(taken from a later edition)"),
        (&["--edition", "2018", "III.4"], "Another wording\n"),
        (&["11.3.2"], "Numbers\n  1993 –   2014 –   2018 (11.3.2.1)   2023 11.3.2"),
        (&["11.3.2"], "See also\n  11.3.2.1  "),
        (&["touched", "piece"], "more; give more words to narrow it down"),
        (&[], "About the guidelines (1 clause)"),
    ] {
        let (code, out, _) = run(&[&["laws"], arguments].concat());
        assert_eq!(code, 0, "{arguments:?}");
        assert!(out.contains(section), "{arguments:?}: {section}\n{out}");
        assert!(!out.contains("laws-"), "{arguments:?}\n{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{arguments:?}\n{out}");
    }
}

#[test]
fn a_chapter_is_a_list() {
    let (code, out, _) = run(&["laws", "10"]);
    assert_eq!(code, 0);
    insta::assert_snapshot!(out, @r#"
    Article 10. Points

      10.1      Points
      10.2      Total score limit
    "#);
    assert_eq!(first_line(&["appendix", "b"]), "Appendix B. Blitz");
    assert_eq!(first_line(&[]), "The Laws of Chess, edition 2023");
}

#[test]
fn words_find_articles() {
    assert_eq!(first_line(&["touched", "piece"]), "4.3  Touch-move: touched pieces");
    assert_eq!(first_line(&["resigning"]), "5.1.2  Resignation");
    assert_eq!(first_line(&["75"]), "9.6.2  Seventy-five moves");
    let (code, out, _) = run(&["laws", "stalemate", "spectrograph"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("No clause has all the words"), "{out}");
}

#[test]
fn what_is_not_there_is_said_with_what_may_be_meant() {
    let (code, out, error) = run(&["laws", "A.3.2"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(error.contains("the Laws of 2023 have no article A.3.2"), "{error}");
    assert!(error.contains("A.4.3 (A.3.2 in 2018): Ask to see the scoresheet"), "{error}");
    let (code, _, error) = run(&["laws", "--edition", "1993", "4.3.2"]);
    assert_eq!(code, 1);
    assert!(error.contains("7.2a (4.3.2 in 2023): Enemy pieces touched"), "{error}");
    let (code, _, error) = run(&["laws", "2018:99.1"]);
    assert_eq!(code, 1);
    assert!(error.contains("the Laws of 2018 have no article 99.1"), "{error}");
    let (code, out, error) = run(&["laws", "spectrograph"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(error.contains("`spectrograph`"), "{error}");
}

#[test]
fn unknown_editions_and_languages_are_refused() {
    let (code, _, error) = run(&["laws", "--edition", "2009", "4.3"]);
    assert_eq!(code, 2);
    assert!(error.contains(&format!("expected {}", Edition::choices())), "{error}");
    let (code, _, error) = run(&["laws", "--lang", "xx", "4.3"]);
    assert_eq!(code, 2);
    assert!(error.contains("`xx` is not a language of the law book"), "{error}");
}

#[test]
fn the_whole_book_is_json() {
    let book = json(&[]);
    let articles = book["articles"].as_array().unwrap();
    for (edition, clauses) in [("1993", 61), ("2014", 43), ("2018", 353), ("2023", 376)] {
        let numbered = articles.iter().filter(|it| it["numbers"][edition].is_string()).count();
        assert_eq!(numbered, clauses, "{edition}");
        assert!(book["provisions"][edition]["illegal_move"]["standard"].is_object());
    }
    assert_eq!(book["differences"].as_array().unwrap().len(), 60);
    assert_eq!(book["open_points"].as_array().unwrap().len(), 29);
    assert_eq!(book["differences"][1]["sources"]["2014"], "outside");
}

#[test]
fn one_article_is_json() {
    let article = json(&["--edition", "2018", "9.2.1"]);
    assert_eq!(article["id"], "9.2");
    assert_eq!(article["numbers"]["1993"], "10.7");
    assert_eq!(article["numbers"]["2018"], "9.2.1");
    assert_eq!(article["clauses"]["2018"]["kind"], "enforced");
    assert_eq!(article["places"]["1993"], "10.7");
    assert_eq!(json(&["A.5.2"])["notes"][0]["editions"], serde_json::json!(["2018"]));
    let found = json(&["touched", "piece"]);
    assert_eq!(found[0]["id"], "4.3");
}

#[test]
fn the_book_speaks_polish_and_slovak() {
    assert_eq!(first_line(&["--lang", "pl", "5.1.2"]), "5.1.2  Poddanie partii");
    assert_eq!(first_line(&["--lang", "pl", "dotknieta", "bierka"]), "4.3  Dotknięte bierki");
    assert_eq!(first_line(&["--lang", "pl", "Artykuł", "9"]), "Artykuł 9. Partia remisowa");
    assert_eq!(first_line(&["--lang", "sk", "9"]), "Článok 9. Nerozhodná partia");
    let (code, out, _) = run(&["laws", "--lang", "pl", "5.1.2"]);
    assert_eq!(code, 0);
    for heading in ["Numery", "Co się zmieniło", "Czym różnią się wydania"] {
        assert!(out.contains(heading), "{out}");
    }
    // No English is left except the titles of the cases, whose pages are in English.
    let (texts, _) = out.split_once("Przypadki").expect("cases are named");
    for word in [" the ", " move", " claim", "Same "] {
        assert!(!texts.contains(word), "{word}: {texts}");
    }
    let (code, _, error) = run(&["laws", "--lang", "pl", "A.3.2"]);
    assert_eq!(code, 1);
    assert!(error.contains("A.4.3 (A.3.2 w 2018 r.): Wgląd w zapis"), "{error}");
    let article = json(&["--lang", "pl", "11.3.2.2"]);
    assert_eq!(article["clauses"]["2023"]["title"], "Urządzenie przy sobie: przegrana");
    assert_eq!(article["clauses"]["2023"]["penalties"][0], "przegrana partii");
    assert_eq!(article["clauses"]["2023"]["setting"]["default"], "loss");
    assert_eq!(article["clauses"]["2023"]["kind"], "recorded");
}
