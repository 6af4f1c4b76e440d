//! The tables of words in `cases/README.md`, written from the declarations of the words.

use jadoube_laws::tables::{FactRow, Section, fact_rows};
use jadoube_laws::words::Row;

/// Where a page ends a table that is written for it.
const END: &str = "<!-- end of words -->";

/// A table of words has no place in the page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the page has no `{start}` with `{END}` after it: put both where the table should stand")]
pub struct NoPlaceForWords {
    start: String,
}

/// The page with the tables of all words as they are declared today.
pub fn with_word_tables(page: &str) -> Result<String, NoPlaceForWords> {
    let mut page = page.to_owned();
    for section in Section::ALL {
        let start = format!("<!-- words: {section} -->");
        let found = page.find(&start).and_then(|at| {
            let begin = at + start.len();
            Some((begin, begin + page[begin..].find(END)?))
        });
        let Some((begin, end)) = found else { return Err(NoPlaceForWords { start }) };
        page.replace_range(begin..end, &format!("\n\n{}\n", table(section)));
    }
    Ok(page)
}

fn table(section: Section) -> String {
    let (head, rows): (&[&str], Vec<Vec<String>>) = match section {
        Section::Facts => {
            let noticed = fact_rows().into_iter().filter_map(|row| {
                let FactRow { noticed, told } = row;
                Some(vec![code(&noticed?), code(&told.example), meaning(&told)])
            });
            (&["`notices`", "`to arbiter:`", "says"], noticed.collect())
        }
        Section::FactsOnlyTold => {
            let only_told = fact_rows().into_iter().filter(|row| row.noticed.is_none());
            let cells = |FactRow { told, .. }| vec![code(&told.example), meaning(&told)];
            (&["`to arbiter:`", "says"], only_told.map(cells).collect())
        }
        section => {
            let cells = |row: Row| vec![code(&row.example), meaning(&row)];
            (&["words", "say"], section.rows().into_iter().map(cells).collect())
        }
    };
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    let head: Vec<String> = head.iter().map(|&it| it.to_owned()).collect();
    let rows: String = rows.iter().map(|cells| line(cells)).collect();
    format!("{}{rule}{rows}", line(&head))
}

/// What a word means, and what else can be said in its place.
fn meaning(row: &Row) -> String {
    let mut text = row.meaning.to_owned();
    for (lead, words) in [("Also", &row.also), ("Behind it may stand", &row.behind)] {
        // What the meaning itself names need not be named again.
        let words = words.iter().map(|words| code(words)).filter(|words| !text.contains(words));
        let words: Vec<String> = words.collect();
        if !words.is_empty() {
            text = format!("{text} {lead} {}.", words.join(", "));
        }
    }
    text
}

/// As code in a cell of a table, in which a bar must be escaped.
fn code(words: &str) -> String {
    format!("`{}`", words.replace('|', "\\|"))
}
