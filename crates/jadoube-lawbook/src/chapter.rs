use std::fmt;

use crate::{Article, Edition, Locale};

/// A chapter of the Laws of 2023: an article with all its clauses, an appendix or a guideline.
///
/// ```
/// use jadoube_lawbook::{Chapter, art};
/// let chapter = Chapter::named("9").unwrap();
/// assert_eq!(chapter.to_string(), "Article 9. The drawn game");
/// assert!(chapter.articles().any(|article| article == art!("9.6.1")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Chapter {
    /// The first part of the numbers of its articles: `9`, `A`, `III`.
    pub name: &'static str,
    /// The subject of the chapter.
    pub title: &'static str,
}

const CHAPTERS: [Chapter; 21] = [
    Chapter { name: "0", title: "Introduction and preface" },
    Chapter { name: "1", title: "The nature and aim of the game" },
    Chapter { name: "2", title: "The initial position" },
    Chapter { name: "3", title: "The moves of the pieces" },
    Chapter { name: "4", title: "The act of moving the pieces" },
    Chapter { name: "5", title: "The completion of the game" },
    Chapter { name: "6", title: "The chess clock" },
    Chapter { name: "7", title: "Irregularities" },
    Chapter { name: "8", title: "The recording of the moves" },
    Chapter { name: "9", title: "The drawn game" },
    Chapter { name: "10", title: "Points" },
    Chapter { name: "11", title: "The conduct of the players" },
    Chapter { name: "12", title: "The role of the arbiter" },
    Chapter { name: "A", title: "Rapid chess" },
    Chapter { name: "B", title: "Blitz" },
    Chapter { name: "C", title: "Algebraic notation" },
    Chapter { name: "D", title: "Play with blind and visually disabled players" },
    Chapter { name: "G", title: "About the guidelines" },
    Chapter { name: "I", title: "Adjourned games" },
    Chapter { name: "II", title: "Chess960" },
    Chapter { name: "III", title: "Games without increment and quickplay finishes" },
];

impl Chapter {
    /// All chapters, in the order of the Laws.
    pub fn all() -> &'static [Self] {
        &CHAPTERS
    }

    /// The chapter with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        CHAPTERS.iter().find(|chapter| chapter.name == name)
    }

    /// The chapter of an article; one that 2023 does not have is placed with its neighbours.
    pub fn of(article: Article) -> &'static Self {
        let number = Article::all()
            .take_while(|other| *other <= article)
            .filter_map(|other| other.number(Edition::E2023))
            .last()
            .unwrap_or("0");
        let name = number.split('.').next().unwrap_or(number);
        Self::named(name).unwrap_or(&CHAPTERS[0])
    }

    /// The heading of the chapter in a language.
    ///
    /// ```
    /// use jadoube_lawbook::{Chapter, Locale};
    /// let draws = Chapter::named("9").unwrap();
    /// assert_eq!(draws.heading(Locale::Polish), "Artykuł 9. Partia remisowa");
    /// ```
    pub fn heading(&self, locale: Locale) -> String {
        let title = locale.words(self.title);
        let word = match self.name {
            "0" | "G" => return title.to_owned(),
            "A" | "B" | "C" | "D" => "Appendix",
            "I" | "II" | "III" => "Guideline",
            _ => "Article",
        };
        format!("{} {}. {title}", locale.words(word), self.name)
    }

    /// Its articles, including those of older editions.
    pub fn articles(&'static self) -> impl Iterator<Item = Article> {
        Article::all().filter(move |article| Self::of(*article) == self)
    }
}

impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.heading(Locale::English))
    }
}
