//! The rule book over HTTP: the same for everybody, and so it may be kept on the way.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_lawbook::{Article, Chapter, Edition, Locale, Lookup, json as book, resembling};
use serde::{Deserialize, Serialize};

use crate::http::extract::{Path, Query};
use crate::pages::case_pages;
use crate::problem::Problem;
use crate::sent::{LawArticle, LawBrief, LawCase, LawChapter, LawContents, LawHits, LawPage, Sent};

/// In which language and by which edition.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Reading {
    /// The language; English if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Locale"))]
    lang: Option<String>,
    /// The edition; the newest if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Edition"))]
    edition: Option<String>,
}

impl Reading {
    fn read(&self) -> Result<(Locale, Edition), Problem> {
        let wrong = |text: &str, expected: &str| {
            let text: String = text.chars().take(20).collect();
            Problem::bad_request(format!("`{text}` is not {expected}"))
        };
        let locale = match self.lang.as_deref() {
            None => Locale::English,
            Some(lang) => lang.parse().map_err(|_| wrong(lang, "a language: en, pl or sk"))?,
        };
        let edition = match self.edition.as_deref() {
            None => Edition::default(),
            Some(year) => {
                let expected = || format!("an edition: {}", Edition::choices());
                year.parse().map_err(|_| wrong(year, &expected()))?
            }
        };
        Ok((locale, edition))
    }
}

/// `GET /api/laws`: what an edition has, chapter by chapter.
pub(crate) async fn contents(Query(reading): Query<Reading>) -> Result<Response, Problem> {
    let (locale, edition) = reading.read()?;
    let chapters = Chapter::all().iter().map(|chapter| {
        let articles = chapter.articles().filter(|it| it.number(edition).is_some());
        LawChapter {
            name: chapter.name,
            title: locale.words(chapter.title),
            articles: articles.map(|it| brief(it, edition, locale)).collect(),
        }
    });
    let chapters = chapters.filter(|chapter| !chapter.articles.is_empty()).collect();
    Ok(kept(LawContents { edition, chapters }))
}

/// What is looked for.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Words {
    /// Words, or the number of an article.
    #[serde(default)]
    q: String,
    #[serde(flatten)]
    reading: Reading,
}

/// So many hits are enough to choose from.
const MOST_HITS: usize = 40;
/// A longer question is no question.
const LONGEST_QUESTION: usize = 200;

/// `GET /api/laws/search?q=`: by words, or by the number of an article.
pub(crate) async fn search(Query(words): Query<Words>) -> Result<Response, Problem> {
    let (locale, edition) = words.reading.read()?;
    if words.q.len() > LONGEST_QUESTION {
        let detail = format!("look for at most {LONGEST_QUESTION} bytes");
        return Err(Problem::bad_request(detail));
    }
    let (has_all_words, found) = match Lookup::read(&words.q, edition, locale) {
        Lookup::Contents => (true, Vec::new()),
        Lookup::Article(article) => (true, vec![article]),
        Lookup::Chapter(_, articles) => (true, articles),
        Lookup::Words(_, hits) => (
            hits.first().is_none_or(|hit| hit.has_all_words),
            hits.into_iter().map(|hit| hit.article).collect(),
        ),
        Lookup::Unknown(number) => (false, resembling(&number, edition)),
    };
    let articles = found.iter().take(MOST_HITS).map(|it| brief(*it, edition, locale)).collect();
    Ok(kept(LawHits { edition, has_all_words, count: found.len(), articles }))
}

/// `GET /api/laws/{article}`: all the book has about an article, by its number in the edition or by
/// its id.
pub(crate) async fn article(
    Path(number): Path<String>,
    Query(reading): Query<Reading>,
) -> Result<Response, Problem> {
    let (locale, edition) = reading.read()?;
    let found = match Lookup::read(&number, edition, locale) {
        Lookup::Article(article) => Some(article),
        // A ruling cites the newest number where its own edition has none.
        _ => Article::find(&number),
    };
    let Some(found) = found else {
        let like: Vec<&str> =
            resembling(&number, edition).into_iter().filter_map(|it| it.number(edition)).collect();
        let number: String = number.chars().take(20).collect();
        let mut detail = format!("the Laws of {edition} have no article {number}");
        if !like.is_empty() {
            detail = format!("{detail}; did you mean {}?", like.join(", "));
        }
        return Err(Problem::new(StatusCode::NOT_FOUND, "not-found", detail));
    };
    Ok(kept(LawArticle {
        page: page(found, locale),
        edition,
        number: found.number(edition),
        parts: parts(found, edition).map(|it| brief(it, edition, locale)).collect(),
        see_also: found.related().iter().map(|it| brief(*it, edition, locale)).collect(),
    }))
}

/// What the book has about an article in all editions.
fn page(article: Article, locale: Locale) -> LawPage {
    let page = book::in_language(book::article_page(article), locale);
    // Every page of it is, as a test says.
    serde_json::from_value(page).expect("the book's page of an article")
}

/// An article in a list.
fn brief(article: Article, edition: Edition, locale: Locale) -> LawBrief {
    let clause = article.clause(edition);
    LawBrief {
        id: article.id(),
        number: clause.map(|clause| clause.number),
        title: locale.words(clause.map_or_else(|| article.title(), |clause| clause.title)),
        summary: clause.map(|clause| locale.words(clause.summary)),
        heading: clause.is_some_and(|clause| clause.heading),
    }
}

/// The articles one level below.
fn parts(article: Article, edition: Edition) -> impl Iterator<Item = Article> {
    let above = article.number(edition);
    Article::all().filter(move |part| {
        let (Some(above), Some(number)) = (above, part.number(edition)) else { return false };
        let below = number.strip_prefix(above).and_then(|rest| rest.strip_prefix(['.', '(']));
        below.is_some_and(|rest| !rest.contains('.'))
    })
}

/// A law case that is asked for.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Wanted {
    /// The page, as an article's `cases` name it.
    page: String,
    /// The case's heading.
    title: String,
}

/// `GET /api/laws/cases?page=&title=`: a law case as it stands on its page.
pub(crate) async fn case(Query(wanted): Query<Wanted>) -> Result<Response, Problem> {
    let text = case_pages::case(&wanted.page, &wanted.title);
    let text = text.ok_or_else(|| Problem::not_found("case in this build"))?;
    Ok(kept(LawCase { page: wanted.page, title: wanted.title, text }))
}

/// An answer that stays true as long as this program does.
fn kept(answer: impl Serialize) -> Response {
    let cache = [(header::CACHE_CONTROL, "public, max-age=3600")];
    (cache, Sent(answer)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_the_book_can_be_sent() {
        for article in Article::all() {
            for locale in Locale::ALL {
                let page = page(article, locale);
                let own = book::in_language(book::article_page(article), locale);
                assert_eq!(crate::sent::value(&page), own, "{}", article.id());
            }
        }
    }
}
