//! The law book as a page for people.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use anstyle::Style;
use jadoube_lawbook::{
    Argument, Article, Chapter, Clause, Difference, Edition, Hit, Locale, Message, Messages, Note,
    OpenPoint, Origin, ProvingCase, Said, Source, Term,
};
use textwrap::Options;

use crate::words::tell;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
/// So many hits fit on a screen.
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

    /// Prints it; colours only where they are shown.
    pub(crate) fn print(&self) -> io::Result<()> {
        anstream::stdout().lock().write_all(self.text.as_bytes())
    }

    /// What the book has, chapter by chapter.
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

    /// The clauses of a chapter by their titles.
    pub(crate) fn chapter(&mut self, chapter: Option<&Chapter>, articles: &[Article]) {
        // The chapters of 1993 were others.
        if let Some(chapter) = chapter
            && articles.iter().all(|article| Chapter::of(*article) == chapter)
        {
            self.line(&format!("{BOLD}{}{BOLD:#}", chapter.heading(self.locale)));
            self.line("");
        }
        self.list(articles, self.edition);
    }

    /// What was found by words, the best first.
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

    /// All that the book has about an article.
    pub(crate) fn article(&mut self, article: Article) {
        let clause = article.clause(self.edition).unwrap_or_else(|| article.latest_clause());
        // A clause that was taken over as it was is read in the edition asked for.
        let edition = article.clause(self.edition).map_or(clause.edition, |_| self.edition);
        self.clause(article, clause, edition);
        self.parts(clause, edition);
        self.numbers(article);
        self.changes(article);
        self.differences(article);
        self.notes(article);
        self.open_points(article);
        self.cases(article);
        self.misprints(article);
        self.words(article);
        self.related(article);
    }

    fn clause(&mut self, article: Article, clause: &Clause, edition: Edition) {
        self.title(clause);
        let edition = Argument::Edition(edition);
        let mut about = self.tell(Message::new("laws-of").with("edition", edition));
        let kind = match clause.heading {
            true => self.messages.label("laws-heading"),
            false => self.tell(Message::new(format!("laws-kind-{}", clause.kind))),
        };
        write!(about, " · {kind}").expect("a String takes all");
        self.line(&format!("{DIM}{about}{DIM:#}"));
        if article.clause(self.edition).is_none() {
            let edition = Argument::Edition(self.edition);
            let message = match article.place_in(self.edition) {
                Some(number) => {
                    Message::new("laws-stands-in").with("number", Argument::text(number))
                }
                None => Message::new("laws-not-in-edition"),
            };
            let text = self.tell(message.with("edition", edition));
            self.paragraph("", &text);
        }
        self.line("");
        self.paragraph("  ", self.locale.words(clause.summary));
        if !clause.penalties.is_empty() {
            self.heading("laws-penalties");
            let penalties: Vec<&str> =
                clause.penalties.iter().map(|it| self.locale.words(it)).collect();
            self.paragraph("  ", &penalties.join(", "));
        }
        if let Some(setting) = clause.setting {
            self.heading("laws-setting");
            let message = Message::new("laws-default")
                .with("setting", Argument::text(setting.name))
                .with("default", Argument::text(setting.default_in(self.locale)));
            let text = self.tell(message);
            self.paragraph("  ", &text);
        }
    }

    fn parts(&mut self, clause: &Clause, edition: Edition) {
        let is_part = |number: &str| {
            number
                .strip_prefix(clause.number)
                .and_then(|rest| rest.strip_prefix(['.', '(']))
                .is_some_and(|rest| !rest.contains('.'))
        };
        let parts: Vec<Article> =
            Article::all().filter(|article| article.number(edition).is_some_and(is_part)).collect();
        if !parts.is_empty() {
            self.heading("laws-parts");
            self.list(&parts, edition);
        }
    }

    fn numbers(&mut self, article: Article) {
        self.heading("laws-numbers");
        let numbers = Edition::ALL.map(|edition| {
            let number = match (article.number(edition), article.place_in(edition)) {
                (Some(number), _) => number.to_owned(),
                (None, Some(place)) => format!("({place})"),
                (None, None) => "–".to_owned(),
            };
            format!("{DIM}{edition}{DIM:#} {number}")
        });
        self.line(&format!("  {}", numbers.join("   ")));
    }

    fn changes(&mut self, article: Article) {
        let mut changes = article.changes().peekable();
        if changes.peek().is_none() {
            return;
        }
        self.heading("laws-changed");
        for (edition, differs) in changes {
            self.item(&edition.to_string(), self.locale.words(differs));
        }
    }

    fn differences(&mut self, article: Article) {
        let differences: Vec<_> = Difference::about(article).collect();
        if differences.is_empty() {
            return;
        }
        self.heading("laws-differences");
        for difference in differences {
            let subject = self.locale.words(difference.subject);
            self.paragraph("  ", &format!("{BOLD}{subject}{BOLD:#}"));
            for Said { years, says, source } in difference.said() {
                let mark = match source {
                    Source::Text | Source::Absent => String::new(),
                    Source::Outside => self.messages.label("laws-source-outside"),
                    Source::Later => self.messages.label("laws-source-later"),
                };
                let says = self.locale.words(says);
                let mark = if mark.is_empty() { mark } else { format!(" ({mark})") };
                self.item(&format!("  {years:9}"), &format!("{says}{mark}"));
            }
        }
    }

    fn notes(&mut self, article: Article) {
        let notes: Vec<&Note> =
            Note::under(article).filter(|note| note.holds_in(self.edition)).collect();
        for (origin, heading) in
            [(Origin::ArbitersManual, "laws-notes"), (Origin::OlderWording, "laws-older-wording")]
        {
            let mut of_origin = notes.iter().filter(|note| note.origin == origin).peekable();
            if of_origin.peek().is_some() {
                self.heading(heading);
            }
            for note in of_origin {
                self.entry(note.title, note.text);
            }
        }
    }

    fn open_points(&mut self, article: Article) {
        let points: Vec<&OpenPoint> = OpenPoint::about(article).collect();
        if points.is_empty() {
            return;
        }
        self.heading("laws-open-points");
        for point in points {
            let decided = self.messages.label("laws-decision");
            self.entry(point.subject, point.open);
            let mut text = format!("{decided} {}", self.locale.words(point.decision));
            if let Some(setting) = point.setting {
                let message =
                    Message::new("laws-organiser").with("setting", Argument::text(setting));
                write!(text, " {}", self.tell(message)).expect("a String takes all");
            }
            self.paragraph("    ", &text);
        }
    }

    fn cases(&mut self, article: Article) {
        let mut cases = ProvingCase::of(article).peekable();
        if cases.peek().is_none() {
            return;
        }
        self.heading("laws-cases");
        for ProvingCase { editions, page, title } in cases {
            self.item(editions, &format!("{title} ({page})"));
        }
    }

    fn misprints(&mut self, article: Article) {
        let clauses: Vec<&Clause> = article.clauses().collect();
        if clauses.iter().all(|clause| clause.misprints.is_empty()) {
            return;
        }
        self.heading("laws-misprints");
        for clause in clauses {
            for misprint in clause.misprints {
                self.item(&clause.edition.to_string(), self.locale.words(misprint));
            }
        }
    }

    fn words(&mut self, article: Article) {
        let terms: Vec<&Term> = Term::of(article).collect();
        if terms.is_empty() {
            return;
        }
        self.heading("laws-words");
        for term in terms {
            let Term { en, pl, sk, .. } = term;
            let meaning = self.locale.words(term.meaning);
            let words = match self.locale {
                Locale::English => format!("{en} (pl {pl}, sk {sk}): {meaning}"),
                Locale::Polish => format!("{pl} (en {en}, sk {sk}): {meaning}"),
                Locale::Slovak => format!("{sk} (en {en}, pl {pl}): {meaning}"),
            };
            self.paragraph("  ", &words);
        }
    }

    fn related(&mut self, article: Article) {
        if !article.related().is_empty() {
            self.heading("laws-related");
            for related in article.related() {
                let number = related.number(self.edition).unwrap_or(related.id());
                self.item(&format!("{number:8}"), self.locale.words(related.title()));
            }
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

    /// A name and what belongs to it, the lines below set in.
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
