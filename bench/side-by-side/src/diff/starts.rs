//! The 960 starting positions, which two programs number.

use super::Findings;
use super::answers::Program;
use super::cozy::Cozy;
use super::jadoube::Jadoube;

/// How many starting positions Chess960 has.
pub(super) const COUNT: usize = 960;

pub(super) fn compare(findings: &mut Findings) {
    for number in 0..COUNT as u16 {
        let ours = Jadoube::chess960_start(number).fen();
        let theirs = Cozy::chess960_start(number.into()).fen();
        if ours != theirs {
            findings.disagreements.push(format!(
                "starting position {number}\n  {}: {ours}\n  {}: {theirs}",
                Jadoube::NAME,
                Cozy::NAME
            ));
        }
    }
}
