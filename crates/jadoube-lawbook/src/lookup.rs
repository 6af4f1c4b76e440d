use crate::{Article, Edition, Hit, Locale, search};

/// A question to the law book: its contents, a chapter, an article, or some words.
///
/// ```
/// use jadoube_lawbook::{Edition, Locale, Lookup, art};
/// let asked = Lookup::read("art. 7.5.5", Edition::E2023, Locale::English);
/// assert_eq!(asked, Lookup::Article(art!("7.5.5")));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Lookup {
    /// Nothing in particular: the contents of the book.
    Contents,
    /// All clauses whose number begins like this.
    Chapter(String, Vec<Article>),
    /// One article.
    Article(Article),
    /// The articles found by words, the best first; there may be none.
    Words(String, Vec<Hit>),
    /// The number of an article that the edition does not have.
    Unknown(String),
}

impl Lookup {
    /// Reads a question as people put it: `9`, `Article 7.5.5`, `2014:A.4c`, `touched piece`.
    pub fn read(text: &str, edition: Edition, locale: Locale) -> Self {
        let text = text.trim();
        if text.is_empty() {
            return Self::Contents;
        }
        if let Some(number) = as_number(text) {
            if let Some(found) = Self::numbered(&number, edition) {
                return found;
            }
            // `75` alone may be about moves.
            if number.contains(['.', ':']) {
                return Self::Unknown(number);
            }
        }
        Self::Words(text.to_owned(), search(text, edition, locale))
    }

    fn numbered(number: &str, edition: Edition) -> Option<Self> {
        let article = match number.contains(':') {
            true => Article::find(number),
            false => Article::numbered(number, edition),
        };
        if let Some(article) = article {
            return Some(Self::Article(article));
        }
        let under: Vec<Article> = Article::all()
            .filter(|article| {
                article
                    .number(edition)
                    .and_then(|other| other.strip_prefix(number))
                    .is_some_and(|rest| rest.starts_with('.'))
            })
            .collect();
        (!under.is_empty()).then(|| Self::Chapter(number.to_owned(), under))
    }
}

/// What people write before the number of an article, longer words before their own beginnings.
const BEFORE_NUMBERS: [&str; 12] = [
    "article",
    "appendix",
    "guideline",
    "artykuł",
    "załącznik",
    "wytyczne",
    "článok",
    "príloha",
    "smernica",
    "art.",
    "art",
    "§",
];

/// The text as the number of an article, if it looks like one: `7.5.5`, `art. a.5.2`, `2014:A.4c`.
fn as_number(text: &str) -> Option<String> {
    let mut text = text;
    for word in BEFORE_NUMBERS {
        if let Some((start, rest)) = text.split_at_checked(word.len())
            && start.to_lowercase() == word
            && !rest.starts_with(char::is_alphabetic)
        {
            text = rest.trim_start();
        }
    }
    let (year, number) = text.split_once(':').map_or(("", text), |(year, rest)| (year, rest));
    let (first, rest) = number.split_at(number.find(['.', '(']).unwrap_or(number.len()));
    let first = first.to_ascii_uppercase();
    let is_first = ["A", "B", "C", "D", "G", "I", "II", "III"].contains(&first.as_str())
        || first.starts_with(|c: char| c.is_ascii_digit())
            && first.chars().all(|c| c.is_ascii_digit());
    let is_rest = rest.chars().all(|c| c.is_ascii_alphanumeric() || ".()".contains(c));
    let is_year = year.chars().all(|c| c.is_ascii_digit());
    (is_first && is_rest && is_year).then(|| match year {
        "" => format!("{first}{rest}"),
        _ => format!("{year}:{first}{rest}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, number: Option<&str>) {
        assert_eq!(as_number(text).as_deref(), number, "{text}");
    }

    #[test]
    fn numbers_are_told_from_words() {
        check("7.5.5", Some("7.5.5"));
        check("9", Some("9"));
        check("a.5.2", Some("A.5.2"));
        check("iii.4", Some("III.4"));
        check("Article 7.5.5", Some("7.5.5"));
        check("art. 7.5.5", Some("7.5.5"));
        check("article9", Some("9"));
        check("art.9", Some("9"));
        check("§ 9", Some("9"));
        check("appendix b", Some("B"));
        check("Artykuł 9.2", Some("9.2"));
        check("ZAŁĄCZNIK A", Some("A"));
        check("Článok 9", Some("9"));
        check("załącznika A", None);
        check("2014:A.4c", Some("2014:A.4c"));
        check("3.8.2.1(1)", Some("3.8.2.1(1)"));
        check("C.sample", Some("C.sample"));
        check("touched piece", None);
        check("50 moves", None);
        check("castling", None);
        check("arti", None);
        check("artificial", None);
        check("0-0-0", None);
        check("e4", None);
        check("ż", None);
    }
}
