//! Only the lawbook compares editions; everything else asks their provisions.
//!
//! What is required of the code of every other crate:
//!
//! - an edition by its name (`Edition::E2018`) occurs only where one is chosen for a game;
//! - nothing that is called `edition`, and no such name, is compared or matched;
//! - the number of an article in an edition is asked only where numbers are shown to people, and
//!   whether it has one is not asked through `Article::those_in` either, which is for citing.

use crate::sources::{Source, built_of, crates, none};
use crate::tokens::Token;

/// Where an edition is chosen.
const CHOOSING: [&str; 2] = [
    "crates/jadoube-record/src/regulations/samples.rs",
    "crates/jadoube-server/src/demo_boards.rs",
];

/// Where articles are shown to people with their numbers.
const SHOWING: [&str; 5] = [
    "crates/jadoube/src/laws.rs",
    "crates/jadoube/src/laws_page",
    "crates/jadoube-server/src/pages/laws.rs",
    "crates/jadoube-room/src/sent/view.rs",
    "crates/jadoube-room/src/may/offers.rs",
];

const COMPARING: [&str; 6] = ["==", "!=", "<", ">", "<=", ">="];

#[test]
fn only_the_lawbook_compares_editions() {
    let others = crates().into_iter().filter(|name| name != "jadoube-lawbook");
    let found: Vec<_> =
        others.flat_map(|name| built_of(&name)).flat_map(|it| faults(&it)).collect();
    none(&found, "ask the provisions of the edition instead");
}

fn faults(source: &Source) -> Vec<String> {
    let tokens = source.built();
    let is_listed = |list: &[&str]| list.iter().any(|start| source.path.starts_with(start));
    let (may_choose, may_show) = (is_listed(&CHOOSING), is_listed(&SHOWING));
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        let mut complain = |what: &str| found.push(source.at(tokens[at].line, what));
        let named = named_edition(&tokens[at..]);
        if named && !may_choose {
            complain("an edition by its name");
        }
        if let Some(end) = end_of_edition(&tokens, at, named) {
            let before = before_value(&tokens, at);
            if is_sign(tokens.get(end), &COMPARING) || is_sign(before, &COMPARING) {
                complain("an edition is compared");
            }
            let opens = tokens.get(end).is_some_and(|token| token.is("{"));
            if opens && before.is_some_and(|token| token.is("match")) {
                complain("an edition is matched");
            }
        }
        if asks_number(&tokens[at..]) && !may_show {
            complain("whether an article stands in an edition");
        }
        if tokens[at].is("those_in") && is_asked(&tokens[at..]) {
            complain("whether there are articles in an edition");
        }
    }
    found
}

/// Whether `Edition::E1234` begins here.
fn named_edition(tokens: &[Token]) -> bool {
    let [edition, colons, name, ..] = tokens else { return false };
    let is_year = |text: &str| text.strip_prefix('E').is_some_and(|it| it.starts_with(['1', '2']));
    edition.is("Edition") && colons.is("::") && is_year(name.text)
}

/// The end of a value that is an edition by its name, or whose last part is called `edition`.
fn end_of_edition(tokens: &[Token], at: usize, named: bool) -> Option<usize> {
    if named {
        return Some(at + 3);
    }
    if !tokens[at].is("edition") {
        return None;
    }
    let called = tokens.get(at + 1).is_some_and(|token| token.is("("))
        && tokens.get(at + 2).is_some_and(|token| token.is(")"));
    Some(if called { at + 3 } else { at + 1 })
}

/// What comes before the value of which this is a part.
fn before_value<'t, 'a>(tokens: &'t [Token<'a>], at: usize) -> Option<&'t Token<'a>> {
    let is_part = |token: &Token| {
        token.is_word() && !token.is("match")
            || [".", "&", "*", "(", ")"].iter().any(|sign| token.is(sign))
    };
    tokens[..at].iter().rev().find(|token| !is_part(token))
}

fn is_sign(token: Option<&Token>, signs: &[&str]) -> bool {
    token.is_some_and(|token| signs.iter().any(|sign| token.is(sign)))
}

/// Whether `.number(…edition…)` or something like it begins here.
fn asks_number(tokens: &[Token]) -> bool {
    const ASKING: [&str; 5] = ["number", "clause", "kind", "place_in", "year"];
    let [dot, name, open, rest @ ..] = tokens else { return false };
    let is_call = dot.is(".") && open.is("(") && ASKING.iter().any(|asking| name.is(asking));
    let mut inside = rest.iter().take_while(|token| !token.is(")"));
    is_call && (name.is("year") || inside.any(|token| token.is("edition")))
}

/// Whether the statement asks if there is anything.
fn is_asked(tokens: &[Token]) -> bool {
    const ASKING: [&str; 6] = ["is_some", "is_none", "any", "count", "map_or", "is_some_and"];
    let mut statement = tokens.iter().take_while(|token| !token.is(";"));
    statement.any(|token| ASKING.iter().any(|asking| token.is(asking)))
}

#[test]
fn a_comparison_is_found() {
    let count = |text: &str| faults(&Source::made_up("crates/jadoube-laws/src/a.rs", text)).len();
    assert_eq!(count("if game.rules.edition() == other {}"), 1);
    assert_eq!(count("if newest > self.edition {}"), 1);
    assert_eq!(count("match regulations.edition { _ => {} }"), 1);
    assert_eq!(count("edition < Edition::E2018"), 3);
    assert_eq!(count("match it { Edition::E2018 => {} }"), 1);
    assert_eq!(count("if article.number(game.rules.edition()).is_some() {}"), 1);
    assert_eq!(count("Article::those_in(edition, &[a]).next().is_none();"), 1);
    assert_eq!(
        count("fn f(edition: Edition) -> Option<Edition> { edition.provisions().x == 1 }"),
        0
    );
    assert_eq!(count("Article::those_in(edition, &[article]).next()"), 0);
    assert_eq!(count("#[cfg(test)] mod tests { const A: Edition = Edition::E2018; }"), 0);
}
