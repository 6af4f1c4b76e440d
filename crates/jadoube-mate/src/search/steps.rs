//! How many moves a king needs on an empty board, and a pawn to its promotion.

use jadoube_chess::{Side, Square, SquareSet};

use crate::attacks::squares;

/// King moves from one square to another.
#[inline]
pub(crate) fn steps(from: Square, to: Square) -> i32 {
    i32::from(KING_MOVES[from.index()][to.index()])
}

/// Steps of a pawn to its promotion.
pub(crate) fn to_promotion(pawn: Square, side: Side) -> i32 {
    (pawn.rank() as i32 - side.last_rank() as i32).abs()
}

/// The distance to the corners that matter: bishops of one colour alone mate in corners of that
/// colour.
pub(crate) fn corners(others: u64, bishops: u64) -> &'static [u8; 64] {
    let light = SquareSet::LIGHT.bits();
    match (bishops & light != 0, bishops & !light != 0) {
        (true, false) if others == 0 => &TO_LIGHT_CORNER,
        (false, true) if others == 0 => &TO_DARK_CORNER,
        _ => &TO_CORNER,
    }
}

/// The steps of the foremost pawn to its promotion; a pawn in its way counts as four.
pub(crate) fn fewest_steps(by: Side, pawns: u64, all: u64) -> i32 {
    squares(pawns)
        .map(|pawn| {
            let file = SquareSet::file(pawn.file()).bits();
            let ahead = match by {
                Side::White => file & (!1 << pawn.index()),
                Side::Black => file & !(!0 << pawn.index()),
            };
            to_promotion(pawn, by) + if ahead & all != 0 { 4 } else { 0 }
        })
        .min()
        .unwrap_or(0)
}

pub(crate) static TO_EDGE: [u8; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (inside(square & 7), inside(square >> 3));
        table[square] = if file < rank { file } else { rank };
        square += 1;
    }
    table
};

pub(crate) static TO_CORNER: [u8; 64] = to_nearest([0, 7, 56, 63]);
static TO_LIGHT_CORNER: [u8; 64] = to_nearest([7, 56, 7, 56]);
static TO_DARK_CORNER: [u8; 64] = to_nearest([0, 63, 0, 63]);

static KING_MOVES: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let files = (from & 7usize).abs_diff(to & 7);
            let ranks = (from >> 3usize).abs_diff(to >> 3);
            table[from][to] = if files > ranks { files } else { ranks } as u8;
            to += 1;
        }
        from += 1;
    }
    table
};

/// The steps from a file or rank to its nearer end.
const fn inside(line: usize) -> u8 {
    if line < 4 { line as u8 } else { 7 - line as u8 }
}

const fn to_nearest(corners: [usize; 4]) -> [u8; 64] {
    let mut table = [u8::MAX; 64];
    let mut square = 0;
    while square < 64 {
        let mut corner = 0;
        while corner < 4 {
            let moves = KING_MOVES[square][corners[corner]];
            if moves < table[square] {
                table[square] = moves;
            }
            corner += 1;
        }
        square += 1;
    }
    table
}
