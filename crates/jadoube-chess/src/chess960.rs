//! The starting positions of Chess960 (Guideline II), by Scharnagl's numbers.

use crate::{File, Kind, Piece, Position, Rank, Setup, Side, Square, SquareSet};

/// The number of the ordinary starting position.
pub const STANDARD: u16 = 518;

/// The number of starting positions.
pub const COUNT: u16 = 960;

/// The two squares of the knights among five, by Scharnagl's last digit.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The starting position of this number, 0 to 959.
///
/// ```
/// use jadoube_chess::{Position, chess960};
/// assert_eq!(chess960::start(518), Some(Position::start()));
/// assert_eq!(chess960::start(960), None);
/// ```
///
/// Law: II.2
pub fn start(number: u16) -> Option<Position> {
    (number < COUNT).then(|| Position::from_sound(&setup(number)))
}

/// The number of the starting position drawn with a seed; over all seeds, all 960 are equally
/// likely.
///
/// A seed gives the same number on every machine.
pub fn drawn(seed: u64) -> u16 {
    // The final step of splitmix64 spreads neighbouring seeds; the multiplication maps the 64 bits
    // onto 0..960 with a bias below 2^-54.
    let mut value = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^= value >> 31;
    ((u128::from(value) * u128::from(COUNT)) >> 64) as u16
}

/// The pieces on White's first rank, from the a-file to the h-file.
///
/// Law: II.2
pub fn first_rank(number: u16) -> Option<[Kind; 8]> {
    if number >= COUNT {
        return None;
    }
    let number = usize::from(number);
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some(Kind::Bishop);
    rank[number / 4 % 4 * 2] = Some(Kind::Bishop);
    put_on_free(&mut rank, number / 16 % 6, Kind::Queen);
    let (first, second) = KNIGHTS[number / 96];
    // The second knight first: putting it there does not change the first one's place.
    put_on_free(&mut rank, second, Kind::Knight);
    put_on_free(&mut rank, first, Kind::Knight);
    for kind in [Kind::Rook, Kind::King, Kind::Rook] {
        put_on_free(&mut rank, 0, kind);
    }
    Some(rank.map(|kind| kind.unwrap_or(Kind::Pawn)))
}

/// Puts a piece on the `place`th free square of the rank.
fn put_on_free(rank: &mut [Option<Kind>; 8], place: usize, kind: Kind) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(place) {
        *square = Some(kind);
    }
}

/// The number of a starting rank, if it follows the rules of II.2: the king between the rooks, the
/// bishops on squares of different colours, one queen and two knights.
///
/// ```
/// use jadoube_chess::chess960;
/// let rank = chess960::first_rank(0).unwrap();
/// assert_eq!(chess960::number_of(&rank), Some(0));
/// ```
///
/// Law: II.2.1, II.2.2
pub fn number_of(rank: &[Kind; 8]) -> Option<u16> {
    (0..COUNT).find(|&number| first_rank(number).as_ref() == Some(rank))
}

/// The number of a whole starting position, if it is one: pawns and pieces placed according to
/// II.2, Black opposite White, White to move with all castling rights.
///
/// Law: II.2, II.2.3
pub fn is_valid(position: &Position) -> Option<u16> {
    let kinds = File::ALL.map(|file| position.board().kind_at(Square::new(file, Rank::R1)));
    let mut rank = [Kind::Pawn; 8];
    for (kind, found) in rank.iter_mut().zip(kinds) {
        *kind = found?;
    }
    let number = number_of(&rank)?;
    (start(number)? == *position).then_some(number)
}

/// The setup with a number below 960.
pub(crate) fn setup(number: u16) -> Setup {
    let mut setup = Setup::empty();
    let rank = first_rank(number % COUNT).unwrap_or([Kind::Pawn; 8]);
    for side in Side::ALL {
        for (file, kind) in File::ALL.into_iter().zip(rank) {
            let square = Square::new(file, side.first_rank());
            setup.board.put(Piece { side, kind }, square);
            let pawn = Piece { side, kind: Kind::Pawn };
            let before = match side {
                Side::White => Rank::R2,
                Side::Black => Rank::R7,
            };
            setup.board.put(pawn, Square::new(file, before));
            if kind == Kind::Rook {
                setup.castling = setup.castling | SquareSet::from(square);
            }
        }
    }
    setup
}
