//! Every placement of few pieces, compared with a table made the slow way.

use jadoube_chess::Side;
use jadoube_mate::{Limit, can_mate, lacks_mating_material};

use crate::answers::proved;
use crate::helpmate_table::{Ending, Tables};

/// Asks about one won placement in this many, and about more of the others, which are fewer and
/// where more can go wrong; returns how many were asked about, and how many of them are won.
fn compare(tables: &mut Tables, ending: &Ending, one_in: usize) -> (usize, usize) {
    tables.make(ending);
    let (mut met, mut asked, mut won) = ([0; 2], 0, 0);
    tables.each(ending, |placement, black_to_move, is_won| {
        let met = &mut met[usize::from(is_won)];
        *met += 1;
        if *met % (if is_won { one_in } else { one_in / 40 + 1 }) != 0 {
            return;
        }
        let position = placement.position(black_to_move);
        let is_ruled_out = lacks_mating_material(position.board(), Side::White).is_some();
        assert!(!(is_ruled_out && is_won), "{ending} {position}");
        let answer = can_mate(&position, Side::White, Limit::NONE);
        let answered = proved(&position, Side::White, &answer);
        assert_eq!(answered, Some(is_won), "{ending} {position}");
        asked += 1;
        won += usize::from(is_won);
    });
    (asked, won)
}

#[test]
fn three_pieces() {
    let mut tables = Tables::new();
    for ending in Ending::all(3) {
        let (asked, won) = compare(&mut tables, &ending, 51);
        let can_win = ["KPvK", "KRvK", "KQvK"].contains(&ending.to_string().as_str());
        assert_eq!(won > 0, can_win, "{ending}");
        assert!(asked > 1_000, "{ending}: {asked}");
    }
}

/// One of the hardest: a lone knight mates against a rook, but only in a corner. The benchmark goes
/// through all endings.
#[test]
fn a_knight_against_a_rook() {
    let (asked, won) = compare(&mut Tables::new(), &"KNvKR".parse().unwrap(), 10_007);
    assert!(won > 0 && won < asked, "{won} of {asked}");
}
