//! All placements of few pieces, asked and compared with a table made the slow way.

use std::thread;
use std::time::Instant;

use jadoube_chess::Side;
use jadoube_mate::{Answer, Limit, can_mate, lacks_mating_material};

use super::helpmate_table::{Ending, Tables};

/// What came of one ending.
#[derive(Default)]
struct Tally {
    placements: u64,
    asked: u64,
    won: u64,
    by_material: u64,
    unknown: u64,
    wrong: Vec<String>,
}

/// Asks about one placement in `every` of each ending.
pub(super) fn run(
    endings: &[Ending],
    every: usize,
    limit: Limit,
    threads: usize,
) -> Result<(), String> {
    let mut tables = Tables::new();
    let mut all = Tally::default();
    let have_pawns = endings.iter().any(Ending::has_pawns);
    for ending in endings {
        let started = Instant::now();
        tables.make(ending);
        let made = started.elapsed().as_secs_f64();
        let tally = ask_all(&tables, ending, every, limit, threads);
        println!(
            "{ending}: {} placements, {} asked, {} won, {} ruled out by material, {} unknown, {} wrong; \
             table {made:.0} s, all {:.0} s",
            tally.placements,
            tally.asked,
            tally.won,
            tally.by_material,
            tally.unknown,
            tally.wrong.len(),
            started.elapsed().as_secs_f64()
        );
        for wrong in tally.wrong.iter().take(5) {
            println!("  {wrong}");
        }
        all.add(tally);
        // Without promotions nothing leads to an ending of as many pieces, and five take much memory;
        // tables of fewer are made in seconds.
        if !have_pawns {
            tables = Tables::new();
        }
    }
    println!("asked={} unknown={} wrong={}", all.asked, all.unknown, all.wrong.len());
    if all.wrong.is_empty() { Ok(()) } else { Err(format!("{} wrong answers", all.wrong.len())) }
}

/// Each thread goes through all placements and takes its own of them.
fn ask_all(tables: &Tables, ending: &Ending, every: usize, limit: Limit, threads: usize) -> Tally {
    let (every, threads) = (every.max(1), threads.max(1));
    let mut all = Tally::default();
    thread::scope(|scope| {
        let parts = (0..threads).map(|part| {
            scope.spawn(move || ask(tables, ending, every * threads, every * part, limit))
        });
        for part in parts.collect::<Vec<_>>() {
            all.add(part.join().expect("a thread that asks does not panic"));
        }
    });
    // All have met the same placements.
    all.placements /= threads as u64;
    all
}

/// Asks about one placement in `every`, beginning with the `first`.
fn ask(tables: &Tables, ending: &Ending, every: usize, first: usize, limit: Limit) -> Tally {
    let mut tally = Tally::default();
    tables.each(ending, |placement, black_to_move, is_won| {
        let number = tally.placements as usize;
        tally.placements += 1;
        if number % every != first {
            return;
        }
        let position = placement.position(black_to_move);
        let is_ruled_out = lacks_mating_material(position.board(), Side::White).is_some();
        let answer = can_mate(&position, Side::White, limit);
        tally.asked += 1;
        tally.won += u64::from(is_won);
        tally.by_material += u64::from(is_ruled_out);
        match answer {
            Answer::Unknown => tally.unknown += 1,
            answer if answer.is_yes() != is_won || (is_ruled_out && is_won) => {
                tally.wrong.push(format!("{position}: right is {is_won}"));
            }
            _ => {}
        }
    });
    tally
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.placements += other.placements;
        self.asked += other.asked;
        self.won += other.won;
        self.by_material += other.by_material;
        self.unknown += other.unknown;
        self.wrong.extend(other.wrong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_of_three_pieces_agrees() {
        assert_eq!(run(&Ending::all(3), 997, Limit::NONE, 2), Ok(()));
    }

    #[test]
    fn a_wrong_answer_would_be_seen() {
        let mut tables = Tables::new();
        let ending: Ending = "KQvK".parse().unwrap();
        tables.make(&ending);
        let tally = ask_all(&tables, &ending, 97, Limit::NONE, 1);
        assert!(tally.won > 0 && tally.won < tally.asked && tally.wrong.is_empty());
        let by_three = ask_all(&tables, &ending, 97, Limit::NONE, 3);
        assert_eq!(
            (by_three.placements, by_three.asked, by_three.won),
            (tally.placements, tally.asked, tally.won)
        );
    }
}
