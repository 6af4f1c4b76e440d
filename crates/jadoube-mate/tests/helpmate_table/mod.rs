//! All placements of few pieces, and whether White can still mate in each: the slow, obvious way.
//!
//! A position is won for White if Black is checkmated, or if some legal move leads to one that is
//! won: it starts from the mates, and from what captures and promotions win, and goes backwards
//! move by move.

mod geometry;
mod placement;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use geometry::Geometry;
use placement::{BLACK, KING, PAWN, PieceCode, Placement};

/// The pieces besides the kings, the highest number first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ending(Vec<PieceCode>);

const LETTERS: &str = "PNBRQ";

impl Ending {
    /// Every ending of this many pieces, including the kings.
    pub(crate) fn all(pieces: usize) -> Vec<Self> {
        let mut endings = vec![Vec::new()];
        for _ in 2..pieces {
            endings = endings
                .into_iter()
                .flat_map(|before: Vec<PieceCode>| {
                    let highest = before.last().copied().unwrap_or(BLACK + KING - 1);
                    (0..KING).chain(BLACK..BLACK + KING).filter(move |&piece| piece <= highest).map(
                        move |piece| {
                            let mut pieces = before.clone();
                            pieces.push(piece);
                            pieces
                        },
                    )
                })
                .collect();
        }
        endings.into_iter().map(Self).collect()
    }

    pub(crate) fn has_pawns(&self) -> bool {
        self.0.iter().any(|piece| piece % BLACK == PAWN)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |black: bool| {
            let pieces = self.0.iter().filter(move |&&piece| (piece >= BLACK) == black);
            let letters =
                pieces.map(|piece| char::from(LETTERS.as_bytes()[usize::from(piece % BLACK)]));
            letters.collect::<String>()
        };
        write!(f, "K{}vK{}", side(false), side(true))
    }
}

impl FromStr for Ending {
    type Err = String;

    /// Reads `KBNvKR`: White's pieces, then Black's.
    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || format!("`{text}` is no ending; write it like KBNvKR");
        let (white, black) = text.split_once('v').ok_or_else(fault)?;
        let mut pieces = Vec::new();
        for (side, colour) in [(white, 0), (black, BLACK)] {
            for letter in side.strip_prefix('K').ok_or_else(fault)?.chars() {
                pieces.push(LETTERS.find(letter).ok_or_else(fault)? as PieceCode + colour);
            }
        }
        pieces.sort_by(|one, other| other.cmp(one));
        if pieces.len() > 3 { Err(fault()) } else { Ok(Self(pieces)) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Illegal,
    NotWon,
    Won,
}

/// The tables made so far.
pub(crate) struct Tables {
    geometry: Geometry,
    tables: BTreeMap<u16, Vec<Value>>,
}

impl Tables {
    pub(crate) fn new() -> Self {
        Self { geometry: Geometry::new(), tables: BTreeMap::new() }
    }

    /// Makes the table of an ending, and of all endings that can follow from it.
    pub(crate) fn make(&mut self, ending: &Ending) {
        if self.tables.contains_key(&number(&ending.0)) {
            return;
        }
        for later in followers(ending) {
            self.make(&later);
        }
        let mut table = vec![Value::Illegal; size(ending)];
        for (index, value) in table.iter_mut().enumerate() {
            let (placement, black_to_move) = placement_at(ending, index);
            if placement.is_legal(&self.geometry, black_to_move) {
                *value = Value::NotWon;
            }
        }
        // Mates, and what is won by a capture, a promotion or what was found just before.
        let mut found = Vec::new();
        for index in 0..table.len() {
            let (placement, black_to_move) = placement_at(ending, index);
            if table[index] == Value::NotWon && self.is_won_now(&table, &placement, black_to_move) {
                mark(&mut table, &mut found, &placement, black_to_move);
            }
        }
        // From there backwards.
        while let Some(index) = found.pop() {
            let (placement, black_to_move) = placement_at(ending, index as usize);
            placement.each_before(&self.geometry, !black_to_move, &mut |before, is_double_step| {
                if table[index_of(before, !black_to_move)] == Value::NotWon
                    && (!is_double_step || self.is_won_now(&table, before, !black_to_move))
                {
                    mark(&mut table, &mut found, before, !black_to_move);
                }
            });
        }
        self.tables.insert(number(&ending.0), table);
    }

    /// Whether White has given mate, or a move leads to a position known to be won so far; `table`
    /// is this table's own knowledge.
    fn is_won_now(&self, table: &[Value], placement: &Placement, black_to_move: bool) -> bool {
        let pieces = &placement.pieces[..placement.count];
        let value = |after: &Placement, black_to_move| match after.pieces[..after.count] == *pieces
        {
            true => table[index_of(after, black_to_move)] == Value::Won,
            false => self.is_won(after, black_to_move),
        };
        let mut won = false;
        let any = placement.each_move(&self.geometry, black_to_move, &mut |next| {
            let after = &next.placement;
            let captured = next.passed.map_or_else(Vec::new, |passed| {
                after.en_passant(&self.geometry, !black_to_move, passed)
            });
            // What would be mate without a capture en passant is not mate with it.
            let stands = captured.is_empty()
                || after.each_move(&self.geometry, !black_to_move, &mut |_| true);
            won = (stands && value(after, !black_to_move))
                || captured.iter().any(|captured| value(captured, black_to_move));
            won
        });
        won || (!any && black_to_move && placement.is_in_check(&self.geometry, true))
    }

