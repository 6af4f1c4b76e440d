//! Random games, played by all programs at once.

use super::Findings;
use super::answers::{Answers, Program};
use super::cozy::Cozy;
use super::jadoube::Jadoube;
use super::setups;
use super::shakmaty::Shakmaty;
use super::starts;
use crate::random::Random;

/// Random play leads to little new after that.
const LONGEST: u32 = 200;

/// Plays games until `positions` positions were compared.
pub(super) fn share(share: u64, positions: u64) -> Findings {
    let mut findings = Findings::default();
    let mut random = Random::new(share);
    let mut game = 0u64;
    while findings.positions < positions {
        let start = start(game, &mut random);
        if let Err(disagreement) = play(&start, positions, &mut random, &mut findings) {
            findings.disagreements.push(disagreement);
        }
        game += 1;
    }
    findings
}

/// Chess and Chess960 alternate; now and then each side gets a Chess960 start of its own,
/// so that the rooks do not face each other.
fn start(game: u64, random: &mut Random) -> String {
    let mut number = || random.below(starts::COUNT) as u32;
    let start = match game % 4 {
        0 | 2 => Cozy::chess960_start(518),
        1 => Cozy::chess960_start(number()),
        _ => Cozy::double_chess960_start(number(), number()),
    };
    start.shredder_fen()
}

/// One position, as each program holds it.
struct Boards {
    jadoube: Jadoube,
    shakmaty: Shakmaty,
    cozy: Cozy,
}

impl Boards {
    fn read(fen: &str) -> Result<Boards, String> {
        let unread = |name| format!("{name} cannot read {fen}");
        Ok(Boards {
            jadoube: Jadoube::read(fen)
                .map_err(|error| format!("{}: {error}", unread(Jadoube::NAME)))?,
            shakmaty: Shakmaty::read(fen).map_err(|_| unread(Shakmaty::NAME))?,
            cozy: Cozy::read(fen).map_err(|_| unread(Cozy::NAME))?,
        })
    }

    fn play(&self, text: &str) -> Boards {
        Boards {
            jadoube: played(&self.jadoube, text),
            shakmaty: played(&self.shakmaty, text),
            cozy: played(&self.cozy, text),
        }
    }

    fn compare(&self) -> Result<Answers, String> {
        let ours = Answers::of(&self.jadoube);
        ours.compare(&Answers::of(&self.shakmaty))?;
        ours.compare(&Answers::of(&self.cozy))?;
        self.jadoube.read_again()?;
        Ok(ours)
    }
}

fn played<P: Program>(position: &P, text: &str) -> P {
    let moves = position.moves();
    let (_, mv) = moves
        .iter()
        .find(|(other, _)| other == text)
        .expect("the lists of legal moves were compared");
    position.play(*mv)
}

/// Plays one game; it ends early if the programs disagree.
fn play(
    start: &str,
    limit: u64,
    random: &mut Random,
    findings: &mut Findings,
) -> Result<(), String> {
    let mut boards = Boards::read(start)?;
    for _ in 0..LONGEST {
        let answers = boards.compare()?;
        findings.positions += 1;
        findings.children += answers.moves.len() as u64;
        setups::compare(&boards.cozy.shredder_fen(), random, findings);
        if answers.moves.is_empty() || findings.positions >= limit {
            break;
        }
        let special = boards.shakmaty.special_moves();
        let text = if !special.is_empty() && random.below(4) == 0 {
            random.choose(&special)
        } else {
            &random.choose(&answers.moves).0
        };
        boards = boards.play(text);
    }
    Ok(())
}

/// Compares a position that all programs call valid.
pub(super) fn compare(fen: &str) -> Result<(), String> {
    Boards::read(fen)?.compare().map(drop)
}
