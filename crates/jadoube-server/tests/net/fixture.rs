//! The fixture: text in which every request begins with `>` and its answer with `<`, compressed.

use std::fmt::Write as _;
use std::path::Path;

/// A game as it was played.
pub(super) struct Recorded {
    pub(super) name: String,
    pub(super) exchanges: Vec<Exchange>,
}

/// One request, or something else that is done, and what came of it.
///
/// Both are text: a first line, lines with a `+` for headers, the body.
#[derive(Debug, Default)]
pub(super) struct Exchange {
    pub(super) asked: String,
    pub(super) answered: String,
}

/// How hard it is compressed: it is written seldom.
const LEVEL: i32 = 19;

pub(super) fn read(path: &Path) -> Vec<Recorded> {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let bytes = zstd::decode_all(bytes.as_slice()).expect("a fixture that is whole");
    parse(&String::from_utf8(bytes).expect("text"))
}

pub(super) fn write(path: &Path, recorded: &[Recorded]) {
    let bytes = zstd::encode_all(text(recorded).as_bytes(), LEVEL).expect("bytes");
    std::fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn text(recorded: &[Recorded]) -> String {
    let mut text = String::new();
    let mut put = |mark: &str, lines: &str| {
        for line in lines.split('\n') {
            // Writing into memory does not fail.
            let _ = writeln!(text, "{mark} {line}");
        }
    };
    for game in recorded {
        put("#", &game.name);
        for exchange in &game.exchanges {
            put(">", &exchange.asked);
            put("<", &exchange.answered);
        }
    }
    text
}

fn parse(text: &str) -> Vec<Recorded> {
    let mut games: Vec<Recorded> = Vec::new();
    let mut last = '#';
    for line in text.split_terminator('\n') {
        let (mark, words) = line.split_once(' ').expect("a mark and words");
        let mark = mark.chars().next().expect("a mark");
        if mark == '#' {
            games.push(Recorded { name: words.to_owned(), exchanges: Vec::new() });
            last = mark;
            continue;
        }
        let exchanges = &mut games.last_mut().expect("a game").exchanges;
        if mark == '>' && last != '>' {
            exchanges.push(Exchange::default());
        }
        let exchange = exchanges.last_mut().expect("a request");
        let into = if mark == '>' { &mut exchange.asked } else { &mut exchange.answered };
        if mark == last {
            into.push('\n');
        }
        into.push_str(words);
        last = mark;
    }
    games
}

#[test]
fn what_is_written_is_read() {
    let text = "# a game\n> POST /a as white\n> {\n>  }\n< 200\n< \n< \n> pass 5\n< \n# another\n";
    let games = parse(text);
    assert_eq!(games[0].exchanges[0].asked, "POST /a as white\n{\n }");
    assert_eq!(games[0].exchanges[0].answered, "200\n\n");
    assert_eq!(games[0].exchanges[1].answered, "");
    assert_eq!(self::text(&games), text);
}
