//! Replaying games side by side, as an audit of a database does: make the move, know the key.

mod cozy;
mod games;
mod jadoube;
mod shakmaty;

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::table::{Table, plain};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games to replay.
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// How often each program replays them; the best time counts.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

/// A program with the moves of every game found beforehand.
trait Replayer {
    /// Replays every game from the start and mixes the keys of all positions into one.
    fn replay(&self) -> u64;
}

/// One replay is over in a few milliseconds, too short to be timed well.
const REPLAYS: u32 = 20;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let games = games::random(args.games);
    let moves: usize = games.iter().map(Vec::len).sum();
    let programs: [(&str, Box<dyn Replayer>); 4] = [
        ("jadoube", Box::new(jadoube::Games::new(&games)?)),
        ("jadoube (by copy)", Box::new(jadoube::ByCopy(jadoube::Games::new(&games)?))),
        ("shakmaty", Box::new(shakmaty::Games::new(&games)?)),
        ("cozy-chess", Box::new(cozy::Games::new(&games)?)),
    ];
    let mut best = [Duration::MAX; 4];
    for _ in 0..args.rounds {
        for ((_, program), best) in programs.iter().zip(&mut best) {
            let started = Instant::now();
            for _ in 0..REPLAYS {
                black_box(black_box(program).replay());
            }
            *best = (*best).min(started.elapsed());
        }
    }

    let per_move = best.map(|best| best.as_secs_f64() * 1e9 / f64::from(REPLAYS) / moves as f64);
    println!("{} games, {moves} moves", games.len());
    let headings = programs.iter().map(|(name, _)| (*name).to_owned()).collect();
    let mut table = Table::new("ns per move", headings, 2);
    table.row("make the move, know the key", per_move.map(Some).to_vec());
    println!("{table}");
    // As in the other benchmark, more than one means that we are faster. In place is what the peers
    // do and what an audit would do; a new position for each move is shown beside it.
    let [ours, by_copy, shakmaty, cozy] = per_move;
    let ratio = |theirs: f64, ours: f64| plain(Some(theirs / ours));
    println!("copy_vs_shakmaty={} copy_vs_cozy={}", ratio(shakmaty, by_copy), ratio(cozy, by_copy));
    println!("make_vs_shakmaty={} make_vs_cozy={}", ratio(shakmaty, ours), ratio(cozy, ours));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_sees_the_same_positions_every_time() {
        let games = games::random(3);
        let ours = jadoube::Games::new(&games).unwrap();
        let in_place = ours.replay();
        assert_eq!(in_place, jadoube::ByCopy(ours).replay());
        for program in [
            Box::new(jadoube::Games::new(&games).unwrap()) as Box<dyn Replayer>,
            Box::new(shakmaty::Games::new(&games).unwrap()),
            Box::new(cozy::Games::new(&games).unwrap()),
        ] {
            assert_eq!(program.replay(), program.replay());
            assert_ne!(program.replay(), 0);
        }
    }
}
