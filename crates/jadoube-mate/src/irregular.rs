//! The question asked about an arrangement that is illegal under the Laws.

use std::collections::{HashSet, VecDeque};

use jadoube_chess::{Arrangement, Ending, Irregular, Move, Side};

use crate::answer::{Answer, Limit, Proof};
use crate::ask::can_mate;

/// Whether `by` can give mate by any series of legal moves from an arrangement in which play goes
/// on although it is illegal under the Laws.
///
/// All arrangements that can arise are looked at in turn; if one is a legal position again,
/// [`can_mate`] answers for it. That is slow, so at most a few thousand irregular arrangements are
/// looked at, whatever the limit: if a pawn stays on its last rank the answer may be
/// [`Answer::Unknown`].
///
/// ```
/// use jadoube_chess::{Irregular, Setup, Side};
/// use jadoube_mate::{Limit, can_mate_irregular};
/// // Both kings are in check; White, who has the move, can only take the rook.
/// let setup = Setup::from_fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1").unwrap();
/// let irregular = Irregular::try_from(setup).unwrap();
/// assert!(can_mate_irregular(&irregular, Side::White, Limit::NONE).is_yes());
/// assert!(can_mate_irregular(&irregular, Side::Black, Limit::NONE).is_yes());
/// ```
///
/// Law: 5.1.2, 6.9, 7.5.5, A.5.2, A.5.4
pub fn can_mate_irregular(irregular: &Irregular, by: Side, limit: Limit) -> Answer {
    match irregular.ending() {
        Some(Ending::Checkmate) if irregular.to_move() != by => return Answer::Yes(Vec::new()),
        Some(ending) => return Answer::No(Proof::Over(ending)),
        None => {}
    }
    let mut seen = HashSet::from([*irregular]);
    let mut waiting: VecDeque<(Irregular, Vec<Move>)> = VecDeque::from([(*irregular, Vec::new())]);
    let mut positions = 0;
    let mut is_certain = true;
    while let Some((current, line)) = waiting.pop_front() {
        positions += 1;
        for mv in current.legal_moves() {
            let line = [line.as_slice(), &[mv]].concat();
            match current.play(mv) {
                Arrangement::Position(position) => match can_mate(&position, by, limit) {
                    Answer::Yes(rest) => return Answer::Yes([line, rest].concat()),
                    Answer::No(Proof::Exhausted { positions: more }) => positions += more,
                    Answer::No(_) => positions += 1,
                    Answer::Unknown => is_certain = false,
                },
                Arrangement::Irregular(next) if is_mate_by(&next, by) => return Answer::Yes(line),
                Arrangement::Irregular(next) => {
                    if seen.len() >= MOST.min(limit.positions) {
                        is_certain = false;
                    } else if seen.insert(next) {
                        waiting.push_back((next, line));
                    }
                }
            }
        }
    }
    if is_certain { Answer::No(Proof::Exhausted { positions }) } else { Answer::Unknown }
}

/// The most irregular arrangements to look at.
const MOST: usize = 2_000;

fn is_mate_by(irregular: &Irregular, by: Side) -> bool {
    irregular.to_move() != by && irregular.ending() == Some(Ending::Checkmate)
}

#[cfg(test)]
mod tests {
    use jadoube_chess::Setup;

    use super::*;

    fn ask(fen: &str, by: Side) -> Answer {
        let irregular = Irregular::try_from(Setup::from_fen(fen).expect("a FEN"));
        can_mate_irregular(&irregular.expect("playable"), by, Limit::positions(10_000))
    }

    #[test]
    fn a_line_leads_back_to_legal_positions_and_to_mate() {
        let fen = "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1";
        let Answer::Yes(line) = ask(fen, Side::White) else { panic!("White can mate") };
        let start = Arrangement::try_from(Setup::from_fen(fen).expect("a FEN")).expect("playable");
        let end = line.iter().fold(start, |arrangement, &mv| {
            assert_eq!(arrangement.check(mv.attempt()), Ok(mv));
            arrangement.play(mv)
        });
        assert_eq!((end.ending(), end.to_move()), (Some(Ending::Checkmate), Side::Black));
    }

    #[test]
    fn what_follows_can_be_dead_for_a_side() {
        // White's king is attacked by a knight while Black has the move; kings and a knight remain.
        assert!(ask("4k3/8/8/8/8/3n4/8/4K3 b - - 0 1", Side::White).is_no());
        assert!(ask("4k3/8/8/8/8/3n4/8/4K3 b - - 0 1", Side::Black).is_no());
    }

    #[test]
    fn a_pawn_that_stays_on_its_last_rank_is_no_proof() {
        assert!(!ask("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", Side::Black).is_yes());
    }
}