    /// Whether a position of a finished table is won.
    fn is_won(&self, placement: &Placement, black_to_move: bool) -> bool {
        let pieces = &placement.pieces[2..placement.count];
        self.tables[&number(pieces)][index_of(placement, black_to_move)] == Value::Won
    }

    /// Calls `visit` with every legal placement of a finished table, the side to move (whether
    /// Black) and whether it is won; placements that only exchange two identical pieces come once.
    pub(crate) fn each(&self, ending: &Ending, mut visit: impl FnMut(&Placement, bool, bool)) {
        for (index, value) in self.tables[&number(&ending.0)].iter().enumerate() {
            let (placement, black_to_move) = placement_at(ending, index);
            let is_twin = (3..placement.count).any(|at| {
                placement.pieces[at] == placement.pieces[at - 1]
                    && placement.squares[at] < placement.squares[at - 1]
            });
            if *value != Value::Illegal && !is_twin {
                visit(&placement, black_to_move, *value == Value::Won);
            }
        }
    }
}

/// A number for the pieces of an ending.
fn number(pieces: &[PieceCode]) -> u16 {
    pieces.iter().fold(1, |number, &piece| number * 16 + u16::from(piece))
}

/// Notes that a position is won. With White's king on the long diagonal, a placement and its mirror
/// image across it are the same position in two places.
fn mark(table: &mut [Value], found: &mut Vec<u32>, placement: &Placement, black_to_move: bool) {
    let mut twin = *placement;
    for square in &mut twin.squares {
        *square = *square % 8 * 8 + *square / 8;
    }
    let has_pawns = placement.pieces[2..placement.count].iter().any(|piece| piece % BLACK == PAWN);
    let twin = if has_pawns { *placement } else { twin };
    for same in [placement, &twin] {
        let index = index_of(same, black_to_move);
        if table[index] == Value::NotWon {
            table[index] = Value::Won;
            found.push(index as u32);
        }
    }
}

/// The endings one capture or promotion further.
fn followers(ending: &Ending) -> Vec<Ending> {
    let mut endings = Vec::new();
    for at in 0..ending.0.len() {
        let mut pieces = ending.0.clone();
        let piece = pieces.remove(at);
        endings.push(Ending(pieces.clone()));
        if piece % BLACK == PAWN {
            for kind in 1..KING {
                let mut pieces = pieces.clone();
                pieces.push(piece + kind);
                pieces.sort_by(|one, other| other.cmp(one));
                endings.push(Ending(pieces));
                // A pawn that captures and is promoted at once is covered by these.
            }
        }
    }
    endings
}

/// By rotating and mirroring, White's king comes to one of ten squares; with pawns, which have a
/// direction, to one of 32.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

fn kings(has_pawns: bool) -> usize {
    if has_pawns { 32 } else { TRIANGLE.len() }
}

fn size(ending: &Ending) -> usize {
    (2 * kings(ending.has_pawns())) << (6 * (ending.0.len() + 1))
}

fn placement_at(ending: &Ending, index: usize) -> (Placement, bool) {
    let count = ending.0.len() + 2;
    let has_pawns = ending.has_pawns();
    let mut placement = Placement { pieces: [0; 5], squares: [0; 5], count };
    placement.pieces[..2].copy_from_slice(&[KING, BLACK + KING]);
    placement.pieces[2..count].copy_from_slice(&ending.0);
    let mut rest = index;
    for at in 1..count {
        placement.squares[at] = (rest % 64) as u8;
        rest /= 64;
    }
    let king = rest % kings(has_pawns);
    placement.squares[0] = match has_pawns {
        true => (king / 4 * 8 + king % 4) as u8,
        false => TRIANGLE[king],
    };
    (placement, rest / kings(has_pawns) == 1)
}

fn index_of(placement: &Placement, black_to_move: bool) -> usize {
    let pieces = &placement.pieces[2..placement.count];
    let has_pawns = pieces.iter().any(|piece| piece % BLACK == PAWN);
    let king = placement.squares[0];
    let mirror = if king % 8 > 3 { 7 } else { 0 };
    let turn = if !has_pawns && king / 8 > 3 { 56 } else { 0 };
    let king = king ^ mirror ^ turn;
    let transposes = !has_pawns && king / 8 > king % 8;
    let transpose = |square: u8| if transposes { square % 8 * 8 + square / 8 } else { square };
    let king = transpose(king);
    let slot = match has_pawns {
        true => usize::from(king / 8 * 4 + king % 8),
        false => SLOTS[usize::from(king)],
    };
    let mut index = usize::from(black_to_move) * kings(has_pawns) + slot;
    for at in (1..placement.count).rev() {
        index = index * 64 + usize::from(transpose(placement.squares[at] ^ mirror ^ turn));
    }
    index
}

/// Where a square stands in the triangle.
const SLOTS: [usize; 64] = {
    let mut slots = [0; 64];
    let mut at = 0;
    while at < TRIANGLE.len() {
        slots[TRIANGLE[at] as usize] = at;
        at += 1;
    }
    slots
};
