//! Everything the book has about an article.

use std::fmt::Write as _;

use jadoube_lawbook::{
    Argument, Article, Clause, Difference, Edition, Locale, Message, Note, OpenPoint, Origin,
    ProvingCase, Said, Source, Term,
};

use super::{BOLD, DIM, Page};

impl Page {
    /// Shows everything the book has about an article.
    pub(crate) fn article(&mut self, article: Article) {
        let clause = article.clause(self.edition).unwrap_or_else(|| article.latest_clause());
        // A clause that was carried over unchanged is read in the edition asked for.
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
        write!(about, " · {kind}").expect("writing to a String cannot fail");
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
                write!(text, " {}", self.tell(message)).expect("writing to a String cannot fail");
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
}
