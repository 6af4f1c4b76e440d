//! `jadoube laws`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_lawbook::{
    Argument, Article, Chapter, Edition, Hit, Locale, Message, Messages, resembling, search,
};

use crate::cli::LawsArguments;
use crate::failure::Failure;
use crate::laws_json as as_json;
use crate::laws_page::Page;
use crate::words::tell;

/// What was asked of the law book.
#[derive(Debug, PartialEq)]
enum Question {
    Contents,
    /// All clauses whose number begins so.
    Chapter(String, Vec<Article>),
    Article(Article),
    Words(String, Vec<Hit>),
}

pub(crate) fn run(arguments: &LawsArguments) -> Result<ExitCode, Failure> {
    let edition = arguments.edition.unwrap_or_default();
    let locale = arguments.lang;
    let question = Question::read(&arguments.words.join(" "), edition, locale)?;
    if arguments.json {
        let answer = match &question {
            Question::Contents => as_json::book(),
            Question::Chapter(_, articles) => as_json::articles(articles),
            Question::Article(article) => as_json::article_page(*article),
            Question::Words(_, hits) => as_json::articles(hits.iter().map(|hit| &hit.article)),
        };
        let answer = as_json::in_language(answer, locale);
        let mut out = io::stdout().lock();
        writeln!(out, "{answer:#}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut page = Page::new(locale, edition);
    match &question {
        Question::Contents => page.contents(),
        Question::Chapter(name, articles) => page.chapter(Chapter::named(name), articles),
        Question::Article(article) => page.article(*article),
        Question::Words(words, hits) => page.hits(words, hits),
    }
    page.print()?;
    Ok(ExitCode::SUCCESS)
}

impl Question {
    fn read(text: &str, edition: Edition, locale: Locale) -> Result<Self, Failure> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(Self::Contents);
        }
        if let Some(number) = as_number(text) {
            if let Some(question) = Self::numbered(&number, edition) {
                return Ok(question);
            }
            // `jadoube laws 75` may be about moves.
            if number.contains(['.', ':']) {
                return Err(unknown_article(&number, edition, locale));
            }
        }
        let hits = search(text, edition, locale);
        match hits.is_empty() {
            true => Err(nothing_found(text, edition, locale)),
            false => Ok(Self::Words(text.to_owned(), hits)),
        }
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

/// What people write before the number of an article, longer words before those they begin with.
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

fn nothing_found(words: &str, edition: Edition, locale: Locale) -> Failure {
    let messages = Messages::new(locale);
    let said = Message::new("laws-nothing-found")
        .with("edition", Argument::Edition(edition))
        .with("words", Argument::text(words.to_owned()));
    Failure::NotInLaws { said: tell(messages, said), help: messages.label("laws-other-words") }
}

fn unknown_article(number: &str, edition: Edition, locale: Locale) -> Failure {
    let messages = Messages::new(locale);
    let (edition, bare) = match number.split_once(':') {
        Some((year, bare)) => (year.parse().unwrap_or(edition), bare),
        None => (edition, number),
    };
    let meant: Vec<String> = resembling(bare, edition)
        .into_iter()
        .map(|article| {
            let elsewhere = Edition::ALL
                .into_iter()
                .rev()
                .find(|other| *other != edition && article.number(*other) == Some(bare));
            let title = locale.words(article.title());
            match (article.place_in(edition), elsewhere) {
                (Some(name), Some(other)) => {
                    let elsewhere = Message::new("laws-number-in")
                        .with("number", Argument::text(bare.to_owned()))
                        .with("edition", Argument::Edition(other));
                    format!("{name} ({}): {title}", tell(messages, elsewhere))
                }
                (Some(name), None) => format!("{name}: {title}"),
                (None, Some(other)) => format!("{other}:{bare}: {title}"),
                (None, None) => format!("{article}: {title}"),
            }
        })
        .collect();
    let said = Message::new("laws-unknown-article")
        .with("edition", Argument::Edition(edition))
        .with("number", Argument::text(bare.to_owned()));
    let help = match meant.is_empty() {
        true => messages.label("laws-see-chapters"),
        false => format!("{}\n{}", messages.label("laws-did-you-mean"), meant.join("\n")),
    };
    Failure::NotInLaws { said: tell(messages, said), help }
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
