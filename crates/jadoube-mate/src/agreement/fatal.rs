use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side};

use super::Random;
use crate::answer::Answer;
use crate::proof::split::is_walled_in;
use crate::search::closure::Closure;

/// Random pieces around kings that cannot move: whatever is called dead is dead by all its moves.
#[test]
fn where_checks_end_the_game_an_exhausted_search_agrees() {
    let mut random = Random(11);
    let cages = [
        "8/2k5/8/3p1p2/3PpP2/3pKp2/3P1P2/8 b - - 0 1",
        "8/1k6/8/p1p1p1p1/P1P1P1P1/pp6/rp6/1K6 w - - 0 1",
        "5k2/8/8/7p/5p1P/5PpK/6P1/8 b - - 0 1",
    ];
    let kinds = [Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Rook];
    let (mut called, mut decided) = (0, 0);
    for turn in 0..900 {
        let cage = Setup::from_fen(cages[turn % cages.len()]).expect("a setup");
        let mut board: Board = cage.board;
        for _ in 0..1 + random.below(3) {
            let on = random.square();
            let side = Side::ALL[random.below(2) as usize];
            let kind = kinds[random.below(kinds.len() as u64) as usize];
            if board.piece_at(on).is_none() {
                board.put(Piece { side, kind }, on);
            }
        }
        let setup = Setup { board, to_move: Side::ALL[random.below(2) as usize], ..Setup::empty() };
        let Ok((position, _)) = Position::allowing_unreachable(setup) else { continue };
        for by in Side::ALL {
            if position.is_checkmate() || !is_walled_in(&position, by, 30) {
                continue;
            }
            called += 1;
            let answer = Closure::new(by, 3000).run(&position);
            assert!(!answer.is_yes(), "{position} {by}");
            decided += usize::from(matches!(answer, Answer::No(_)));
        }
    }
    assert!(called > 100 && decided > 50, "{called} {decided}");
}
