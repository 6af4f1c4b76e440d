//! The same questions to jadoube-chess, shakmaty and cozy-chess, about random games and corrupted
//! setups.

mod answers;
mod cozy;
mod jadoube;
mod known;
mod setups;
mod shakmaty;
mod starts;
mod walk;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many positions to compare; as many corrupted setups are added
    #[arg(long, default_value_t = 1_000_000)]
    positions: u64,
}

/// What was compared, and what did not agree.
#[derive(Default)]
struct Findings {
    positions: u64,
    children: u64,
    valid_setups: u64,
    invalid_setups: u64,
    explained: u64,
    disagreements: Vec<String>,
}

/// The work is divided in the same way on every machine, however many threads then do it.
const SHARES: u64 = 64;

/// A mistake in a program shows in thousands of positions; a few of them are enough.
const SHOWN: usize = 10;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let started = Instant::now();
    let findings = Mutex::new(Findings::default());
    starts::compare(&mut findings.lock().expect("no thread yet"));
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let share = next.fetch_add(1, Ordering::Relaxed);
            if share >= SHARES {
                return;
            }
            let found = walk::share(share, args.positions.div_ceil(SHARES));
            findings.lock().expect("no thread panics with the lock").add(found);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let findings = findings.into_inner().expect("no thread panics with the lock");
    findings.print(started.elapsed().as_secs_f64());
    if findings.disagreements.is_empty() {
        Ok(())
    } else {
        Err(format!("{} disagreements", findings.disagreements.len()))
    }
}

impl Findings {
    fn add(&mut self, other: Findings) {
        self.positions += other.positions;
        self.children += other.children;
        self.valid_setups += other.valid_setups;
        self.invalid_setups += other.invalid_setups;
        self.explained += other.explained;
        self.disagreements.extend(other.disagreements);
    }

    fn print(&self, seconds: f64) {
        for disagreement in self.disagreements.iter().take(SHOWN) {
            println!("{disagreement}\n");
        }
        println!(
            "{} positions and {} moves from them compared in {seconds:.0} s",
            self.positions, self.children
        );
        println!(
            "{} setups valid and {} invalid for all; {} verdicts differ for a known reason",
            self.valid_setups, self.invalid_setups, self.explained
        );
        println!("{} disagreements", self.disagreements.len());
    }
}
