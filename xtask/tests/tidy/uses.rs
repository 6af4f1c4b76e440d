//! What `use` brings in.

use crate::tokens::Token;

/// A name that a `use` brings in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Use {
    /// The name here; `*` for everything.
    pub(crate) alias: String,
    pub(crate) path: Vec<String>,
    pub(crate) line: usize,
    /// Whether others can import it from here.
    pub(crate) is_public: bool,
}

/// The names that are brought in, and the tokens besides.
pub(crate) fn uses<'a>(tokens: &[Token<'a>]) -> (Vec<Use>, Vec<Token<'a>>) {
    let (mut found, mut rest) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        // `+ use<'a>` is something else.
        let is_use = tokens[at].is("use") && !tokens.get(at + 1).is_some_and(|it| it.is("<"));
        if is_use {
            let is_public = at > 0
                && (tokens[at - 1].is("pub") || tokens[at - 1].is(")") && is_pub(tokens, at));
            at += 1;
            tree(tokens, &mut at, &[], is_public, &mut found);
        } else {
            rest.push(tokens[at]);
            at += 1;
        }
    }
    (found, rest)
}

/// Whether `pub(…)` stands before this place.
fn is_pub(tokens: &[Token], at: usize) -> bool {
    let opened = tokens[..at].iter().rposition(|token| token.is("("));
    opened.is_some_and(|opened| opened > 0 && tokens[opened - 1].is("pub"))
}

/// Reads one path with all its branches.
fn tree(tokens: &[Token], at: &mut usize, above: &[String], is_public: bool, found: &mut Vec<Use>) {
    let mut path = above.to_vec();
    while let Some(token) = tokens.get(*at) {
        *at += 1;
        match token.text {
            "::" => continue,
            "{" => {
                while tokens.get(*at).is_some_and(|token| !token.is("}")) {
                    tree(tokens, at, &path, is_public, found);
                    *at += usize::from(tokens.get(*at).is_some_and(|token| token.is(",")));
                }
                *at += 1;
                return;
            }
            "*" => {
                found.push(Use { alias: "*".to_owned(), path, line: token.line, is_public });
                return;
            }
            "self" if !path.is_empty() => {}
            word => path.push(word.to_owned()),
        }
        let Some(next) = tokens.get(*at) else { break };
        if next.is("as") {
            let alias = tokens.get(*at + 1).map_or_else(String::new, |it| it.text.to_owned());
            *at += 2;
            found.push(Use { alias, path, line: token.line, is_public });
            return;
        }
        if !next.is("::") {
            let alias = path.last().cloned().unwrap_or_default();
            found.push(Use { alias, path, line: token.line, is_public });
            return;
        }
    }
}

#[test]
fn branches_and_other_names_are_read() {
    let tokens = crate::tokens::tokens(
        "use a::{b, c::{self, d as e}, f::*}; pub(crate) use g; fn h() -> impl I + use<> {}",
    );
    let (found, rest) = uses(&tokens);
    let shown: Vec<_> = found.iter().map(|it| (it.path.join("::"), it.alias.as_str())).collect();
    let expected = [("a::b", "b"), ("a::c", "c"), ("a::c::d", "e"), ("a::f", "*"), ("g", "g")];
    assert_eq!(shown, expected.map(|(path, alias)| (path.to_owned(), alias)));
    assert_eq!(found.iter().filter(|it| it.is_public).count(), 1);
    assert!(rest.iter().any(|token| token.is("h")));
}
