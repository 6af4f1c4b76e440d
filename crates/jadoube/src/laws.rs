//! `jadoube laws`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_lawbook::{
    Argument, Chapter, Edition, Locale, Lookup, Message, Messages, json as as_json, resembling,
};

use crate::cli::LawsArguments;
use crate::failure::Failure;
use crate::laws_page::Page;
use crate::words::tell;

pub(crate) fn run(arguments: &LawsArguments) -> Result<ExitCode, Failure> {
    let edition = arguments.edition.unwrap_or_default();
    let locale = arguments.lang;
    let lookup = Lookup::read(&arguments.words.join(" "), edition, locale);
    match &lookup {
        Lookup::Unknown(number) => return Err(unknown_article(number, edition, locale)),
        Lookup::Words(words, hits) if hits.is_empty() => {
            return Err(nothing_found(words, edition, locale));
        }
        _ => {}
    }
    if arguments.json {
        let answer = match &lookup {
            Lookup::Contents | Lookup::Unknown(_) => as_json::book(),
            Lookup::Chapter(_, articles) => as_json::articles(articles),
            Lookup::Article(article) => as_json::article_page(*article),
            Lookup::Words(_, hits) => as_json::articles(hits.iter().map(|hit| &hit.article)),
        };
        let answer = as_json::in_language(answer, locale);
        let mut out = io::stdout().lock();
        writeln!(out, "{answer:#}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut page = Page::new(locale, edition);
    match &lookup {
        Lookup::Contents | Lookup::Unknown(_) => page.contents(),
        Lookup::Chapter(name, articles) => page.chapter(Chapter::named(name), articles),
        Lookup::Article(article) => page.article(*article),
        Lookup::Words(words, hits) => page.hits(words, hits),
    }
    page.print()?;
    Ok(ExitCode::SUCCESS)
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
            let elsewhere = article.elsewhere(bare, edition);
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
