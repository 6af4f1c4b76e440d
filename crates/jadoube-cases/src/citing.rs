//! Articles that a case cites: by their numbers in 2023, by those of its own editions, or with a
//! year.

use jadoube_lawbook::{Cited, Edition, Editions};
use jadoube_laws::ParseWordsError;

use crate::case::wrong;

/// Reads `7.5.5, 7.5.1`: articles in a line that holds for some of the editions of a case, or for
/// all.
pub(crate) fn articles(
    list: &str,
    some: &Editions,
    all: &Editions,
) -> Result<Vec<Cited>, ParseWordsError> {
    list.split(',').map(|number| cited(number.trim(), some, all)).collect()
}

fn cited(number: &str, some: &Editions, all: &Editions) -> Result<Cited, ParseWordsError> {
    let stands = |edition: &Edition| some.is_empty() || some.contains(*edition);
    Cited::read(number, all.iter().filter(stands))
        .map_err(|error| wrong(number, &error.to_string()))
}

/// What else these numbers could mean, to be reported if a line does not hold.
pub(crate) fn doubts(cited: &[Cited]) -> String {
    let doubtful = cited.iter().filter(|cited| !cited.others().is_empty());
    doubtful.map(|cited| format!("; {cited}")).collect()
}

/// The words with the article between `before` and `after`, if there is one, replaced by its id.
pub(crate) fn with_ids(
    words: &str,
    before: &str,
    after: &str,
    some: &Editions,
    all: &Editions,
) -> Result<String, ParseWordsError> {
    let found = words.strip_suffix(after).and_then(|rest| match before {
        "" => Some(("", rest)),
        _ => rest.rsplit_once(before),
    });
    match found {
        Some((front, number)) if !number.is_empty() && !number.contains([' ', '"']) => {
            let article = cited(number, some, all)?.article();
            Ok(format!("{front}{before}{article}{after}"))
        }
        _ => Ok(words.to_owned()),
    }
}

/// An act with the article that it names replaced by its id.
pub(crate) fn act_with_ids(act: &str, all: &Editions) -> Result<String, ParseWordsError> {
    let some = Editions::default();
    if act.starts_with("asks to have ") {
        with_ids(act, "asks to have ", " explained", &some, all)
    } else if act.contains(" about ") {
        with_ids(act, " against ", "", &some, all)
    } else {
        Ok(act.to_owned())
    }
}
