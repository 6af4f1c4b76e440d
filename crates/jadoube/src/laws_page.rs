//! The law book as a page for people: its contents, search results, and everything about an
//! `article`.

mod article;

use std::io::{self, Write as _};

use anstyle::Style;
use jadoube_lawbook::{
    Argument, Article, Chapter, Clause, Edition, Hit, Locale, Message, Messages,
};
use textwrap::Options;

use crate::words::tell;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
/// This many hits fit on a screen.
const HITS_SHOWN: usize = 12;

/// A page in the making.
pub(crate) struct Page {
    messages: Messages,
    locale: Locale,
    edition: Edition,
    width: usize,
    text: String,
}

impl Page {
    pub(crate) fn new(locale: Locale, edition: Edition) -> Self {
        let messages = Messages::new(locale).in_edition(edition);
        // Long lines are hard to read, however wide the terminal is.
        let width = textwrap::termwidth().min(96);
        Self { messages, locale, edition, width, text: String::new() }
    }

    /// Prints the page; in colour only where colours are shown.
    pub(crate) fn print(&self) -> io::Result<()> {
        anstream::stdout().lock().write_all(self.text.as_bytes())
    }

    /// Lists what the book has, chapter by chapter.
    pub(crate) fn contents(&mut self) {
        let edition = Argument::Edition(self.edition);
        let title = self.tell(Message::new("laws-contents").with("edition", edition));
        self.line(&format!("{BOLD}{title}{BOLD:#}"));
        self.line("");
        for chapter in Chapter::all() {
            let count = chapter.articles().filter(|it| it.number(self.edition).is_some()).count();
            if count > 0 {
                let count = Argument::Number(count as i64);
                let count = self.tell(Message::new("laws-contents-count").with("count", count));
                let chapter = chapter.heading(self.locale);
                self.line(&format!("  {chapter} {DIM}({count}){DIM:#}"));
            }
        }
        self.line("");
        let hint = self.messages.label("laws-contents-hint");
        self.paragraph("", &hint);
    }

    /// Lists the clauses of a chapter by their titles.
    pub(crate) fn chapter(&mut self, chapter: Option<&Chapter>, articles: &[Article]) {
        // The chapters of 1993 were different.
        if let Some(chapter) = chapter
            && articles.iter().all(|article| Chapter::of(*article) == chapter)
        {
            self.line(&format!("{BOLD}{}{BOLD:#}", chapter.heading(self.locale)));
            self.line("");
        }
        self.list(articles, self.edition);
    }

    /// Lists what was found by words, the best match first.
    pub(crate) fn hits(&mut self, words: &str, hits: &[Hit]) {
        let shown: Vec<Article> = hits.iter().take(HITS_SHOWN).map(|hit| hit.article).collect();
        if hits.iter().all(|hit| !hit.has_all_words) {
            let words = Argument::text(words.to_owned());
            let message = Message::new("laws-not-all-words").with("words", words);
            let text = self.tell(message);
            self.paragraph("", &text);
        }
        for article in &shown {
            let Some(clause) = article.clause(self.edition) else { continue };
            self.title(clause);
            self.paragraph("    ", self.locale.words(clause.summary));
        }
        if let more @ 1.. = hits.len() - shown.len() {
            let message =
                Message::new("laws-more-hits").with("count", Argument::Number(more as i64));
            let text = self.tell(message);
            self.line(&format!("{DIM}{text}{DIM:#}"));
        }
    }

    fn list(&mut self, articles: &[Article], edition: Edition) {
        for article in articles {
            if let Some(clause) = article.clause(edition) {
                self.item(&format!("{:8}", clause.number), self.locale.words(clause.title));
            }
        }
    }

    fn title(&mut self, clause: &Clause) {
        let title = self.locale.words(clause.title);
        self.line(&format!("{BOLD}{}  {title}{BOLD:#}", clause.number));
    }

    /// What a text is about, and the text.
    fn entry(&mut self, about: &str, text: &str) {
        let (about, text) = (self.locale.words(about), self.locale.words(text));
        self.paragraph("  ", &format!("{BOLD}{about}.{BOLD:#} {text}"));
    }

    fn heading(&mut self, id: &'static str) {
        let label = self.messages.label(id);
        self.line("");
        self.line(&format!("{BOLD}{label}{BOLD:#}"));
    }

    /// A name and its text, with the lines below indented.
    fn item(&mut self, name: &str, text: &str) {
        let first = format!("  {name}  ");
        let rest = " ".repeat(first.chars().count());
        let options = Options::new(self.width).initial_indent(&first).subsequent_indent(&rest);
        self.text.push_str(&textwrap::fill(text, options));
        self.text.push('\n');
    }

    fn paragraph(&mut self, indent: &str, text: &str) {
        let options = Options::new(self.width).initial_indent(indent).subsequent_indent(indent);
        self.text.push_str(&textwrap::fill(text, options));
        self.text.push('\n');
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn tell(&self, message: Message) -> String {
        tell(self.messages, message)
    }
}
