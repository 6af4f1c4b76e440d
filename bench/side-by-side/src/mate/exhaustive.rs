//! All placements of few men, asked and compared with a table made the slow way.

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
pub(super) fn run(endings: &[Ending], every: usize, limit: Limit) -> Result<(), String> {
    let mut tables = Tables::new();
    let mut all = Tally::default();
    for ending in endings {
        let started = Instant::now();
        tables.make(ending);
        let made = started.elapsed().as_secs_f64();
        let tally = ask(&tables, ending, every, limit);
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
    }
    println!("asked={} unknown={} wrong={}", all.asked, all.unknown, all.wrong.len());
    if all.wrong.is_empty() { Ok(()) } else { Err(format!("{} wrong answers", all.wrong.len())) }
}

fn ask(tables: &Tables, ending: &Ending, every: usize, limit: Limit) -> Tally {
    let mut tally = Tally::default();
    tables.each(ending, |placement, black_to_move, is_won| {
        tally.placements += 1;
        if tally.placements % every.max(1) as u64 != 0 {
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
    fn a_slice_of_three_men_agrees() {
        assert_eq!(run(&Ending::all(3), 997, Limit::NONE), Ok(()));
    }

    #[test]
    fn a_wrong_answer_would_be_seen() {
        let mut tables = Tables::new();
        let ending: Ending = "KQvK".parse().unwrap();
        tables.make(&ending);
        let tally = ask(&tables, &ending, 97, Limit::NONE);
        assert!(tally.won > 0 && tally.won < tally.asked && tally.wrong.is_empty());
    }
}
