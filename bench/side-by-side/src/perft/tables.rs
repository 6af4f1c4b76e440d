//! The perft tables that lie with the tests of jadoube-chess.

use std::fs;
use std::io;
use std::path::Path;

const FOLDER: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/jadoube-chess/tests/data/perft");

/// One count that a table gives.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// The file and the line.
    pub(super) place: String,
    pub(super) fen: String,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

/// Every count of every table.
pub(super) fn all() -> Result<Vec<Count>, String> {
    let unreadable = |error: io::Error| format!("{FOLDER}: {error}");
    let mut paths = Vec::new();
    for entry in fs::read_dir(FOLDER).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.sort();
    let mut counts = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(read) = reader(&path) else { continue };
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        counts.extend(read(&name, &text)?);
    }
    if counts.is_empty() {
        return Err(format!("{FOLDER}: no table there"));
    }
    Ok(counts)
}

type Reader = fn(&str, &str) -> Result<Vec<Count>, String>;

fn reader(path: &Path) -> Option<Reader> {
    match path.extension()?.to_str()? {
        "epd" => Some(read_epd),
        "perft" => Some(read_perft),
        _ => None,
    }
}

/// The lines that say something, each with its place.
fn lines<'a>(name: &'a str, text: &'a str) -> impl Iterator<Item = (String, &'a str)> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(move |(index, line)| (format!("{name}:{}", index + 1), line.trim()))
}

/// Reads lines `FEN ;D1 20 ;D2 400 …`.
fn read_epd(name: &str, text: &str) -> Result<Vec<Count>, String> {
    let mut counts = Vec::new();
    for (place, line) in lines(name, text) {
        let mut fields = line.split(';').map(str::trim);
        let fen = with_counters(fields.next().unwrap_or_default());
        for field in fields {
            let count = field.strip_prefix('D').and_then(depth_and_nodes);
            let (depth, nodes) = count
                .ok_or_else(|| format!("{place}: expected D<depth> <nodes>, found `{field}`"))?;
            let (place, fen) = (place.clone(), fen.clone());
            counts.push(Count { place, fen, depth, nodes });
        }
    }
    Ok(counts)
}

/// Reads a line `epd FEN` followed by lines `perft DEPTH NODES`; a line `id NAME` may come before.
fn read_perft(name: &str, text: &str) -> Result<Vec<Count>, String> {
    let mut counts = Vec::new();
    let mut fen = String::new();
    for (place, line) in lines(name, text) {
        match line.split_once(' ') {
            Some(("id", _)) => {}
            Some(("epd", record)) => fen = with_counters(record),
            Some(("perft", rest)) => {
                let (depth, nodes) = depth_and_nodes(rest)
                    .ok_or_else(|| format!("{place}: expected <depth> <nodes>, found `{rest}`"))?;
                let fen = fen.clone();
                counts.push(Count { place, fen, depth, nodes });
            }
            _ => {
                return Err(format!("{place}: expected id, epd or perft, found `{line}`"));
            }
        }
    }
    Ok(counts)
}

fn depth_and_nodes(text: &str) -> Option<(u32, u64)> {
    let (depth, nodes) = text.split_once(' ')?;
    Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
}

/// EPD leaves the counters out; FEN must have them.
fn with_counters(record: &str) -> String {
    let record = record.trim();
    if record.split(' ').count() == 4 { format!("{record} 0 1") } else { record.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(place: &str, depth: u32, nodes: u64) -> Count {
        let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned();
        Count { place: place.to_owned(), fen, depth, nodes }
    }

    #[test]
    fn both_kinds_of_table_are_read() {
        let epd = "# source\n\n8/8/8/8/8/8/8/K1k5 w - - 0 1 ;D1 2 ;D2 10\n";
        let found = read_epd("t.epd", epd);
        assert_eq!(found, Ok(vec![count("t.epd:3", 1, 2), count("t.epd:3", 2, 10)]));

        let perft = "id small\nepd 8/8/8/8/8/8/8/K1k5 w - -\nperft 1 2\nperft 2 10\n";
        let found = read_perft("t.perft", perft);
        assert_eq!(found, Ok(vec![count("t.perft:3", 1, 2), count("t.perft:4", 2, 10)]));
    }

    #[test]
    fn a_bad_row_is_named() {
        let error = read_epd("t.epd", "8/8/8/8/8/8/8/K1k5 w - - 0 1 ;D1 two").unwrap_err();
        assert_eq!(error, "t.epd:1: expected D<depth> <nodes>, found `D1 two`");
    }
}
