use jadoube_lawbook::{Cited, Editions};
use jadoube_laws::words::as_written;
use jadoube_laws::{Article, Audience, Edition, Effect, ParseWordsError, Ruling, Side};

use crate::block_line::BlockLine;
use crate::case::wrong;
use crate::citing::{articles, doubts, with_ids};

/// A ruling that is expected.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The editions for which the line holds; all editions of the case if empty.
    pub editions: Editions,
    /// Who is told.
    pub audience: Audience,
    /// The words of the effect as they are written today, however the line puts them.
    pub words: String,
    /// The article it rests on, then any others.
    pub basis: Vec<Article>,
    pub(crate) cited: Vec<Cited>,
    pub(crate) at: BlockLine,
}

impl Expected {
    /// Reads a line of a case that is played under `all` editions.
    pub(crate) fn read(at: BlockLine, text: &str, all: &Editions) -> Result<Self, ParseWordsError> {
        let (editions, text) = years(text.trim());
        let (text, list) = match text.trim_end().strip_suffix(']').and_then(|t| t.rsplit_once('['))
        {
            Some((words, list)) => (words.trim(), list),
            None => return Err(wrong(text, "the article in brackets at the end, as [7.5.5]")),
        };
        let cited = articles(list, &editions, all)?;
        let basis = cited.iter().map(Cited::article).collect();
        let audiences = [
            ("to arbiter:", Audience::Arbiter),
            ("to White:", Audience::ArbiterAnd(Side::White)),
            ("to Black:", Audience::ArbiterAnd(Side::Black)),
        ];
        let found = audiences.into_iter().find_map(|(words, audience)| {
            text.strip_prefix(words).map(|rest| (audience, rest.trim()))
        });
        let (audience, words) = found.unwrap_or((Audience::Everyone, text));
        let words = as_written::<Effect>(&with_ids(words, "", " is explained", &editions, all)?)?;
        Ok(Self { editions, audience, words, basis, cited, at })
    }

    /// Whether the line holds for an edition.
    pub fn holds_in(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(edition)
    }

    /// Whether a ruling is the one in the line: the words, who is told, the article it rests on,
    /// and those of the others that are named.
    pub fn fits(&self, ruling: &Ruling) -> bool {
        self.is_told_so(ruling) && self.rests_so(ruling)
    }

    fn is_told_so(&self, ruling: &Ruling) -> bool {
        ruling.effect.to_string() == self.words && ruling.audience == self.audience
    }

    fn rests_so(&self, ruling: &Ruling) -> bool {
        ruling.basis.first() == self.basis.first()
            && self.basis.iter().all(|article| ruling.basis.contains(article))
    }

    /// What else the numbers in the line could mean, if only the articles differ.
    pub(crate) fn doubts(&self, ruling: &Ruling) -> String {
        match self.is_told_so(ruling) && !self.rests_so(ruling) {
            true => doubts(&self.cited),
            false => String::new(),
        }
    }
}

/// A ruling as a line of a case.
pub(crate) fn line_of(ruling: &Ruling) -> String {
    line_in(&Editions::default(), ruling)
}

/// A ruling as written in cases: `Black gains 2:00 [7.5.5]`.
pub fn ruling_words(ruling: &Ruling) -> String {
    let line = line_of(ruling);
    let words = line.trim_start_matches("=> ");
    let (words, basis) = words.rsplit_once(" [").unwrap_or((words, ""));
    format!("{} [{basis}", words.trim_end())
}

/// A ruling as a line of a case for some of its editions, or for all if none is named.
pub(crate) fn line_in(editions: &Editions, ruling: &Ruling) -> String {
    let audience = match ruling.audience {
        Audience::Everyone => String::new(),
        Audience::Arbiter => "to arbiter: ".to_owned(),
        Audience::ArbiterAnd(side) => format!("to {side}: "),
    };
    let basis: Vec<String> = ruling.basis.iter().map(ToString::to_string).collect();
    let words = format!("=> {}{audience}{}", write_years(editions), ruling.effect);
    format!("{words:<50} [{}]", basis.join(", "))
}

/// `2014 2018: `, or nothing.
pub(crate) fn write_years(editions: &Editions) -> String {
    if editions.is_empty() { String::new() } else { format!("{editions}: ") }
}

/// Removes `2014 2018:` or `2018-:` from the front.
pub(crate) fn years(text: &str) -> (Editions, &str) {
    let split = split_years(text).and_then(|(front, rest)| Some((front.parse().ok()?, rest)));
    split.map_or((Editions::default(), text), |(years, rest)| (years, rest[1..].trim()))
}

/// The years in front of a line, and the rest of it from the colon on.
pub(crate) fn split_years(text: &str) -> Option<(&str, &str)> {
    let (front, rest) = text.split_at(text.find(':')?);
    let editions: Editions = front.parse().ok()?;
    (!editions.is_empty()).then_some((front, rest))
}
