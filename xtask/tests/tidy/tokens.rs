//! Rust source as tokens: without comments, and with texts told from code.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name or a keyword.
    Word,
    /// A sign; those of two characters count as one.
    Sign,
    /// A text, a character or a number.
    Literal,
}

/// A token, and the line on which it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    pub(crate) line: usize,
}

impl Token<'_> {
    /// Whether it is this word or sign, and no text.
    pub(crate) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Literal && self.text == text
    }

    pub(crate) fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }
}

const PAIRS: [&str; 10] = ["::", "==", "!=", "<=", ">=", "=>", "->", "..", "&&", "||"];

/// The tokens of a source.
pub(crate) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = next(rest, first);
        let (text, after) = rest.split_at(length);
        if let Some(kind) = kind {
            found.push(Token { kind, text: text.strip_prefix("r#").unwrap_or(text), line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    found
}

/// What comes next, if it is a token, and how long it is.
fn next(rest: &str, first: char) -> (Option<Kind>, usize) {
    let is_word = |c: char| c == '_' || c.is_alphanumeric();
    if first.is_whitespace() {
        return (None, first.len_utf8());
    }
    if rest.starts_with("//") {
        return (None, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (None, block_comment(rest));
    }
    if let Some(length) = text(rest) {
        return (Some(Kind::Literal), length);
    }
    if first == '\'' {
        let name = rest[1..].find(|c| !is_word(c)).unwrap_or(rest.len() - 1);
        return (None, 1 + name);
    }
    let word = rest.strip_prefix("r#").unwrap_or(rest);
    let length = word.find(|c| !is_word(c)).unwrap_or(word.len());
    if length > 0 {
        let kind = if first.is_ascii_digit() { Kind::Literal } else { Kind::Word };
        return (Some(kind), rest.len() - word.len() + length);
    }
    let pair = PAIRS.iter().any(|pair| rest.starts_with(pair));
    (Some(Kind::Sign), if pair { 2 } else { first.len_utf8() })
}

/// The length of the comment, including those inside it.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        match here {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of the text or the character that begins here, if one does.
fn text(rest: &str) -> Option<usize> {
    let bare = rest.trim_start_matches(['b', 'c']);
    let prefix = rest.len() - bare.len();
    if prefix > 1 {
        return None;
    }
    if let Some(raw) = bare.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inside = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
        return Some(prefix + 1 + hashes + 1 + length);
    }
    let quote = bare.chars().next().filter(|c| ['"', '\''].contains(c))?;
    let mut inside = bare[1..].char_indices();
    if quote == '\'' {
        // A lifetime is not a text: there is no closing quote after one character.
        let (_, one) = inside.clone().next()?;
        if one != '\\' && !bare[1 + one.len_utf8()..].starts_with('\'') {
            return None;
        }
    }
    while let Some((at, c)) = inside.next() {
        match c {
            '\\' => drop(inside.next()),
            _ if c == quote => return Some(prefix + 1 + at + 1),
            _ => {}
        }
    }
    Some(rest.len())
}

/// The tokens without the items that only tests have.
pub(crate) fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if starts_with(&tokens[at..], &["#", "[", "cfg", "(", "test", ")", "]"]) {
            at += 7;
            at += item_length(&tokens[at..]);
        } else {
            kept.push(tokens[at]);
            at += 1;
        }
    }
    kept
}

/// Whether the tokens begin with these words and signs.
pub(crate) fn starts_with(tokens: &[Token], words: &[&str]) -> bool {
    tokens.len() >= words.len() && words.iter().zip(tokens).all(|(word, token)| token.is(word))
}

/// The number of tokens of the item that begins here: up to its semicolon, its block or, for a
/// field, its comma.
pub(crate) fn item_length(tokens: &[Token]) -> usize {
    let mut depth = 0_usize;
    let is_field = tokens.get(1).is_some_and(|token| token.is(":"))
        || tokens.first().is_some_and(|token| token.is("pub")) && tokens[2].is(":");
    for (at, token) in tokens.iter().enumerate() {
        if token.kind == Kind::Literal {
            continue;
        }
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => return at,
            ")" | "]" => depth -= 1,
            "}" => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            ";" if depth == 0 => return at + 1,
            "," if depth == 0 && is_field => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn comments_and_texts_are_no_code() {
    let source = r##"
        // unsafe
        /* unsafe /* unsafe */ unsafe */
        fn f<'a>(x: &'a str) -> char { "un\"safe"; r#"unsafe"#; b"unsafe"; '\''; 'u' } r#match
    "##;
    let found = tokens(source);
    let words: Vec<_> = found.iter().filter(|token| token.is_word()).map(|it| it.text).collect();
    assert_eq!(words, ["fn", "f", "x", "str", "char", "match"]);
    assert_eq!(found[0].line, 4);
    assert_eq!(found.iter().filter(|token| token.kind == Kind::Literal).count(), 5);
}

#[test]
fn what_only_tests_have_is_left_out() {
    let source = "
        struct A { #[cfg(test)] b: Vec<u8>, c: u8 }
        #[cfg(test)] mod tests { fn d() {} }
        #[cfg(test)] mod e;
        #[cfg(test)] #[derive(F)] struct G<H, I> { h: H, i: I }
        fn j() {}
    ";
    let kept = without_tests(&tokens(source));
    let words: Vec<_> = kept.iter().filter(|token| token.is_word()).map(|it| it.text).collect();
    assert_eq!(words, ["struct", "A", "c", "u8", "fn", "j"]);
}
