//! Writing `2018-` where a page names all editions from 2018 on.

use jadoube_lawbook::Editions;

use crate::Page;
use crate::block_line::BlockLine;
use crate::expected::split_years;

impl Page {
    /// The page with its years rewritten so that whatever holds in the newest edition holds in
    /// later ones too: `laws 2018 2023` becomes `laws 2018-`, and so do years in front of a line.
    /// Everything else is unchanged, including the columns of the brackets.
    pub fn opened(&self) -> String {
        let mut lines: Vec<(BlockLine, &Editions)> = Vec::new();
        for case in self.cases.iter().filter(|case| case.header.editions.opened().is_open()) {
            let laws = case.header.lines.iter().filter(|(_, text)| text.starts_with("laws"));
            lines.extend(laws.map(|(line, _)| (*line, &case.header.editions)));
            for step in &case.steps {
                lines.extend(step.expected.iter().map(|line| (line.at, &line.editions)));
                lines.extend(step.states.iter().map(|line| (line.at, &line.editions)));
            }
        }
        lines.sort_by_key(|(line, _)| line.offset);
        let mut text = self.text.clone();
        for (line, editions) in lines.into_iter().rev() {
            let (old, new) = (editions.to_string(), editions.opened().to_string());
            if old != new {
                let anew = rewritten(line.of(&self.text), &new);
                text.replace_range(line.offset..line.offset + line.length, &anew);
            }
        }
        text
    }
}

/// A line with its years replaced: `laws YEARS, …`, `=> YEARS: …` or `== YEARS: …`.
fn rewritten(line: &str, years: &str) -> String {
    let body = line.trim_start();
    let mark = ["laws", "=>", "=="].into_iter().find(|mark| body.starts_with(mark));
    let after = body[mark.map_or(0, str::len)..].trim_start();
    let (old, rest) = match mark {
        Some("laws") => after.split_at(after.find(',').unwrap_or(after.trim_end().len())),
        _ => split_years(after).unwrap_or(("", after)),
    };
    let front = &line[..line.len() - after.len()];
    format!("{front}{years}{}", moved(rest, old.len(), years.len()))
}

/// The rest of a line, with its bracket kept in its column if there is room.
fn moved(rest: &str, old: usize, new: usize) -> String {
    let Some((words, bracket)) = rest.rsplit_once('[') else { return rest.to_owned() };
    let words = match old.checked_sub(new) {
        Some(fewer) => format!("{words}{}", " ".repeat(fewer)),
        None => {
            let kept = words.trim_end().len() + 1;
            words[..kept.max(words.len().saturating_sub(new - old)).min(words.len())].to_owned()
        }
    };
    format!("{words}[{bracket}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_stay_in_their_column() {
        for (line, years, new) in [
            ("laws      2018 2023, blitz full", "2018-", "laws      2018-, blitz full"),
            ("laws 1993 2018 2023  ", "1993 2018-", "laws 1993 2018-  "),
            ("  => 2018 2023: no effect   [4.3]", "2018-", "  => 2018-: no effect       [4.3]"),
            ("  => 2023: no effect  [4.3]", "2023-", "  => 2023-: no effect [4.3]"),
            ("  => 2023: no effect [4.3]", "2023-", "  => 2023-: no effect [4.3]"),
            ("  =>2023: no effect [4.3]", "2023-", "  =>2023-: no effect [4.3]"),
            ("  == 2018 2023: clock White 0:10", "2018-", "  == 2018-: clock White 0:10"),
        ] {
            assert_eq!(rewritten(line, years), new);
        }
    }
}
