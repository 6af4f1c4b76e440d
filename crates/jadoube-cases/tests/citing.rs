//! Cases cite articles by the numbers of 2023, by those of their own editions, or with a year.

use jadoube_cases::{Page, Trouble};
use jadoube_laws::{Article, art};

/// A case of these lines, or what cannot be read in it.
fn read(laws: &str, lines: &str) -> Result<Page, String> {
    let text = format!("## A case\n\n```case\nlaws {laws}\ncontrol 90m\n\n{lines}```\n");
    let told = |it: &Trouble| format!("{it}: {}", it.label());
    Page::read("page.md", text).map_err(|troubles| told(&troubles[0]))
}

/// The articles on which a line of a case rests.
fn basis(laws: &str, years: &str, numbers: &str) -> Result<Vec<Article>, String> {
    let lines = format!("White waits\n  => {years}no effect [{numbers}]\n");
    read(laws, &lines).map(|page| page.cases[0].steps[0].expected[0].basis.clone())
}

/// What is wrong with a case.
fn troubles(laws: &str, lines: &str) -> Vec<String> {
    let page = read(laws, lines).unwrap();
    let played = page.cases[0].play_all(&page);
    played.iter().flat_map(|it| &it.troubles).map(ToString::to_string).collect()
}

#[test]
fn an_edition_s_own_number_is_understood() {
    assert_eq!(basis("2018", "", "3.7.5.1"), Ok(vec![art!("3.7.3.3")]));
    assert_eq!(basis("2018-", "", "4.1, 3.7.5.1"), Ok(vec![art!("4.1"), art!("3.7.3.3")]));
    assert_eq!(basis("2014", "", "A.4c"), Ok(vec![art!("A.5.3")]));
    assert_eq!(basis("1993-", "2018: ", "3.7.5.1"), Ok(vec![art!("3.7.3.3")]));
    for (laws, years) in [("2023", ""), ("2018-", "2023: ")] {
        let error = basis(laws, years, "3.7.5.1").unwrap_err();
        assert!(error.contains("`3.7.5.1`") && error.contains("2014:A.4c"), "{error}");
    }
}

#[test]
fn a_number_of_2023_keeps_its_meaning() {
    for laws in ["1993", "2018", "2018-", "2023"] {
        assert_eq!(basis(laws, "", "9.2.1"), Ok(vec![art!("9.2.1")]), "{laws}");
        assert_eq!(basis(laws, "", "2018:9.2.1, 2023:9.2.1"), Ok(vec![art!("9.2"), art!("9.2.1")]));
    }
}

#[test]
fn two_editions_numbers_for_two_articles_are_an_error() {
    let error = basis("1993 2014", "", "5.1a").unwrap_err();
    assert!(error.contains("1993:5.1a (") && error.contains("2014:5.1a ("), "{error}");
    assert_eq!(basis("1993 2014", "2014: ", "5.1a"), Ok(vec![art!("5.1.1")]));
}

#[test]
fn where_a_number_misled_both_readings_are_told() {
    let claim = |number: &str| {
        let lines = format!("White claims threefold\n  => the claim is rejected [{number}]\n");
        troubles("2018", &lines)
    };
    let at_all = claim("11.1").remove(0);
    assert!(at_all.contains("the ruling is different") && !at_all.contains("2023:"), "{at_all}");
    // 2018 has the number 9.2.1 for what is 9.2 in 2023.
    let told = claim("9.2.1").remove(0);
    assert!(told.contains("9.2.1 is read as 2023:9.2.1 ("), "{told}");
    assert!(told.contains("with its year it could be 2018:9.2.1 ("), "{told}");
    let rests = "White completes e2e4\n  == rests on 9.2.1\n";
    let told = troubles("2018", rests).remove(0);
    assert!(told.contains("does not hold; 9.2.1 is read as 2023:9.2.1 ("), "{told}");
}

#[test]
fn acts_name_articles_so_too() {
    let lines = |act: &str, told: &str| {
        format!("White asks to have {act} explained\n  => {told} is explained [11.9]\n")
    };
    for (act, told) in [("3.7.5.1", "3.7.5.1"), ("3.7.5.1", "3.7.3.3"), ("2018:3.7.5.1", "3.7.5.1")]
    {
        assert_eq!(troubles("2018", &lines(act, told)), [""; 0], "{act}");
    }
    assert!(read("2023", &lines("3.7.5.1", "3.7.3.3")).unwrap_err().contains("`3.7.5.1`"));
    let about = "Arbiter decides a warning about White's offence against 99.9\n  == not over\n";
    assert!(read("2018", about).unwrap_err().contains("`99.9`"));
}
