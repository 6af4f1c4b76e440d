//! The same questions to us and to chasolver, about awkward positions.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use jadoube_chess::{Position, Side};
use jadoube_mate::{Answer, Limit, can_mate};

use super::chasolver::Peer;
use super::construct::Maker;
use super::questions::Question;
use super::{replay, settle};
use crate::random::Random;

/// What was asked, and what came of it.
#[derive(Default)]
struct Findings {
    asked: u64,
    yes: u64,
    /// Where our limit was too small.
    ours_unknown: Vec<String>,
    theirs_unknown: u64,
    /// Where an exhausted search found chasolver wrong.
    theirs_wrong: Vec<String>,
    ours_wrong: Vec<String>,
}

/// The work is divided in the same way on every machine, however many threads then do it.
const SHARES: u64 = 256;

/// Asks this many questions; `threads` of them at once.
pub(super) fn run(
    known: &[Question],
    count: u64,
    seed: u64,
    limit: Limit,
    threads: usize,
) -> Result<(), String> {
    let dead: Vec<_> = known.iter().filter(|question| question.expected == Some(false)).collect();
    let started = Instant::now();
    let findings = Mutex::new(Findings::default());
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let share = next.fetch_add(1, Ordering::Relaxed);
            if share >= SHARES {
                return;
            }
            let found = ask_share(seed * SHARES + share, count.div_ceil(SHARES), &dead, limit);
            findings.lock().expect("no thread panics with the lock").add(found);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let findings = findings.into_inner().expect("no thread panics with the lock");
    let lines = [&findings.ours_unknown, &findings.theirs_wrong, &findings.ours_wrong];
    for line in lines.into_iter().flatten() {
        println!("{line}");
    }
    println!(
        "asked={} yes={} ours_unknown={} chasolver_unknown={} chasolver_wrong={} ours_wrong={} seconds={:.0}",
        findings.asked,
        findings.yes,
        findings.ours_unknown.len(),
        findings.theirs_unknown,
        findings.theirs_wrong.len(),
        findings.ours_wrong.len(),
        started.elapsed().as_secs_f64()
    );
    match findings.ours_wrong.len() {
        0 => Ok(()),
        wrong => Err(format!("{wrong} answers of ours are wrong or unproved")),
    }
}

/// A share of the work: positions of every kind in turn, both sides asked about.
fn ask_share(share: u64, count: u64, dead: &[&Question], limit: Limit) -> Findings {
    let mut random = Random::new(share);
    let mut findings = Findings::default();
    let mut number = share as usize;
    while findings.asked < count {
        let position = Maker::ALL[number % Maker::ALL.len()].make(dead, &mut random);
        number += 1;
        for by in Side::ALL {
            if let Some(peer) = Peer::new(&position, by) {
                ask(&position, by, &peer, limit, &mut findings);
            }
        }
    }
    findings
}

fn ask(position: &Position, by: Side, peer: &Peer, limit: Limit, findings: &mut Findings) {
    let answer = can_mate(position, by, limit);
    findings.asked += 1;
    findings.yes += u64::from(answer.is_yes());
    if let Answer::Yes(line) = &answer
        && let Err(fault) = replay::replays_to_mate(position, by, line)
    {
        findings.ours_wrong.push(format!("{position} {by}: {fault}"));
    }
    let (ours, theirs) = (super::verdict(&answer), peer.full());
    if ours.is_none() {
        findings.ours_unknown.push(format!("{position} {by}: ours unknown, chasolver {theirs:?}"));
    }
    findings.theirs_unknown += u64::from(theirs.is_none());
    let (Some(ours), Some(theirs)) = (ours, theirs) else { return };
    // A replayed line is proof enough; otherwise everything is looked at.
    let right = match ours == theirs {
        true => return,
        false if ours => Some(true),
        false => settle::exhaust(position, by),
    };
    let line = format!("{position} {by}: ours {ours}, chasolver {theirs}, right {right:?}");
    match right == Some(ours) {
        true => findings.theirs_wrong.push(line),
        false => findings.ours_wrong.push(line),
    }
}

impl Findings {
    fn add(&mut self, other: Findings) {
        self.asked += other.asked;
        self.yes += other.yes;
        self.ours_unknown.extend(other.ours_unknown);
        self.theirs_unknown += other.theirs_unknown;
        self.theirs_wrong.extend(other.theirs_wrong);
        self.ours_wrong.extend(other.ours_wrong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mate::questions;

    /// The short run; `cargo xtask bench mate --differential` asks as many as you have time for.
    #[test]
    fn no_contradiction_in_some_thousand_questions() {
        let known = questions::read(None).unwrap();
        assert_eq!(run(&known, 3000, 0, Limit::positions(5000), 2), Ok(()));
    }
}
