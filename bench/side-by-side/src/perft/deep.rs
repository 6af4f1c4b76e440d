//! Every row of the perft tables at every depth it has: minutes of work, for when it matters.

use std::cmp::Reverse;
use std::io::{self, IsTerminal};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use super::tables::{self, Count};
use super::{jadoube, progress};

pub(super) fn run() -> Result<(), String> {
    let mut counts = tables::all()?;
    // The longest first, or one core would end up waiting for the other.
    counts.sort_by_key(|count| Reverse(count.nodes));

    let total: u64 = counts.iter().map(|count| count.nodes).sum();
    let million_nodes = total as f64 / 1e6;
    println!("{} counts, {million_nodes:.0} million nodes", counts.len());
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
        million_nodes / seconds
    );
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{} counts differ from the tables", wrong.len()))
    }
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
        Ok(found) => {
            Err(format!("{place}: depth {depth} has {nodes} nodes, we count {found}: {fen}"))
        }
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
