//! What the perft benchmark prints.

use super::Best;
use super::positions::TestPosition;
use super::program::Peer;
use crate::table::{Table, geometric_mean, plain};

pub(super) fn print(positions: &[TestPosition], peers: &[Peer], measured: &[Vec<Best>]) {
    let speed = |row: usize, column: usize| {
        let best = measured[row][column]?;
        Some(positions[row].nodes as f64 / best.as_secs_f64() / 1e6)
    };
    let headings = peers.iter().map(Peer::to_string).collect();
    let mut speeds = Table::new("Mnodes/s", headings, 1);
    for (row, position) in positions.iter().enumerate() {
        let figures = (0..peers.len()).map(|column| speed(row, column));
        speeds.row(position.name, figures.collect());
    }
    println!("{speeds}");

    // Not every peer plays Chess960, so the mean is of chess alone.
    let standard: Vec<usize> =
        (0..positions.len()).filter(|&row| !positions[row].chess960).collect();
    let column = |peer| peers.iter().position(|&other| other == peer);
    let ratio = |row, ours: Peer, theirs: Peer| {
        Some(speed(row, column(ours)?)? / speed(row, column(theirs)?)?)
    };
    let mean = |ours, theirs| geometric_mean(standard.iter().map(|&row| ratio(row, ours, theirs)));

    for ours in [Peer::Jadoube, Peer::DefaultFlags] {
        if column(ours).is_none() {
            continue;
        }
        let others: Vec<Peer> = peers.iter().copied().filter(|&peer| peer != ours).collect();
        let headings = others.iter().map(|peer| format!("/ {peer}")).collect();
        let mut ratios = Table::new(&ours.to_string(), headings, 3);
        for (row, position) in positions.iter().enumerate() {
            let figures = others.iter().map(|&theirs| ratio(row, ours, theirs));
            ratios.row(position.name, figures.collect());
        }
        let means = others.iter().map(|&theirs| mean(ours, theirs));
        ratios.row("geometric mean without chess960", means.collect());
        println!("{ratios}");
    }
    println!(
        "geomean_vs_cozy={} default_flags_vs_cozy={}",
        plain(mean(Peer::Jadoube, Peer::Cozy)),
        plain(mean(Peer::DefaultFlags, Peer::Cozy))
    );
}
