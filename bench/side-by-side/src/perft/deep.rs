//! Every row of the perft tables at every depth it has: minutes of work, for when it matters.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use super::{jadoube, progress};

const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/jadoube-chess/tests/data");

/// One count that a table gives.
struct Count {
    place: String,
    fen: String,
    depth: u32,
    nodes: u64,
}

pub(super) fn run() -> Result<(), String> {
    let mut counts = Vec::new();
    for path in tables()? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        counts.extend(read(&name, &text)?);
    }
    // The longest first, or one core would end up waiting for the other.
    counts.sort_by_key(|count| std::cmp::Reverse(count.nodes));

    let total: u64 = counts.iter().map(|count| count.nodes).sum();
    println!("{} counts, {:.1} thousand million nodes", counts.len(), total as f64 / 1e9);
    let started = Instant::now();
    let wrong = check(&counts, total);
    let seconds = started.elapsed().as_secs_f64();
    for line in &wrong {
        println!("{line}");
    }
    println!(
        "{} right, {} wrong in {seconds:.0} s ({:.0} Mnodes/s)",
        counts.len() - wrong.len(),
        wrong.len(),
        total as f64 / seconds / 1e6
    );
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{} counts differ from the tables", wrong.len()))
    }
}

fn tables() -> Result<Vec<std::path::PathBuf>, String> {
    let unreadable = |error: io::Error| format!("{TABLES}: {error}");
    let mut paths = Vec::new();
    for entry in fs::read_dir(TABLES).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension() == Some("epd".as_ref()) {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(format!("{}: no .epd file there", Path::new(TABLES).display()));
    }
    paths.sort();
    Ok(paths)
}

/// Reads lines `FEN ;D1 20 ;D2 400 …`; `#` begins a comment line.
fn read(name: &str, text: &str) -> Result<Vec<Count>, String> {
    let mut counts = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{name}:{}", index + 1);
        let mut fields = line.split(';').map(str::trim);
        let fen = fields.next().unwrap_or_default();
        for field in fields {
            let (depth, nodes) = depth_and_nodes(field)
                .ok_or_else(|| format!("{place}: expected D<depth> <nodes>, found `{field}`"))?;
            counts.push(Count {
                place: place.clone(),
                fen: fen.to_owned(),
                depth,
                nodes,
            });
        }
    }
    Ok(counts)
}

fn depth_and_nodes(field: &str) -> Option<(u32, u64)> {
    let (depth, nodes) = field.strip_prefix('D')?.split_once(' ')?;
    Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
}

/// Counts on every core; answers what came out wrong.
fn check(counts: &[Count], total: u64) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let done = AtomicU64::new(0);
    let wrong = Mutex::new(Vec::new());
    let work = || {
        while let Some(count) = counts.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(line) = check_one(count) {
                wrong.lock().expect("no thread panics with the lock").push(line);
            }
            let before = done.fetch_add(count.nodes, Ordering::Relaxed);
            show(before, before + count.nodes, total);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    progress("");
    wrong.into_inner().expect("no thread panics with the lock")
}

fn check_one(count: &Count) -> Result<(), String> {
    let Count { place, fen, depth, nodes } = count;
    match jadoube::count(fen, *depth) {
        Ok(found) if found == *nodes => Ok(()),
        Ok(found) => Err(format!("{place}: depth {depth} has {nodes} nodes, we count {found}: {fen}")),
        Err(error) => Err(format!("{place}: {error}: {fen}")),
    }
}

/// On a terminal every hundredth of the work shows, in a log every tenth.
fn show(before: u64, now: u64, total: u64) {
    let passed = |parts: u64| now * parts / total > before * parts / total;
    let percent = now * 100 / total;
    if io::stderr().is_terminal() {
        if passed(100) {
            progress(&format!("{percent} %"));
        }
    } else if passed(10) {
        eprintln!("{percent} %");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_with_all_their_depths() {
        let counts = read("t.epd", "# source\n\n8/8/8/8/8/8/8/K1k5 w - - 0 1 ;D1 2 ;D2 10\n").unwrap();
        let found: Vec<_> = counts.iter().map(|count| (&*count.place, count.depth, count.nodes)).collect();
        assert_eq!(found, [("t.epd:3", 1, 2), ("t.epd:3", 2, 10)]);
    }

    #[test]
    fn a_bad_row_is_named() {
        let error = read("t.epd", "8/8/8/8/8/8/8/K1k5 w - - 0 1 ;D1 two").err();
        assert_eq!(error.as_deref(), Some("t.epd:1: expected D<depth> <nodes>, found `D1 two`"));
    }
}
