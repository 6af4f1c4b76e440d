//! Few pieces on squares, and what they can do: written separately from `jadoube-chess`, to check
//! it too.

use jadoube_chess::{Board, Kind, Piece, Position, Setup, Side, Square};

use super::geometry::{Geometry, step};

/// A piece: its kind, and eight more if it is Black's.
pub(crate) type PieceCode = u8;

pub(crate) const PAWN: PieceCode = 0;
pub(crate) const KNIGHT: PieceCode = 1;
pub(crate) const BISHOP: PieceCode = 2;
pub(crate) const ROOK: PieceCode = 3;
pub(crate) const QUEEN: PieceCode = 4;
pub(crate) const KING: PieceCode = 5;
pub(crate) const BLACK: PieceCode = 8;

/// At most five pieces and their squares, White's king first, Black's king second, then the others
/// by descending number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) pieces: [PieceCode; 5],
    pub(crate) squares: [u8; 5],
    pub(crate) count: usize,
}

/// What a move leads to.
pub(crate) struct Next {
    pub(crate) placement: Placement,
    /// The square passed over by a double step.
    pub(crate) passed: Option<u8>,
}

impl Placement {
    /// This placement as a position to ask about.
    pub(crate) fn position(&self, black_to_move: bool) -> Position {
        const KINDS: [Kind; 6] =
            [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
        let side = |is_black| if is_black { Side::Black } else { Side::White };
        let mut board = Board::empty();
        for (&piece, &square) in self.pieces[..self.count].iter().zip(&self.squares) {
            let piece =
                Piece { side: side(piece >= BLACK), kind: KINDS[usize::from(piece % BLACK)] };
            board.put(piece, Square::from_index(square).expect("on the board"));
        }
        let setup = Setup { board, to_move: side(black_to_move), ..Setup::empty() };
        Position::allowing_unreachable(setup).expect("a legal placement").0
    }

    fn occupied(&self) -> u64 {
        self.squares[..self.count].iter().fold(0, |set, &square| set | 1 << square)
    }

    /// Whether a piece of that colour attacks a square.
    fn is_attacked(&self, geometry: &Geometry, to: u8, by_black: bool) -> bool {
        let occupied = self.occupied();
        self.pieces[..self.count].iter().zip(&self.squares).any(|(&piece, &from)| {
            (piece >= BLACK) == by_black
                && match piece % BLACK {
                    PAWN => {
                        let up = if by_black { -1 } else { 1 };
                        [(1, up), (-1, up)].iter().any(|&by| step(from, by) == Some(to))
                    }
                    KNIGHT => geometry.knight_attacks(from, to),
                    BISHOP => geometry.bishop_attacks(from, to, occupied),
                    ROOK => geometry.rook_attacks(from, to, occupied),
                    QUEEN => {
                        geometry.bishop_attacks(from, to, occupied)
                            || geometry.rook_attacks(from, to, occupied)
                    }
                    _ => geometry.king_attacks(from, to),
                }
        })
    }

    pub(crate) fn is_in_check(&self, geometry: &Geometry, black: bool) -> bool {
        self.is_attacked(geometry, self.squares[usize::from(black)], !black)
    }

    /// Whether the pieces are on different squares, the pawns where pawns can be, and the side that
    /// does not have the move is not in check.
    pub(crate) fn is_legal(&self, geometry: &Geometry, black_to_move: bool) -> bool {
        let pawns_stand = self.pieces[..self.count]
            .iter()
            .zip(&self.squares)
            .all(|(&piece, &square)| piece % BLACK != PAWN || (8..56).contains(&square));
        self.occupied().count_ones() as usize == self.count
            && pawns_stand
            && !self.is_in_check(geometry, !black_to_move)
    }

    /// Calls `visit` with what each legal move leads to, until it returns that it has enough;
    /// returns whether there was a move. No castling, and no capture en passant.
    pub(crate) fn each_move(
        &self,
        geometry: &Geometry,
        black: bool,
        visit: &mut impl FnMut(Next) -> bool,
    ) -> bool {
        let mut any = false;
        for at in 0..self.count {
            let (piece, from) = (self.pieces[at], self.squares[at]);
            if (piece >= BLACK) != black {
                continue;
            }
            let mut go = |to: u8, becomes: PieceCode, passed: Option<u8>| {
                let Some(placement) = self.after(geometry, at, to, becomes) else { return false };
                any = true;
                visit(Next { placement, passed })
            };
            let enough = match piece % BLACK {
                PAWN => self.pawn_moves(piece, from, &mut go),
                KNIGHT => geometry.knight[usize::from(from)].iter().any(|&to| go(to, piece, None)),
                KING => geometry.king[usize::from(from)].iter().any(|&to| go(to, piece, None)),
                kind => {
                    let no_lines = Vec::new();
                    let from = usize::from(from);
                    let diagonals =
                        if kind == ROOK { &no_lines } else { &geometry.diagonals[from] };
                    let others =
                        if kind == BISHOP { &no_lines } else { &geometry.orthogonals[from] };
                    let mut lines = diagonals.iter().chain(others);
                    lines.any(|line| self.line_moves(line, |to| go(to, piece, None)))
                }
            };
            if enough {
                return true;
            }
        }
        any
    }

    /// Along a line up to and including the first piece.
    fn line_moves(&self, line: &[u8], mut go: impl FnMut(u8) -> bool) -> bool {
        let occupied = self.occupied();
        for &to in line {
            if go(to) {
                return true;
            }
            if occupied >> to & 1 != 0 {
                break;
            }
        }
        false
    }

    fn pawn_moves(
        &self,
        piece: PieceCode,
        from: u8,
        go: &mut impl FnMut(u8, PieceCode, Option<u8>) -> bool,
    ) -> bool {
        let (colour, up) = if piece >= BLACK { (BLACK, -1) } else { (0, 1) };
        let occupied = self.occupied();
        let mut arrive = |to: u8, passed: Option<u8>| {
            if (8..56).contains(&to) {
                return go(to, piece, passed);
            }
            [KNIGHT, BISHOP, ROOK, QUEEN].iter().any(|&kind| go(to, colour + kind, None))
        };
        let ahead = step(from, (0, up)).filter(|&to| occupied >> to & 1 == 0);
        if ahead.is_some_and(|to| arrive(to, None)) {
            return true;
        }
        if from / 8 == (if colour == 0 { 1 } else { 6 })
            && let Some(to) = step(from, (0, 2 * up)).filter(|&to| occupied >> to & 1 == 0)
            && ahead.is_some()
            && arrive(to, ahead)
        {
            return true;
        }
        [(1, up), (-1, up)].iter().filter_map(|&by| step(from, by)).any(|to| {
            // A capture of the side's own piece is refused when the move is made.
            occupied >> to & 1 != 0 && arrive(to, None)
        })
    }

    /// Calls `visit` with each placement from which a move of that colour, neither capture nor
    /// promotion, can lead here, and whether it is a pawn's double step.
    pub(crate) fn each_before(
        &self,
        geometry: &Geometry,
        black: bool,
        visit: &mut impl FnMut(&Self, bool),
    ) {
        let occupied = self.occupied();
        let is_free = |square: &u8| occupied >> square & 1 == 0;
        for at in 0..self.count {
            let (piece, to) = (self.pieces[at], self.squares[at]);
            if (piece >= BLACK) != black {
                continue;
            }
            let mut come = |from: u8, is_double_step: bool| {
                let mut before = *self;
                before.squares[at] = from;
                visit(&before, is_double_step);
            };
            let lines = |all: &[Vec<Vec<u8>>; 64], come: &mut dyn FnMut(u8, bool)| {
                for line in &all[usize::from(to)] {
                    line.iter()
                        .take_while(|from| is_free(from))
                        .for_each(|&from| come(from, false));
                }
            };
            match piece % BLACK {
                PAWN => {
                    let back = if black { 1 } else { -1 };
                    let Some(from) = step(to, (0, back)).filter(is_free) else { continue };
                    come(from, false);
                    let is_double = to / 8 == (if black { 4 } else { 3 });
                    if let Some(from) =
                        step(from, (0, back)).filter(|from| is_double && is_free(from))
                    {
                        come(from, true);
                    }
                }
                KNIGHT => {
                    let steps = &geometry.knight[usize::from(to)];
                    steps.iter().filter(|from| is_free(from)).for_each(|&from| come(from, false));
                }
                KING => {
                    let steps = &geometry.king[usize::from(to)];
                    steps.iter().filter(|from| is_free(from)).for_each(|&from| come(from, false));
                }
                kind => {
                    if kind != ROOK {
                        lines(&geometry.diagonals, &mut come);
                    }
                    if kind != BISHOP {
                        lines(&geometry.orthogonals, &mut come);
                    }
                }
            }
        }
    }

    /// The pieces after one of them has gone somewhere; `None` if that is illegal.
    fn after(&self, geometry: &Geometry, at: usize, to: u8, becomes: PieceCode) -> Option<Self> {
        let black = self.pieces[at] >= BLACK;
        let mut after = *self;
        after.squares[at] = to;
        after.pieces[at] = becomes;
        if let Some(taken) = (0..self.count).find(|&other| other != at && self.squares[other] == to)
        {
            let is_own = (self.pieces[taken] >= BLACK) == black;
            if is_own || self.pieces[taken] % BLACK == KING {
                return None;
            }
            after.remove(taken);
        }
        (!after.is_in_check(geometry, black)).then(|| after.sorted())
    }

    /// What the capture en passant of the pawn that passed a square by `black`'s opponent leads
    /// to, if it is legal.
    pub(crate) fn en_passant(&self, geometry: &Geometry, black: bool, passed: u8) -> Vec<Self> {
        let (pawn, back) = if black { (BLACK + PAWN, 1) } else { (PAWN, -1) };
        let Some(taken) = step(passed, (0, back)) else { return Vec::new() };
        let Some(victim) = (0..self.count).find(|&at| self.squares[at] == taken) else {
            return Vec::new();
        };
        let capturers = (0..self.count).filter(|&at| {
            self.pieces[at] == pawn
                && [(1, back), (-1, back)]
                    .iter()
                    .any(|&by| step(passed, by) == Some(self.squares[at]))
        });
        let captured = capturers.map(|at| {
            let mut after = *self;
            after.squares[at] = passed;
            after.remove(victim);
            after
        });
        captured
            .filter(|after| !after.is_in_check(geometry, black))
            .map(|after| after.sorted())
            .collect()
    }

    fn remove(&mut self, at: usize) {
        self.pieces.copy_within(at + 1..self.count, at);
        self.squares.copy_within(at + 1..self.count, at);
        self.count -= 1;
    }

    fn sorted(mut self) -> Self {
        for at in 3..self.count {
            let mut place = at;
            while place > 2 && self.pieces[place - 1] < self.pieces[place] {
                self.pieces.swap(place - 1, place);
                self.squares.swap(place - 1, place);
                place -= 1;
            }
        }
        self
    }
}
