//! Steps and lines of the board, computed from files and ranks alone.

/// What of the board the moves need; squares are numbered from a1 along the ranks.
pub(crate) struct Geometry {
    /// Where a knight jumps and a king steps.
    pub(crate) knight: [Vec<u8>; 64],
    pub(crate) king: [Vec<u8>; 64],
    /// The lines of a bishop and of a rook, nearest squares first.
    pub(crate) diagonals: [Vec<Vec<u8>>; 64],
    pub(crate) orthogonals: [Vec<Vec<u8>>; 64],
    /// How two squares are related, and what is between them.
    pairs: Vec<Pair>,
}

#[derive(Clone, Copy, Default)]
struct Pair {
    knight: bool,
    king: bool,
    diagonal: bool,
    orthogonal: bool,
    between: u64,
}

const KNIGHT: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Geometry {
    pub(crate) fn new() -> Self {
        let steps = |steps: &'static [(i8, i8)]| {
            move |from: usize| steps.iter().filter_map(|&by| step(from as u8, by)).collect()
        };
        let lines = |directions: &'static [(i8, i8)]| {
            move |from: usize| directions.iter().map(|&by| line(from as u8, by)).collect()
        };
        let king: Vec<_> = DIAGONAL.into_iter().chain(ORTHOGONAL).collect();
        let mut geometry = Self {
            knight: std::array::from_fn(steps(&KNIGHT)),
            king: std::array::from_fn(|from| {
                king.iter().filter_map(|&by| step(from as u8, by)).collect()
            }),
            diagonals: std::array::from_fn(lines(&DIAGONAL)),
            orthogonals: std::array::from_fn(lines(&ORTHOGONAL)),
            pairs: vec![Pair::default(); 64 * 64],
        };
        for from in 0..64 {
            geometry.pair_up(from);
        }
        geometry
    }

    fn pair_up(&mut self, from: usize) {
        for &to in &self.knight[from] {
            self.pairs[from * 64 + usize::from(to)].knight = true;
        }
        for &to in &self.king[from] {
            self.pairs[from * 64 + usize::from(to)].king = true;
        }
        for (lines, is_diagonal) in
            [(&self.diagonals[from], true), (&self.orthogonals[from], false)]
        {
            for line in lines {
                let mut between = 0;
                for &to in line {
                    let pair = &mut self.pairs[from * 64 + usize::from(to)];
                    pair.between = between;
                    pair.diagonal = is_diagonal;
                    pair.orthogonal = !is_diagonal;
                    between |= 1 << to;
                }
            }
        }
    }

    pub(crate) fn knight_attacks(&self, from: u8, to: u8) -> bool {
        self.pair(from, to).knight
    }

    pub(crate) fn king_attacks(&self, from: u8, to: u8) -> bool {
        self.pair(from, to).king
    }

    pub(crate) fn bishop_attacks(&self, from: u8, to: u8, occupied: u64) -> bool {
        let pair = self.pair(from, to);
        pair.diagonal && pair.between & occupied == 0
    }

    pub(crate) fn rook_attacks(&self, from: u8, to: u8, occupied: u64) -> bool {
        let pair = self.pair(from, to);
        pair.orthogonal && pair.between & occupied == 0
    }

    fn pair(&self, from: u8, to: u8) -> &Pair {
        &self.pairs[usize::from(from) * 64 + usize::from(to)]
    }
}

/// The square this many files and ranks away, if it is on the board.
pub(crate) fn step(from: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (from % 8) as i8 + files;
    let rank = (from / 8) as i8 + ranks;
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as u8)
}

fn line(from: u8, by: (i8, i8)) -> Vec<u8> {
    std::iter::successors(step(from, by), |&square| step(square, by)).collect()
}
