//! Declarations in TypeScript, in lines that people read.

use std::fmt::Write as _;

use super::docs::plain;

/// How long a line may be before each of several choices has its own.
const LONGEST: usize = 100;

/// A declaration with a line for each field if it has fields, and one for each choice if it is long.
pub(super) fn spread(declared: &str) -> String {
    let Some((head, body)) = declared.trim_end_matches(';').split_once(" = ") else {
        return declared.to_owned();
    };
    let choices: Vec<&str> = split(body, '|').collect();
    if let [only] = choices[..] {
        return match only.strip_prefix('{').and_then(|fields| fields.strip_suffix('}')) {
            Some(fields) => format!("{head} = {};", with_lines(fields)),
            None => declared.to_owned(),
        };
    }
    let choices: Vec<String> = choices.into_iter().map(in_one_line).collect();
    let line = format!("{head} = {};", choices.join(" | "));
    if line.len() <= LONGEST { line } else { format!("{head} =\n  | {};", choices.join("\n  | ")) }
}

/// Fields, each on a line after its comment.
fn with_lines(fields: &str) -> String {
    let mut text = "{\n".to_owned();
    for field in split(fields, ',') {
        let (docs, field) = match field.split_once("*/").filter(|_| field.starts_with("/*")) {
            Some((docs, field)) => (comment(docs, "  "), field),
            None => (String::new(), field),
        };
        let field = in_one_line(field);
        // Writing into memory does not fail.
        let _ = writeln!(text, "{docs}  {field};");
    }
    text + "}"
}

/// A choice or a field without the comments in it, which have their place in the document: `{ "a": { on: string } }`.
fn in_one_line(choice: &str) -> String {
    let mut text = String::new();
    let mut rest = choice;
    while let Some((before, after)) = rest.split_once("/*") {
        text += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text += rest;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace(", }", " }")
}

/// What stands between separators that are not within anything, comments least of all.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let from = rest?;
        let (part, after) = match end_of_part(from, separator) {
            Some(end) => (&from[..end], Some(&from[end + separator.len_utf8()..])),
            None => (from, None),
        };
        rest = after;
        Some(part.trim())
    })
    .filter(|part| !part.is_empty())
}

fn end_of_part(text: &str, separator: char) -> Option<usize> {
    let mut depth = 0;
    let mut is_comment = false;
    text.char_indices().find_map(|(at, letter)| {
        is_comment = match is_comment {
            true => !text[..at].ends_with("*/"),
            false => text[at..].starts_with("/*"),
        };
        match letter {
            _ if is_comment => return None,
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ => {}
        }
        (letter == separator && depth == 0).then_some(at)
    })
}

/// A comment as people write it, without its examples.
pub(super) fn comment(docs: &str, before: &str) -> String {
    let lines = docs.trim().trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines = lines.map(|line| line.trim().trim_start_matches('*').trim());
    let told = plain(&lines.collect::<Vec<_>>().join("\n"));
    match told.as_str() {
        "" => String::new(),
        line if !line.contains('\n') => format!("{before}/** {line} */\n"),
        lines => {
            let lines =
                lines.lines().map(|line| format!("{before} * {line}").trim_end().to_owned());
            format!("{before}/**\n{}\n{before} */\n", lines.collect::<Vec<_>>().join("\n"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_long_choices_have_their_lines() {
        let fields = "type A = { \n/**\n * What, and | why.\n */\non: Array<B>, off?: [C, C], };";
        let lines = "type A = {\n  /** What, and | why. */\n  on: Array<B>;\n  off?: [C, C];\n};";
        assert_eq!(spread(fields), lines);
        assert_eq!(spread("type A = \"a\" | { \"b\": B };"), "type A = \"a\" | { \"b\": B };");
        let long = "a".repeat(LONGEST);
        let choices =
            format!("type A = {{ \"b\": {{ \n/**\n * It, or |.\n */\non: B, }} }} | \"{long}\";");
        let lines = format!("type A =\n  | {{ \"b\": {{ on: B }} }}\n  | \"{long}\";");
        assert_eq!(spread(&choices), lines);
        let only = "type A = { \"b\": { \n/**\n * It.\n */\non: B, } };";
        assert_eq!(spread(only), "type A = {\n  \"b\": { on: B };\n};");
        assert_eq!(spread("type A = string;"), "type A = string;");
    }
}
