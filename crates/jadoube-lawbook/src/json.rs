//! The law book for programs, as JSON.

use serde_json::{Map, Value, json};

use crate::{
    Article, Chapter, Clause, Difference, Edition, Locale, Note, OpenPoint, ProvingCase, Term,
};

/// The members that hold texts for people.
const TEXTS: [&str; 12] = [
    "title",
    "summary",
    "differs",
    "penalties",
    "misprints",
    "text",
    "subject",
    "says",
    "open",
    "decision",
    "meaning",
    "note",
];

/// Translates the texts of an answer; values for programs are unchanged.
pub fn in_language(answer: Value, locale: Locale) -> Value {
    match answer {
        Value::Array(values) => values.into_iter().map(|it| in_language(it, locale)).collect(),
        Value::Object(members) => {
            let told = members.into_iter().map(|(name, value)| {
                let value = match name.as_str() {
                    // The pages of cases are in English.
                    "cases" => value,
                    "default" => match value.as_str().is_some_and(|text| text.contains(' ')) {
                        true => texts_in(value, locale),
                        false => value,
                    },
                    _ if TEXTS.contains(&name.as_str()) => texts_in(value, locale),
                    _ => in_language(value, locale),
                };
                (name, value)
            });
            Value::Object(told.collect())
        }
        other => other,
    }
}

fn texts_in(value: Value, locale: Locale) -> Value {
    match value {
        Value::String(text) => json!(locale.words(&text)),
        Value::Array(values) => values.into_iter().map(|it| texts_in(it, locale)).collect(),
        Value::Object(members) => Value::Object(
            members.into_iter().map(|(it, text)| (it, texts_in(text, locale))).collect(),
        ),
        other => other,
    }
}

/// The whole book.
pub fn book() -> Value {
    json!({
        "editions": Edition::ALL,
        "chapters": Chapter::all(),
        "articles": Article::all().map(article).collect::<Vec<_>>(),
        "notes": Note::all(),
        "differences": Difference::all().iter().map(difference).collect::<Vec<_>>(),
        "provisions": by_edition(|edition| json!(edition.provisions())),
        "open_points": OpenPoint::all(),
        "glossary": Term::all(),
    })
}

/// Some articles, without their context.
pub fn articles<'a>(articles: impl IntoIterator<Item = &'a Article>) -> Value {
    articles.into_iter().map(|it| article(*it)).collect()
}

/// One article with everything that the book has about it.
pub fn article_page(it: Article) -> Value {
    let mut page = article(it);
    page["notes"] = json!(Note::under(it).collect::<Vec<_>>());
    page["differences"] = Difference::about(it).map(difference).collect();
    page["open_points"] = json!(OpenPoint::about(it).collect::<Vec<_>>());
    page["glossary"] = json!(Term::of(it).collect::<Vec<_>>());
    page["cases"] = json!(ProvingCase::of(it).collect::<Vec<_>>());
    page
}

fn article(it: Article) -> Value {
    let clauses: Map<String, Value> = Edition::ALL
        .into_iter()
        .filter_map(|edition| Some((edition.to_string(), clause(it.clause(edition)?))))
        .collect();
    json!({
        "id": it.id(),
        "title": it.title(),
        "chapter": Chapter::of(it).name,
        "numbers": by_edition(|edition| json!(it.number(edition))),
        "places": by_edition(|edition| json!(it.place_in(edition))),
        "related": it.related(),
        "clauses": clauses,
    })
}

fn clause(it: &Clause) -> Value {
    let mut value = json!(it);
    if let Value::Object(fields) = &mut value {
        // Already given by its place.
        fields.remove("edition");
        fields.remove("article");
    }
    value
}

fn difference(it: &Difference) -> Value {
    json!({
        "number": it.number,
        "subject": it.subject,
        "articles": it.articles,
        "fields": it.fields,
        "says": by_edition(|edition| json!(it.says(edition))),
        "sources": by_edition(|edition| json!(it.source(edition))),
    })
}

fn by_edition(value: impl Fn(Edition) -> Value) -> Value {
    let values = Edition::ALL.into_iter().map(|edition| (edition.to_string(), value(edition)));
    Value::Object(values.collect())
}
